"""Click's errors about the command line as form errors: one sentence each, in the reader's language."""

from __future__ import annotations

from datetime import date

import click
from click.core import ParameterSource

from rekje.cli.parts.help import value_name
from rekje.model.problems import FormError


def check_not_given(option: str, *others: str) -> None:
    """Raise `FormError` if one of the ``others`` (parameters by name) was typed as well as an ``option`` that has no
    use for it."""
    ctx = click.get_current_context()
    for name in others:
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise FormError("usage-not-both", option=option, other=f"--{name}")


def usage_error(error: click.ClickException) -> FormError:
    """Click's exception as a form error."""
    match error:
        case click.exceptions.NoSuchCommand(ctx=click.Context(command=click.Group() as group) as ctx):
            return FormError("usage-command", command=error.command_name, known=", ".join(group.list_commands(ctx)))
        case click.NoSuchOption():
            return _no_such_option(error)
        case click.BadOptionUsage(ctx=ctx):
            flags = [name for param in _options(ctx) if param.is_flag for name in param.opts]
            known = "usage-option-flag" if error.option_name in flags else "usage-option-value"
            return FormError(known, option=error.option_name)
        case click.MissingParameter(param=click.Parameter() as param):
            kind = "argument" if isinstance(param, click.Argument) else "option"
            return FormError(f"usage-missing-{kind}", name=_name(param))
        case click.BadParameter(param=click.Parameter() as param):
            return _bad_value(param)
        case click.UsageError(ctx=click.Context(command=click.Group() as group) as ctx):
            return FormError("usage-which-command", known=", ".join(group.list_commands(ctx)))
    return FormError("usage-wrong", problem=error.format_message())


def _no_such_option(error: click.NoSuchOption) -> FormError:
    if error.possibilities:
        return FormError("usage-option-like", option=error.option_name, like=", ".join(sorted(error.possibilities)))
    return FormError("usage-option", option=error.option_name)


def _bad_value(param: click.Parameter) -> FormError:
    name, kind = _name(param), param.type
    match kind:
        case click.Choice():
            return FormError("usage-choice", name=name, allowed=", ".join(map(str, kind.choices)))
        case click.IntRange(max=None):
            return FormError("usage-whole-least", name=name, least=int(kind.min or 0))
        case click.IntRange():
            return FormError("usage-whole-between", name=name, least=int(kind.min or 0), most=int(kind.max or 0))
        case click.DateTime():
            return FormError("usage-day", name=name, example=f"{date.today():%Y-%m-%d}")
        case click.FloatRange():
            return FormError("usage-between", name=name, least=f"{kind.min:g}", most=f"{kind.max:g}")
    return FormError("usage-value", name=name)


def _name(param: click.Parameter) -> str:
    return value_name(param) if isinstance(param, click.Argument) else max(param.opts, key=len)


def _options(ctx: click.Context | None) -> list[click.Option]:
    return [one for one in ctx.command.get_params(ctx) if isinstance(one, click.Option)] if ctx else []
