"""The roads: the motorway in the north, the city, the coast, and the land across the border."""
from .plane import offset, on_circle, smooth

RIGHT, LEFT = "right", "left"


def draw(m):
    motorway(m)
    interchange_west(m)
    harbour_way(m)
    circus(m)
    country_roads(m)
    tunnel_and_hill(m)
    city_grid(m)
    waterfront(m)
    northgate(m)
    eastcliff(m)
    saltmere(m)
    across_the_border(m)
    seehausen(m)
    island(m)
    paths(m)


def road(m, name, kind, points, curve=0, **tags):
    """A road; `curve` is the number of parts in which each span of a smooth curve is drawn."""
    points = smooth(points, curve) if curve else points
    return m.line(points, highway=kind, name=name, **tags)


def roundabout(m, center, radius, kind="tertiary", **tags):
    """Round it goes anticlockwise: traffic keeps right."""
    step = 1 if radius > 15 else 2
    ring = [on_circle(center, radius, k) for k in range(0, 24, step)]
    return m.line(ring + ring[:1], highway=kind, junction="roundabout", **tags)


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


def ramp(m, points, curve=4, **tags):
    return m.line(smooth(points, curve), highway="motorway_link", oneway="yes", lanes=1,
                  maxspeed=70, **tags)


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

    m.line([on_circle(center, 26, 17), (south, 1800)], highway="primary", maxspeed=70, lanes=2, **way)
    m.line([(north, 1800), on_circle(center, 26, 19)], highway="primary", maxspeed=70, lanes=2, **way)
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


def country_roads(m):
    ring = dict(ref="B 9", maxspeed=100)
    road(m, "North Ring", "primary", [(-1500, 1450), (-1000, 1470), (-560, 1450), (0, 1410),
                                      (400, 1400)], 3, **ring)
    road(m, "North Ring", "primary", [(400, 1400), (492, 1400), (508, 1400)], lanes=3,
         lanes_forward=2, lanes_backward=1, turn_lanes_forward="left;through|right",
         **{**ring, "maxspeed": 70})
    road(m, "North Ring", "primary", [(508, 1400), (620, 1400)], lanes=3, lanes_forward=1,
         lanes_backward=2, turn_lanes_backward="left;through|right", **{**ring, "maxspeed": 70})
    road(m, "North Ring", "primary", [(620, 1400), (900, 1380), (1200, 1240), (1290, 1000),
                                      (1300, 790)], 3, **ring)
    road(m, "Saltmere Road", "secondary", [(-2000, 300), (-1750, 330), (-1500, 330), (-1200, 320),
                                           (-900, 280), (-560, 200), (-420, 112)], 3,
         ref="B 4", maxspeed=70)
    road(m, "Westmarch Road", "secondary", [(-2308, 300), (-2600, 330), (-2995, 420)], 3,
         ref="B 4", maxspeed="XA:rural")


def tunnel_and_hill(m):
    """Castle Tunnel, 800 m: a junction close to its southern end, none for 290 m at the northern."""
    way = dict(ref="B 7", lanes=2)
    road(m, "Tunnel Road", "secondary", [(-560, 200), (-560, 330), (-560, 360)], maxspeed=50, **way)
    road(m, "Castle Tunnel", "secondary", [(-560, 360), (-560, 700), (-560, 1160)],
         maxspeed=70, tunnel="yes", layer=-1, **way)
    road(m, "Tunnel Road", "secondary", [(-560, 1160), (-560, 1450)], maxspeed=70, **way)
    road(m, "Hill Street", "residential", [(-560, 330), (-480, 350), (-418, 410), (-420, 500)],
         2, maxspeed=30)
    # Four hairpins: each run 20 m beside the last and higher.
    rows = [(-900, 280), (-905, 440), (-890, 478)]
    for row in range(4):
        y = 490 + 20 * row
        right = row % 2 == 0
        a, b = (-880, -760) if right else (-760, -880)
        turn = 9 if right else -9
        rows += [(a, y), (b, y), (b + turn * 0.7, y + 3), (b + turn, y + 10),
                 (b + turn * 0.7, y + 17)]
    rows += [(-880, 570), (-760, 575), (-680, 640), (-640, 740)]
    road(m, "Serpentine Road", "tertiary", rows, maxspeed=30, incline="up", surface="asphalt")
    road(m, "Castle Street", "tertiary", [(-640, 740), (-560, 745), (-420, 715), (-300, 700)],
         maxspeed=30)
    # Above the tunnel, 10 m beside it.
    road(m, "Ridge Road", "unclassified", [(-550, 744), (-550, 1000), (-570, 1060), (-620, 1090)],
         maxspeed=50)
    road(m, "Castle Yard", "service", [(-640, 740), (-660, 790), (-640, 830)])
    road(m, "Manor Drive", "residential", [(-1200, 320), (-1195, 420), (-1160, 520), (-1170, 600)], 3,
         access="private")
    road(m, "Quarry Track", "track", [(-905, 440), (-1020, 520), (-1050, 680), (-960, 820)], 3,
         tracktype="grade3", surface="gravel")


