"""How roads are drawn on the sheet."""
from .plane import on_circle, smooth


def road(m, name, kind, points, curve=0, **tags):
    """A road; `curve` is the number of parts in which each span of a smooth curve is drawn."""
    points = smooth(points, curve) if curve else points
    return m.line(points, highway=kind, name=name, **tags)


def roundabout(m, center, radius, kind="tertiary", **tags):
    """Round it goes anticlockwise: traffic keeps right."""
    step = 1 if radius > 15 else 2
    ring = [on_circle(center, radius, k) for k in range(0, 24, step)]
    return m.line(ring + ring[:1], highway=kind, junction="roundabout", **tags)


def ramp(m, points, curve=4, **tags):
    return m.line(smooth(points, curve), highway="motorway_link", oneway="yes", lanes=1,
                  maxspeed=70, **tags)
