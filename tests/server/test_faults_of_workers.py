"""Bot workers outlive what happens to PostgreSQL: with the queue in it bots answer again, too."""

from collections.abc import Iterator

import pytest

from tests.server.scene import LONG_FAULT, Setting, behind_a_proxy, nothing, quick


@pytest.fixture(scope="module")
def with_bot_workers() -> Iterator[Setting]:
    with behind_a_proxy(1, "--bots", "queue", bots=1) as setting:
        yield setting


def test_bot_workers_outlive_a_restart(with_bot_workers: Setting) -> None:
    with_bot_workers.scene.suffers(quick(with_bot_workers.server.restart), nothing, 0.0)


def test_bot_workers_outlive_refused_connections(with_bot_workers: Setting) -> None:
    with_bot_workers.scene.suffers(with_bot_workers.proxy.refuse, with_bot_workers.proxy.mend)


def test_bot_workers_outlive_a_frozen_network(with_bot_workers: Setting) -> None:
    with_bot_workers.scene.suffers(quick(with_bot_workers.proxy.freeze), with_bot_workers.proxy.mend, LONG_FAULT)


def test_bot_workers_outlive_half_open_connections(with_bot_workers: Setting) -> None:
    with_bot_workers.scene.suffers(quick(with_bot_workers.proxy.half_open), nothing, 0.0)
