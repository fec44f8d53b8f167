"""Why a cat comes to a group, or stays away (calico.cat.*, calico.shape.*)."""
from rulelib.answer import BLOCKER, MEMBER, MISSING, Because, no, yes
from rulelib.calico.areas import Area, area_with, rim
from rulelib.calico.board import BORDER, NEAR, names
from rulelib.calico.cats import CATS, Cat, placements, pleases
from rulelib.calico.patches import PATTERNS
from rulelib.calico.quilt import Quilt
from rulelib.groups import groups, members, spread, touching


def why_visited(quilt: Quilt, pattern: int, cell: int) -> list[Because]:
    """Why a patch of a pattern, laid on a free cell of this quilt, brings its cat or not; the cat itself is the first yes."""
    area = area_with(cell, quilt.patterns[pattern], quilt.cat_cells | quilt.closed)
    cat = quilt.cat_for(pattern)
    facts = {"cat": cat.name, "pattern": PATTERNS[pattern], "count": area.size, "cells": area.cells, "needed": cat.size}
    if area.scored:
        return _already(area, cat, facts)
    if not pleases(cat, area.group):
        return _not_pleased(quilt, pattern, area.group, facts)
    reasons = _visited(quilt, cat, area.group, facts, 1 << cell)
    if tokens := quilt.cats[quilt.wants[pattern]]:
        apart = sum(group for _, group in _pleasing(quilt, quilt.wants[pattern]) if group & quilt.cat_cells)
        marks = {MEMBER: names(area.group | apart)}
        reasons.append(yes("calico.cat.second-group", marks, **facts, tokens=tokens + 1))
    return reasons + _neighbour_pattern(quilt, pattern, area.group, facts)


def _already(area: Area, cat: Cat, facts: dict) -> list[Because]:
    """The reasons why an area with a cat brings no second one (calico.cat.second-group, calico.shape.one-per-area)."""
    scored = sum(area.scored)
    marks = {MEMBER: names(area.group & ~scored), BLOCKER: names(scored)}
    facts |= {"scored": names(scored)}
    reasons = [no("calico.cat.second-group", marks, **facts)]
    reasons.append(no("calico.shape.one-per-area", marks, **facts) if cat.shape else no("calico.cat.size", marks, say="again", **facts))
    if len(area.scored) > 1:
        reasons.append(yes("calico.token.kept", {MEMBER: area.cells}, **facts, tokens=len(area.scored)))
    return reasons


def _pleasing(quilt: Quilt, index: int) -> list[tuple[int, int]]:
    """The groups that please one of the three cats (0 to 2): pattern and mask, pattern by pattern."""
    cat, liked = CATS[quilt.cat_names[index]], [p for p in range(6) if quilt.wants[p] == index]
    return [(pattern, group) for pattern in liked for group in groups(quilt.patterns[pattern], NEAR) if pleases(cat, group)]


def _shape(cat: Cat, group: int, token_cells: int) -> tuple[int, int]:
    """The place of a cat's shape in a group, and the cells that prove its token: the shape where the token lies on it, else the group."""
    found = [place for place in placements(cat.name) if place & group == place]
    shape = max(found, key=lambda place: (place & token_cells).bit_count())
    return shape, shape if not group & token_cells & ~shape else group


def _visited(quilt: Quilt, cat: Cat, group: int, facts: dict, token_cells: int, tokens: int = 1) -> list[Because]:
    """The reasons for a cat's token on a group that pleases it."""
    marks = {MEMBER: names(group)}
    facts |= {"points": cat.points * tokens}
    kept = {"say": "kept", "tokens": tokens} if tokens > 1 else {}
    if cat.shape:
        shape, proof = _shape(cat, group, token_cells)
        facts |= {"shape": names(shape)}
        marks = {MEMBER: names(proof)}
        reasons = [yes("calico.shape.any-orientation", marks, **facts, **kept), yes("calico.shape.one-pattern", marks, **facts)]
        if group != shape:
            reasons.append(yes("calico.shape.inside-larger", {MEMBER: names(group)}, **facts))
        group = shape
    else:
        reasons = [yes("calico.cat.size", marks, **facts, **kept)]
    if group & BORDER:
        reasons.append(yes("calico.cat.border-counts", marks, **facts, printed=names(group & BORDER)))
    others = tuple(name for name in quilt.cat_names if name != cat.name and pleases(CATS[name], group))
    if others:
        reasons.append(yes("calico.cat.only-its-cat", marks, **facts, others=others))
    return reasons


def _neighbour_pattern(quilt: Quilt, pattern: int, group: int, facts: dict) -> list[Because]:
    """The cat comes again though a group of its other pattern touches (calico.cat.two-patterns-touch)."""
    other = _other_pattern(quilt, pattern)
    touched = touching(group, NEAR)
    neighbours = sum(each for kind, each in _pleasing(quilt, quilt.wants[pattern]) if kind == other and each & touched and each & quilt.cat_cells)
    if not neighbours:
        return []
    marks = {MEMBER: names(group | neighbours)}
    return [yes("calico.cat.two-patterns-touch", marks, **facts, other=PATTERNS[other], others=names(neighbours))]


