"""What a run over an archive came to, for a person: a page of text."""

import pyarrow
import pyarrow.compute as compute

from . import tables

COLUMNS = [
    "id", "outcome", "region", "fixes", "milliseconds", "digest", "reroutes", "false_reroutes",
    "departures", "missed_departures", "delays", "arrivals", "broken_laws", "margin_rule",
    "margin_share",
]  # fmt: skip

# Drives that a region has at least before it is called bad.
REGION_DRIVES = 20


def text(folder, against=None, top=10):
    """The report of the run in a folder, beside an earlier one if there is one."""
    rows = tables.read(folder, "results", COLUMNS)
    parts = [_outcomes(rows), _behaviour(rows), _delays(rows), _laws(rows), _margins(rows)]
    parts.append(_regions(rows, top))
    if against is not None:
        parts.append(_changes(rows, tables.read(against, "results", COLUMNS), against, top))
    return "\n\n".join(part for part in parts if part) + "\n"


def _sum(column):
    return compute.sum(column).as_py() or 0


def _count(number, noun, plural=None):
    return f"{number:,} {noun if number == 1 else plural or noun + 's'}"


def _share(part, whole):
    return f"{100 * part / whole:.2f} %" if whole else "none"


def _grouped(rows, key, *sums):
    """Rows of (key, count, sums…)."""
    columns = [(key, "count"), *((name, "sum") for name in sums)]
    grouped = rows.group_by(key).aggregate(columns).to_pylist()
    names = [key, f"{key}_count", *(f"{name}_sum" for name in sums)]
    return [tuple(row[name] or (0 if name != key else row[name]) for name in names) for row in grouped]


def _outcomes(rows):
    drives = rows.num_rows
    hours = _sum(rows["milliseconds"]) / 3_600_000
    lines = [f"{_count(drives, 'drive')}, {hours:,.0f} hours of driving, {_sum(rows['fixes']):,} fixes"]
    for outcome, count in sorted(_grouped(rows, "outcome"), key=lambda row: (-row[1], row[0])):
        lines.append(f"  {outcome:<10} {count:>12,}  {_share(count, drives):>9}")
    return "\n".join(lines)


def _behaviour(rows):
    hours = _sum(rows["milliseconds"]) / 3_600_000
    known = rows.filter(compute.is_valid(rows["false_reroutes"]))
    lines = ["what the navigator did"]

    def line(name, count, note=""):
        rate = f"{count / hours:8.2f} an hour" if hours else ""
        lines.append(f"  {name:<18} {count:>12,}  {rate}  {note}".rstrip())

    line("reroutes", _sum(rows["reroutes"]))
    wrong = _sum(known["false_reroutes"])
    line("false reroutes", wrong, f"of {_count(known.num_rows, 'drive')} whose departures are known")
    line("arrivals", _sum(rows["arrivals"]))
    return "\n".join(lines)


def _delays(rows):
    known = _sum(rows["departures"])
    if not known:
        return ""
    delays = compute.list_flatten(rows["delays"])
    lines = [
        f"from a departure to its report: {_count(len(delays), 'departure')} noticed, "
        f"{_sum(rows['missed_departures']):,} of {known:,} never"
    ]
    if not len(delays):
        return lines[0]
    points = [0.05, 0.25, 0.5, 0.75, 0.95, 0.99]
    values = compute.quantile(delays, points).to_pylist()
    lines.append(
        "  " + "   ".join(f"{100 * p:.0f} %: {v:.1f} s" for p, v in zip(points, values))
    )
    seconds = compute.cast(compute.floor(delays), pyarrow.int64())
    counts = {row["values"]: row["counts"] for row in compute.value_counts(seconds).to_pylist()}
    bins = [(first, first + 1) for first in range(0, 10)] + [(10, 15), (15, 20), (20, 30), (30, 60)]
    sums = [sum(n for s, n in counts.items() if first <= s < end) for first, end in bins]
    longer = sum(n for s, n in counts.items() if s >= 60)
    most = max([*sums, longer, 1])
    for (first, end), number in [*zip(bins, sums), ((60, None), longer)]:
        name = f"{first} s" if end == first + 1 else f"{first} to {end} s" if end else "60 s on"
        bar = "█" * round(40 * number / most) or ("▏" if number else "")
        lines.append(f"  {name:>10} {number:>10,}  {bar}")
    return "\n".join(lines)


