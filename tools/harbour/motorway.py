"""The motorway with its two interchanges, and the dual carriageway into the city."""
from .plane import offset, on_circle, smooth
from .strokes import ramp, road, roundabout


# The motorway: two carriageways 24 m apart, straight between -2200 and 1200.
AXIS = (smooth([(-2880, 1600), (-2600, 1680), (-2200, 1740)], 5) + [(-1000, 1740), (0, 1740)]
        + smooth([(1200, 1740), (1700, 1780), (2300, 1860), (2850, 1890)], 5))
WEST_END, EAST_END = (-2920, 1585), (2890, 1890)
BORDER = 1722  # where it crosses the river


def motorway(m):
    def part(points, **tags):
        m.line(points, highway="motorway", oneway="yes", lanes=2, **tags)

    # Across the river on a bridge, and another country's numbers behind it.
    west = [p for p in AXIS if p[0] < 1640] + [(1640, 1774)]
    bridge = [(1640, 1774), (BORDER, 1781.5)]
    far = [(BORDER, 1781.5), (1800, 1791)]
    east = [(1800, 1791)] + [p for p in AXIS if p[0] > 1900]
    home = dict(ref="M 1", int__ref="E 99", maxspeed=130, name="Northern Motorway")
    there = dict(ref="A 7", int__ref="E 99", maxspeed="none", name="Küstenautobahn")
    span = dict(bridge="yes", layer=1)
    # One line aside, so that the carriageways meet at their joints.
    axis = west + bridge[1:] + far[1:] + east[1:]
    ends = [len(west) - 1, len(west), len(west) + 1]
    for side, back in ((12, False), (-12, True)):
        line = offset(axis, side)
        cuts = [line[:ends[0] + 1], line[ends[0]:ends[1] + 1], line[ends[1]:ends[2] + 1],
                line[ends[2]:]]
        tags = [home, {**home, **span}, {**there, **span}, there]
        for points, own in zip(cuts, tags):
            part(points[::-1] if back else points, **own)
        if back:
            ramp(m, [line[0], on_circle(WEST_END, 30, 2)], 1)
            ramp(m, [on_circle(EAST_END, 30, 10), line[-1]], 1)
        else:
            ramp(m, [on_circle(WEST_END, 30, 0), line[0]], 1)
            ramp(m, [line[-1], on_circle(EAST_END, 30, 14)], 1)
    # Both ends: a roundabout, and a road along the edge of the map.
    roundabout(m, WEST_END, 30, "secondary", name="Westmarch Circus")
    road(m, "Westmarch Drove", "secondary", [on_circle(WEST_END, 30, 18), (-2900, 1300),
                                             (-2950, 900), (-2900, 388)], 4, ref="B 5",
         maxspeed="XA:rural")
    roundabout(m, EAST_END, 30, "secondary", name="Ödkreisel")
    road(m, "Ödstraße", "secondary", [on_circle(EAST_END, 30, 18), (2900, 1600), (2880, 1285)], 4,
         ref="L 20", maxspeed="XB:rural")


def interchange_west(m):
    """Junction 1: a diamond; the crossing road passes over the motorway."""
    tags = dict(ref="B 12", maxspeed=100)
    road(m, "Saltmere Bypass", "secondary", [(-1500, 330), (-1480, 800), (-1500, 1200),
                                             (-1500, 1450)], 4, **tags)
    road(m, "Saltmere Bypass", "secondary", [(-1500, 1450), (-1500, 1660), (-1500, 1690)],
         lanes=2, **{**tags, "maxspeed": 70})
    road(m, "Saltmere Bypass", "secondary", [(-1500, 1690), (-1500, 1790)], bridge="yes", layer=1,
         lanes=2, **{**tags, "maxspeed": 70})
    road(m, "Saltmere Bypass", "secondary", [(-1500, 1790), (-1500, 1830), (-1500, 1905)],
         lanes=2, **{**tags, "maxspeed": 70})
    road(m, "Moor Lane", "tertiary", [(-1500, 1905), (-1540, 2200), (-1450, 2500), (-1500, 2790)],
         4, maxspeed=70)
    to = {"destination": "Saltmere", "destination_ref": "B 12", "junction_ref": "1"}
    ramp(m, [(-2000, 1728), (-1850, 1722), (-1650, 1690), (-1500, 1660)], **to)
    ramp(m, [(-1500, 1660), (-1350, 1690), (-1200, 1721), (-1050, 1728)],
         destination="Millhaven;Möwenau", destination_ref="M 1")
    ramp(m, [(-1120, 1752), (-1220, 1758), (-1350, 1790), (-1500, 1830)], **to)
    ramp(m, [(-1500, 1830), (-1650, 1795), (-1850, 1758), (-2000, 1752)],
         destination="Westmarch", destination_ref="M 1")
    m.exits = [((-2000, 1728), "1", "Saltmere"), ((-1120, 1752), "1", "Saltmere")]
    # Kiln Road keeps 25 m beside the westbound carriageway for 950 m.
    road(m, "Kiln Road", "unclassified",
         smooth([(-1500, 1905), (-1300, 1895), (-1150, 1860), (-1060, 1800)], 4)
         + [(-1000, 1777), (-500, 1777), (-50, 1777)]
         + smooth([(20, 1800), (120, 1855), (300, 1885), on_circle((500, 1860), 26, 10)], 4),
         maxspeed=70)


