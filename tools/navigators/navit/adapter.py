#!/usr/bin/env python3
"""Drives Debian's Navit, unchanged, as a navigator under test.

    navsim run Scenarios/roads/harbour-missed-turn.json --navigator tools/navigators/navit/adapter.py

Navit plans, follows and speaks by itself, on a map that `maptool` makes of the scenario's; this program
hands it the destination and each fix over D-Bus, waits until it has nothing left to do, and tells what is
then to be seen. Every run has a Navit of its own in a home of its own. Needed are Debian's packages
navit, maptool and dbus; nothing is drawn.
"""

import gzip
import hashlib
import json
import math
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

from bus import Bus, BusError, Variant

CONFIGURATION = "/etc/navit/navit.xml"
SERVICE = "org.navit_project.navit"
ROOT = "/org/navit_project/navit/default_navit"
XINCLUDE = "http://www.w3.org/2001/XInclude"
CALCULATING = (2, 3)        # navigation.nav_status: a way is looked for, for the first time or again
BUILDING = (5, 13)          # route.route_status: a path, or the graph that it is looked for in
NO_ROUTE = 3                # route.route_status: there is none
PATH_IS_FOUND = 16 | 32     # route.route_status: bits of a path that is done
PATIENCE = 9                # seconds for one fix; the harness waits ten
EARTH = 6_371_000           # metres, of Navit's projection
ROAD = re.compile(r"\bid=(\S+) .*\bdirection='(-?\d)'")
STEP = 100                  # metres between two reports of what remains


def version():
    """Navit's version, as Debian numbers it."""
    done = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "navit"], capture_output=True, text=True)
    return done.stdout.split("+")[0].split("-")[0] if done.returncode == 0 else ""


def ready():
    return {
        "name": "navit", "version": version(), "routes": "own",
        "offers": ["setDestinations", "clearDestinations", "startGuidance", "stopGuidance"],
        # Navit says nothing of leaving a route or of looking for another: only the new path is to be seen.
        "tells": ["navigator." + event for event in (
            "routeStatus", "didChangeRoute", "didUpdateRemainingDistance", "didAnnounce", "didArrive",
            "guidanceChanged")],
    }


def say(line):
    print(json.dumps(line, separators=(",", ":"), ensure_ascii=False), flush=True)


class Failure(Exception):
    """What the harness is told with an error."""

    def __init__(self, message, code=-32000):
        super().__init__(message)
        self.code = code


