"""`affray report`: what the results of a sweep show, as a page."""

from typing import Annotated

import typer

from affray.cli.commands.questions import Lang


def report(
    results: Annotated[str, typer.Argument(metavar="RESULTS", help="The results that affray sweep has kept.")],
    out: Annotated[str, typer.Option("--out", "-o", metavar="FILE", help="An .html or .md file.")] = "report.html",
    where: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE", help="Only this part of the table, or these contenders; may be given again."
        ),
    ] = None,
    unfit: Annotated[
        bool, typer.Option("--unfit", help="Rank those too that cannot use what they are rated for.")
    ] = False,
    lang: Lang = "en",
    png: Annotated[bool, typer.Option("--png/--no-png", help="The figures as PNG too, besides SVG.")] = True,
) -> int:
    """Show what a sweep has found: tiers, heat maps, dominated choices, cycles, sensitivity, points.

    The HTML page needs no other file; the figures are written beside it as SVG and PNG. Needs the extra affray[lab].
    """
    from affray.cli.commands.questions import read_options
    from affray.cli.shown.lab import check_lab_language
    from affray.lab.report.charts import altair_of
    from affray.lab.report.document import report_of
    from affray.lab.report.pages import write_report
    from affray.lab.report.study import read_study

    altair_of()
    language = check_lab_language(lang)
    found = report_of(read_study(results, read_options(where or []), every=unfit, language=language))
    files = write_report(out, found, png=png)
    for line in found.about:
        print(line)
    print(f"written: {files[0]}, and {len(files) - 1} files of figures beside it")
    return 0
