"""Houses along the streets, and their numbers: on buildings, on points, and by interpolation."""
from math import sqrt

from .land import HAMLETS, TOWNS
from .plane import distance, foot, inside

STREETS = {"residential", "tertiary", "secondary", "primary", "living_street", "pedestrian",
           "unclassified"}
# Numbers of these streets stand on points; of those two, only at their ends.
POINTS = {"Fuller Street", "Abbey Road", "Strand", "Köhlerweg", "Albert Road", "Market Street"}
NUMBERED = POINTS | {"High Street", "Quay Street", "King Street", "Bishop Street", "Church Street",
                     "Station Road", "Pier Road", "Harbour Road", "Lark Rise", "Hauptstraße",
                     "Möwenstraße", "Schloßallee", "Serpentine Road", "Eastcliff Avenue",
                     "School Lane", "Post Street"}
BETWEEN = [("Orchard Road", (-280, 1008), (-100, 1016), 2, 18, "even"),
           ("Orchard Road", (-280, 976), (-100, 986), 1, 17, "odd"),
           ("Victoria Road", (520, 454), (680, 454), 2, 16, "even"),
           ("Grüner Weg", (1810, 286), (1930, 286), 1, 13, "odd"),
           ("Tide Row", (-2460, 164), (-2330, 164), 2, 14, "even")]
KEEP_CLEAR = {"leisure", "natural", "waterway", "man_made"}


class Site:
    """What is built, and where nothing may be."""

    def __init__(self, m):
        self.roads, self.areas, self.built = {}, [], {}
        for line in m.lines:
            metres = [(x / 1000, y / 1000) for x, y in line.points]
            if line.level >= 0 and ({"highway", "railway"} & line.tags.keys()):
                width = 9 if line.tags.get("highway") in ("motorway", "primary", "trunk") else 6
                for a, b in zip(metres, metres[1:]):
                    for cell in cells(a, b):
                        self.roads.setdefault(cell, []).append((a, b, width))
            elif (KEEP_CLEAR & line.tags.keys() or line.tags.get("landuse") == "cemetery") \
                    and metres[0] == metres[-1]:
                self.areas.append(metres[:-1])

    def is_free(self, center, size):
        cell = (int(center[0] // 100), int(center[1] // 100))
        for a, b, width in self.roads.get(cell, []):
            if foot(center, a, b)[1] < size + width:
                return False
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                for other, reach in self.built.get((cell[0] + dx, cell[1] + dy), []):
                    if distance(center, other) < size + reach + 2:
                        return False
        return not any(inside(center, area) for area in self.areas)

    def build(self, center, size):
        cell = (int(center[0] // 100), int(center[1] // 100))
        self.built.setdefault(cell, []).append((center, size))


def cells(a, b):
    """The squares of 100 m that a segment may come near to."""
    xs = range(int((min(a[0], b[0]) - 30) // 100), int((max(a[0], b[0]) + 30) // 100) + 1)
    ys = range(int((min(a[1], b[1]) - 30) // 100), int((max(a[1], b[1]) + 30) // 100) + 1)
    return [(x, y) for x in xs for y in ys]


def draw(m, random):
    site = Site(m)
    for place, size in m.kept:
        site.build(place, size)
    interpolation(m, site)
    numbers = {}
    for line in [line for line in m.lines if line.tags.get("highway") in STREETS]:
        if "name" not in line.tags or line.level or "junction" in line.tags:
            continue
        metres = [(x / 1000, y / 1000) for x, y in line.points]
        along(m, site, line.tags["name"], metres, numbers, random)


def interpolation(m, site):
    for street, a, b, first, last, kind in BETWEEN:
        town = town_at(a)
        line = m.line([a, b], joins=False, addr_interpolation=kind)
        count = (last - first) // 2
        for place, number in zip(line.points, (first, last)):
            m.mark(place, addr_housenumber=number, addr_street=street, addr_city=town[0],
                   addr_postcode=town[1])
        for k in range(count + 1):
            center = tuple(p + (q - p) * k / count for p, q in zip(a, b))
            if site.is_free(center, 5):
                house(m, site, center, (1, 0), 5, 5)


def town_at(place):
    for name, _, _, ring, postcode, _ in TOWNS:
        if inside(place, ring):
            return name, postcode
    return next(((name, None) for name, ring in HAMLETS if inside(place, ring)), None)


def along(m, site, street, line, numbers, random):
    """Houses on both sides of a street, odd numbers on its left."""
    for a, b in zip(line, line[1:]):
        size = distance(a, b)
        if size < 20:
            continue
        ux, uy = (b[0] - a[0]) / size, (b[1] - a[1]) / size
        town = town_at(a)
        if town is None:
            continue
        is_dense = -340 < a[0] < 510 and -80 < a[1] < 710
        at = 12.0
        while at < size - 8:
            for side in (1, -1):
                half = 11 + 2 * random() if is_dense else 6 + 2 * random()
                depth = 8 + random() if is_dense else 6 + 2 * random()
                off = (6 if is_dense else 11) + depth + (0 if is_dense else 3 * random())
                center = a[0] + ux * at - uy * off * side, a[1] + uy * at + ux * off * side
                is_left_out = random() < 0.08 or town_at(center) != town
                if is_left_out or not site.is_free(center, depth - 0.5):
                    continue
                key = (street, town[0], side)
                numbers[key] = numbers.get(key, -1 if side > 0 else 0) + 2
                tags = dict(addr_housenumber=numbers[key], addr_street=street, addr_city=town[0],
                            addr_postcode=town[1])
                # Not every house is numbered: a map is never complete.
                if street not in NUMBERED or random() < 0.06:
                    tags = {}
                if street in POINTS and tags:
                    m.point((center[0] + ux, center[1] + uy), **tags)
                    tags = {}
                house(m, site, center, (ux, uy), half, depth, **tags)
            at += 28 if is_dense else 42


def house(m, site, center, along, half, depth, /, **tags):
    (x, y), (ux, uy) = center, along
    corners = [(x + ux * p * half - uy * q * depth, y + uy * p * half + ux * q * depth)
               for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    m.area(corners, building="yes" if half > 9 else "house", **tags)
    site.build(center, sqrt(half * depth) + (1 if half > 9 else 0))
