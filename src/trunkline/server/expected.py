"""What a value has to be, in words."""

from __future__ import annotations

from msgspec import inspect

from trunkline.words import enumerated, phrase


def choices(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types that something can be of."""
    if isinstance(kind, inspect.Metadata):
        return choices(kind.type)
    if isinstance(kind, inspect.UnionType):
        return tuple(each for one in kind.types for each in choices(one))
    return (kind,)


def expected(kind: inspect.Type) -> str:
    """What would be right, in words."""
    told: list[str] = []
    for each in choices(kind):
        words = _named(each)
        if words not in told:
            told.append(words)
    if len(told) == 1:
        return told[0]
    return phrase("expected-or", first=enumerated(told[:-1]), last=told[-1])


def _named(kind: inspect.Type) -> str:
    match kind:
        case inspect.LiteralType(values=values):
            return phrase("expected-one-of", values=enumerated(str(value) for value in values))
        case inspect.StrType(min_length=least, max_length=most) if least or most is not None:
            bound = "both" if least and most else "least" if least else "most"
            return phrase("expected-text-of", bound=bound, least=least or 0, most=most or 0)
        case inspect.StrType():
            return phrase("expected-text")
        case inspect.IntType(ge=least, le=most) if least is not None or most is not None:
            bound = "most" if least is None else "least" if most is None else "both"
            return phrase("expected-number-of", bound=bound, least=least or 0, most=most or 0)
        case inspect.IntType():
            return phrase("expected-whole-number")
        case inspect.FloatType():
            return phrase("expected-number")
        case inspect.BoolType():
            return phrase("expected-truth")
        case inspect.NoneType():
            return phrase("expected-null")
        case inspect.ListType() | inspect.VarTupleType() | inspect.TupleType():
            return phrase("expected-list")
        case inspect.StructType() | inspect.DictType():
            return phrase("expected-object")
    return phrase("expected-other")