# Streets of the one-way grid: name, western and eastern (or southern and northern) course, direction.
ROWS = [("Market Street", [(-326, 196), (-20, 204), (250, 200), (495, 190)], -1),
        ("King Street", [(-320, 298), (0, 304), (250, 300), (495, 300)], 1),
        ("Queen Street", [(-320, 402), (0, 405), (250, 402), (502, 400)], -1),
        ("Bishop Street", [(-420, 500), (-320, 500), (0, 508), (250, 505), (505, 500)], 0),
        ("Fuller Street", [(-320, 600), (0, 606), (250, 604)], 1)]
COLUMNS = [("Chapel Street", [(-330, 98), (-322, 300), (-318, 500), (-318, 700)], 1),
           ("Tower Street", [(-226, 100), (-220, 300), (-218, 500), (-222, 700)], -1),
           ("Bell Street", [(-128, -86), (-124, 100), (-120, 300), (-118, 500), (-118, 700)], 1),
           ("Rope Walk", [(-24, -62), (-22, 100), (-18, 300), (-16, 500), (-14, 700)], -1),
           ("Post Street", [(130, -60), (134, 100), (136, 300), (138, 500), (140, 700)], 0),
           ("Bridge Street", [(252, -60), (250, 100), (250, 300), (250, 500), (252, 700)], 1),
           ("Custom House Street", [(376, -60), (374, 100), (372, 300), (376, 500)], -1)]


def city_grid(m):
    road(m, "High Street", "secondary", [(-420, 112), (-330, 98), (-226, 100), (-124, 100),
                                         (-22, 100), (134, 100), (250, 100), (374, 100), (500, 100)],
         ref="B 4", maxspeed=50)
    for name, points, way in ROWS + COLUMNS:
        kind = "tertiary" if name in ("Post Street", "Bishop Street") else "residential"
        road(m, name, kind, points if way >= 0 else points[::-1], maxspeed=30 if kind != "tertiary"
             else 50, oneway="yes" if way else None, zone_maxspeed="XA:30" if way else None)
    # A street that changes its name at Rope Walk.
    road(m, "Northgate Road", "secondary", [on_circle(CIRCUS, 45, 12), (380, 702), (252, 700),
                                            (140, 700), (-14, 700)], maxspeed=50)
    road(m, "Castle Road", "secondary", [(-14, 700), (-118, 700), (-222, 700), (-300, 700)],
         maxspeed=50)
    road(m, "Castle Street", "tertiary", [(-300, 700), (-318, 700)], maxspeed=30)
    road(m, "Sailmakers Yard", "living_street", [(134, 30), (180, 34), (250, 28)])
    road(m, "Fish Market", "pedestrian", [(-24, 20), (30, 24), (60, 60), (60, 100)])
    road(m, "Weavers Row", "residential", [(-420, 112), (-420, 300), (-420, 500)], maxspeed=30)
    road(m, "Lane of the Seven Stars", "residential", [(-420, 300), (-322, 298)], maxspeed=30)
    road(m, None, "service", [(136, 350), (190, 352), (190, 330), (225, 328)],
         service="parking_aisle")
    road(m, None, "service", [(60, 203), (62, 230), (64, 270)], service="alley")
    road(m, None, "service", [(250, 450), (300, 452), (300, 475), (350, 476)], service="driveway")


# Quay Street follows the water from the western beach around the cape to the eastern cliff.
QUAY_WEST = [(-2900, 30), (-2650, 0), (-2300, 0), (-2000, 0)]
CAPE = [(-2000, 0), (-1800, -50), (-1580, -300), (-1430, -680), (-1230, -1020), (-950, -1180),
        (-690, -1080), (-530, -760), (-440, -400), (-300, -150), (-128, -86)]
QUAY_CITY = [(-128, -86), (-24, -62), (130, -60), (252, -60), (376, -60), (500, -62)]
QUAY_EAST = [(500, -62), (680, -70), (900, -60), (1100, -70), (1250, -60)]


