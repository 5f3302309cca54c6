"""Executable rule cases: a position, what is done, what must then be so; each cites the rules it shows.

>>> from regalia.casebook import run_files, citations
"""

from regalia.casebook.cases import Case, load_cases
from regalia.casebook.examples import Example, examples, places
from regalia.casebook.nodes import CaseError
from regalia.casebook.runner import Result, case_files, citations, run_case, run_files

__all__ = [
    "Case",
    "CaseError",
    "Example",
    "Result",
    "case_files",
    "citations",
    "examples",
    "load_cases",
    "places",
    "run_case",
    "run_files",
]