def _laws(rows):
    laws = compute.value_counts(compute.list_flatten(rows["broken_laws"])).to_pylist()
    if not laws:
        return "no law was broken"
    lines = ["laws that were broken, by drives"]
    for law in sorted(laws, key=lambda law: (-law["counts"], law["values"])):
        lines.append(f"  {law['values']:<28} {law['counts']:>10,}")
    return "\n".join(lines)


def _margins(rows):
    known = rows.filter(compute.is_valid(rows["margin_share"]))
    if not known.num_rows:
        return ""
    size = compute.abs(known["margin_share"])
    fragile = known.filter(compute.less(size, 0.01))
    lines = [
        f"decided within 1 % of a threshold: {_count(fragile.num_rows, 'drive')}, "
        + _share(fragile.num_rows, rows.num_rows)
    ]
    for rule, count in sorted(_grouped(fragile, "margin_rule"), key=lambda row: (-row[1], row[0])):
        lines.append(f"  {rule:<28} {count:>10,}")
    return "\n".join(lines)


def _regions(rows, top):
    bad = compute.cast(compute.not_equal(rows["outcome"], "held"), pyarrow.int64())
    table = rows.append_column("bad", bad)
    sums = ["bad", "false_reroutes", "missed_departures", "departures"]
    regions = [row for row in _grouped(table, "region", *sums) if row[1] >= REGION_DRIVES and row[0]]
    if not regions:
        return ""
    regions.sort(key=lambda row: (-(row[2] + row[3] + row[4]) / row[1], row[0]))
    lines = [
        f"worst of {_count(len(regions), 'region')} with {REGION_DRIVES} drives or more",
        f"  {'region':<20} {'drives':>9} {'not held':>9} {'false':>7} {'missed':>7}",
    ]
    for name, drives, failed, wrong, missed, _ in regions[:top]:
        lines.append(f"  {name:<20} {drives:>9,} {failed:>9,} {wrong:>7,} {missed:>7,}")
    return "\n".join(lines)


def _changes(rows, last, folder, top):
    names = ["id", "outcome", "digest", "reroutes", "false_reroutes", "arrivals", "missed_departures"]
    both = rows.select(names).join(
        last.select(names), "id", right_suffix="_before", join_type="inner"
    )
    new, gone = rows.num_rows - both.num_rows, last.num_rows - both.num_rows
    moved = both.filter(
        compute.or_(
            compute.fill_null(compute.not_equal(both["digest"], both["digest_before"]), True),
            compute.not_equal(both["outcome"], both["outcome_before"]),
        )
    )
    lines = [
        f"against {folder}: {_count(moved.num_rows, 'drive')} of {both.num_rows:,} moved, "
        f"{new:,} new, {gone:,} gone"
    ]
    for name in ["reroutes", "false_reroutes", "missed_departures", "arrivals"]:
        now, before = _sum(both[name]), _sum(both[f"{name}_before"])
        if now != before:
            words = name.replace("_", " ")
            lines.append(f"  {words:<18} {before:>10,} → {now:,}  ({now - before:+,})")
    turned = moved.filter(compute.not_equal(moved["outcome"], moved["outcome_before"]))
    kinds = {}
    for row in turned.select(["id", "outcome", "outcome_before"]).to_pylist():
        kinds.setdefault((row["outcome_before"], row["outcome"]), []).append(row["id"])
    for (before, now), ids in sorted(kinds.items(), key=lambda kind: (-len(kind[1]), kind[0])):
        named = ", ".join(sorted(ids)[: min(top, 5)])
        lines.append(f"  {before} → {now}: {_count(len(ids), 'drive')}: {named}")
    return "\n".join(lines)
