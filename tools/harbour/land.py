"""Coast, river, woods, fields, and the borders of countries, towns and postal districts."""
from .plane import offset, smooth, smooth_ring
from .waterfront import CAPE

WEST, EAST, SOUTH, NORTH = -3000, 3000, -2000, 2800
# From the north into the sea: the river is the border.
BORDER = smooth([(1750, NORTH), (1700, 2300), (1722, 1781.5), (1620, 1300), (1540, 1000),
                 (1505, 800), (1480, 400), (1520, 100), (1545, -105), (1620, -500), (1700, -1200),
                 (1700, SOUTH)], 4)
# Around the cape the shore keeps 45 m from Quay Street; the lighthouse stands on a spit.
CAPE_SHORE = offset(smooth(CAPE, 4), 45)
SPIT = [(-1080, -1195), (-1010, -1290), (-990, -1370), (-920, -1390), (-880, -1330), (-880, -1235)]
SHORE = ([p for p in CAPE_SHORE if p[0] < -1090 and p[0] > -1900] + SPIT
         + [p for p in CAPE_SHORE if -860 < p[0] < -180])
COAST = (smooth([(WEST, -20), (-2900, -30), (-2650, -60), (-2300, -66), (-2000, -60)], 3) + SHORE
         + [(-128, -112), (-24, -95), (130, -92), (620, -95), (640, -280), (700, -300), (860, -290),
            (880, -110), (1100, -110), (1250, -100), (1420, -150), (1660, -160)]
         + smooth([(1660, -160), (1850, -140), (2000, -95), (2150, -40), (2350, 0), (2450, -30),
                   (2500, -200), (2530, -500), (2590, -800), (2500, -1030), (2430, -1180),
                   (2450, -1280), (2560, -1320), (2700, -1370), (2850, -1310), (2900, -1150),
                   (2860, -900), (2900, -600), (EAST, -400)], 3)[1:])
ISLAND = smooth_ring([(860, -1225), (700, -1330), (690, -1560), (850, -1720), (1030, -1700),
                      (1150, -1540), (1090, -1310), (960, -1230)])
CAPE_WOOD = [(-1780, 40), (-1540, -230), (-1380, -630), (-1180, -940), (-950, -1100), (-750, -1010),
             (-610, -740), (-520, -380), (-560, -100), (-800, 60), (-1300, 140)]


def draw(m):
    # Land lies on the left of a coastline.
    m.line(COAST, joins=False, natural="coastline")
    m.line(ISLAND + ISLAND[:1], joins=False, natural="coastline")
    water(m)
    green(m)
    towns(m)
    borders(m)


def water(m):
    river = [p for p in BORDER if p[1] > -180]
    m.area(offset(river, -48) + offset(river, 48)[::-1], natural="water", water="river",
           name="River Aure")
    m.line(river, joins=False, waterway="river", name="River Aure", name_xb="Äure")
    brook = smooth([(-2700, 1350), (-2560, 1000), (-2520, 795), (-2700, 560), (-2760, 200),
                    (-2780, -42)], 4)
    m.line(brook, joins=False, waterway="stream", name="Mill Brook")
    m.area(smooth([(760, 900), (790, 940), (840, 930), (850, 890), (800, 870), (760, 900)], 3)[:-1],
           natural="water", water="pond", name="Infirmary Pond")
    m.area(smooth_ring([(-1100, 1000), (-1000, 1040), (-920, 1000), (-950, 900), (-1060, 900)]),
           natural="water", water="lake", name="Quarry Lake")
    for points, name in [([(165, -92), (185, -92), (185, -330), (165, -330)], "West Mole"),
                         ([(23, -94), (29, -200), (34, -432), (56, -432), (51, -200), (43, -94)],
                          "Long Pier"),
                         ([(330, -95), (338, -95), (338, -220), (330, -220)], None),
                         ([(420, -95), (428, -95), (428, -220), (420, -220)], None),
                         ([(510, -95), (518, -95), (518, -220), (510, -220)], None)]:
        m.area(points, man__made="pier", name=name)
    m.area([(640, -280), (500, -330), (500, -345), (645, -298)], man__made="breakwater")


