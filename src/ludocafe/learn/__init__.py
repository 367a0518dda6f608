"""Games for learners: thousands of them in one call, observations and masks as NumPy arrays (extra ``learn``).

>>> from ludocafe.learn import Batch
>>> batch = Batch("cafe_del_gatto", seats=2, n=64, seed=1)
>>> batch.observations.shape, batch.masks.shape
((64, 131), (64, 48))
>>> batch.step(batch.random_actions())
>>> int(batch.done.sum())
0
"""

from ludocafe.learn.batch import Batch

__all__ = ["Batch"]
