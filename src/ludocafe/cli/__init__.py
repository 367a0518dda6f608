"""The ``ludocafe`` command."""

import sys
from typing import Annotated

import typer
from typer import rich_utils

from ludocafe import __version__
from ludocafe.cli import arena, coach, doctor, editions, play, records, seat, serve, simulate, study
from ludocafe.cli.speech import fail, t, words_for
from ludocafe.core.errors import LudocafeError

# Typer's own words around our help texts.
rich_utils.ARGUMENTS_PANEL_TITLE = t("cli-frame-arguments")
rich_utils.OPTIONS_PANEL_TITLE = t("cli-frame-options")
rich_utils.COMMANDS_PANEL_TITLE = t("cli-frame-commands")
rich_utils.DEFAULT_STRING = f"[{t('cli-frame-default', {'value': '{}'})}]"
rich_utils.ENVVAR_STRING = f"[{t('cli-frame-variable', {'value': '{}'})}]"
rich_utils.REQUIRED_LONG_STRING = f"[{t('cli-frame-required')}]"

app = typer.Typer(name="ludocafe", help=t("cli-about"), no_args_is_help=True, add_completion=True, pretty_exceptions_enable=False)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[bool, typer.Option("--version", help=t("cli-version"), callback=_version, is_eager=True)] = False,
) -> None:
    """Options of all commands."""


for part in (study, play, simulate, records, editions, coach, arena, doctor, serve, seat):
    part.register(app)


def main() -> None:
    """Run the command line; whatever the user can mend ends with one clear line and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except LudocafeError as error:
        fail(words_for(None, getattr(error, "game", None)).error(error))
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
    except typer.Abort:
        raise SystemExit(2) from None
    except Exception as error:
        # Typer keeps its usage errors to itself; what marks them is that they can put themselves into words.
        message = getattr(error, "format_message", None)
        if message is None:
            raise
        if not message():
            error.show()  # type: ignore[attr-defined]
            raise SystemExit(2) from None
        fail(message())
    raise SystemExit(code or 0)
