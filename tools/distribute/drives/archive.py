"""Archives of drives: Parquet, JSON Lines, or a folder of traces.

A drive is an object of JSON: `id`, then `fixes` (objects of t, lat, lon and what else a fix of a scenario
has) or `trace` (the name and the bytes of a file), and what is `known` of it.
"""

import base64
import json
import os

TRACES = (".gpx", ".nmea", ".csv", ".tsv", ".geojson", ".kml", ".fit", ".tcx", ".igc", ".gz")
FIX_KEYS = ("t", "lat", "lon", "accuracy", "course", "speed", "altitude")


def kind_of(path):
    """Which of the three an archive is; by its name, or by the names of what is in it."""
    names = [path]
    if os.path.isdir(path):
        names = sorted(name for _, _, files in os.walk(path) for name in files)
    for name in names:
        if name.endswith(".parquet"):
            return "parquet"
        if name.endswith((".jsonl", ".jsonl.gz", ".ndjson")) and name != "known.jsonl":
            return "lines"
    if os.path.isdir(path):
        return "traces"
    # What cannot be looked into from here, as in an object store, is told by its name alone.
    return "lines" if path.endswith((".json", ".txt")) else "parquet"


def files_of(path, suffixes):
    """The files of an archive in the order of their names."""
    if not os.path.isdir(path):
        return [path]
    found = [os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names]
    return sorted(name for name in found if name.endswith(suffixes))


def known_of(folder):
    """What `known.jsonl` in a folder of traces says of its drives, by their ids."""
    path = os.path.join(folder, "known.jsonl")
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as lines:
        drives = [json.loads(line) for line in lines if line.strip()]
    return {drive["id"]: drive.get("known") or {} for drive in drives}


def drive_of_file(name, content, known):
    """The line of a drive that is a file of a folder of traces."""
    stem = name
    while stem.endswith(TRACES):
        stem = os.path.splitext(stem)[0]
    drive = {"id": stem, "trace": {"name": os.path.basename(name)}}
    drive["trace"]["bytes"] = base64.b64encode(content).decode()
    if stem in known:
        drive["known"] = known[stem]
    return json.dumps(drive)


def lines_of(path):
    """The drives of an archive as lines of JSON, read by this process alone."""
    kind = kind_of(path)
    if kind == "lines":
        for file in files_of(path, (".jsonl", ".ndjson")):
            with open(file, encoding="utf-8") as lines:
                yield from (line for line in lines if line.strip())
    elif kind == "traces":
        known = known_of(path)
        for file in files_of(path, TRACES):
            with open(file, "rb") as content:
                yield drive_of_file(os.path.relpath(file, path), content.read(), known)
    else:
        import pyarrow.parquet

        for file in files_of(path, ".parquet"):
            for batch in pyarrow.parquet.ParquetFile(file).iter_batches(batch_size=1024):
                for row in batch.to_pylist():
                    yield json.dumps(row)


def drive_of(line):
    """The drive of a line, without what is null in a table.

    Raises ValueError, in words for people, where it is none.
    """
    try:
        drive = present(json.loads(line))
    except ValueError as error:
        raise ValueError(f"not a line of JSON: {error}") from error
    if not isinstance(drive, dict):
        raise ValueError("a drive is an object with id and fixes")
    if isinstance(drive.get("known"), str):
        # A column of a table whose rows know different things is a text.
        drive["known"] = json.loads(drive["known"])
    if not isinstance(drive.get("id"), (str, int)) or drive["id"] == "":
        raise ValueError("a drive has an id: a text or a whole number")
    drive["id"] = str(drive["id"])
    fixes = drive.get("fixes")
    if "trace" in drive:
        drive["trace"]["bytes"] = base64.b64decode(drive["trace"]["bytes"])
    elif not isinstance(fixes, list) or not fixes:
        raise ValueError("the drive has no fixes")
    elif not all(isinstance(fix, dict) for fix in fixes):
        raise ValueError("a fix is an object with t, lat and lon")
    return drive


def present(value):
    """A value without the members that are null."""
    if isinstance(value, dict):
        return {key: present(member) for key, member in value.items() if member is not None}
    if isinstance(value, list):
        return [present(element) for element in value]
    return value


def points_of(drive):
    """The fixes as a scenario writes them."""
    return [{key: fix[key] for key in FIX_KEYS if key in fix} for fix in drive["fixes"]]
