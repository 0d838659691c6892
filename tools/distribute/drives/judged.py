"""From a drive to its row: what the navigator did, beside what is known of the drive."""

import contextlib
import json
import os
import shutil
import subprocess
import tempfile

from . import archive, child

# What the result of a drive is read off.
EVENTS = ["navigator.didChangeOnRouteState", "navigator.rerouteStarted", "navigator.didArrive"]

# Seconds after a departure within which the navigator is late, not wrong.
WINDOW = 60.0

# Degrees of a cell of the map, where nothing else says in which region a drive is.
CELL = 0.05


class Work:
    """What is done with each drive; the same for all, and sent to whoever does it.

    `files` are paths by the names that scenarios have for them; one of `template` and `map` is there.
    """

    def __init__(self, navsim, files, template=None, map=None, seconds=60.0):
        self.navsim = navsim
        self.files = files
        self.template = template
        self.map = map
        self.seconds = seconds


@contextlib.contextmanager
def bench(work):
    """A folder with the files of the work, and a child in it."""
    folder = tempfile.mkdtemp(prefix="navsim-drives-")
    running = child.Child(os.path.abspath(work.navsim), folder, work.seconds)
    try:
        for name, path in work.files.items():
            _put(path, os.path.join(folder, name))
        yield folder, running
    finally:
        running.end()
        shutil.rmtree(folder, ignore_errors=True)


def _put(path, place):
    try:
        os.link(path, place)
    except OSError:
        shutil.copyfile(path, place)


def rows(lines, work):
    """The row of each drive, as they come."""
    with bench(work) as (folder, running):
        for line in lines:
            yield row_of(line, work, folder, running)


def row_of(line, work, folder, running):
    """The row of one drive; whatever goes wrong with the drive is in it."""
    try:
        drive = archive.drive_of(line)
    except ValueError as error:
        return _unjudged({"id": _id_in(line)}, "failed", str(error))
    made = []
    try:
        question = _question(drive, work, folder, made)
        if len(question) >= child.LINE_LIMIT:
            return _unjudged(drive, "failed", f"the drive's scenario has {len(question)} bytes")
        answer = running.ask(question)
        if work.template is None:
            # A child reads a map once for each path; here every drive has a map of its own there.
            running.end()
        return _row(drive, answer)
    except ValueError as error:
        return _unjudged(drive, "failed", str(error))
    except child.Lost as lost:
        return _unjudged(drive, lost.outcome, lost.reason)
    finally:
        for path in made:
            with contextlib.suppress(FileNotFoundError):
                os.remove(path)


def _id_in(line):
    try:
        return str(json.loads(line)["id"])
    except (ValueError, KeyError, TypeError):
        return line.strip()[:80]


def _question(drive, work, folder, made):
    """The line for the child; files that it needs are put into the folder, and noted in `made`."""
    if work.template is not None:
        if "trace" in drive:
            _write(os.path.join(folder, drive["trace"]["name"]), drive["trace"]["bytes"], made)
        scenario = work.template.scenario_of(drive)
    else:
        scenario = json.dumps(_authored(drive, work, folder, made))
    return (
        f'{{"id":{json.dumps(drive["id"])},"events":{json.dumps(EVENTS)},"scenario":{scenario}}}'
    )


def _write(path, content, made):
    made.append(path)
    with open(path, "wb") as file:
        file.write(content)


def _authored(drive, work, folder, made):
    """The file of a scenario that `navsim new` makes of a drive; what it learns is known then."""
    if "trace" in drive:
        name, content = drive["trace"]["name"], drive["trace"]["bytes"]
    else:
        name, content = "drive.csv", _csv(drive["fixes"])
    _write(os.path.join(folder, name), content, made)
    scenario = "drive.json"
    command = [os.path.abspath(work.navsim), "new", name, "--map", work.map, "--yes", "--json"]
    try:
        done = subprocess.run(
            [*command, "--title", "A drive of the archive", "--force", "-o", scenario],
            cwd=folder,
            capture_output=True,
            timeout=work.seconds,
        )
    except subprocess.TimeoutExpired as error:
        raise child.Lost("hung", f"'navsim new' gave no answer for {work.seconds:g} s") from error
    if done.returncode < 0:
        raise child.Lost("crashed", f"'navsim new' was ended by signal {-done.returncode}")
    if done.returncode != 0:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise ValueError(next((line for line in said if "error" in line), "no scenario"))
    told = json.loads(done.stdout)
    made.extend(os.path.join(folder, path) for path in told["files"].values())
    known = drive.setdefault("known", {})
    known.setdefault("departures", [departure["t"] / 1000 for departure in told["departures"]])
    drive.setdefault("fixes", [told["origin"]])
    return scenario