class Maps:
    """Maps in Navit's format, each made once."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def made(self, path):
        """Returns the file that `maptool` makes of a map of OpenStreetMap."""
        with open(path, "rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
        made = self.folder / f"{digest}.bin"
        if made.exists():
            return made
        # XML as it is or gzipped, else PBF; maptool leaves its intermediate files where it stands.
        with tempfile.TemporaryDirectory(dir=self.folder) as work, open(path, "rb") as file:
            head = file.read(2)
            file.seek(0)
            is_gzip = head == b"\x1f\x8b"
            with gzip.open(file) if is_gzip else file as text, open(os.path.join(work, "map"), "wb") as copy:
                shutil.copyfileobj(text, copy)
            form = [] if is_gzip or head[:1] in (b"<", b"\xef") else ["--protobuf"]
            done = subprocess.run(["maptool", *form, "-i", "map", "made.bin"], cwd=work,
                                  stdin=subprocess.DEVNULL, capture_output=True, text=True)
            if done.returncode != 0:
                raise Failure("maptool: " + (done.stderr.strip().splitlines() or ["failed"])[-1])
            os.replace(os.path.join(work, "made.bin"), made)
        return made


def configuration(map_file):
    """The configuration as shipped, for a machine without a screen and with this one map."""
    xml.register_namespace("xi", XINCLUDE)
    root = xml.parse(CONFIGURATION).getroot()
    for plugin in root.iter("plugin"):
        if plugin.get("active") == "no" and plugin.get("path", "").endswith(
                ("libbinding_dbus.so", "libgraphics_null.so")):
            plugin.set("active", "yes")
    for debug in root.iter("debug"):
        if debug.get("name") == "segv":
            debug.set("level", "0")     # else a debugger is started where Navit crashes
    navit = root.find("navit")
    navit.attrib.clear()
    navit.attrib.update(center="0 0", zoom="256", tracking="1", flags="2")
    replaced = {"graphics", "gui", "osd", "log", "traffic", "vehicle", "speech", "mapset", "layout",
                f"{{{XINCLUDE}}}include"}
    for element in list(navit):
        if element.tag in replaced:
            navit.remove(element)
    # The null event loop would never serve D-Bus.
    for place, (tag, attributes) in enumerate((
            ("graphics", {"type": "null", "event_loop_system": "glib"}),
            ("vehicle", {"name": "navsim", "profilename": "car", "enabled": "yes", "active": "1",
                         "source": "null://"}),
            ("speech", {"type": "dbus"}))):
        navit.insert(place, xml.Element(tag, attributes))
    xml.SubElement(navit, "layout", name="Car", color="#ffffff")
    maps = xml.SubElement(navit, "mapset", enabled="yes")
    xml.SubElement(maps, "map", type="binfile", enabled="yes", data=str(map_file))
    return xml.tostring(root, encoding="utf-8", xml_declaration=True)


class Navit:
    """A Navit of one run, and what is asked of it over D-Bus."""

    def __init__(self, map_file):
        self.home = tempfile.mkdtemp(prefix="navit-")
        self.bus = self.process = None
        try:
            self.start(map_file)
        except BaseException:
            self.stop()
            raise

    def start(self, map_file):
        config = os.path.join(self.home, "navit.xml")
        pathlib.Path(config).write_bytes(configuration(map_file))
        self.bus = Bus(timeout=PATIENCE)
        # All that Navit says of its own comes as signals of its service.
        self.bus.listen("type='signal',path_namespace='/org/navit_project'")
        self.process = subprocess.Popen(
            ["navit", "-c", config], cwd=self.home, stdin=subprocess.DEVNULL, stdout=sys.stderr,
            env={"HOME": self.home, "PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8", "TZ": "UTC",
                 "DBUS_SESSION_BUS_ADDRESS": os.environ["DBUS_SESSION_BUS_ADDRESS"]})
        end = time.monotonic() + PATIENCE
        while not self.is_up():
            if self.process.poll() is not None:
                raise Failure(f"Navit ended with status {self.process.returncode} before it began")
            if time.monotonic() > end:
                raise Failure("Navit does not come up")
            time.sleep(0.01)
        route = self.get("", "navit", "route")
        self.path_map = self.call(route, "route", "get_attr", "s", "map")[1]

    def is_up(self):
        names = self.bus.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListNames")
        return SERVICE in names[0] and any(member == "startup" for _, member, _ in self.bus.signals)

    def stop(self):
        """Ends Navit and leaves nothing of it."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=1)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.bus is not None:
            self.bus.close()
        shutil.rmtree(self.home, ignore_errors=True)

    def call(self, path, interface, member, signature="", *values):
        try:
            return self.bus.call(SERVICE, path, f"{SERVICE}.{interface}", member, signature, *values)
        except (BusError, OSError) as error:
            if self.process.poll() is not None:
                code = self.process.returncode
                how = f"by {signal.Signals(-code).name}" if code < 0 else f"with status {code}"
                raise Failure(f"Navit ended {how} in {member}") from error
            raise Failure(str(error)) from error

    def get(self, path, interface, name):
        return self.call(ROOT + path, interface, "get_attr", "s", name)[1]

    def find(self, path, interface, name, otherwise):
        """An attribute that Navit may have nothing for."""
        try:
            return self.get(path, interface, name)
        except Failure:
            if self.process.poll() is not None:
                raise
            return otherwise

    # What is told to it

    def take(self, fix):
        if "speed" in fix:
            self.set("position_speed", Variant("d", fix["speed"] * 3.6))
        if "course" in fix:
            self.set("position_direction", Variant("d", fix["course"]))
        self.set("position_coord_geo", Variant("(dd)", (fix["lon"], fix["lat"])))
        self.settle()

    def set(self, name, value):
        self.call(ROOT + "/default_vehicle", "vehicle", "set_attr", "sv", name, value)

    def go(self, waypoint):
        place = f"geo: {waypoint['lon']!r} {waypoint['lat']!r}"
        self.call(ROOT, "navit", "set_destination", "ss", place, waypoint.get("title", ""))
        self.settle()

    def forget(self):
        self.call(ROOT, "navit", "clear_destination")
        self.settle()

    def settle(self):
        """Waits until Navit has nothing left to do: it works in the pauses of its event loop."""
        end = time.monotonic() + PATIENCE
        while True:
            self.status = self.find("/default_route", "route", "route_status", 0)
            if self.status not in BUILDING and self.find(
                    "/default_navigation", "navigation", "nav_status", 0) not in CALCULATING:
                return
            if time.monotonic() > end:
                raise Failure("Navit does not come to an end with this fix")

    # What is to be seen

    def spoken(self):
        """The texts that were said since the last question."""
        heard, self.bus.signals = self.bus.signals, []
        said = [dict(values[0]) for _, member, values in heard if member == "signal" and values]
        return [signal["data"].strip() for signal in said if signal.get("type") == "speech"]

    def path(self):
        """The path from the vehicle to the destination: its roads, each with its direction, and its places."""
        if not self.status & PATH_IS_FOUND:
            return [], []
        dump = os.path.join(self.home, "path")
        self.call(self.path_map, "map", "dump", "s", dump)
        roads, places = [], []
        with open(dump, encoding="utf-8", errors="replace") as file:
            is_road = False
            for line in file:
                if line.startswith("type="):
                    is_road = line.startswith("type=street_route ")
                    if is_road:
                        road = ROAD.search(line)
                        # The last of it, to a place beside the road, is none.
                        roads.append(road.groups() if road else ())
                elif is_road and line.startswith("mg:"):
                    east, north = (int(word, 16) for word in line[3:].split()[:2])
                    if not places or places[-1] != (north, east):
                        places.append((north, east))
        return roads, places


