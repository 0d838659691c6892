"""Draws drives by a seed: routes of a map, driven once a second with a receiver's noise.

Two of five drivers leave the way to their destination by another place; when they leave it is known.
The same map, seed and number give the same drives.
"""

import json
import math
import random
import subprocess
import tempfile

import pyarrow

_NUMBER = pyarrow.float64()
_PLACE = [("lat", _NUMBER), ("lon", _NUMBER)]
_FIX = [("t", _NUMBER), *_PLACE, ("speed", _NUMBER), ("course", _NUMBER), ("accuracy", _NUMBER)]

# An archive as a table.
SCHEMA = pyarrow.schema(
    [
        ("id", pyarrow.string()),
        ("fixes", pyarrow.list_(pyarrow.struct(_FIX))),
        (
            "known",
            pyarrow.struct(
                [
                    ("destination", pyarrow.struct(_PLACE)),
                    (
                        "departures",
                        pyarrow.list_(pyarrow.struct([("t", _NUMBER), ("until", _NUMBER)])),
                    ),
                ]
            ),
        ),
    ]
)

# Metres of a degree of latitude.
DEGREE = 111_195.0

# Metres between two ways from which a driver has left the first.
APART = 15.0


def drives(navsim, map, count, seed, longest=3000.0, chunk=1000):
    """The lines of an archive."""
    west, south, east, north = _bounds(navsim, map)
    dice = random.Random(seed)
    number = 0
    while number < count:
        asked = []
        for _ in range(chunk):
            first, last = ((dice.uniform(south, north), dice.uniform(west, east)) for _ in range(2))
            # Who leaves the way does so for a place that is not far from it.
            aside = (dice.gauss(0.5, 0.3), dice.gauss(0.5, 0.3))
            middle = tuple(a + share * (b - a) for a, b, share in zip(first, last, aside))
            asked.append((first, middle, last))
        ways = _routes(navsim, map, asked)
        for (planned, driven), _ in zip(ways, asked):
            drive = _drive(f"drive-{number:07}", planned, driven, dice, longest)
            if drive is None:
                continue
            yield json.dumps(drive, separators=(",", ":"))
            number += 1
            if number == count:
                return


def _bounds(navsim, map):
    done = subprocess.run(
        [navsim, "map", "info", map, "--json"], capture_output=True, check=True
    )
    return json.loads(done.stdout)["bounds"]


def _routes(navsim, map, asked):
    """For each three places the way from first to last, and the one by the middle, as lat and lon."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        for first, middle, last in asked:
            for places in [(first, last), (first, middle, last)]:
                print(" ".join(f"{lat:.6f},{lon:.6f}" for lat, lon in places), file=file)
        file.flush()
        done = subprocess.run(
            [navsim, "map", "route", map, "--via", "--batch", file.name],
            capture_output=True,
            text=True,
        )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    ways = [
        _decoded(answer["routes"][0]["geometry"]) if answer.get("code") == "Ok" else []
        for answer in answers
    ]
    return zip(ways[::2], ways[1::2])


def _decoded(text, scale=1e6):
    """The places of an encoded polyline."""
    places, place, value, shift = [], [], 0, 0
    total = [0, 0]
    for character in text:
        bits = ord(character) - 63
        value |= (bits & 31) << shift
        shift += 5
        if bits < 32:
            total[len(place)] += ~(value >> 1) if value & 1 else value >> 1
            place.append(total[len(place)] / scale)
            value = shift = 0
            if len(place) == 2:
                places.append(tuple(place))
                place = []
    return places


def _drive(id, planned, driven, dice, longest):
    """A drive along one of two ways; None where there is none worth driving."""
    leaves = dice.random() < 0.4
    speed = dice.uniform(8, 15)
    noise = dice.choice([1.0, 3.0, 6.0])
    way = driven if leaves else planned
    if len(way) < 2 or len(planned) < 2:
        return None
    scale = math.cos(math.radians(way[0][0]))
    path = _metres(way, scale)
    length = path[-1][2]
    if not 300 <= length <= longest:
        return None
    route = _metres(planned, scale)
    fixes, left = [], None
    drift = [0.0, 0.0]
    place = 0
    for second in range(int(length / speed) + 1):
        distance = second * speed
        while place + 2 < len(path) and path[place + 1][2] < distance:
            place += 1
        x, y, course = _at(path, place, distance)
        if left is None and _apart(route, x, y) > APART:
            left = second
        drift = [0.8 * value + 0.6 * noise * dice.gauss(0, 1) for value in drift]
        fixes.append(
            {
                "t": second,
                "lat": round((y + drift[1]) / DEGREE, 7),
                "lon": round((x + drift[0]) / (DEGREE * scale), 7),
                "speed": round(speed, 2),
                "course": round(course, 1),
                "accuracy": round(2 * noise + 2, 1),
            }
        )
    lat, lon = planned[-1]
    known = {
        "destination": {"lat": lat, "lon": lon},
        "departures": [] if left is None else [{"t": left, "until": len(fixes)}],
    }
    return {"id": id, "fixes": fixes, "known": known}


def _metres(way, scale):
    """Places as (x, y, metres from the first)."""
    path = []
    for lat, lon in way:
        x, y = lon * DEGREE * scale, lat * DEGREE
        along = path[-1][2] + math.dist(path[-1][:2], (x, y)) if path else 0.0
        path.append((x, y, along))
    return path


def _at(path, place, distance):
    (x1, y1, begin), (x2, y2, end) = path[place], path[place + 1]
    share = min(1.0, max(0.0, (distance - begin) / (end - begin))) if end > begin else 0.0
    course = math.degrees(math.atan2(x2 - x1, y2 - y1)) % 360
    return x1 + share * (x2 - x1), y1 + share * (y2 - y1), course


def _apart(path, x, y):
    """Metres from a place to a way."""
    nearest = math.inf
    for (x1, y1, begin), (x2, y2, end) in zip(path, path[1:]):
        if end <= begin:
            continue
        dx, dy = x2 - x1, y2 - y1
        share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)
        share = min(1.0, max(0.0, share))
        nearest = min(nearest, math.hypot(x - x1 - share * dx, y - y1 - share * dy))
    return nearest
