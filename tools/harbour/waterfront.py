"""Quay Street along the water, piers, ferries, the toll bridge, and what lies across the bay."""
from .plane import smooth
from .strokes import road


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