def green(m):
    m.area(smooth_ring(CAPE_WOOD), natural="wood", name="Cape Wood")
    m.area(smooth_ring([(-960, 440), (-700, 420), (-650, 560), (-520, 470), (-460, 620),
                        (-440, 1100), (-600, 1190), (-850, 1120), (-900, 820)]),
           landuse="forest", name="Castle Wood")
    m.area([(-700, 760), (-600, 770), (-590, 860), (-690, 870)], leisure="park",
           name="Castle Green")
    m.area([(712, 760), (885, 775), (885, 1085), (800, 1125), (708, 1120)], leisure="park",
           name="Infirmary Park")
    m.area([(-210, 210), (-132, 212), (-130, 292), (-210, 290)], leisure="park", name="Bell Square")
    m.area([(148, 514), (240, 514), (240, 596), (148, 596)], leisure="park", name="Fuller Gardens")
    m.area([(1118, 180), (1255, 184), (1262, 296), (1112, 300)], leisure="park", name="Cliff Park")
    m.area([(-60, 1010), (60, 1012), (62, 1135), (-62, 1135)], landuse="cemetery", name="St Bride")
    m.area([(370, 1010), (480, 1012), (480, 1130), (366, 1128)], leisure="pitch", sport="soccer")
    m.area([(-2900, -25), (-2650, -60), (-2300, -62), (-2000, -58), (-2000, -20), (-2300, -22),
            (-2650, -22), (-2895, 8)], natural="beach", name="Saltmere Sands")
    m.area([(-2440, 500), (-2320, 500), (-2320, 620), (-2440, 620)], landuse="grass")
    m.area([(1950, 310), (2085, 310), (2085, 545), (1945, 550)], leisure="park", name="Kurpark")
    m.area([(2330, 970), (2480, 975), (2480, 1120), (2340, 1130)], leisure="park",
           name="Bürgerpark")
    m.area(smooth_ring([(2700, -1000), (2820, -900), (2840, -1100), (2740, -1120)]),
           natural="heath")
    m.area(smooth_ring([(800, -1400), (960, -1370), (1020, -1480), (940, -1590), (820, -1540)]),
           natural="heath", name="Gull Moor")
    for x, y, w, h in [(-2880, 860, 430, 410), (-2400, 1080, 420, 330), (-1900, 1080, 360, 330),
                       (-1440, 600, 320, 320), (-1440, 1060, 420, 330), (-2850, 1760, 650, 480),
                       (-2100, 1850, 520, 420), (-1400, 2000, 620, 560), (-650, 1950, 560, 500),
                       (620, 1980, 560, 480), (700, 2500, 700, 240), (1880, 1560, 480, 180),
                       (2480, 1480, 360, 200), (1860, 1960, 560, 480), (2580, 320, 380, 400)]:
        fields(m, x, y, w, h)
    for points in [[(-2850, 2350), (-1800, 2360), (-1720, 2700), (-2800, 2710)],
                   [(-1280, 2640), (300, 2590), (330, 2720), (-1250, 2740)],
                   [(-50, 1960), (400, 1950), (380, 2400), (-20, 2420)],
                   [(1250, 1900), (1640, 1950), (1620, 2600), (1300, 2650)],
                   [(2500, 2020), (2850, 2040), (2850, 2640), (2420, 2680)]]:
        m.area(smooth_ring(points, 3), landuse="forest")


