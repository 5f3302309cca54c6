"""Small changes to rules code, found by walking its syntax tree: what a tired programmer might have typed instead."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARED: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=",),
    ast.LtE: ("<",),
    ast.Gt: (">=",),
    ast.GtE: (">",),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
}
CALCULATED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
ASSIGNED: dict[type[ast.operator], tuple[str, str]] = {ast.Add: ("+=", "-="), ast.Sub: ("-=", "+="), ast.BitOr: ("|=", "&=")}
UNTOUCHED = {"__repr__", "__hash__"}  # for programmers, not for players


@dataclass(frozen=True)
class Change:
    """One changed place. ``key`` names it without its line, so that it stays known while the file grows around it."""

    path: str  # below src/regalia
    line: int
    start: int  # characters from the beginning of the source
    end: int
    becomes: str
    operator: str
    key: str
    is_at_import: bool  # outside any function: it runs when the module is loaded
    words: tuple[str, ...]  # string constants of the same statement: they name the card a sheet is about

    def planted(self, source: str) -> str:
        return source[: self.start] + self.becomes + source[self.end :]


class Finder(ast.NodeVisitor):
    """Collects the changes of one file."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.source = source
        self.starts = [0]
        for text in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(text.encode()))
        self.bytes = source.encode()
        self.names: list[str] = []
        self.depth = 0  # of functions
        self.words: tuple[str, ...] = ()
        self.found: list[Change] = []
        self.seen: Counter[str] = Counter()

    # places

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None and node.end_col_offset is not None
        first = self.starts[node.lineno - 1] + node.col_offset
        last = self.starts[node.end_lineno - 1] + node.end_col_offset
        return len(self.bytes[:first].decode()), len(self.bytes[:last].decode())

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end]

    def add(self, operator: str, line: int, start: int, end: int, becomes: str) -> None:
        shown = " ".join(self.source[start:end].split())
        stem = f"{self.path}::{'.'.join(self.names) or 'module'}::{operator}::{shown[:60]} -> {' '.join(becomes.split())[:60]}"
        self.seen[stem] += 1
        key = stem if self.seen[stem] == 1 else f"{stem} #{self.seen[stem]}"
        self.found.append(Change(self.path, line, start, end, becomes, operator, key, not self.depth, self.words))

    def between(self, left: ast.expr, right: ast.expr, old: str) -> tuple[int, int] | None:
        """Where an operator stands between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        place = self.source.find(old, start, end)
        return None if place < 0 else (place, place + len(old))

    # statements

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in UNTOUCHED or any(isinstance(mark, ast.Name) and mark.id == "overload" for mark in node.decorator_list):
            return
        self.names.append(node.name)
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(default)  # looked at when the module is loaded
        self.depth += 1
        for statement in node.body:
            self.visit(statement)
        self.depth -= 1
        self.names.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        start, end = self.span(node.test)
        if not only_saves_telling(node):
            self.add("condition", node.lineno, start, end, "True")
        self.add("condition", node.lineno, start, end, "False")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:  # never the annotation
            self.named(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Name) and target.id.startswith("__") for target in node.targets):
            return
        self.named(node.value)

    def named(self, value: ast.expr) -> None:
        """Visit a value; at the top of a file, entry by entry, with the words that tell which card each is about."""
        if self.depth:
            self.visit(value)
            return
        entries = value.elts if isinstance(value, ast.List | ast.Tuple) else [value]
        for entry in entries:
            texts = (one.value for one in ast.walk(entry) if isinstance(one, ast.Constant) and isinstance(one.value, str))
            self.words = tuple(dict.fromkeys(texts))
            self.visit(entry)
            self.words = ()

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        if isinstance(node.value, ast.Call):
            start, end = self.span(node)
            self.add("dropped call", node.lineno, start, end, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if change := ASSIGNED.get(type(node.op)):
            if place := self.between(node.target, node.value, change[0]):
                self.add("arithmetic", node.lineno, *place, change[1])
        self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        return  # it tells the type checker something

    def visit_Raise(self, node: ast.Raise) -> None:
        return  # what is said there is for programmers; whether it is reached is a condition

    # expressions

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            old = {
                ast.IsNot: "is not",
                ast.NotIn: "not in",
                ast.Is: "is",
                ast.In: "in",
                ast.Lt: "<",
                ast.LtE: "<=",
                ast.Gt: ">",
            }.get(type(operator), {ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="}.get(type(operator), ""))
            if place := self.between(left, right, old):
                for new in COMPARED[type(operator)]:
                    self.add("comparison", left.lineno, *place, new)
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        start, end = self.span(node)
        word = " and " if isinstance(node.op, ast.And) else " or "
        for left_out in range(len(node.values)):
            kept = [self.text(value) for number, value in enumerate(node.values) if number != left_out]
            self.add("condition", node.values[left_out].lineno, start, end, f"({word.join(kept)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        start, end = self.span(node)
        if isinstance(node.op, ast.Not):
            self.add("condition", node.lineno, start, end, f"bool({self.text(node.operand)})")
        elif isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            self.add("constant", node.lineno, start, end, self.text(node.operand))
            return
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if change := CALCULATED.get(type(node.op)):
            if not isinstance(node.left, ast.Constant | ast.JoinedStr) or not isinstance(node.left.value, str):  # type: ignore[union-attr]
                if place := self.between(node.left, node.right, change[0]):
                    self.add("arithmetic", node.lineno, *place, change[1])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        start, end = self.span(node)
        if node.value is True or node.value is False:
            self.add("constant", node.lineno, start, end, str(not node.value))
        elif type(node.value) is int:
            self.add("constant", node.lineno, start, end, str(node.value + 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        return

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("TypeVar", "cast", "isinstance", "Kind"):
            return
        is_symmetric = isinstance(node.func, ast.Name) and node.func.id in ("min", "max")
        simple = not is_symmetric and len(node.args) >= 2 and not any(isinstance(one, ast.Starred) for one in node.args[:2])
        if simple and self.text(node.args[0]) != self.text(node.args[1]):
            start, end = self.span(node.args[0])[0], self.span(node.args[1])[1]
            middle = self.source[self.span(node.args[0])[1] : self.span(node.args[1])[0]]
            self.add("swapped arguments", node.lineno, start, end, self.text(node.args[1]) + middle + self.text(node.args[0]))
        self.generic_visit(node)


def only_saves_telling(node: ast.If) -> bool:
    """``if game.journal is not None: … game.tell(…)``: ``tell`` looks itself, the condition only saves its arguments."""
    test = node.test
    return (
        isinstance(test, ast.Compare)
        and isinstance(test.left, ast.Attribute)
        and test.left.attr == "journal"
        and isinstance(test.ops[0], ast.IsNot)
        and not node.orelse
        and all(is_telling(one) for one in node.body)
    )


def is_telling(node: ast.stmt) -> bool:
    """Telling, or a name for what is told."""
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Name) for target in node.targets)
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in ("tell", "tell_shown")


def changes_of(engine: Path, path: str) -> list[Change]:
    """Every change of one file; a few may be no Python any more."""
    source = (engine / path).read_text(encoding="utf-8")
    finder = Finder(path, source)
    finder.visit(ast.parse(source))
    return finder.found


def is_python(source: str) -> bool:
    try:
        compile(source, "planted", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def rules_files(engine: Path) -> Iterator[str]:
    """The kernel and the rules of the games."""
    for part in ("kernel", "citadels/rules", "dominion/rules"):
        for path in sorted((engine / part).rglob("*.py")):
            yield str(path.relative_to(engine))
