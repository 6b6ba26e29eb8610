"""Running case files at the terminal."""

import msgspec

from affray.cli.shown.as_json import print_json
from affray.game.cases import Failure, case_failures, case_files, read_cases

DONE, FAILED = 0, 1


def run_cases(paths: list[str], *, json: bool) -> int:
    """Prints each failure and the count; the exit code. Raises InputError for a file that is none of cases."""
    files = [(path, read_cases(path)) for path in case_files(paths)]
    passed = 0
    failed: list[tuple[str, Failure]] = []
    for path, cases in files:
        for failure in case_failures(cases):
            if failure is None:
                passed += 1
                continue
            failed.append((str(path), failure))
            if not json:
                print(f"{path}: {failure.id}\n  expected {failure.expected}\n  got      {failure.got}")
    if json:
        rows = [{"file": path, **msgspec.to_builtins(failure)} for path, failure in failed]
        print_json({"passed": passed, "failed": len(failed), "failures": rows})
    else:
        print(f"{passed} passed, {len(failed)} failed")
    return FAILED if failed else DONE