def degrees(place):
    """Latitude and longitude of a place in Navit's projection."""
    north, east = place
    return (math.degrees(2 * math.atan(math.exp(north / EARTH))) - 90, math.degrees(east / EARTH))


def encoded(places):
    """The polyline with six decimals."""
    text, last = [], (0, 0)
    for place in places:
        now = tuple(round(value * 1e6) for value in place)
        for value in (now[0] - last[0], now[1] - last[1]):
            value = ~(value << 1) if value < 0 else value << 1
            while value >= 32:
                text.append(chr((value & 31 | 32) + 63))
                value >>= 5
            text.append(chr(value + 63))
        last = now
    return "".join(text)


class Run:
    """One run of a scenario."""

    def __init__(self, begin, maps):
        if "map" not in begin:
            raise Failure("the scenario has no map")
        self.navit = Navit(maps.made(begin["map"]))
        self.waypoint, self.is_new, self.has_fix = None, False, False
        self.roads, self.requests, self.utterances = [], 0, 0
        self.guiding, self.told = False, math.inf

    def end(self):
        self.navit.stop()

    def tell(self, event, **members):
        say({"tell": "navigator." + event, **members})

    def do(self, call):
        name = call["do"]
        if name == "setDestinations":
            waypoints = call["waypoints"]
            if len(waypoints) > 1:
                raise Failure("setDestinations with several waypoints: over D-Bus Navit takes one", -32601)
            # The letter in a scenario's sketch is of no use to a navigator, and not told.
            self.waypoint = {key: value for key, value in waypoints[0].items() if key != "node"}
            self.is_new = True
            self.requests += 1
            if self.has_fix:            # else with the first fix
                self.go()
        elif name == "clearDestinations":
            self.waypoint = None
            self.navit.forget()
            if self.roads:
                self.roads = []
                self.tell("didChangeRoute", reason="cleared", cleared=True, legCount=0, distance=0, duration=0)
            self.guide(False, "cleared")
        elif name in ("startGuidance", "stopGuidance"):
            self.guide(name == "startGuidance", "requested" if name == "startGuidance" else "stopped")
        else:
            raise Failure(name, -32601)

    def go(self):
        self.navit.go(self.waypoint)
        self.look()

    def guide(self, on, cause):
        if on != self.guiding:
            self.guiding = on
            self.tell("guidanceChanged", isActive=on, cause=cause)

    def take(self, fix):
        self.has_fix = True
        self.navit.take(fix)
        if self.is_new:
            self.go()
        else:
            self.look()

    def look(self):
        """Tells what became of the route, what is left of it, and what Navit said."""
        spoken = self.navit.spoken()
        if self.waypoint is None:
            return
        before = self.roads
        self.roads, places = self.navit.path()
        # A path that is what is left of the last one is the same: the vehicle drives along it.
        is_same = before[len(before) - len(self.roads):] == self.roads
        length = self.navit.find("/default_route", "route", "destination_length", 0)
        if self.is_new and self.navit.status == NO_ROUTE:
            self.is_new = False
            self.tell("routeStatus", requestID=self.requests, status="noRouteFound")
        elif self.roads and (self.is_new or not is_same):
            seconds = self.navit.find("/default_route", "route", "destination_time", 0) / 10
            self.told = math.inf
            self.tell("didChangeRoute", reason="destinationsSet" if self.is_new else "reroute", cleared=False,
                      legCount=1, distance=length, duration=seconds, polyline=encoded(map(degrees, places)))
            if self.is_new:
                self.is_new = False
                self.tell("routeStatus", requestID=self.requests, status="ok")
        if not self.guiding:
            return
        if self.roads and abs(self.told - length) >= STEP:
            self.told = length
            self.tell("didUpdateRemainingDistance", metres=length)
        for text in spoken:
            self.utterances += 1
            distance = self.navit.find("/default_navigation", "navigation", "length", 0)
            self.tell("didAnnounce", text=text, utteranceKey=f"{self.requests}/{self.utterances}",
                      kind="maneuver", channel="builtIn", distanceToManeuver=distance)
        if before and not self.roads and self.navit.status & 1 == 0:
            # At the destination Navit clears it.
            self.tell("didArrive", waypoint=self.waypoint, index=0, isFinalDestination=True, remainingCount=1)
            self.waypoint = None
            self.guide(False, "arrival")


