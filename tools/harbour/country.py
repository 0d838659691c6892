"""The roads between the towns, the tunnel, the hairpins, paths and the railway."""
from .plane import smooth
from .strokes import road


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
    """Castle Tunnel, 800 m: a junction 30 m off its southern end, none for 290 m at the other."""
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
    road(m, "Manor Drive", "residential", [(-1200, 320), (-1195, 420), (-1160, 520),
                                         (-1170, 600)], 3, access="private")
    road(m, "Quarry Track", "track", [(-905, 440), (-1020, 520), (-1050, 680), (-960, 820)], 3,
         tracktype="grade3", surface="gravel")


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
