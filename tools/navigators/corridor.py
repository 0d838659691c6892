#!/usr/bin/env python3
"""A small navigator that navsim drives over a pipe: the page to learn the protocol from.

    navsim run Scenarios/roads/harbour-missed-turn.json --navigator "python3 tools/navigators/corridor.py"

Each message is one JSON object on a line of standard input; the answer is lines on standard output, the
last of which has the message's id and says that it is done. Whatever else there is to say goes to
standard error. This navigator asks the harness for routes, follows them by projecting each fix onto the
line, asks for another way after three fixes beyond 50 m, and arrives within 25 m.
"""

import json
import math
import sys

CORRIDOR, PATIENCE, REACH = 50, 3, 25  # metres, fixes, metres
READY = {
    "name": "corridor", "version": "1", "routes": "asked", "batches": True,
    "offers": ["setDestinations", "clearDestinations", "startGuidance", "stopGuidance"],
    # What is not listed is not judged. 'navsim schema recording' has the members of every event.
    "tells": ["navigator." + event for event in (
        "routeStatus", "didChangeRoute", "didChangeOnRouteState", "rerouteStarted", "rerouteEnded",
        "didPassWaypoint", "didUpdateRemainingDistance", "didArrive", "guidanceChanged")],
}


def say(line):
    """Writes a line at once: the harness waits for it."""
    print(json.dumps(line, separators=(",", ":")), flush=True)


