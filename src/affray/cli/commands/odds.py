"""`affray odds`: the exact chances of one attack, a command for each system that has them."""

import typer
from typer.core import TyperCommand, TyperGroup

from affray.cli.commands.odds_foeman import foeman
from affray.cli.commands.odds_fortmayn import fortmayn
from affray.cli.commands.odds_melee import melee
from affray.cli.commands.odds_wargame import wargame


class OddsGroup(TyperGroup):
    """The systems that have odds."""

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand:
        """The command of a system. Raises InputError for one that has none."""
        from affray.core import InputError

        found = self.commands.get(cmd_name)
        if not isinstance(found, TyperCommand):
            raise InputError(f"{self.name}: system {cmd_name!r}: expected one of {', '.join(sorted(self.commands))}")
        return found


odds = typer.Typer(
    name="odds",
    help="Show the exact chances of one roll.",
    cls=OddsGroup,
    no_args_is_help=True,
    rich_markup_mode=None,
)
odds.command()(foeman)
odds.command()(melee)
odds.command()(wargame)
odds.command()(fortmayn)