def waterfront(m):
    road(m, "Quay Street", "tertiary", QUAY_WEST, 3, maxspeed=50)
    road(m, "Quay Street", "tertiary", CAPE, 4, maxspeed=50)
    road(m, "Quay Street", "tertiary", QUAY_CITY, maxspeed=50)
    road(m, "Quay Street", "tertiary", QUAY_EAST, 3, maxspeed=50)
    road(m, "Mill Lane", "tertiary", [(-2000, 0), (-2005, 150), (-2000, 300)], 3, maxspeed=50)
    road(m, "Lighthouse Lane", "unclassified", [(-950, -1180), (-960, -1260), (-930, -1330)],
         maxspeed=30)
    # Out and back: a pier with a place to turn at its head.
    road(m, "Pier Road", "residential", [(30, -61), (40, -200), (45, -420)], maxspeed=30)
    road(m, "Ferry Road", "unclassified", [(760, -66), (780, -160), (820, -250)], 2, maxspeed=30)
    m.line([(820, -250), (830, -330), (850, -900), (860, -1215)], route="ferry",
           name="Gull Island Ferry", duration="00:12", motor__vehicle="yes", foot="yes")
    m.line([(820, -250), (920, -300), (1700, -1000), (2330, -1250), (2480, -1240)], route="ferry",
           name="Seehausen Ferry", duration="00:04", motor__vehicle="yes", foot="yes")
    # The toll bridge to the other country; the old bridge upstream is free and farther.
    bridge = dict(ref="A 2", maxspeed=70, toll="yes")
    # At the toll each direction has its own lane.
    for lane in ([(1250, -60), (1300, -80), (1360, -94), (1400, -90)],
                 [(1400, -90), (1365, -72), (1300, -58), (1250, -60)]):
        road(m, "Bay Bridge", "trunk", lane, oneway="yes", **bridge)
    road(m, "Bay Bridge", "trunk", [(1400, -90), (1545, -105)], bridge="yes", layer=1, **bridge)
    road(m, "Buchtbrücke", "trunk", [(1545, -105), (1720, -95)], bridge="yes", layer=1, **bridge)
    road(m, "Hafenstraße", "primary", [(1720, -95), (1800, -80), (1950, -40), (2100, 30)],
         ref="A 2", maxspeed="XB:urban")
    road(m, "Cliff Road", "secondary", [(1250, -60), (1270, 200), (1300, 500), (1300, 790)], 3,
         maxspeed=50)


def northgate(m):
    local = dict(maxspeed=30, zone_maxspeed="XA:30")
    road(m, "Station Road", "tertiary", [(140, 700), (150, 900), (140, 1150), (150, 1408),
                                         (160, 1500), (160, 1570)], 2, maxspeed=50)
    for name, points in [
        ("Abbey Road", [(-300, 850), (-80, 845), (148, 850), (350, 850), (492, 850)]),
        ("Orchard Road", [(-300, 990), (-80, 1000), (146, 1000), (350, 990), (492, 1000)]),
        ("Crescent Road", [(-300, 1130), (-80, 1150), (140, 1150), (350, 1140), (492, 1150)]),
        ("Meadow Road", [(-300, 1270), (-80, 1280), (144, 1270), (350, 1275)]),
        ("Elm Grove", [(-300, 700), (-300, 850), (-300, 990), (-300, 1130), (-300, 1270),
                       (-280, 1430)]),
        ("Ash Grove", [(-80, 700), (-80, 845), (-80, 1000), (-80, 1150), (-80, 1280)]),
        ("Beech Grove", [(350, 850), (350, 990), (350, 1140), (350, 1275)]),
    ]:
        road(m, name, "residential", points, **local)
    # Only a gap in the central reserve at Crescent Road lets one turn on Harbour Way.
    m.line([(492, 1150), (508, 1150)], highway="primary_link", maxspeed=50)
    # The far side: shops that only northbound traffic reaches.
    road(m, None, "service", [(508, 950), (545, 952), (560, 1000), (545, 1050), (508, 1052)],
         service="parking_aisle", oneway="yes")
    road(m, "Infirmary Road", "tertiary", [(508, 1150), (640, 1150), (800, 1140), (900, 1100),
                                           (900, 900), (900, 740)], 2, maxspeed=50)
    road(m, "Barracks Lane", "residential", [(640, 1150), (650, 1280), (620, 1400)], **local)
    road(m, "Park View", "residential", [(700, 705), (700, 900), (690, 1145)], 2, **local)