def _csv(fixes):
    """Fixes as a trace; their times count from an instant that is the same for all."""
    lines = ["time,latitude,longitude,speed,course,accuracy"]
    for fix in fixes:
        seconds = fix["t"]
        values = [fix["lat"], fix["lon"], fix.get("speed", ""), fix.get("course", "")]
        lines.append(
            ",".join(str(value) for value in [1767225600 + seconds, *values, fix.get("accuracy", "")])
        )
    return ("\n".join(lines) + "\n").encode()


# MARK: - Judging


def _place(drive):
    """The region that is known, else the cell of the map in which the drive begins."""
    known = drive.get("known") or {}
    fix = (drive.get("fixes") or [{}])[0]
    place = {"lat": fix.get("lat"), "lon": fix.get("lon")}
    if "region" in known:
        return {"region": str(known["region"]), **place}
    if not all(isinstance(value, (int, float)) for value in place.values()):
        return {"region": "", "lat": None, "lon": None}
    south, west = (round(value / CELL - 0.5) * CELL for value in place.values())
    return {"region": f"{south:.2f},{west:.2f}", **place}


def _unjudged(drive, outcome, reason):
    return {"id": drive["id"], "outcome": outcome, "reason": reason, **_place(drive)}


def _row(drive, result):
    reroutes, reports, arrivals = [], [], 0
    for record in result.get("recorded", []):
        seconds = record["t"] / 1000
        if record["event"] == "navigator.rerouteStarted":
            reroutes.append(seconds)
            reports.append(seconds)
        elif record["event"] == "navigator.didArrive":
            arrivals += 1
        elif record.get("to") == "offRoute":
            reports.append(seconds)
    margin = result.get("worstMargin") or {}
    known = drive.get("known") or {}
    return {
        "id": drive["id"],
        "outcome": result["outcome"],
        "reason": result["reason"],
        "errors": [text.splitlines()[0] for text in result["errors"]],
        "fixes": result["fixes"],
        "milliseconds": result["endTime"],
        "records": result["records"],
        "digest": result.get("digest"),
        "reroutes": len(reroutes),
        "arrivals": arrivals,
        "broken_laws": [law["name"] for law in result["laws"] if law["outcome"] == "violated"],
        "violations": result["violations"]
        + [e["text"] for e in result["expectations"] if e["met"] is False],
        "margin_rule": margin.get("rule"),
        "margin_share": margin.get("share"),
        "margin_t": margin.get("t"),
        **_departures(known.get("departures"), reports, reroutes),
        **_place(drive),
    }


def _departures(departures, reports, reroutes):
    """How a navigator noticed departures that are known; nothing where none are told."""
    if departures is None:
        return {}
    spans = []
    for departure in departures:
        told = departure if isinstance(departure, dict) else {"t": departure}
        spans.append((told["t"], told.get("until", told["t"] + WINDOW)))
    delays = []
    for begin, end in spans:
        noticed = [report - begin for report in reports if begin <= report <= end + 5]
        if noticed:
            delays.append(round(min(noticed), 3))
    return {
        "departures": len(spans),
        "missed_departures": len(spans) - len(delays),
        "delays": delays,
        "false_reroutes": sum(
            not any(begin <= reroute <= end + 5 for begin, end in spans) for reroute in reroutes
        ),
    }


# MARK: - Bundles


def bundle_of(line, work, folder, made):
    """What runs a drive again elsewhere: (its kind, its bytes); nothing where no scenario can be made.

    A drive on which the program dies has no bundle: its scenario is kept as it stands.
    """
    try:
        question = json.loads(_question(archive.drive_of(line), work, folder, made))
    except (ValueError, child.Lost):
        return None
    path = os.path.join(folder, "drive.json")
    if isinstance(question["scenario"], dict):
        _write(path, json.dumps(question["scenario"]).encode(), made)
    packed = os.path.join(folder, "drive.navbundle")
    command = [os.path.abspath(work.navsim), "bundle", "drive.json", "-o", packed, "--force"]
    with contextlib.suppress(subprocess.TimeoutExpired):
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=work.seconds)
        if done.returncode == 0:
            made.append(packed)
            with open(packed, "rb") as file:
                return "navbundle", file.read()
    with open(path, "rb") as file:
        return "scenario", file.read()


def bundles(lines, work, wanted):
    """(id, (kind, bytes)) of the drives that are wanted."""
    with bench(work) as (folder, _):
        for line in lines:
            id = _id_in(line)
            if id not in wanted:
                continue
            made = []
            yield id, bundle_of(line, work, folder, made)
            for path in made:
                with contextlib.suppress(FileNotFoundError):
                    os.remove(path)