def _not_pleased(quilt: Quilt, pattern: int, group: int, facts: dict) -> list[Because]:
    """What a group lacks, and whether the cat's other pattern only seems to help (calico.cat.size, calico.cat.one-pattern)."""
    cat, other = quilt.cat_for(pattern), _other_pattern(quilt, pattern)
    reasons = [_no_shape(quilt, cat, group, facts) if cat.shape else _too_few(quilt, cat, group, facts)]
    mixed = spread(group & -group, quilt.patterns[pattern] | quilt.patterns[other] | group, NEAR)
    if pleases(cat, mixed):
        rule = "calico.shape.one-pattern" if cat.shape else "calico.cat.one-pattern"
        wrong = mixed & quilt.patterns[other]
        marks = {MEMBER: names(mixed & ~wrong), BLOCKER: names(wrong)}
        reasons.append(no(rule, marks, **facts, other=PATTERNS[other], others=names(wrong), mixed=mixed.bit_count()))
    return reasons


def _too_few(quilt: Quilt, cat: Cat, group: int, facts: dict) -> Because:
    marks = {MEMBER: names(group), MISSING: rim(group, quilt.free & ~group)}
    return no("calico.cat.size", marks, **facts, lacking=cat.size - group.bit_count())


def _no_shape(quilt: Quilt, cat: Cat, group: int, facts: dict) -> Because:
    """A group without the cat's shape, with the nearest place where it can still come about (calico.shape.any-orientation)."""
    possible = [place for place in placements(cat.name, quilt.border) if place & group and not place & ~(group | quilt.free)]
    nearest = max(possible, key=lambda place: (place & group).bit_count(), default=0)
    missing = names(nearest & ~group)
    if not missing:
        return no("calico.shape.any-orientation", {MEMBER: names(group)}, **facts)
    return no("calico.shape.any-orientation", {MEMBER: names(group), MISSING: missing}, say="nearly", **facts, missing=missing)


def _other_pattern(quilt: Quilt, pattern: int) -> int:
    return next(p for p in range(6) if p != pattern and quilt.wants[p] == quilt.wants[pattern])


def why_visits(quilt: Quilt, index: int) -> list[Because]:
    """Why one of the three cats (0 to 2) has come to its groups, group by group, and what the loose groups lack."""
    reasons: list[Because] = []
    cat = CATS[quilt.cat_names[index]]
    earlier = number = 0
    for pattern in (p for p in range(6) if quilt.wants[p] == index):
        for group in groups(quilt.patterns[pattern], NEAR):
            if group & (group - 1) == 0:
                continue
            facts = {"cat": cat.name, "pattern": PATTERNS[pattern], "count": group.bit_count(), "cells": names(group), "needed": cat.size}
            tokens = (group & quilt.cat_cells).bit_count()
            if not pleases(cat, group):
                reasons += _not_pleased(quilt, pattern, group, facts)
            elif tokens:
                number += tokens
                reasons += _visited(quilt, cat, group, facts, quilt.cat_cells, tokens)
                reasons += _more(quilt, pattern, group, facts, tokens, number, earlier)
                earlier |= group
            elif quilt.scored_by(group, by_pattern=True):
                reasons.append(_no_more(cat, group, facts))
            else:
                reasons.append(no("calico.token.marks-group", {MEMBER: names(group)}, **facts, token=cat.name))
    return reasons


def _no_more(cat: Cat, group: int, facts: dict) -> Because:
    """That a group with its cat brings no second one (calico.cat.size, calico.shape.one-per-area)."""
    marks = {MEMBER: names(group)}
    if cat.shape:
        return no("calico.shape.one-per-area", marks, scored=names(group), **facts)
    return no("calico.cat.size", marks, say="again", scored=names(group), **facts)


def _more(quilt: Quilt, pattern: int, group: int, facts: dict, tokens: int, number: int, earlier: int) -> list[Because]:
    """What else is to say of a group with its cat: that it brings no second one, has kept two, is a second one, touches the other pattern."""
    cat, marks = quilt.cat_for(pattern), {MEMBER: names(group)}
    reasons = []
    if tokens > 1:
        reasons.append(yes("calico.token.kept", marks, say="joined", **facts, tokens=tokens))
    elif facts["count"] >= (2 * cat.size if cat.shape else cat.size + 1):
        reasons.append(_no_more(cat, group, facts))
    if earlier:
        reasons.append(yes("calico.cat.second-group", {MEMBER: names(group | earlier)}, **facts, tokens=number))
    if pattern < _other_pattern(quilt, pattern):
        reasons += _neighbour_pattern(quilt, pattern, group, facts)
    return reasons
