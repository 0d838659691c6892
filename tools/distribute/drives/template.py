"""Scenarios of drives, by a template.

A template is a scenario in which a text that begins with `$` stands for something of the drive: `$trace`
for the whole of `trace`, `$fixes`, `$first`, `$last`, `$id`, `$known.destination`. `$known.destination|last`
takes the first that the drive has. Every file that the template names is taken along.
"""

import json
import os

from . import archive


class Template:
    def __init__(self, scenario, files):
        self.scenario = scenario
        # The files by the names that the scenario has for them, wherever they lie here.
        self.files = files

    @classmethod
    def read(cls, path):
        """Reads a template. Raises ValueError where it is no object of JSON."""
        with open(path, encoding="utf-8") as text:
            scenario = json.load(text)
        if not isinstance(scenario, dict):
            raise ValueError(f"{path}: a template is a scenario")
        files = {}
        folder = os.path.dirname(os.path.abspath(path))
        return cls(_taken(scenario, folder, files), files)

    def scenario_of(self, drive):
        """The scenario of a drive, on one line. Raises ValueError for what the drive does not have."""
        return json.dumps(_filled(self.scenario, drive), separators=(",", ":"))


def _taken(value, folder, files):
    """A part of a template, with the bare names of the files that it names."""
    if isinstance(value, dict):
        return {key: _taken(member, folder, files) for key, member in value.items() if key != "$schema"}
    if isinstance(value, list):
        return [_taken(element, folder, files) for element in value]
    if not isinstance(value, str) or value.startswith("$") or not value:
        return value
    path = os.path.normpath(os.path.join(folder, value))
    if not os.path.isfile(path):
        return value
    name = os.path.basename(path)
    if files.setdefault(name, path) != path:
        raise ValueError(f"two files of the template are called {name}")
    return name


def _filled(value, drive):
    if isinstance(value, dict):
        return {key: _filled(member, drive) for key, member in value.items()}
    if isinstance(value, list):
        return [_filled(element, drive) for element in value]
    if isinstance(value, str) and value.startswith("$"):
        for name in value[1:].split("|"):
            found = _looked_up(name, drive)
            if found is not None:
                return found
        raise ValueError(f"the template asks for {value}, which the drive does not have")
    return value


def _looked_up(name, drive):
    if name == "trace":
        if "trace" in drive:
            return {"file": drive["trace"]["name"]}
        return {"points": archive.points_of(drive)}
    if "fixes" in drive:
        if name == "fixes":
            return archive.points_of(drive)
        if name in ("first", "last"):
            fix = drive["fixes"][0 if name == "first" else -1]
            return {key: fix[key] for key in ("lat", "lon") if key in fix}
    found = drive
    for part in name.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return found
