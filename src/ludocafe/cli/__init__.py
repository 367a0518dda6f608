"""The ``ludocafe`` command."""

import sys
from typing import Annotated

import typer

from ludocafe import __version__
from ludocafe.cli import arena, bot_seat, coach, doctor, editions, play, records, serve, simulate, study
from ludocafe.cli.console import fail, t, words_for
from ludocafe.cli.typer_i18n import Commands
from ludocafe.core.errors import LudocafeError

app = Commands("ludocafe", t("cli-about"), completion=True)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[bool, typer.Option("--version", help=t("cli-version"), callback=_version, is_eager=True)] = False,
) -> None:
    """Options of all commands."""


for part in (study, play, simulate, records, editions, coach, arena, doctor, serve, bot_seat):
    part.register(app)


def main() -> None:
    """Run the command line; whatever the user can mend ends with one clear line and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except LudocafeError as error:
        fail(words_for(None).error(error))
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
    except typer.Abort:
        raise SystemExit(2) from None
    except Exception as error:
        # Typer keeps its own errors to itself; what marks them is that they can put themselves into words. One that has
        # nothing to say any more has shown the help already.
        words = getattr(error, "format_message", None)
        if words is None:
            raise
        if not words():
            raise SystemExit(2) from None
        fail(words())
    raise SystemExit(code or 0)
