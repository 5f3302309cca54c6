"""``python -m tests.simulate 200``: so many seeds. ``--from N``: from that one on. ``--trace``: all that happened in one."""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.simulate.run import Result, simulate


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulate", description="Simulate the whole server.")
    parser.add_argument("seeds", type=int, nargs="?", default=200, help="how many seeds (default: 200)")
    parser.add_argument("--from", type=int, default=1, dest="first", metavar="SEED", help="the first seed (default: 1)")
    parser.add_argument("--trace", action="store_true", help="print everything that happened with the first seed")
    parser.add_argument("--jobs", type=int, default=min(4, os.cpu_count() or 1), help="so many seeds at once")
    wanted = parser.parse_args()
    if wanted.trace:
        result = simulate(wanted.first, keep=True)
        print("\n".join(result.lines))
        return report(result)
    return many(range(wanted.first, wanted.first + wanted.seeds), wanted.jobs)


def many(seeds: range, jobs: int) -> int:
    began = time.monotonic()
    failed: list[int] = []
    virtual = acknowledged = compared = faults = done = 0.0
    shows_progress = sys.stderr.isatty()
    with ProcessPoolExecutor(jobs) as pool:
        for result in pool.map(simulate, seeds, chunksize=4):
            done += 1
            virtual += result.virtual
            acknowledged += result.acknowledged
            compared += result.compared
            faults += sum(result.faults.values())
            if report(result):
                failed.append(result.seed)
            if shows_progress or done % 1000 == 0:
                speed = virtual / (time.monotonic() - began)
                end = "\r" if shows_progress else "\n"
                print(
                    f"{done:,.0f} of {len(seeds):,} seeds, {len(failed)} failed, {speed:.0f} x real time ",
                    end=end,
                    file=sys.stderr,
                )
    took = time.monotonic() - began
    print(
        f"{len(seeds):,} seeds: {virtual / 3600:.1f} hours in {took:.0f} s ({virtual / took:.0f} x real time), "
        f"{faults:,.0f} faults, {acknowledged:,.0f} acknowledgements and {compared:,.0f} updates compared with what is stored; "
        + (f"{len(failed)} seeds failed: {', '.join(map(str, failed[:20]))}" if failed else "all laws held")
    )
    return 1 if failed else 0


def report(result: Result) -> int:
    for problem in result.problems[:5]:
        print(f"seed {result.seed}: {problem}")
    if result.problems:
        print(f"  again, with everything that happened: python -m tests.simulate --trace --from {result.seed}")
    return 1 if result.problems else 0


if __name__ == "__main__":
    sys.exit(main())