def eastcliff(m):
    local = dict(maxspeed=30, zone_maxspeed="XA:30")
    circle = (900, 300)
    roundabout(m, circle, 9, "tertiary", maxspeed=30)
    road(m, "Eastcliff Avenue", "tertiary", [(500, 300), (700, 295), (891, 300)], maxspeed=50)
    road(m, "Eastcliff Avenue", "tertiary", [(909, 300), (1100, 310), (1278, 300)], maxspeed=50)
    road(m, "Hospital Lane", "tertiary", [(900, 570), (898, 450), (900, 309)], maxspeed=30)
    for name, points in [
        ("Albert Road", [(500, 180), (700, 170), (900, 160), (1100, 170), (1262, 175)]),
        ("Victoria Road", [(503, 440), (700, 440), (898, 450), (1100, 450), (1296, 460)]),
        ("Coronation Road", [(700, -70), (700, 170), (700, 295), (700, 440), (690, 580)]),
        ("Marine Road", [(1100, -70), (1100, 170), (1100, 310), (1100, 450), (1090, 600),
                         (1000, 640), (900, 570)]),
        ("Smugglers Row", [(900, -60), (900, 160)]),
    ]:
        road(m, name, "residential", points, **local)
    # A mini roundabout of paint: one node.
    m.minis = [(1100, 170)]
    # A loop at the end of a cul-de-sac.
    road(m, "Lark Rise", "residential", [(1090, 600), (1130, 640), (1150, 680)], **local)
    road(m, "Lark Rise", "residential", [(1150, 680), (1120, 710), (1150, 745), (1190, 735),
                                         (1195, 695), (1150, 680)], **local)
    road(m, "Kestrel Close", "residential", [(700, 60), (800, 65), (860, 60)], **local)
    road(m, "Brewery Lane", "residential", [(500, 20), (620, 30), (700, 20)], **local)


def saltmere(m):
    local = dict(maxspeed=30, zone_maxspeed="XA:30")
    roundabout(m, (-2300, 300), 8, "secondary", maxspeed=30)
    road(m, "Church Street", "secondary", [(-2292, 300), (-2150, 305), (-2000, 300)], ref="B 4",
         maxspeed=50)
    road(m, "High Street", "tertiary", [(-2300, 292), (-2305, 150), (-2300, 0)], 2, maxspeed=30)
    road(m, "Abbot Street", "tertiary", [(-2300, 308), (-2290, 500), (-2300, 700), (-2200, 900),
                                         (-1900, 1000), (-1485, 1000)], 3, maxspeed=50)
    for name, points in [
        ("Strand", [(-2650, 0), (-2640, 160), (-2620, 332)]),
        ("Tide Row", [(-2640, 160), (-2480, 150), (-2305, 150), (-2150, 150), (-2005, 150)]),
        ("Saltpan Street", [(-2480, 0), (-2480, 150), (-2470, 310)]),
        ("Gulls Way", [(-2150, 0), (-2150, 150), (-2150, 305), (-2140, 480)]),
        ("School Lane", [(-2600, 480), (-2450, 485), (-2292, 480), (-2140, 480), (-2000, 460),
                         (-2000, 300)]),
        ("Fuller Street", [(-2600, 640), (-2450, 640), (-2298, 640)]),
        ("Chandlers Way", [(-2610, 330), (-2600, 480), (-2600, 640)]),
        ("Fern Close", [(-2140, 480), (-2140, 580), (-2100, 620)]),
    ]:
        road(m, name, "residential", points, **local)
    road(m, "Ford Lane", "unclassified", [(-2300, 700), (-2450, 780), (-2600, 800), (-2800, 780)],
         3, maxspeed=50)
    road(m, "Brook Farm", "track", [(-2800, 780), (-2850, 900), (-2800, 1050)], tracktype="grade2")


