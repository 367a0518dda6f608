"""The frame around our commands: usage lines, the help's own words, complaints about arguments – in the user's language.

Typer builds the commands and has English words of its own for all this. Here they are replaced by ours: ``Commands`` makes groups
and commands of classes that speak, and these put into our words what Typer complains about. Typer brings a copy of Click or uses
the one that is installed, depending on its version; so its complaints are told apart by name, not by class.
"""

import inspect
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, get_args, get_type_hints

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from ludocafe.cli.console import t
from ludocafe.core.errors import BadInput
from ludocafe.core.model import Fields

rich_utils.ARGUMENTS_PANEL_TITLE = t("cli-frame-arguments")
rich_utils.OPTIONS_PANEL_TITLE = t("cli-frame-options")
rich_utils.COMMANDS_PANEL_TITLE = t("cli-frame-commands")
rich_utils.DEFAULT_STRING = f"[{t('cli-frame-default', {'value': '{}'})}]"
rich_utils.ENVVAR_STRING = f"[{t('cli-frame-variable', {'value': '{}'})}]"
rich_utils.REQUIRED_LONG_STRING = f"[{t('cli-frame-required')}]"

# Options that Typer adds by itself; their helps are the texts ``cli-frame-<name>``.
ADDED_OPTIONS = ("help", "install_completion", "show_completion")


class Commands(typer.Typer):
    """A group of commands; shows its help when called without any."""

    def __init__(self, name: str, help: str, completion: bool = False) -> None:
        super().__init__(
            name=name, help=help, cls=_Group, no_args_is_help=True, add_completion=completion, pretty_exceptions_enable=False
        )

    def add(self, name: str, help: str, command: Callable[..., None]) -> None:
        self.command(name, cls=_Command, help=help)(command)


class _Speaking:
    """What groups and commands have in common: a usage line, and names for the values they take."""

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), t("cli-frame-usage") + " ")

    def collect_usage_pieces(self: Any, ctx: Any) -> list[str]:
        return [f"[{t('cli-frame-options').upper()}]", *(_usage(param) for param in self.params if _is_argument(param))]

    def get_params(self: Any, ctx: Any) -> list[Any]:
        params: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if param.name in ADDED_OPTIONS:
                param.help, param.metavar = t(f"cli-frame-{param.name}"), ""
            elif _is_argument(param):
                param.metavar = t(f"cli-argument-{param.name}")
                param.display_type_rich = _no_type  # an argument's name says what it is; Typer would add the name of a class
            elif param.metavar is None:
                kind = _value_of(self, param)["kind"]
                param.metavar = "" if kind == "flag" else t(f"cli-value-{kind}")
        return params

    def parse_args(self: Any, ctx: Any, args: list[str]) -> list[str]:
        try:
            rest: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        except Exception as error:
            complaint = _in_our_words(ctx, error)
            if complaint is None:
                raise
            raise complaint from error
        return rest


class _Command(_Speaking, TyperCommand):
    allow_extra_args = True  # we say ourselves what is too much

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            raise _misuse("cli-misuse-extra", ctx, {"extra": " ".join(extra)})
        return extra


class _Group(_Speaking, TyperGroup):
    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return [*super().collect_usage_pieces(ctx), f"{t('cli-frame-command')} …"]

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-") and not ctx.resilient_parsing:
            raise _misuse("cli-misuse-no-such-command", ctx, {"command": name}, get_close_matches(name, self.commands))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Exception as error:
            if type(error).__name__ == "UsageError" and getattr(error, "ctx", None) is ctx:
                raise _misuse("cli-misuse-no-command", ctx, {}) from error
            raise


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _no_type(ctx: Any) -> None:
    """Nothing beside the name."""


def _usage(argument: Any) -> str:
    name = argument.metavar + (" …" if argument.nargs != 1 else "")
    return name if argument.required else f"[{name}]"


def _value_of(command: Any, param: Any) -> Fields:
    """What kind of value a parameter of a command takes, and its bounds, as its function declares them."""
    declared = get_type_hints(inspect.unwrap(command.callback), include_extras=True)[param.name]
    kind, info = get_args(declared)[:2]
    kinds = {kind, *get_args(kind)}
    if bool in kinds:
        return {"kind": "flag"}
    if int in kinds or float in kinds:
        bounds = "both" if info.max is not None else "low" if info.min is not None else "none"
        number = {"kind": "number" if int in kinds else "decimal", "bounds": bounds}
        return {**number, "low": str(info.min), "high": str(info.max)}
    if Path in kinds:
        return {"kind": "file" if info.file_okay else "folder"}
    return {"kind": "text"}


def _in_our_words(ctx: Any, error: Any) -> BadInput | None:
    """What Typer has to complain about the arguments of a command; None for whatever else went wrong."""
    match type(error).__name__:
        case "MissingParameter":
            return _misuse("cli-misuse-missing", ctx, {"name": _name(error.param)})
        case "NoSuchOption":
            return _misuse("cli-misuse-no-such-option", ctx, {"option": error.option_name}, error.possibilities)
        case "BadOptionUsage":
            flag = any(error.option_name in param.opts and param.is_flag for param in ctx.command.get_params(ctx))
            return _misuse("cli-misuse-flag" if flag else "cli-misuse-no-value", ctx, {"option": error.option_name})
        case "BadParameter":
            unbounded = {"bounds": "none", "low": "", "high": ""}
            value = {**unbounded, **_value_of(ctx.command, error.param)}
            return _misuse("cli-misuse-bad-value", ctx, {"name": _name(error.param), **value})
    return None


def _name(param: Any) -> str:
    return param.metavar if _is_argument(param) else " / ".join(param.opts)


def _misuse(text: str, ctx: Any, fields: Fields, close: list[str] | None = None) -> BadInput:
    """A complaint about a command line: what is wrong, what may have been meant, where to read on."""
    guess = t("cli-misuse-guess", {"guess": ", ".join(sorted(close))}) + " " if close else ""
    return BadInput("cli-misuse", {"what": t(text, fields), "guess": guess, "command": ctx.command_path})
