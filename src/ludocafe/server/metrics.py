"""Metrics for operators in Prometheus's format. ``PROMETHEUS_MULTIPROC_DIR`` sums them over several workers."""

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

MOVES = Counter("ludocafe_moves", "Steps committed", ["game"])
REFUSED = Counter("ludocafe_refused", "Live requests refused", ["text"])
OPENED = Counter("ludocafe_tables_opened", "Tables opened", ["game"])
FINISHED = Counter("ludocafe_games_finished", "Games played to the end", ["game"])
EXPIRED = Counter("ludocafe_clocks_expired", "Seats taken over because a clock ran out")
TABLES = Gauge("ludocafe_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
CLIENTS = Gauge("ludocafe_live_connections", "Live connections", multiprocess_mode="livesum")
TASKS = Gauge("ludocafe_asyncio_tasks", "Tasks of the event loop", multiprocess_mode="livesum")
TURNED_AWAY = Counter("ludocafe_connections_turned_away", "Connections that were too many or too slow")
REQUESTS = Histogram("ludocafe_http_seconds", "HTTP requests by method and status", ["method", "status"])
THINKING = Histogram("ludocafe_bot_seconds", "Bots' thinking", ["level"], buckets=(0.01, 0.05, 0.2, 0.5, 1, 2, 5, 10, 30, 60))
TASK_FAILURES = Counter("ludocafe_task_failures", "Long-running tasks that ended and were restarted", ["task"])
DATABASE_FAULTS = Counter("ludocafe_database_faults", "Times the database did not do its part")
LOG_LINES_LOST = Counter("ludocafe_log_lines_lost", "Log lines that could not be written")
NOTICES = Counter("ludocafe_notices", "Notices sent", ["kind", "outcome"])


def text() -> bytes:
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(REGISTRY)
