import Recording
import ScenarioLanguage
import Simulation
import Testing
import Waiting

@testable import Regression

/// Whole runs of a small navigator in Python.
@Suite(
  "Runs over a pipe",
  .waits,
  .enabled(if: PipeScript.hasPython, "python3 is not on this machine")
)
struct PipeRunTests {
  /// Asks for a route at the first fix and again at the ninth, tells a step at each fix, and wants to be
  /// woken 2.5 s after every fourth.
  private static let program = #"""
    import json, sys
    batches = len(sys.argv) > 1
    def say(**line): print(json.dumps(line), flush=True)
    tells = ["navigator.routeStatus", "navigator.didAdvanceStep", "navigator.guidanceChanged"]
    count, wake, here, ended = 0, None, None, False
    def tell(name, **members):
        global ended
        if here is not None: members["now"] = here
        say(tell=name, **members)
        ended = ended or name in stops
    def take(fix):
        global count, wake, ended
        count += 1
        tell("navigator.didAdvanceStep", leg=0, **{"from": count - 1, "to": count})
        if count in (1, 9):
            say(ask="route", request=count, **{"from": {"lat": fix["lat"], "lon": fix["lon"]}},
                to=[{"lat": 47, "lon": 9.53}])
            ended = True
        if count % 4 == 0: wake = fix["when"] + 2500
    for line in sys.stdin:
        message = json.loads(line)
        key, ended, here = message["id"], False, None
        now = message.get("now", 0)
        if "initialize" in message:
            say(id=0, ready={"name": "small", "routes": "asked", "tells": tells, "timers": True,
                "batches": batches, "offers": ["setDestinations", "startGuidance"]})
            continue
        if "begin" in message:
            stops, count, wake = message["begin"]["stops"], 0, None
        elif "do" in message: tell("x.called", call=message["do"])
        elif "fix" in message: take(dict(message["fix"], when=now))
        elif "fixes" in message:
            taken = 0
            for fix in message["fixes"]:
                if ended or wake is not None and wake < fix["now"]: break
                here = now = fix["now"]
                take(dict(fix, when=here))
                taken += 1
        elif "answer" in message:
            status = message["error"] if "error" in message else "ok"
            points = "" if "error" in message else message["osrm"]["routes"][0]["geometry"]
            tell("x.route", points=points)
            tell("navigator.routeStatus", requestID=message["answer"], status=status)
        elif "wake" in message:
            wake = None
            tell("x.woken", count=count)
        done = {"id": key, "done": now}
        if wake is not None and wake > now and "reset" not in message and "end" not in message:
            done["wake"] = wake
        if "fixes" in message: done["taken"] = taken
        say(**done)
        if "end" in message: break
    """#

  private static func scenario() throws -> Scenario {
    let points = (0..<40).map {
      #"{"t":\#(Double($0) * 0.9),"lat":47,"lon":\#(9.5 + Double($0) / 2000)}"#
    }
    let answer =
      #"{"latency":0.5,"routes":[{"legs":[[{"lat":47,"lon":9.5},{"lat":47,"lon":9.53}]],"speed":10}]}"#
    return try ScenarioLoader.decode(
      Array(
        (#"{"version":1,"title":"x","routing":{"provider":"custom","answers":[\#(answer),"#
          + #"{"latency":3,"error":"noRouteFound"}]},"#
          + #""actions":[{"at":0,"do":"setDestinations","waypoints":[{"lat":47,"lon":9.53}]},"#
          + #"{"on":{"event":"navigator.routeStatus"},"do":"startGuidance"}],"#
          + #""trace":{"points":[\#(points.joined(separator: ","))]}}"#).utf8
      ),
      path: "x.json",
      name: "x",
      root: nil
    )
  }

  private static func record(_ supply: PipeSupply, isFresh: Bool = false) throws -> String {
    var options = RunOptions()
    options.navigators = supply
    options.wantsFreshNavigator = isFresh
    var sink = MemorySink()
    _ = try ScenarioRunner.run(try scenario(), options: options, into: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  private static func supply(batches: Bool) throws -> PipeSupply {
    let command = try #require(PipeScript.python(program))
    return PipeSupply(command + (batches ? " batches" : ""), timeout: 60)
  }

  @Test("The recording is the same with and without batches, and after a reset")
  func batches() throws {
    let single = try Self.supply(batches: false)
    let many = try Self.supply(batches: true)
    let recording = try Self.record(single)
    let lines = recording.split(separator: "\n")
    func count(_ word: String) -> Int { lines.count { $0.contains(word) } }
    #expect(count("navigator.didAdvanceStep") == 40)
    #expect(count("x.woken") == 10 || count("x.woken") == 9)
    #expect(count("navigator.routeStatus") == 2 && count("noRouteFound") >= 1)
    #expect(count(#""event":"x.called""#) == 2 && count("startGuidance") >= 1)
    #expect(try Self.record(single) == recording)
    #expect(try Self.record(many) == recording)
    #expect(try Self.record(many) == recording)
    #expect(try Self.record(many, isFresh: true) == recording)
    for supply in [single, many] {
      let farewell = supply.finish()
      #expect(farewell.failures.isEmpty && farewell.warnings.isEmpty)
    }
  }
}
