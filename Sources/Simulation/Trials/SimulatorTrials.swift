import Geodesy
import Navigation
import Platform
import Recording
import ScenarioLanguage

/// Drives and receivers that seeds draw, with every fix that comes of them, and services that fail, with every
/// record.
package enum SimulatorTrials {
  /// All trials of the simulator.
  package static var all: [ToldTrial] {
    drives + crookedDrives + receivers + [reflections] + services + cancelledServices + [clock]
      + AnswerTrials.all + ExpectationTrials.all + SessionTrials.all + QueryTrials.all
      + NavigatorTrials.all + ClaimTrials.all + PartTrials.all
      + RecorderTrials.all + JunctionTrials.all + [others]
  }

  // MARK: - Telling

  /// Every fix of a scenario, or every record, and what went wrong.
  static func told(_ text: String, records: Bool = false) -> String {
    final class Witness { var lines: [String] = [] }
    let witness = Witness()
    var options = RunOptions()
    options.fixObserver = { reading in
      let (fix, time) = (reading.fix.location, reading.fix.arrival.nanoseconds)
      let numbers = [
        fix.coordinate.latitude, fix.coordinate.longitude, fix.speed ?? -1, fix.course ?? -1,
        fix.horizontalAccuracy ?? -1,
      ]
      let words = numbers.map { Quantity.fixed($0, 7) }.joined(separator: " ")
      witness.lines.append("\(time) \(fix.timestamp.nanoseconds) \(words)")
    }
    var sink = TrialSink()
    do {
      _ = try ScenarioRunner.run(TrialScenario.read(text), options: options, into: &sink)
    } catch {
      witness.lines.append("\(error)")
    }
    let lines = witness.lines.joined(separator: "\n")
    return records ? lines + "\n" + String(decoding: sink.bytes, as: UTF8.self) : lines
  }

  private static func trial(_ name: String, _ texts: [String], records: Bool = false) -> ToldTrial {
    ToldTrial(
      name: name,
      told: texts.map { told($0, records: records) }.joined(separator: "\nnext\n")
    )
  }

  /// Records of events outside of the catalogue, between others.
  private static var others: ToldTrial {
    var lines = RecordLines(reserving: 1000)
    var told: [String] = []
    for (number, (name, members)) in [
      ("a.b", "{}"), ("", #"{"x":[1,{"y":null}],"z":0.5}"#), ("é", "[1]"),
    ].enumerated() {
      let range = lines.append(
        other: name,
        RecordedJSON(canonical: Array(members.utf8)),
        at: 1500 + Int64(number)
      )
      told.append("\(range.map { "\($0)" } ?? "unheard") \(lines.closing)")
    }
    return ToldTrial(
      name: "events outside of the catalogue",
      told: told.joined(separator: "\n") + "\n" + String(decoding: lines.bytes, as: UTF8.self)
    )
  }

  // MARK: - Drives

  /// Blocks of several sizes with roads of every kind, a dead end, a roundabout and a road beside another.
  static let city = #"""
    "map": { "sketch": { "grid": 60, "drawing": [
        "a-----b-----c--------d",
        "|     |     |        |",
        "|     |     |        |",
        "e-----f-----g--------h",
        "|     |     |        |",
        "i-----j--k--l--------m",
        "n-----o-----p--------q",
        "|     |     |        |",
        "r-----s-----t        u" ],
      "ways": [
        { "nodes": "abcd", "highway": "primary", "maxspeed": "70" },
        { "nodes": "efgh", "highway": "residential" },
        { "nodes": "ijklm", "highway": "secondary", "maxspeed": "50" },
        { "nodes": "nopq", "highway": "tertiary" },
        { "nodes": "rst", "highway": "residential", "maxspeed": "30" },
        { "nodes": "aei", "highway": "tertiary" }, { "nodes": "bfj", "highway": "residential" },
        { "nodes": "cgl", "highway": "secondary" }, { "nodes": "dhm", "highway": "primary" },
        { "nodes": "inr", "highway": "tertiary" }, { "nodes": "jos", "highway": "residential" },
        { "nodes": "lpt", "highway": "secondary" }, { "nodes": "mqu", "highway": "residential" } ] } },
    """#

  static func scenario(_ seed: Int, _ members: String) -> String {
    #"{ "version": 1, "title": "A trial", "seed": \#(seed), \#(members), "expect": [] }"#
  }

  /// A departure of a kind, somewhere.
  static func departure(_ dice: inout Dice) -> String {
    let kind = dice.one(of: ["missedTurn", "wrongTurn", "parallelRoad", "uTurn", "detour"])
    let through = kind == "detour" ? #", "through": { "node": "\#(node(&dice))" }"# : ""
    let junction = dice.below(2) == 0 ? "" : #", "junction": \#(1 + dice.below(3))"#
    let way = dice.below(2) == 0 ? "" : #", "distance": \#(50 + dice.below(400))"#
    return #"{ "kind": "\#(kind)"\#(junction)\#(way)\#(through) }"#
  }

  /// One of the junctions of a map whose letters go from a to u.
  static func node(_ dice: inout Dice) -> String {
    dice.one(of: Array("abcdefghijklmnopqrstu").map(String.init))
  }

  private static let drives: [ToldTrial] = (1...10).map { number in
    let texts = (0..<6).map { draw in
      var dice = Dice("drives", number * 10 + draw)
      var members = [#""interval": \#(dice.one(of: ["1", "0.5", "2", "5"]))"#]
      switch draw % 3 {
      case 0: members.append(#""random": { "distance": [500, \#(700 + dice.below(1200))] }"#)
      case 1:
        let places = (0..<2 + dice.below(3)).map { number in
          let kind = number > 0 && dice.below(3) == 0 ? #", "kind": "via""# : ""
          return #"{ "node": "\#(node(&dice))"\#(kind) }"#
        }
        members.append(#""waypoints": [\#(places.joined(separator: ", "))]"#)
      default:
        let places = (0..<2 + dice.below(5)).map { _ in #"{ "node": "\#(node(&dice))" }"# }
        members.append(#""path": [\#(places.joined(separator: ", "))]"#)
        members.append(#""limit": \#(2 + dice.below(30))"#)
      }
      if draw % 3 < 2 {
        let departures = (0..<dice.below(3)).map { _ in departure(&dice) }
        members.append(#""departures": [\#(departures.joined(separator: ", "))]"#)
      }
      members.append(#""speedFactor": \#(dice.one(of: ["1", "0.7", "1.4"]))"#)
      members.append(#""dwell": \#(dice.below(12)), "stay": \#(dice.below(6))"#)
      members.append(#""parking": \#(dice.one(of: ["0", "0", "12"])), "at": \#(dice.below(3))"#)
      let drive = #""trace": { "drive": { \#(members.joined(separator: ", ")) } }"#
      return scenario(dice.below(1000), city.replacing("\n", with: " ") + drive)
    }
    return trial("drawn drives \(number)", texts)
  }

  /// Roads that meet at every angle, some for one direction alone.
  private static let crooked = #"""
    "map": { "sketch": { "grid": 70, "drawing": [
        "a---------b-----------c----d",
        "  ----        ---          |",
        "      e-----------f        |",
        "   ---      --       ---   |",
        "g-----h---------i--------j--",
        "        ---        -       |",
        "k---l--------m------n---o--|",
        "   -            --         |",
        "p-----q-----------r----s---t",
        "            u               " ],
      "ways": [
        { "nodes": "abcd", "highway": "primary", "maxspeed": "60" },
        { "nodes": "aefj", "highway": "tertiary" }, { "nodes": "gehb", "highway": "residential" },
        { "nodes": "ghij", "highway": "secondary" }, { "nodes": "kl", "highway": "residential" },
        { "nodes": "lhmino", "highway": "residential", "oneway": "yes" },
        { "nodes": "onmlk", "highway": "tertiary" }, { "nodes": "cfin", "highway": "secondary" },
        { "nodes": "klqp", "highway": "residential" }, { "nodes": "pqrst", "highway": "primary" },
        { "nodes": "mru", "highway": "residential" }, { "nodes": "qu", "highway": "service" },
        { "nodes": "djot", "highway": "secondary", "maxspeed": "50" },
        { "nodes": "jns", "highway": "residential" },
        { "nodes": "rns", "highway": "residential", "oneway": "-1" } ] } },
    """#

  /// Departures of every kind where roads meet at every angle, on the first of some drives that has a place for it.
  private static let crookedDrives: [ToldTrial] = (1...10).map { number in
    let said = (0..<8).map { draw -> String in
      let kind = DepartureSetup.Kind.allCases[draw % DepartureSetup.Kind.allCases.count]
      let drives = (0..<12).lazy.map { attempt in
        told(crookedDrive(kind, number * 100 + draw * 12 + attempt))
      }
      return drives.first { !$0.contains("no place on this drive") } ?? "no drive"
    }
    return ToldTrial(name: "drawn departures \(number)", told: said.joined(separator: "\nnext\n"))
  }

  private static func crookedDrive(_ kind: DepartureSetup.Kind, _ seed: Int) -> String {
    var dice = Dice("crooked drives", seed)
    let places = (0..<2 + dice.below(2)).map { _ in #"{ "node": "\#(node(&dice))" }"# }
    let through = kind == .detour ? #", "through": { "node": "\#(node(&dice))" }"# : ""
    let junction = dice.below(4) == 0 ? #", "junction": \#(1 + dice.below(3))"# : ""
    let drive =
      #""trace": { "drive": { "waypoints": [\#(places.joined(separator: ", "))], "departures": "#
      + #"[{ "kind": "\#(kind.rawValue)"\#(junction), "distance": \#(40 + dice.below(300))\#(through) }] } }"#
    return scenario(dice.below(1000), crooked.replacing("\n", with: " ") + drive)
  }

  // MARK: - Receivers

  /// Reflections that last for so many seconds as lie between fixes, and no less or more.
  private static var reflections: ToldTrial {
    let texts = (1...6).map { seed in
      let duration = 1 + seed % 3
      return scenario(
        seed,
        #""trace": { "drive": { "path": [{ "lat": 0, "lon": 0 }, { "lat": 0, "lon": 0.01 }] } }, "#
          + #""faults": [{ "kind": "multipath", "perKilometre": 8, "jump": [20, 20], "duration": [\#(duration), \#(duration)] }]"#
      )
    }
    return trial("reflections of whole seconds", texts)
  }

  private static let receivers: [ToldTrial] = (1...12).map { number in
    let texts = (0..<4).map { draw in
      var dice = Dice("receivers", number * 10 + draw)
      let faults = (0...dice.below(3)).map { _ in fault(&dice) }
      let trace =
        draw % 2 == 0
        ? #""trace": { "drive": { "path": [{ "lat": 0, "lon": 0 }, { "lat": 0.004, "lon": 0.001 }, { "lat": 0.004, "lon": 0.006 }], "interval": \#(dice.one(of: ["1", "0.25", "3"])) } }"#
        : #""trace": { "points": [\#(points(&dice))] }"#
      return scenario(
        dice.below(1000),
        trace + #", "faults": [\#(faults.joined(separator: ", "))]"#
      )
    }
    return trial("drawn receivers \(number)", texts)
  }

  /// Fixes of which some tell no speed, no course or no accuracy, and some stand.
  private static func points(_ dice: inout Dice) -> String {
    var (east, time) = (0.0, 0.0)
    return (0..<40).map { _ in
      time += dice.below(6) == 0 ? 2.5 : 1
      if dice.below(5) > 0 { east += 0.000_1 * Double(dice.below(4)) }
      var members = [
        #""t": \#(Quantity.fixed(time, 1)), "lat": 0.0001, "lon": \#(Quantity.fixed(east, 6))"#
      ]
      if dice.below(3) > 0 { members.append(#""speed": \#(dice.below(20))"#) }
      if dice.below(3) > 0 { members.append(#""course": \#(dice.below(360))"#) }
      if dice.below(3) > 0 { members.append(#""accuracy": \#(3 + dice.below(20))"#) }
      return "{ \(members.joined(separator: ", ")) }"
    }.joined(separator: ", ")
  }

  static func fault(_ dice: inout Dice, isTimed: Bool = false) -> String {
    let kinds = [
      #""kind": "white", "sigma": 3"#, #""kind": "white", "sigma": 2, "velocity": 0.4"#,
      #""kind": "correlated", "sigma": 5, "time": 20"#,
      #""kind": "bias", "east": 10, "north": -4, "along": 3, "across": 2"#,
      #""kind": "multipath", "perKilometre": 6, "jump": [15, 40], "duration": [3, 9]"#,
      #""kind": "multipath", "perKilometre": 4, "accuracy": 50"#,
      #""kind": "spike", "probability": 0.1, "distance": [100, 900]"#,
      #""kind": "dropout", "probability": 0.3"#, #""kind": "frozen""#, #""kind": "deadReckoning""#,
      #""kind": "tunnel", "reckoned": 4, "recovery": 3, "jump": [10, 20]"#,
      #""kind": "accuracy", "value": 40"#, #""kind": "accuracy", "factor": 2, "offset": 1"#,
      #""kind": "speed", "factor": 0.5"#, #""kind": "speed", "missing": true"#,
      #""kind": "course", "offset": 30"#, #""kind": "course", "missing": true"#,
      #""kind": "duplicate", "count": 2, "probability": 0.3"#,
      #""kind": "late", "delay": [1, 4], "probability": 0.3"#,
      #""kind": "clock", "step": 3, "drift": 0.01, "jitter": 0.2"#,
      #""kind": "rate", "interval": 4"#,
    ]
    let kind = dice.one(of: kinds)
    let start = dice.below(20)
    let isAlways = !isTimed && !kind.contains("tunnel") && dice.below(2) == 0
    return isAlways
      ? "{ \(kind) }" : #"{ \#(kind), "from": \#(start), "to": \#(start + 4 + dice.below(15)) }"#
  }

  // MARK: - Services

  /// A vehicle that stands, and what it asks a service for.
  private static func service(
    _ seed: Int,
    seconds: Int,
    _ answers: [String],
    faults: [String],
    _ calls: [String]
  ) -> String {
    func list(_ elements: [String]) -> String { elements.joined(separator: ", ") }
    return scenario(
      seed,
      #""duration": \#(seconds), "routing": { "provider": "scripted", "answers": [\#(list(answers))] },"#
        + #" "trace": { "points": [{ "t": 0, "lat": 0, "lon": 0 }] },"#
        + #" "faults": [\#(list(faults))], "actions": [\#(list(calls))]"#
    )
  }

  /// Requests in a row to a service that is slow, wrong, silent and out of order.
  private static let services: [ToldTrial] = (1...8).map { number in
    let texts = (0..<3).map { draw in
      var dice = Dice("services", number * 10 + draw)
      let faults = [
        #""kind": "serviceLatency", "delay": [0.5, 3]"#,
        #""kind": "serviceLatency", "delay": 2, "probability": 0.5"#,
        #""kind": "serviceError", "status": 503"#,
        #""kind": "serviceError", "error": "offline", "probability": 0.5"#,
        #""kind": "serviceError", "status": 429, "delay": [0.2, 1]"#,
        #""kind": "serviceTimeout", "probability": 0.4"#,
        #""kind": "serviceReorder", "hold": 5"#,
      ]
      let drawn = (0...dice.below(2)).map { _ -> String in
        let start = dice.below(10)
        return
          "{ \(dice.one(of: faults)), \"from\": \(start), \"to\": \(start + 5 + dice.below(20)) }"
      }
      let answer =
        #"{ "latency": \#(dice.one(of: ["0.2", "1.5", "4"])), "body": { "code": "NoRoute" } }"#
      let calls = (0..<6).map { number in
        #"{ "at": \#(number * (2 + dice.below(5))), "do": "setDestinations", "waypoints": [{ "lat": 0, "lon": 0.0\#(number + 1) }] }"#
      }
      let answers = Array(repeating: answer, count: 14)
      return service(dice.below(1000), seconds: 60, answers, faults: drawn, calls)
    }
    return trial("drawn services \(number)", texts, records: true)
  }

  /// Requests that are taken back, or overtaken by others, before their answers come, late as those are.
  private static let cancelledServices: [ToldTrial] = (1...4).map { number in
    let texts = (0..<4).map { draw in
      var dice = Dice("cancelled services", number * 10 + draw)
      let faults = [
        #"{ "kind": "serviceLatency", "delay": [0.5, 6] }"#,
        #"{ "kind": "serviceReorder", "hold": \#(1 + dice.below(6)) }"#,
        #"{ "kind": "serviceTimeout", "probability": 0.5 }"#,
        #"{ "kind": "serviceError", "status": 503, "delay": [0.5, 4], "probability": 0.6 }"#,
      ]
      let drawn = faults.filter { _ in dice.below(2) == 0 }
      let answer = #"{ "latency": 1, "body": { "code": "NoRoute" } }"#
      var time = 0.0
      let calls = (0..<14).map { number -> String in
        time += Double(dice.below(30)) / 10
        let call =
          dice.below(3) == 0
          ? #""\#(EventKind.clearDestinations)""#
          : #""\#(EventKind.setDestinations)", "waypoints": [{ "lat": 0, "lon": 0.0\#(number + 1) }]"#
        return #"{ "at": \#(Quantity.fixed(time, 1)), "do": \#(call) }"#
      }
      let answers = Array(repeating: answer, count: 40)
      return service(dice.below(1000), seconds: 70, answers, faults: drawn, calls)
    }
    return trial("cancelled services \(number)", texts, records: true)
  }

  // MARK: - The clock

  /// Jobs that are put in, cancelled and repeated, in the order in which they run.
  private static var clock: ToldTrial {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let kinds: [JobKind] = [.action, .delivery, .answer, .fix, .timer]
    for seed in 1...12 {
      var dice = Dice("clock", seed)
      let scheduler = Scheduler()
      var held: [any Cancellable] = []
      for number in 0..<40 {
        let delay = Int64(dice.below(12) - 1) * 250_000_000
        let kind = dice.one(of: kinds)
        let note = { log.lines.append("\(scheduler.now.nanoseconds) \(kind) \(number)") }
        let job =
          dice.below(8) == 0
          ? scheduler.scheduleRepeating(everyNanoseconds: delay, as: kind, note)
          : scheduler.schedule(afterNanoseconds: delay, as: kind) {
            note()
            if number % 5 == 0 {
              scheduler.schedule(afterNanoseconds: Int64(number) * 1_000_000, as: kind, note)
            }
          }
        held.append(job)
        if dice.below(5) == 0 { held[dice.below(held.count)].cancel() }
      }
      for turn in 0..<120 {
        if turn == 60 { held[dice.below(held.count)].cancel() }
        let next = scheduler.nextTime.map { "\($0.nanoseconds)" } ?? "none"
        do {
          guard try scheduler.runNext() else { break }
        } catch {
          log.lines.append("\(error)")
          break
        }
        if turn % 10 == 0 { log.lines.append("next \(next), waiting \(scheduler.waitingOneShots)") }
      }
    }
    return ToldTrial(name: "jobs of the clock", told: log.lines.joined(separator: "\n"))
  }
}