def decoded(polyline):
    """The places of a polyline with six decimals, as (lat, lon)."""
    numbers, value, shift = [], 0, 0
    for byte in polyline.encode():
        value |= (byte - 63 & 31) << shift
        shift += 5
        if byte < 95:
            numbers.append(~(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    places, lat, lon = [], 0, 0
    for north, east in zip(numbers[::2], numbers[1::2]):
        lat, lon = lat + north, lon + east
        places.append((lat / 1e6, lon / 1e6))
    return places


def flat(place, origin):
    """Metres east and north of an origin; good for the few kilometres that matter here."""
    return ((place[1] - origin[1]) * 111_195.08 * math.cos(math.radians(origin[0])),
            (place[0] - origin[0]) * 111_195.08)


def metres(a, b):
    return math.hypot(*flat(a, b))


class Leg:
    """The way to one stop, and how much of it is behind."""

    def __init__(self, osrm):
        places = [place for step in osrm["steps"] for place in decoded(step["geometry"])]
        self.segments, self.length, self.along = [], 0, 0
        for a, b in zip(places, places[1:]):
            self.segments.append((a, b, self.length))
            self.length += metres(b, a)
        self.end = places[-1]

    def follow(self, place):
        """Goes on to the nearest point, 30 m behind to 500 m ahead; returns how far off that is."""
        best = (math.inf, self.along)
        for a, b, start in self.segments:
            (x, y), (east, north) = flat(b, a), flat(place, a)
            size = math.hypot(x, y)
            share = min(1, max(0, (east * x + north * y) / size ** 2)) if size else 0
            along = start + share * size
            if self.along - 30 <= along <= self.along + 500:
                best = min(best, (math.hypot(east - share * x, north - share * y), along))
        self.along = best[1]
        return best[0]


class Run:
    """One run of a scenario, from `begin` to `reset`."""

    def __init__(self, begin):
        self.stops = begin["stops"]             # events for which the scenario waits
        self.waypoints, self.passed = [], 0     # those ahead, and how many are behind
        self.legs, self.state, self.misses = [], "undefined", 0
        self.place, self.guiding, self.told = None, False, math.inf
        self.number = 0                         # one series for all requests, from 1
        self.asked = self.rerouting = False     # a request is open; it is one for another way
        self.batch, self.ends = None, False     # the fix of a batch in hand; whether it must be the last

    def tell(self, event, **members):
        name = "navigator." + event
        when = {} if self.batch is None else {"now": self.batch}
        say({"tell": name, **{key: value for key, value in members.items() if value is not None}, **when})
        self.ends |= name in self.stops

    def ask(self):
        self.asked = True
        say({"ask": "route", "request": self.number, "from": self.place, "to": self.waypoints})
        self.ends = True

    def do(self, call):
        if call["do"] == "setDestinations":
            self.drop()
            # The letter in a scenario's sketch is of no use to a navigator, and not told.
            self.waypoints = [{key: way[key] for key in way if key != "node"} for way in call["waypoints"]]
            self.passed, self.number = 0, self.number + 1
            if self.place:                      # else with the first fix
                self.ask()
        elif call["do"] == "clearDestinations":
            self.drop()
            self.waypoints = []
            if self.legs:
                self.legs = []
                self.tell("didChangeRoute", reason="cleared", cleared=True, legCount=0, distance=0, duration=0)
                self.enter("undefined")
            self.guide(False, "cleared")
        elif call["do"] == "startGuidance":
            self.guide(True, "requested")
        elif call["do"] == "stopGuidance":
            self.guide(False, "stopped")

    def drop(self):
        """Takes back a request that is open: the harness does not answer it any more."""
        if self.asked:
            say({"ask": "cancel", "request": self.number})
            self.outcome("cancelled", "superseded")
        elif self.waypoints and not self.legs and not self.place:
            self.outcome("cancelled", None)     # it was not even asked

    def outcome(self, status, outcome):
        """Says what came of a request: every one ends once."""
        if self.rerouting:
            failure = status if outcome == "failed" else None
            self.tell("rerouteEnded", requestID=self.number, outcome=outcome, status=failure)
        else:
            self.tell("routeStatus", requestID=self.number, status=status)
        self.asked = self.rerouting = False

    def answer(self, message):
        """The first route of an answer is the best one; an error is a word of navigator.routeStatus."""
        self.misses = 0
        if "error" in message:
            return self.outcome(message["error"], "failed")
        route = message["osrm"]["routes"][0]
        self.legs, self.told = [Leg(leg) for leg in route["legs"]], math.inf
        self.tell("didChangeRoute", reason="reroute" if self.rerouting else "destinationsSet", cleared=False,
                  legCount=len(self.legs), distance=route["distance"], duration=route["duration"],
                  polyline=route["geometry"])
        self.enter("onRoute", self.legs[0].follow((self.place["lat"], self.place["lon"])))
        self.outcome("ok", "adopted")

    def enter(self, state, deviation=None):
        if state != self.state:
            self.tell("didChangeOnRouteState", **{"from": self.state}, to=state, deviation=deviation)
            self.state = state

    def guide(self, isActive, cause):
        if isActive != self.guiding:
            self.guiding = isActive
            self.tell("guidanceChanged", isActive=isActive, cause=cause)

    def take(self, fix):
        first, place = self.place is None, (fix["lat"], fix["lon"])
        self.place = {key: fix[key] for key in ("lat", "lon", "course") if key in fix}
        if first and self.waypoints:
            self.ask()
        if not self.legs or not self.waypoints:
            return
        deviation = self.legs[0].follow(place)
        self.misses = self.misses + 1 if deviation > CORRIDOR else 0
        if self.misses in (0, PATIENCE):
            self.enter("offRoute" if self.misses else "onRoute", deviation)
        while self.waypoints[0].get("kind") == "via" and len(self.waypoints) > 1 and metres(
                place, (self.waypoints[0]["lat"], self.waypoints[0]["lon"])) < REACH:
            self.tell("didPassWaypoint", index=self.passed, kind="via")
            self.waypoints, self.passed = self.waypoints[1:], self.passed + 1
        if self.guiding and self.misses >= PATIENCE and not self.asked:
            self.number, self.rerouting = self.number + 1, True
            self.tell("rerouteStarted", requestID=self.number, origin=self.place, through=self.waypoints)
            self.ask()
        elif self.guiding:
            self.progress(place)

    def progress(self, place):
        left = self.legs[0].length - self.legs[0].along
        if abs(self.told - left) >= 100:
            self.tell("didUpdateRemainingDistance", metres=left)
            self.told = left
        if left > 2 * REACH or metres(place, self.legs[0].end) > REACH:
            return
        while self.waypoints[0].get("kind") == "via" and len(self.waypoints) > 1:
            self.waypoints, self.passed = self.waypoints[1:], self.passed + 1
        self.tell("didArrive", waypoint=self.waypoints[0], index=self.passed,
                  isFinalDestination=len(self.legs) == 1, remainingCount=len(self.waypoints))
        self.waypoints, self.passed, self.told = self.waypoints[1:], self.passed + 1, math.inf
        if len(self.legs) > 1:
            self.legs = self.legs[1:]           # on to the next stop
        else:
            self.guide(False, "arrival")


run = None
for line in sys.stdin:
    message = json.loads(line)
    done = {"id": message["id"], "done": message.get("now", 0)}
    if "initialize" in message:
        done = {"id": message["id"], "ready": READY}
    elif "begin" in message:
        run = Run(message["begin"])
    elif "do" in message and message["do"] not in READY["offers"]:
        done = {"id": message["id"], "error": {"code": -32601, "message": message["do"]}}
    elif "do" in message:
        run.do(message)
    elif "answer" in message:
        run.answer(message)
    elif "fix" in message:
        run.take(message["fix"])
    elif "fixes" in message:
        # Many fixes at once. Where the scenario waits for what was told, or something was asked, the
        # rest comes again: 'taken' says how many were handled.
        run.ends = False
        for taken, fix in enumerate(message["fixes"], 1):
            run.batch = fix["now"]
            run.take(fix)
            done = {"id": message["id"], "done": fix["now"], "taken": taken}
            if run.ends:
                break
        run.batch = None
    say(done)
    if "end" in message:
        break
