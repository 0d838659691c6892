"""The streets of Saltmere, and of Möwenau across the border."""
from .strokes import road, roundabout


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
