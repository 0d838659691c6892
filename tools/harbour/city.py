"""The streets of Millhaven: the one-way grid, Northgate, Eastcliff."""
from .motorway import CIRCUS
from .plane import on_circle
from .strokes import road, roundabout


# Streets of the grid: name, course eastwards or northwards, 1 with it, -1 against it, 0 both ways.
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
    road(m, "High Street", "secondary",
         [(-420, 112), (-330, 98), (-226, 100), (-124, 100), (-22, 100), (134, 100), (250, 100),
          (374, 100), (500, 100)], ref="B 4", maxspeed=50)
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
