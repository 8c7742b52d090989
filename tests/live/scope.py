"""What the generator knows while it writes a body: names, their types, and which of them must not be assigned.

Warp binds a name that is assigned a literal to the constant itself, and refuses to mutate such a name inside a
dynamic loop. So the scope remembers which names are constants, and each dynamic loop locks those of its entry.
"""

from dataclasses import dataclass, field

from gen_types import Type


@dataclass(frozen=True)
class Expr:
    text: str
    constant: bool = False  # evaluates to a constant of Warp
    bare: bool = False  # syntactically a name
    atom: bool = True  # needs no parentheses as an operand


@dataclass
class Scope:
    names: dict = field(default_factory=dict)  # visible name -> Type
    constants: set = field(default_factory=set)
    readonly: set = field(default_factory=set)  # references bound by a tuple, loop counters
    locked: set = field(default_factory=set)
    ever: dict = field(
        default_factory=dict
    )  # every name of the function -> Type: a name never changes its type

    def of_type(self, t: Type) -> list:
        return [name for name, its in self.names.items() if its == t]

    def of_kind(self, *kinds: str) -> list:
        return [(name, its) for name, its in self.names.items() if its.kind in kinds]

    def assignable(self, t: Type) -> list:
        return [n for n in self.of_type(t) if n not in self.locked and n not in self.readonly]

    def bind(self, name: str, t: Type, constant: bool = False, readonly: bool = False):
        assert self.ever.setdefault(name, t) == t
        self.names[name] = t
        (self.constants.add if constant else self.constants.discard)(name)
        if readonly:
            self.readonly.add(name)

    def snapshot(self) -> tuple:
        return dict(self.names), set(self.constants), set(self.readonly), set(self.locked)

    def restore(self, saved: tuple):
        self.names, self.constants, self.readonly, self.locked = (type(part)(part) for part in saved)

    def leave_branches(self, before: tuple, after: list, keep: bool):
        """After an if: what a branch rebound is no constant any more; new names stay if `keep`."""
        names, constants, readonly, locked = before
        merged = dict(names)
        merged_constants = set(constants)
        for branch_names, branch_constants, branch_readonly, _ in after:
            merged_constants = {
                name for name in merged_constants if name not in branch_names or name in branch_constants
            }
            if keep:
                for name in branch_names.keys() - names.keys():
                    merged[name] = branch_names[name]
                    if name in branch_constants:
                        merged_constants.add(name)
                    if name in branch_readonly:
                        readonly = readonly | {name}
        self.names, self.constants, self.readonly, self.locked = (
            merged,
            merged_constants,
            set(readonly),
            set(locked),
        )

    def enter_dynamic_loop(self, unrolled_targets: set):
        """Targets of unrolled loops may be assigned all the same: Warp copies them before the loop. One at a time,
        because the order of several copies is that of a Python set."""
        copied = sorted(self.constants & unrolled_targets)[:1]
        self.locked |= self.constants - set(copied)
