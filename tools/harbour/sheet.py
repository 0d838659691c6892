"""A sheet on which lines, areas and points are drawn, and which writes itself as OSM XML."""
from xml.sax.saxutils import quoteattr

from .plane import crossing, degrees, distance, foot, mm, text


class Line:
    """A way: its places, its tags, and whether it joins other lines of its level where they meet."""

    def __init__(self, points, tags, joins):
        self.points = [mm(p) for p in points]
        self.tags = tags
        self.joins = joins
        self.level = int(tags.get("layer", "0"))
        self.parts = [self]

    @property
    def is_road(self):
        return "highway" in self.tags

    def box(self, margin=0):
        xs, ys = [p[0] for p in self.points], [p[1] for p in self.points]
        return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


class Sheet:
    def __init__(self):
        self.lines = []
        self.signs = {}     # tags of places on lines
        self.points = []    # (place, tags) of places off all lines
        self.relations = []  # (tags, [(type, Line or place, role)])

    # Drawing

    def line(self, points, /, joins=True, **tags):
        line = Line(points, clean(tags), joins)
        self.lines.append(line)
        return line

    def area(self, points, /, **tags):
        return self.line(list(points) + [points[0]], joins=False, **tags)

    def point(self, place, /, **tags):
        self.points.append((mm(place), clean(tags)))

    def relation(self, members, /, **tags):
        self.relations.append((clean(tags), members))

    # Joining

    def join(self, reach=4000):
        """Makes junctions: ends that nearly touch a line are tied to it, crossings get a node."""
        lines = [line for line in self.lines if line.joins]
        for line in lines:
            for end in (0, -1):
                self._tie(line, end, lines, reach)
        cuts = {}
        for i, one in enumerate(lines):
            box = one.box()
            for other in lines[i + 1:]:
                if one.level == other.level and meets(box, other.box()):
                    self._cross(one, other, cuts)
        for line, places in cuts.items():
            places.sort(key=lambda cut: cut[:2])
            for index, _, place in reversed(places):
                if place not in line.points[index:index + 2]:
                    line.points.insert(index + 1, place)
        self._trim(lines)

    @staticmethod
    def _trim(lines, reach=16_000):
        """Takes away ends that stick out a little beyond their last junction."""
        uses = {}
        for line in lines:
            for place in set(line.points):
                uses[place] = uses.get(place, 0) + 1
        for line in lines:
            for _ in range(2):
                line.points.reverse()
                length = 0
                for index, (a, b) in enumerate(zip(line.points, line.points[1:-1])):
                    length += distance(a, b)
                    if uses[a] > 1 or length > reach:
                        break
                    if uses[b] > 1:
                        del line.points[:index + 1]
                        break

    def _tie(self, line, end, lines, reach):
        place = line.points[end]
        best = None
        for other in lines:
            if other is line or other.level != line.level:
                continue
            if place in other.points:
                return
            if not meets(other.box(reach), (*place, *place)):
                continue
            for index, (a, b) in enumerate(zip(other.points, other.points[1:])):
                t, far = foot(place, a, b)
                if far <= reach and (best is None or far < best[0]):
                    best = (far, other, index, t)
        if best is None:
            return
        _, other, index, t = best
        line.points[end] = insert(other, index, t)

    @staticmethod
    def _cross(one, other, cuts):
        shared = set(one.points) & set(other.points)
        for i, (a, b) in enumerate(zip(one.points, one.points[1:])):
            for j, (c, d) in enumerate(zip(other.points, other.points[1:])):
                if not meets((min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])),
                             (min(c[0], d[0]), min(c[1], d[1]), max(c[0], d[0]), max(c[1], d[1]))):
                    continue
                parts = crossing(a, b, c, d)
                if parts is None:
                    continue
                t, u = parts
                place = round(a[0] + t * (b[0] - a[0])), round(a[1] + t * (b[1] - a[1]))
                if any(distance(place, known) < 1500 for known in shared):
                    continue
                # A vertex of one of them close by takes the crossing.
                near = [p for p in (a, b, c, d) if distance(place, p) < 800]
                place = near[0] if near else place
                cuts.setdefault(one, []).append((i, t, place))
                cuts.setdefault(other, []).append((j, u, place))

    # Finding

    def nearest(self, place, test=lambda line: line.is_road, reach=30_000):
        """(line, index of the segment, part of it) nearest to a place in metres."""
        place, best = mm(place), None
        for line in self.lines:
            if not test(line) or not meets(line.box(reach), (*place, *place)):
                continue
            for index, (a, b) in enumerate(zip(line.points, line.points[1:])):
                t, far = foot(place, a, b)
                if far <= reach and (best is None or far < best[0]):
                    best = (far, line, index, t)
        if best is None:
            raise ValueError(f"nothing near {place}")
        return best[1:]

    def junction(self, place, reach=12_000):
        """The place, shared by roads, that is nearest to a place in metres."""
        place = mm(place)
        uses = {}
        for line in self.lines:
            if line.is_road and meets(line.box(reach), (*place, *place)):
                for index, p in enumerate(line.points):
                    ends = 1 if index in (0, len(line.points) - 1) else 2
                    uses[p] = uses.get(p, 0) + ends
        near = [p for p, count in uses.items() if count > 2 and distance(p, place) <= reach]
        if not near:
            raise ValueError(f"no junction near {place}")
        return min(near, key=lambda p: (distance(p, place), p))

    def sign(self, place, test=lambda line: line.is_road, /, **tags):
        """Puts tags on the road nearest to a place, in a node of its own where there is none."""
        line, index, t = self.nearest(place, test)
        self.mark(insert(line, index, t), **tags)

    def mark(self, place, /, **tags):
        self.signs.setdefault(place, {}).update(clean(tags))

    # Cutting

    def cut(self, place):
        """Cuts every road that passes through a place in two."""
        for line in list(self.lines):
            if line.is_road and place in line.points[1:-1]:
                index = line.points.index(place, 1)
                rest = Line([], dict(line.tags), line.joins)
                rest.points = line.points[index:]
                rest.parts = line.parts
                line.points = line.points[:index + 1]
                line.parts.append(rest)
                self.lines.insert(self.lines.index(line) + 1, rest)

    def arm(self, via, towards, arrives):
        """The road at a junction that leads to (or comes from) a direction, a place in metres."""
        goal, best = mm(towards), None
        for line in self.lines:
            if not line.is_road or via not in (line.points[0], line.points[-1]):
                continue
            for end, step in ((0, 1), (-1, -2)):
                if line.points[end] != via:
                    continue
                if line.tags.get("oneway") == "yes" and (end == 0) == arrives:
                    continue
                next_place = line.points[step]
                cosine = (((next_place[0] - via[0]) * (goal[0] - via[0])
                           + (next_place[1] - via[1]) * (goal[1] - via[1]))
                          / distance(next_place, via) / max(1, distance(goal, via)))
                if best is None or cosine > best[0]:
                    best = (cosine, line)
        if best is None or best[0] < 0.8:
            raise ValueError(f"no arm at {via} towards {towards}")
        return best[1]

    # Writing

    def xml(self):
        ids, tags = {}, {}
        for place, own in self.points:
            assert place not in ids, f"two points at {place}"
            ids[place] = len(ids) + 1
            tags[place] = own
        for line in self.lines:
            for place in line.points:
                ids.setdefault(place, len(ids) + 1)
        for place, own in self.signs.items():
            assert place in ids, f"a sign at {place} is on no line"
            tags.setdefault(place, {}).update(own)
        numbers = {line: number for number, line in enumerate(self.lines, 1)}
        spots = [degrees(place) for place in ids]
        box = [text(f(s[i] for s in spots)) for f, i in ((min, 0), (min, 1), (max, 0), (max, 1))]
        out = ["<?xml version='1.0' encoding='UTF-8'?>",
               '<osm version="0.6" generator="navsim draw-harbour"'
               ' copyright="the navsim project: a fictional town" license="Apache-2.0">',
               '  <bounds minlat="%s" minlon="%s" maxlat="%s" maxlon="%s"/>' % tuple(box)]
        for place, number in ids.items():
            lat, lon = degrees(place)
            out += element("node", f'id="{number}" version="1"'
                           f' lat="{text(lat)}" lon="{text(lon)}"', [], tags.get(place, {}))
        for line, number in numbers.items():
            out += element("way", f'id="{number}" version="1"',
                           [f'<nd ref="{ids[p]}"/>' for p in line.points], line.tags)
        for number, (own, members) in enumerate(self.relations, 1):
            content = []
            for kind, member, role in members:
                # A line that was cut is a member in all its parts.
                for part in (member.parts if kind == "way" and role == "outer" else [member]):
                    reference = numbers[part] if kind == "way" else ids[part]
                    content.append(f'<member type="{kind}" ref="{reference}" role="{role}"/>')
            out += element("relation", f'id="{number}" version="1"', content, own)
        return "\n".join(out + ["</osm>"]) + "\n"


def element(name, attributes, content, tags):
    inner = content + [f"<tag k={quoteattr(k)} v={quoteattr(v)}/>" for k, v in sorted(tags.items())]
    if not inner:
        return [f"  <{name} {attributes}/>"]
    return [f"  <{name} {attributes}>"] + [f"    {line}" for line in inner] + [f"  </{name}>"]


def clean(tags):
    """Tags as texts: `_` in a Python name stands for a colon, `__` for `_`; None is no tag."""
    return {key.replace("__", " ").replace("_", ":").replace(" ", "_"): str(value)
            for key, value in tags.items() if value is not None}


def insert(line, index, t):
    """A place in a line at a part of a segment: a vertex near it, else a new one."""
    a, b = line.points[index], line.points[index + 1]
    place = round(a[0] + t * (b[0] - a[0])), round(a[1] + t * (b[1] - a[1]))
    for known in (a, b):
        if distance(known, place) < 1000:
            return known
    line.points.insert(index + 1, place)
    return place


def meets(a, b):
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]
