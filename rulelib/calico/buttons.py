"""Why a colour has its button, or not (calico.button.*)."""
from rulelib.answer import BLOCKER, MEMBER, MISSING, Because, no, yes
from rulelib.calico.areas import Area, area_with, rim
from rulelib.calico.board import BORDER, NEAR, names
from rulelib.calico.patches import COLOURS
from rulelib.calico.quilt import BUTTON_SIZE, Quilt
from rulelib.groups import groups

BUTTON_POINTS = 3


def why_gained(quilt: Quilt, colour: int, cell: int) -> list[Because]:
    """Why a patch of a colour, laid on a free cell of this quilt, brings its button or not; the button itself is the first yes."""
    area = area_with(cell, quilt.colours[colour], quilt.button_cells | quilt.closed)
    facts = {"colour": COLOURS[colour], "count": area.size, "cells": area.cells}
    if area.scored:
        return _already(area, facts)
    if area.size < BUTTON_SIZE:
        return [_too_few(quilt, area.group, facts)]
    reasons = _has_button(area.group, facts)
    if len(area.loose) > 1 and area.size > BUTTON_SIZE:
        parts = tuple(part.bit_count() for part in area.loose)
        reasons.append(yes("calico.button.joined", {MEMBER: area.cells}, **facts, parts=parts))
    if tokens := quilt.buttons[colour]:
        apart = sum(group for group in groups(quilt.colours[colour], NEAR) if group & quilt.button_cells)
        reasons.append(yes("calico.button.second-group", {MEMBER: names(area.group | apart)}, **facts, tokens=tokens + 1))
    return reasons


def _already(area: Area, facts: dict) -> list[Because]:
    """The reasons why an area with a token brings nothing more (calico.button.one-per-group, .absorbed)."""
    scored = sum(area.scored)
    marks = {MEMBER: names(area.group & ~scored), BLOCKER: names(scored)}
    facts |= {"scored": names(scored)}
    reasons = []
    if area.loose:
        loose = sum(area.loose)
        reasons.append(no("calico.button.absorbed", marks, **facts, loose=names(loose), loose_count=loose.bit_count()))
        if loose.bit_count() + 1 >= BUTTON_SIZE:
            reasons.append(no("calico.button.second-group", marks, **facts))
    reasons.append(no("calico.button.one-per-group", marks, **facts))
    if len(area.scored) > 1:
        reasons.append(yes("calico.token.kept", {MEMBER: area.cells}, **facts, tokens=len(area.scored)))
    return reasons


def _too_few(quilt: Quilt, group: int, facts: dict) -> Because:
    marks = {MEMBER: names(group), MISSING: rim(group, quilt.free & ~group)}
    return no("calico.button.three", marks, **facts, needed=BUTTON_SIZE, lacking=BUTTON_SIZE - group.bit_count())


def _has_button(group: int, facts: dict, tokens: int = 1) -> list[Because]:
    marks = {MEMBER: names(group)}
    kept = {"say": "kept", "tokens": tokens} if tokens > 1 else {}
    reasons = [yes("calico.button.three", marks, **facts, **kept, points=BUTTON_POINTS * tokens)]
    if group & BORDER:
        reasons.append(yes("calico.button.border-counts", marks, **facts, printed=names(group & BORDER)))
    return reasons


def why_buttons(quilt: Quilt, colour: int) -> list[Because]:
    """Why a colour has the buttons that it has, group by group, and what its loose groups lack."""
    reasons: list[Because] = []
    found = [group for group in groups(quilt.colours[colour], NEAR) if group.bit_count() > 1]
    earlier = number = 0
    for group in found:
        facts = {"colour": COLOURS[colour], "count": group.bit_count(), "cells": names(group)}
        tokens = (group & quilt.button_cells).bit_count()
        if group.bit_count() < BUTTON_SIZE:
            reasons.append(_too_few(quilt, group, facts))
        elif tokens:
            number += tokens
            reasons += _has_button(group, facts, tokens) + _more(group, facts, tokens, number, earlier)
            earlier |= group
        elif quilt.scored_by(group):
            reasons.append(no("calico.button.one-per-group", {MEMBER: names(group)}, **facts, scored=names(group)))
        else:
            reasons.append(no("calico.token.marks-group", {MEMBER: names(group)}, **facts, token=f"{COLOURS[colour]} button"))
    return reasons


def _more(group: int, facts: dict, tokens: int, number: int, earlier: int) -> list[Because]:
    """What else is to say of a group with its button: that it brings no second one, that it has kept two, that it is a second one."""
    marks = {MEMBER: names(group)}
    reasons = []
    if tokens > 1:
        reasons.append(yes("calico.token.kept", marks, say="joined", **facts, tokens=tokens))
    elif facts["count"] > BUTTON_SIZE:
        reasons.append(no("calico.button.one-per-group", marks, **facts, scored=names(group)))
    if earlier:
        reasons.append(yes("calico.button.second-group", {MEMBER: names(group | earlier)}, **facts, tokens=number))
    return reasons


def why_rainbow(buttons: tuple[int, ...], before: tuple[int, ...] | None = None) -> list[Because]:
    """Why there is a rainbow button or not (calico.button.rainbow); `before` is the buttons before the last placement."""
    lacking = tuple(COLOURS[colour] for colour, count in enumerate(buttons) if not count)
    if lacking:
        return [no("calico.button.rainbow", None, had=6 - len(lacking), needed=6, lacking=lacking)]
    if before is None or not all(before):
        return [yes("calico.button.rainbow", None, points=BUTTON_POINTS)]
    return [no("calico.button.rainbow", None, say="again", sets=min(buttons))]