def main():
    run = None
    with tempfile.TemporaryDirectory(prefix="navit-maps-") as folder:
        maps = Maps(folder)
        try:
            for line in sys.stdin:
                message = json.loads(line)
                done = {"id": message["id"], "done": message.get("now", 0)}
                try:
                    if "initialize" in message:
                        done = {"id": message["id"], "ready": ready()}
                    elif "begin" in message:
                        run = Run(message["begin"], maps)
                    elif "do" in message:
                        run.do(message)
                    elif "fix" in message:
                        run.take(message["fix"])
                    elif run is not None:   # reset, end
                        run.end()
                        run = None
                except (Failure, BusError, OSError) as failure:
                    code = failure.code if isinstance(failure, Failure) else -32000
                    done = {"id": message["id"], "error": {"code": code, "message": str(failure)}}
                say(done)
                if "end" in message:
                    break
        finally:
            if run is not None:
                run.end()


def stop(*_):
    sys.exit(143)


if __name__ == "__main__":
    if "NAVIT_ADAPTER" not in os.environ:
        # A bus of its own, which ends with this program.
        for program in ("dbus-run-session", "navit", "maptool"):
            if shutil.which(program) is None:
                sys.exit(f"{program} is missing (apt-get install navit maptool dbus)")
        os.environ["NAVIT_ADAPTER"] = "1"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, os.path.abspath(__file__)])
    signal.signal(signal.SIGTERM, stop)
    main()
