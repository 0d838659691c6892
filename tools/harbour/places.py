"""Places people drive to, and the large buildings."""
# Kind (key=value), name, place in metres, more tags.
POIS = [
    ("amenity=post_office", "Post", (68.1, 111.2), dict(
        addr_housenumber=12, addr_street="High Street", addr_city="Millhaven", addr_postcode="HB1 1")),
    ("amenity=post_office", "Postamt Möwenau", (2220, 778), {}),
    ("amenity=fuel", "Harbour Way Fuel North", (548, 975), dict(brand="Vela")),
    ("amenity=fuel", "Saltmere Garage", (-2180, 320), dict(brand="Orion")),
    ("amenity=fuel", "Tankstelle Ring", (2560, 1395), dict(brand="Vela")),
    ("amenity=fuel", "Ring Road Fuel", (-400, 1478), {}),
    ("amenity=charging_station", "Fish Market Charging", (12, 40), dict(capacity=4)),
    ("amenity=charging_station", "Shops Charging", (538, 1010), dict(capacity=8)),
    ("amenity=charging_station", "Ladestation Kurpark", (1938, 420), dict(capacity=2)),
    ("amenity=parking", "King Street Car Park", (190, 342), dict(capacity=140)),
    ("amenity=parking", "Castle Car Park", (-650, 810), dict(capacity=60)),
    ("amenity=parking", "Ferry Car Park", (840, -200), dict(capacity=90)),
    ("amenity=parking", "Parkhaus Hauptstraße", (2350, 745), dict(capacity=210)),
    ("amenity=parking", "Beach Car Park", (-2500, 14), dict(capacity=75)),
    ("tourism=hotel", "Hotel Anchor", (470, 1060), dict(stars=3)),
    ("tourism=hotel", "The Harbour View", (300, -46), dict(stars=4)),
    ("tourism=hotel", "Hotel zur Möwe", (2052, 790), dict(stars=3)),
    ("tourism=hotel", "Saltmere Sands Hotel", (-2420, 20), {}),
    ("tourism=guest_house", "Gull Cottage", (770, -1420), {}),
    ("tourism=camp_site", "Cape Camping", (-900, -1150), {}),
    ("amenity=restaurant", "Café Zoë", (90, 60), dict(cuisine="coffee_shop")),
    ("amenity=restaurant", "The Net Loft", (200, 10), dict(cuisine="fish")),
    ("amenity=restaurant", "Señora Inés", (-90, 116), dict(cuisine="spanish")),
    ("amenity=restaurant", "Fährhaus", (1915, 548), dict(cuisine="regional")),
    ("amenity=cafe", "Lighthouse Café", (-945, -1300), {}),
    ("amenity=cafe", "Kiosk am Kurpark", (2090, 425), {}),
    ("amenity=pub", "The Rusty Anchor", (-140, -60), {}),
    ("amenity=fast_food", "Pier Chips", (52, -190), {}),
    ("amenity=hospital", "Millhaven Infirmary", (950, 950), dict(emergency="yes")),
    ("amenity=pharmacy", "Bell Pharmacy", (-108, 220), {}),
    ("amenity=pharmacy", "Möwen-Apotheke", (2200, 752), {}),
    ("amenity=doctors", "Dr Ærøe", (320, 412), {}),
    ("amenity=police", "Millhaven Police", (150, 215), {}),
    ("amenity=police", "Polizei Möwenau", (2080, 620), {}),
    ("amenity=fire_station", "Ring Fire Station", (240, 1425), {}),
    ("amenity=school", "Northgate School", (-190, 920), {}),
    ("amenity=school", "Saltmere School", (-2380, 470), {}),
    ("amenity=school", "Grundschule Möwenau", (2400, 430), {}),
    ("amenity=kindergarten", "Lark Rise Nursery", (1170, 715), {}),
    ("amenity=university", "Maritime College", (420, 240), {}),
    ("amenity=library", "City Library", (-60, 312), {}),
    ("amenity=townhall", "Guildhall", (-70, 190), {}),
    ("amenity=townhall", "Rathaus Möwenau", (2150, 738), {}),
    ("amenity=bank", "Harbour Bank", (220, 112), {}),
    ("amenity=atm", "Cash at the Quay", (262, -46), {}),
    ("amenity=place_of_worship", "St Bride", (0, 1070), dict(religion="christian")),
    ("amenity=place_of_worship", "Seemannskirche", (1925, 420), dict(religion="christian")),
    ("amenity=theatre", "Rope Walk Theatre", (-8, 450), {}),
    ("amenity=cinema", "Regal", (268, 540), {}),
    ("amenity=marketplace", "Fish Market", (40, 60), {}),
    ("amenity=ferry_terminal", "Millhaven Ferry Terminal", (800, -235), {}),
    ("amenity=ferry_terminal", "Gull Island Landing", (872, -1225), {}),
    ("amenity=ferry_terminal", "Fährhafen Seehausen", (2500, -1225), {}),
    ("amenity=bus_station", "Millhaven Bus Station", (180, 1480), {}),
    ("railway=station", "Millhaven", (172, 1545), {}),
    ("railway=station", "Möwenau", (2215, 1475), {}),
    ("tourism=viewpoint", "Ridge Viewpoint", (-630, 1096), {}),
    ("tourism=viewpoint", "Island Top", (900, -1470), {}),
    ("tourism=museum", "Harbour Museum", (560, -80), {}),
    ("tourism=information", "Tourist Office", (-30, 85), dict(information="office")),
    ("tourism=attraction", "Mill Lane Mill", (-2022, 150), dict(man__made="windmill")),
    ("historic=castle", "Millhaven Castle", (-645, 855), {}),
    ("man_made=lighthouse", "Cape Light", (-925, -1345), {}),
    ("shop=supermarket", "Harbour Way Market", (575, 1025), {}),
    ("shop=supermarket", "Saltmere Stores", (-2250, 285), {}),
    ("shop=supermarket", "Kaufhalle", (2440, 790), {}),
    ("shop=bakery", "Mill Bakery", (-1985, 210), {}),
    ("shop=car_repair", "Kiln Road Motors", (-420, 1800), {}),
    ("leisure=sports_centre", "Harbour Pool", (820, 420), {}),
    ("leisure=marina", "Basin Marina", (430, -225), {}),
    ("leisure=stadium", "Crescent Ground", (425, 1070), {}),
]
# Large buildings: kind, name, south-western corner, width, height.
BUILDINGS = [
    ("hospital", "Millhaven Infirmary", (915, 915), 80, 55), ("school", None, (-225, 905), 60, 28),
    ("castle", None, (-668, 842), 44, 30), ("train_station", None, (168, 1512), 46, 16),
    ("school", None, (-2410, 455), 55, 18), ("university", None, (392, 215), 60, 48),
    ("townhall", None, (-100, 165), 36, 24), ("retail", None, (552, 1060), 60, 42),
    ("retail", None, (566, 962), 50, 70), ("church", None, (-14, 1062), 30, 14),
    ("industrial", None, (-400, 1448), 90, 40), ("industrial", None, (-260, 1446), 70, 34),
    ("industrial", None, (-900, 1795), 110, 45), ("industrial", None, (-640, 1800), 90, 40),
    ("industrial", None, (-340, 1796), 120, 48), ("warehouse", None, (655, -170), 60, 24),
    ("warehouse", None, (655, -215), 60, 24), ("warehouse", None, (655, -260), 60, 24),
    ("retail", None, (60, 104), 34, 22), ("school", None, (2370, 405), 60, 24),
    ("church", None, (1912, 395), 14, 30), ("train_station", None, (2190, 1488), 60, 14),
    ("stadium", None, (-2950, 530), 60, 40), ("manor", "Harrow Manor", (-1185, 605), 36, 22),
    ("lighthouse", None, (-929, -1349), 8, 8), ("greenhouse", None, (-1880, 1120), 60, 26),
    ("farm", None, (-2830, 1060), 24, 14), ("farm", None, (-2790, 1064), 14, 24),
]


def draw(m):
    # (centre, size) that houses keep off.
    m.kept = []
    for kind, name, place, more in POIS:
        key, value = kind.split("=")
        m.point(place, **{key.replace("_", "__"): value}, name=name, **more)
    for kind, name, (x, y), w, h in BUILDINGS:
        m.area([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], building=kind, name=name)
        for k in range(0, w + 1, 12):
            m.kept.append(((x + min(k, w), y + h / 2), h / 2 + 2))
    for (x, y, w, h) in [(-680, 795, 30, 34), (820, -250, 40, 80), (165, 325, 55, 20),
                         (-2560, 8, 90, 14), (520, 960, 34, 80)]:
        m.area([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], amenity="parking")
