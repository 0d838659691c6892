"""Signals, signs, barriers, and every kind of turn restriction."""
from .plane import mm

# kind, where one comes from, the junction, where one goes; places in metres.
AT_NODE = [
    ("no_left_turn", (60, 100), (134, 100), (134, 160), {}),
    ("no_right_turn", (138, 450), (138, 506), (200, 505), {}),
    ("no_u_turn", (1380, -92), (1400, -90), (1380, -80), {}),
    ("no_straight_on", (700, 400), (700, 295), (700, 200), {}),
    ("only_left_turn", (350, 900), (350, 850), (420, 850), {}),
    ("only_right_turn", (252, 650), (252, 700), (320, 701), {}),
    ("only_straight_on", (60, 1000), (146, 1000), (220, 997), {}),
    # For cars, though buses and bicycles may.
    ("no_left_turn", (-560, 345), (-560, 330), (-500, 345), {"except": "bicycle;bus"}),
    # Not for cars.
    ("no_right_turn", (-1500, 1400), (-1500, 1450), (-1400, 1453), {"except": "motorcar"}),
]
# Both arms are closed to who comes from several roads; one road leads to none of several.
NO_ENTRY = ([(820, 446), (980, 450)], (898, 450), [(899, 380)])
NO_EXIT = ([(1100, 400)], (1100, 310), [(1000, 305), (1200, 306)])
# Over one or more ways between junctions.
OVER_WAYS = [
    ("no_u_turn", (492, 1200), [(492, 1150), (508, 1150)], (508, 1200)),
    ("no_straight_on", (440, 1627), [(492, 1620), (508, 1620)], (560, 1627)),
    ("no_left_turn", (-160, 847), [(-80, 845), (-80, 1000), (-80, 1150)], (-160, 1143)),
]
# Keys other than `restriction`.
SPECIAL = [
    ({"restriction:conditional": "no_left_turn @ (Mo-Fr 07:00-09:00,16:00-18:00)"},
     (220, 1404), (151, 1407), (147, 1330)),
    ({"restriction:motorcar": "no_left_turn"}, (840, 726), (900, 740), (900, 800)),
    ({"restriction:hgv": "no_right_turn"}, (500, 160), (500, 100), (440, 100)),
]
SIGNALS = [(492, 1620), (508, 1620), (492, 1400), (508, 1400), (492, 1150), (508, 1150), (500, 100),
           (500, 300), (134, 100), (140, 700), (138, 506), (2100, 300), (2300, 760)]
# Place on the minor road shortly before the junction, whether the sign faces who goes forward.
STOPS = [((250, 88), "forward"), ((-120, 690), "forward"), ((-2150, 290), "forward"),
         ((1288, 460), "forward"), ((700, 430), "backward")]


def draw(m):
    cut_everywhere(m)
    for kind, start, via, end, more in AT_NODE:
        turn(m, [start], via, [end], restriction=kind, **more)
    turn(m, *NO_ENTRY, restriction="no_entry")
    turn(m, *NO_EXIT, restriction="no_exit")
    for kind, start, via, end in OVER_WAYS:
        nodes = [m.junction(place) for place in via]
        ways = [between(m, a, b) for a, b in zip(nodes, nodes[1:])]
        m.relation([("way", m.arm(nodes[0], start, True), "from")]
                   + [("way", way, "via") for way in ways]
                   + [("way", m.arm(nodes[-1], end, False), "to")],
                   type="restriction", restriction=kind)
    for tags, start, via, end in SPECIAL:
        turn(m, [start], via, [end], **{key.replace(":", "_"): text for key, text in tags.items()})
    signs(m)
    barriers(m)


def cut_everywhere(m):
    """First of all, so that no way is cut after a relation names it."""
    places = [via for _, _, via, _, _ in AT_NODE] + [NO_ENTRY[1], NO_EXIT[1]]
    places += [place for _, _, via, _ in OVER_WAYS for place in via]
    places += [via for _, _, via, _ in SPECIAL]
    for place in places:
        m.cut(m.junction(place))


def turn(m, starts, via, ends, **tags):
    node = m.junction(via)
    m.relation([("way", m.arm(node, place, True), "from") for place in starts]
               + [("node", node, "via")]
               + [("way", m.arm(node, place, False), "to") for place in ends],
               type="restriction", **tags)


def between(m, a, b):
    return next(line for line in m.lines
                if line.is_road and {line.points[0], line.points[-1]} == {a, b})


def signs(m):
    for place in SIGNALS:
        m.mark(m.junction(place), highway="traffic_signals")
    for place, direction in STOPS:
        m.sign(place, highway="stop", direction=direction)
    m.sign((-2004, 285), highway="give_way", direction="forward")
    m.sign((-336, 298), highway="give_way", direction="forward")
    m.sign((2490, 570), highway="give_way", direction="forward")
    for place in m.minis:
        m.mark(m.junction(place), highway="mini_roundabout")
    for place, number, name in m.exits:
        m.mark(m.junction(place), highway="motorway_junction", ref=number, name=name)
    for place in [(40, 100), (-170, 100), (498, -20), (2210, 768), (-2303, 200), (150, 760)]:
        m.sign(place, highway="crossing", crossing="zebra")
    m.mark(mm((45, -420)), highway="turning_circle")
    m.sign((2780, -1240), highway="turning_circle")
    m.sign((-2100, 620), highway="turning_circle")
    rails = [line for line in m.lines if line.tags.get("railway") == "rail"]
    for line in m.lines:
        for place in line.points if line.is_road else []:
            if any(place in rail.points for rail in rails):
                m.mark(place, railway="level_crossing")


def barriers(m):
    m.sign((-1198, 370), barrier="gate", access="private")
    # Nobody drives through: the lane is two dead ends.
    m.sign((-420, 400), barrier="bollard")
    for place in ((1360, -94), (1365, -72)):
        m.sign(place, barrier="toll_booth", name="Bay Bridge Toll")
    for place in ((1796, 1778), (1790, 1802)):
        m.sign(place, of("motorway"), barrier="border_control")
    m.sign((527, 951), barrier="lift_gate", access="yes")
    m.sign((-2520, 795), ford="yes")
    m.sign((-1040, 640), of("track"), barrier="cattle_grid")


def of(kind):
    return lambda line: line.tags.get("highway") == kind