def harbour_way(m):
    """Junction 2 and the dual carriageway from it to the circus; northbound is the eastern line."""
    center = (500, 1860)
    roundabout(m, center, 26, "primary", name="Moorgate Roundabout", lanes=1)
    way = dict(name="Harbour Way", ref="A 2", oneway="yes")
    south, north = 492, 508

    def both(top, bottom, **tags):
        m.line([(south, top), (south, bottom)], highway="primary", **way, **tags)
        m.line([(north, bottom), (north, top)], highway="primary", **way, **tags)

    for line in ([on_circle(center, 26, 17), (south, 1800)],
                 [(north, 1800), on_circle(center, 26, 19)]):
        m.line(line, highway="primary", maxspeed=70, lanes=2, **way)
    both(1800, 1680, maxspeed=70, bridge="yes", layer=1, lanes=2)
    lanes = {"turn_lanes": "left|through|through"}
    # Towards the ramps at 1620 and the ring at 1400 a lane is added.
    m.line([(south, 1680), (south, 1620)], highway="primary", maxspeed=70, lanes=3, **way, **lanes)
    m.line([(north, 1620), (north, 1680)], highway="primary", maxspeed=70, lanes=2, **way)
    both(1620, 1570, maxspeed=70, lanes=2)
    both(1570, 1510, maxspeed=70, lanes=2, bridge="yes", layer=1)
    m.line([(south, 1510), (south, 1400)], highway="primary", maxspeed=70, lanes=4, **way,
           turn_lanes="left|through|through|right")
    m.line([(north, 1400), (north, 1510)], highway="primary", maxspeed=70, lanes=2, **way)
    m.line([(south, 1400), (south, 820)], highway="primary", maxspeed=70, lanes=2, **way)
    m.line([(north, 1300), (north, 1400)], highway="primary", maxspeed=70, lanes=3, **way,
           turn_lanes="left|through|through;right")
    m.line([(north, 790), (north, 1300)], highway="primary", maxspeed=70, lanes=2, **way)
    to = {"destination": "Millhaven", "destination_ref": "A 2", "junction_ref": "2"}
    # South: off ramp, a link across, on ramp: one line with signals.
    ramp(m, [(0, 1728), (150, 1718), (350, 1650), (492, 1620)], turn_lanes="through|right", **to)
    m.line([(492, 1620), (508, 1620)], highway="primary_link", oneway="yes")
    ramp(m, [(508, 1620), (650, 1650), (850, 1718), (1000, 1728)],
         destination="Möwenau", destination_ref="M 1")
    ramp(m, [(1000, 1752), (850, 1760), (650, 1820), on_circle(center, 26, 0)], **to)
    ramp(m, [on_circle(center, 26, 12), (350, 1815), (150, 1762), (0, 1752)],
         destination="Saltmere;Westmarch", destination_ref="M 1")
    m.exits += [((0, 1728), "2", "Millhaven"), ((1000, 1752), "2", "Millhaven")]
    road(m, "Moor Road", "secondary", [on_circle(center, 26, 5), (540, 2100), (480, 2450),
                                       (520, 2790)], 4, maxspeed=100, ref="B 3")


CIRCUS = (500, 700)


def circus(m):
    """Anchor Circus: five arms and a sliproad past it."""
    roundabout(m, CIRCUS, 45, "primary", name="Anchor Circus", lanes=2, maxspeed=50)
    way = dict(name="Harbour Way", ref="A 2", oneway="yes", maxspeed=50, lanes=2)
    m.line([(492, 820), on_circle(CIRCUS, 45, 7)], highway="primary", **way)
    m.line([on_circle(CIRCUS, 45, 5), (508, 790)], highway="primary", **way)
    # The sliproad leaves Harbour Way before the circus and joins Northgate Road behind it.
    m.line(smooth([(492, 820), (478, 775), (430, 722), (380, 702)], 4), highway="primary_link",
           oneway="yes", lanes=1, maxspeed=50)
    road(m, "Harbour Road", "primary", [on_circle(CIRCUS, 45, 18), (505, 500), (495, 300),
                                        (500, 100), (500, -62)], maxspeed=50, ref="A 2", lanes=2)
    road(m, "Hospital Lane", "tertiary", smooth([on_circle(CIRCUS, 45, 21), (600, 610), (760, 560),
                                                 (900, 570)], 4), maxspeed=30)
    eastern = dict(ref="B 9", maxspeed=50)
    road(m, "Eastern Road", "primary", smooth([on_circle(CIRCUS, 45, 0), (700, 705), (900, 740),
                                               (1300, 790)], 3), **eastern)
