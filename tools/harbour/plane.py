"""Geometry in metres east and north of the town's origin, in IEEE + - * / and sqrt alone.

Places are pairs of whole millimetres, so that equal places are equal keys; nothing here depends on
a C library's last digit.
"""
from math import sqrt

# Millimetres; the origin is 47.14 N, 9.52 E, where the example in the documentation lies.
LATITUDE, LONGITUDE = 471_400_000, 95_200_000
# Nanometres in 1e-7 degrees on a sphere of 6 371 008.8 m: of latitude, and of longitude at 47.14 N.
NORTH, EAST = 11_119_508, 7_563_593


def mm(place):
    """A place in metres, in whole millimetres."""
    return round(place[0] * 1000), round(place[1] * 1000)


def degrees(place):
    """(latitude, longitude) of a place in millimetres, in whole 1e-7 degrees."""
    def divide(millimetres, unit):
        return (2_000_000 * millimetres + unit) // (2 * unit)
    return (LATITUDE + divide(place[1], NORTH),
            LONGITUDE + divide(place[0], EAST))


def text(value):
    """Whole 1e-7 degrees as a decimal."""
    return f"{value // 10_000_000}.{value % 10_000_000:07d}"


# Cosine and sine of every 15 degrees, of square roots.
_A, _B, _C = (sqrt(6) + sqrt(2)) / 4, sqrt(3) / 2, sqrt(2) / 2
_D, _E = 0.5, (sqrt(6) - sqrt(2)) / 4
_QUARTER = [(1.0, 0.0), (_A, _E), (_B, _D), (_C, _C), (_D, _B), (_E, _A)]
CIRCLE = (_QUARTER + [(-s, c) for c, s in _QUARTER] + [(-c, -s) for c, s in _QUARTER]
          + [(s, -c) for c, s in _QUARTER])


def on_circle(center, radius, fifteenths):
    """The place at a multiple of 15 degrees, counted from the east to the north."""
    c, s = CIRCLE[fifteenths % 24]
    return center[0] + radius * c, center[1] + radius * s


def smooth(points, parts=4):
    """A curve through the points (Catmull-Rom), each span in as many parts."""
    line = [points[0]]
    for i in range(len(points) - 1):
        p0, p1 = points[max(0, i - 1)], points[i]
        p2, p3 = points[i + 1], points[min(len(points) - 1, i + 2)]
        for k in range(1, parts + 1):
            t = k / parts
            line.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t
                       + (3 * b - a - 3 * c + d) * t * t * t)
                for a, b, c, d in zip(p0, p1, p2, p3)))
    return line


def smooth_ring(points, parts=4):
    """A closed curve through the points, without its first point again at the end."""
    n = len(points)
    around = smooth([points[-1]] + list(points) + [points[0], points[1]], parts)
    return around[parts:parts * (n + 1)]


def offset(points, metres):
    """The line beside a line, to the right of its direction where positive."""
    moved = []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(len(points) - 1, i + 1)]
        size = distance((ax, ay), (bx, by))
        moved.append((x + (by - ay) / size * metres, y - (bx - ax) / size * metres))
    return moved


def distance(a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    return sqrt(dx * dx + dy * dy)


def foot(p, a, b):
    """The part of the way from a to b that is nearest to p, and how far p is from there."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square
    t = min(1.0, max(0.0, t))
    return t, distance(p, (a[0] + t * dx, a[1] + t * dy))


def crossing(a, b, c, d):
    """Where the segments a-b and c-d cross, as parts of both; None where they do not."""
    rx, ry, sx, sy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = rx * sy - ry * sx
    if cross == 0:
        return None
    t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
    u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross
    return (t, u) if 0 <= t <= 1 and 0 <= u <= 1 else None


def inside(p, ring):
    """Whether a place lies within a closed line."""
    result = False
    for a, b in zip(ring, ring[1:] + ring[:1]):
        if (a[1] > p[1]) != (b[1] > p[1]):
            if p[0] < a[0] + (p[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
                result = not result
    return result
