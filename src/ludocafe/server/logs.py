"""Structured logs to standard error: JSON lines for machines, or readable lines. Secrets never enter them."""

import logging
import sys

import structlog

from ludocafe.server import metrics


class Lines:
    """Writes lines to standard error. A failure (a full disk, a closed pipe) loses the line and is ignored."""

    def msg(self, line: str) -> None:
        try:
            sys.stderr.write(f"{line}\n")
            sys.stderr.flush()
        except OSError:
            metrics.LOG_LINES_LOST.inc()

    info = warning = error = msg


def set_up_logs(kind: str) -> None:
    level = logging.CRITICAL if kind == "off" else logging.INFO
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()) if kind == "console" else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: Lines(),
        cache_logger_on_first_use=True,
    )