def fields(m, x, y, w, h):
    """Four fields that lean a little, with hedges' width between them."""
    for i, crop in enumerate(("farmland", "meadow", "meadow", "farmland")):
        a, b = x + (i % 2) * w * 0.52, y + (i // 2) * h * 0.55
        p, q = w * (0.5 if i % 2 == 0 else 0.46), h * (0.52 if i < 2 else 0.44)
        m.area([(a, b), (a + p, b + p / 18), (a + p - q / 12, b + q), (a + q / 15, b + q * 0.96)],
               landuse=crop)


# Town: name, in the other language, centre, ring, postcode, kind of place.
TOWNS = [
    ("Millhaven", "Mühlhafen", (60, 330), [(-250, -110), (-420, 60), (-450, 400), (-430, 720),
                                           (-350, 1100), (-320, 1435), (300, 1440), (640, 1420),
                                           (900, 1220), (960, 1000), (940, 780), (1180, 800),
                                           (1340, 760), (1330, 300), (1290, -85), (640, -88),
                                           (0, -92), (-128, -108)],
     "HB1 1", "city"),
    ("Saltmere", "Salzmeer", (-2330, 340), [(-2850, 0), (-2840, 340), (-2740, 600), (-2620, 710),
                                            (-2300, 740), (-2080, 680), (-1970, 480), (-1950, 200),
                                            (-1965, -15), (-2400, -18), (-2650, -18)],
     "HB4 2", "town"),
    ("Möwenau", "Gullmead", (2120, 700), [(1730, 100), (1720, 500), (1735, 900), (1800, 1010),
                                          (2100, 1060), (2400, 1150), (2560, 1060), (2740, 1000),
                                          (2790, 700), (2760, 300), (2600, 180), (2480, 90),
                                          (2100, 10), (1960, -70), (1790, -100)], "7714", "town"),
]
# Where a few houses stand outside the towns.
HAMLETS = [("Gull Island", ISLAND),
           ("Seehausen", [(2520, -1290), (2510, -1020), (2740, -1010), (2840, -1240),
                          (2700, -1330)]),
           ("Moorgate", [(380, 1895), (700, 1895), (700, 2180), (380, 2180)])]
PLACES = [("Gull Island", (930, -1480), "island"), ("Seehausen", (2650, -1130), "hamlet"),
          ("Moorgate", (560, 1960), "hamlet"), ("Old Town", (40, 150), "suburb"),
          ("New Town", (60, 470), "suburb"), ("Northgate", (20, 930), "suburb"),
          ("Eastcliff", (1000, 250), "suburb"), ("Castle Hill", (-640, 900), "suburb"),
          ("Infirmary", (640, 900), "suburb"), ("Quayside", (-2330, 90), "suburb"),
          ("Upper Saltmere", (-2420, 560), "suburb"), ("Altstadt", (1900, 660), "suburb"),
          ("Neustadt", (2420, 660), "suburb"), ("Seevorstadt", (2000, 180), "suburb")]


def towns(m):
    for name, other, center, ring, postcode, kind in TOWNS:
        own, foreign = ("xb", "xa") if name == "Möwenau" else ("xa", "xb")
        names = {f"name_{own}": name, f"name_{foreign}": other}
        line = m.area(ring, landuse="residential")
        people = 24000 if kind == "city" else 5200
        m.point(center, place=kind, name=name, population=people, **names)
        m.relation([("way", line, "outer")], type="boundary", boundary="administrative",
                   admin__level=8, name=name, **names)
        m.relation([("way", line, "outer")], type="boundary", boundary="postal_code",
                   postal__code=postcode)
    for name, center, kind in PLACES:
        m.point(center, place=kind, name=name)
    m.area([(-440, 1440), (-440, 1530), (480, 1505), (480, 1420), (0, 1425)], landuse="industrial")
    m.area([(-1080, 1784), (-60, 1784), (-60, 1880), (-1050, 1890)], landuse="industrial",
           name="Kiln Road Works")
    m.area([(630, -100), (645, -275), (870, -285), (872, -100)], landuse="industrial",
           name="Ferry Terminal")


def borders(m):
    tags = dict(boundary="administrative", admin__level=2)
    shared = m.line(BORDER, joins=False, **tags)
    west = m.line([BORDER[-1], (WEST, SOUTH), (WEST, NORTH), BORDER[0]], joins=False, **tags)
    east = m.line([BORDER[-1], (EAST, SOUTH), (EAST, NORTH), BORDER[0]], joins=False, **tags)
    # Codes that ISO 3166 leaves to its users.
    for code, name, other, line in [("XA", "Harland", "Haarland", west),
                                    ("XB", "Ödmark", "Odmark", east)]:
        m.relation([("way", shared, "outer"), ("way", line, "outer")], type="boundary",
                   boundary="administrative", admin__level=2, name=name, driving__side="right",
                   name_xa=name if code == "XA" else other, name_xb=other if code == "XA" else name,
                   **{"ISO3166-1": code, "ISO3166-1:alpha2": code})
