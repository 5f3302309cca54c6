"""Training and measuring at full size, step by step: ``python -m tests.learn.full_size --out build/learned``.

For a machine with a GPU and sixteen cores: 25 minutes as it is, more with ``--times 2``. Every step is a command, printed
before it runs; one that has ended is not run again, so that the same line begins the step it was stopped in again and goes on
from there. ``--show`` prints all of them, ``--only ppo expert`` runs some.
"""

import argparse
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SHIPPED = Path("src/regalia/citadels/learned.npz")
SIZES = "--seats 4,2,4,3,5,4,6,4,7,8,5,3"  # how often each number of seats is learned
START = "import sys; from regalia.cli.start import main; sys.exit(main())"
OLD_HARD = 10_300  # iterations of the schemer in the 1.2 s that it was given, on a quiet core (``regalia bench --bots``)
SECONDS = 0.8  # that ``hard`` thinks


@dataclass(frozen=True, slots=True)
class Step:
    name: str
    minutes: float
    command: str


def steps(out: Path, workers: int, times: float, walks: int, small: bool = False) -> Iterator[Step]:
    """In their order; ``walks``: those of ``hard`` in its time on a quiet core."""
    learn = f"regalia learn --workers {workers}{' --small --lanes 16' if small else ''}"

    def step(name: str, minutes: float, line: str) -> Step:
        return Step(name, minutes * times, line.format(minutes=round(minutes * times, 2)))

    yield step("ppo", 7, f"{learn} --begin {SHIPPED} --annealed 0.5 {SIZES} --minutes {{minutes}} --out {out}/ppo.npz")
    thinks = "--expert --partners --walks 320"
    yield step("expert", 7, f"{learn} {thinks} --resume {out}/ppo.npz {SIZES} --minutes {{minutes}} --out {out}/expert.npz")
    styles = f"--style-only --resume {out}/expert.npz"
    yield step("styles", 1.5, f"{learn} {styles} {SIZES} --minutes {{minutes}} --out {out}/learned.npz")
    judged = f"{SIZES} --minutes {{minutes}} --judge {{minutes}}"
    yield step("stewards", 2, f"{learn} --begin {out}/learned.npz {judged} --out {out}/stewards.npz")
    yield step("before", 0.7, f"{learn} --begin {out}/learned.npz --against {SHIPPED} {judged} --out {out}/before.npz")
    answers = f"--against {out}/learned.npz --annealed 0.6 --seats 4 --decisions 10000000"
    yield step("response", 1.6, f"{learn} {answers} --minutes {{minutes}} --judge {0.4 * times:.2f} --out {out}/response.npz")
    match = f"regalia match --cast random --uniques random --seats 4 --workers {workers + 1} --minutes {{minutes}}"
    hard = f"learned?weights={out}/learned.npz&variety=0.1&iterations={walks}"
    old = f"schemer?iterations={OLD_HARD}"
    yield step("hard", 4.5, f'{match} "{hard}" "{old}" "{old}" "{old}" --keep {out}/hard')
    quick = f"learned?weights={out}/learned.npz&variety=0.1&iterations={4 * walks}&partners=1"
    yield step("partners", 0.7, f'{match} "{quick}" "{hard}" --keep {out}/partners')


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--times", type=float, default=1.0, help="all minutes times this")
    parser.add_argument("--walks", type=int, default=0, help="of hard, for each decision; otherwise measured here")
    parser.add_argument("--small", action="store_true", help="few games at once: whether everything works, on a CPU")
    parser.add_argument("--only", nargs="*", default=[], metavar="STEP")
    parser.add_argument("--show", action="store_true", help="print the commands and run none")
    args = parser.parse_args()
    walks = args.walks
    if not walks and not args.show:
        from regalia.extras import one_core
        from tests.learn.walks import walks_per_second

        one_core()
        walks = round(SECONDS * walks_per_second(0, 8))
    args.out.mkdir(parents=True, exist_ok=True)
    for step in steps(args.out, args.workers, args.times, walks or 600, args.small):
        if args.only and step.name not in args.only:
            continue
        done = args.out / f"{step.name}.done"
        print(f"# {step.name}, {step.minutes:.1f} minutes{': done' if done.exists() else ''}\n{step.command}", flush=True)
        if args.show or done.exists():
            continue
        began = time.monotonic()
        line = [sys.executable, "-c", START, *shlex.split(step.command)[1:]]
        with (args.out / f"{step.name}.log").open("w") as log:
            code = subprocess.run(line, stdout=log, stderr=subprocess.STDOUT, check=False).returncode
        print((args.out / f"{step.name}.log").read_text()[-2000:], flush=True)
        if code:
            return code
        done.write_text(f"{time.monotonic() - began:.0f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
