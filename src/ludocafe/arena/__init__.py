"""Many games between bots: fair schedules, results as data, and how sure one can be of them."""