def across_the_border(m):
    """Möwenau: another country, language, and way of writing limits."""
    local = dict(maxspeed=30, zone_maxspeed="XB:30")
    old = dict(ref="B 9", lanes=2)
    road(m, "Old Bridge", "primary", [(1300, 790), (1400, 795), (1440, 798)], maxspeed=50, **old)
    road(m, "Old Bridge", "primary", [(1440, 798), (1505, 800)], maxspeed=30, bridge="yes", layer=1,
         **old)
    road(m, "Alte Brücke", "primary", [(1505, 800), (1570, 800)], maxspeed=30, bridge="yes",
         layer=1, lanes=2, ref="L 14")
    road(m, "Brückenstraße", "primary", [(1570, 800), (1700, 790), (1900, 780), (2100, 770)], 2,
         ref="L 14", maxspeed="XB:urban")
    roundabout(m, (2112, 770), 12, "primary", name="Möwenkreisel", maxspeed=30)
    road(m, "Hauptstraße", "secondary", [(2124, 770), (2300, 760), (2500, 770), (2750, 800),
                                         (2995, 860)], 2, ref="L 14", maxspeed="XB:urban")
    road(m, "Bahnhofstraße", "tertiary", [(2112, 782), (2110, 950), (2140, 1150), (2200, 1400)], 3,
         maxspeed=50)
    road(m, "Ringstraße", "secondary", [(2200, 1400), (2500, 1380), (2800, 1300), (2995, 1280)], 3,
         maxspeed="XB:rural")
    road(m, "Hafenstraße", "secondary", [(2112, 758), (2090, 560), (2100, 300), (2100, 30)], 2,
         maxspeed="XB:urban")
    for name, points in [
        ("Möwenstraße", [(1780, 787), (1770, 560), (1790, 300), (1900, 130), (1950, -40)]),
        ("Fährgasse", [(1770, 560), (1930, 565), (2090, 560), (2300, 560), (2500, 570)]),
        ("Grüner Weg", [(1790, 300), (1940, 300), (2100, 300), (2300, 310), (2500, 300)]),
        ("Schloßallee", [(2300, 310), (2300, 560), (2300, 760), (2310, 950), (2300, 1100)]),
        ("Köhlerweg", [(2500, 300), (2500, 570), (2500, 770), (2500, 960)]),
        ("Äußere Gasse", [(2111, 950), (2310, 950), (2500, 960), (2700, 960), (2740, 799)]),
        ("Übergasse", [(1780, 787), (1790, 960), (1950, 960), (2111, 950)]),
        ("Kirchplatz", [(1930, 565), (1935, 430), (1940, 300)]),
    ]:
        road(m, name, "residential", points, **local)
    road(m, "Fußgängerzone", "pedestrian", [(2100, 430), (2200, 435), (2300, 430)])
    road(m, "Spielstraße", "living_street", [(2500, 430), (2600, 440), (2660, 480)])
    road(m, "Waldweg", "unclassified", [(1790, 960), (1800, 1200), (1900, 1400), (2200, 1400)], 3,
         maxspeed="XB:rural")


def seehausen(m):
    road(m, "Küstenstraße", "tertiary", [(2100, 30), (2300, 60), (2500, 60), (2560, -150)], 3,
         maxspeed=50)
    road(m, "Küstenstraße", "unclassified", [(2560, -150), (2600, -500), (2680, -850),
                                             (2600, -1100)], 4, maxspeed=30, surface="gravel")
    road(m, "Fährweg", "unclassified", [(2600, -1100), (2540, -1200), (2480, -1240)], maxspeed=30)
    road(m, "Leuchtturmweg", "residential", [(2600, -1100), (2720, -1180), (2780, -1240)],
         maxspeed=30)


def island(m):
    road(m, "Landing", "unclassified", [(860, -1215), (865, -1280)], maxspeed=30)
    road(m, "Island Loop", "unclassified", smooth([(865, -1280), (760, -1400), (800, -1580),
                                                   (960, -1640), (1080, -1500), (1000, -1330),
                                                   (865, -1280)], 4), maxspeed=30)


def paths(m):
    m.line(smooth([(-1780, -30), (-1400, -200), (-1100, -600), (-900, -900), (-900, -1185)], 3),
           highway="path", name="Cape Path", foot="yes")
    m.line(smooth([(-128, -86), (-60, -60), (-24, -62)], 2), highway="cycleway")
    m.line(smooth([(-440, -400), (-300, -220), (-150, -120), (30, -85)], 3), highway="cycleway",
           name="Harbour Cycleway")
    m.line([(700, 800), (800, 850), (900, 830)], highway="footway", name="Park Walk")
    m.line([(800, 850), (800, 1000), (760, 1143)], highway="footway")
    m.line([(900, -60), (905, -110), (910, -150)], highway="steps", name="Smugglers Steps")
    m.line([(-450, 760), (-480, 860), (-600, 850), (-640, 830)], highway="path", name="Castle Walk")
    rail = smooth([(-3000, 1380), (-2000, 1500), (-1000, 1560), (0, 1540), (1000, 1540),
                   (1640, 1500)], 4)
    m.line(rail, railway="rail", name="Coast Line")
    m.line([(1640, 1500), (1780, 1490)], railway="rail", name="Coast Line", bridge="yes", layer=1)
    m.line(smooth([(1780, 1490), (2100, 1480), (2600, 1500), (3000, 1560)], 4), railway="rail",
           name="Küstenbahn")
