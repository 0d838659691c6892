import CanonicalJSON
import Geodesy
import Platform
import Recording
package import Simulation

/// Recordings that differ in something planted, with all that is said of it: headline, causes, every change, and
/// what programs read.
package enum DifferenceTrials {
  /// All trials of the comparators.
  ///
  /// - Parameter folder: where their files go.
  package static func all(in folder: String) -> [ToldTrial] {
    edits.map { name, edit in
      var new = PlantedDrive.sound
      edit(&new)
      return ToldTrial(
        name: "difference: \(name)",
        told: told(PlantedDrive.sound, new) + "\nthe other way round\n"
          + told(new, PlantedDrive.sound)
      )
    } + tolerances + drawn + parts(in: folder) + FindingTrials.all + FactTrials.all
      + SuiteTrials.all
      + CauseTrials.all
  }

  // MARK: - Telling

  /// Everything that is said of two recordings.
  static func told(
    _ golden: PlantedDrive,
    _ new: PlantedDrive,
    _ tolerances: Tolerances = .none,
    isGate: Bool = false
  ) -> String {
    told(golden.bytes, new.bytes, tolerances, isGate: isGate)
  }

  private static func told(
    _ golden: [UInt8],
    _ new: [UInt8],
    _ tolerances: Tolerances = .none,
    isGate: Bool = false
  ) -> String {
    let diff: RecordingDiff
    do {
      diff = try RecordingDiff(
        golden: golden,
        path: "golden",
        new: new,
        path: "new",
        isGate: isGate,
        tolerances: tolerances
      )
    } catch {
      return "\(error)"
    }
    var lines = diff.report(limit: 12)
    lines += diff.changes.map { change in
      let finding = diff.finding(of: change)
      let drift = diff.isDrift(change) ? " drift" : ""
      return "\(finding.group) \(finding.ticks ?? 0)\(drift)"
    }
    lines += diff.leftOutChanges.map(\.finding.group)
    lines += [diff.golden, diff.new].compactMap(\.disagreement).map { "\($0)" }
    for row in diff.rows where row.verdict != nil {
      lines.append("\(row.golden ?? -1) \(row.new ?? -1)")
    }
    var writer = JSONWriter()
    diff.write(to: &writer)
    lines.append(String(decoding: writer.bytes, as: UTF8.self))
    return lines.joined(separator: "\n")
  }

  // MARK: - By hand

  private typealias Edit = (inout PlantedDrive) -> Void

  private static var edits: [(name: String, edit: Edit)] {
    [
      ("none", { _ in }),
      ("numbers of records", { $0.isRenumbered = true }),
      ("a member of the header", { $0.header = #","units":"imperial""# }),
      (
        "what was left out",
        {
          $0.left =
            #","left":{"\#(EventKind.didUpdateLocation)":{"count":8,"digest":"00c0ffee00c0ffee"}}"#
        }
      ),
      ("not closed", { $0.isClosed = false }),
      ("ends before", { $0.lines.removeLast(4) }),
      (
        "ends before, not closed",
        {
          $0.lines.removeLast(4); $0.isClosed = false
        }
      ),
      ("no records", { $0.lines = [] }),
      ("an arrival later by a tick", { $0.move(#""index":1"#, by: 1000) }),
      ("an arrival earlier by two ticks", { $0.move(#""index":1"#, by: -2000) }),
      ("an arrival earlier between ticks", { $0.move(#""index":0"#, by: -300) }),
      ("an arrival later between ticks", { $0.move(#""index":0"#, by: 700) }),
      ("a departure later", { $0.move("offRoute", by: 1000) }),
      (
        "another state than off the route",
        { $0.change(#""to":"offRoute""#, #""to":"offRoute""#, to: #""to":"undefined""#) }
      ),
      (
        "another state than on the route",
        { $0.change(#""to":"onRoute""#, #""to":"onRoute""#, to: #""to":"undefined""#) }
      ),
      (
        "all of a departure later",
        {
          for text in [
            #""to":"offRoute""#, EventKind.shouldCorrectDeviation.text,
            EventKind.rerouteStarted.text, "/b?key",
          ] {
            $0.move(text, by: 2000)
          }
        }
      ),
      (
        "two shifts of one behaviour",
        {
          $0.move(#""index":1"#, by: -1000)
          $0.move(#""index":0"#, by: -2000)
        }
      ),
      (
        "a shift and another value",
        {
          $0.move(#""index":1"#, by: -1000)
          $0.change(#""index":1"#, #""remainingCount":0"#, to: #""remainingCount":2"#)
        }
      ),
      ("words", { $0.change(EventKind.didAnnounce.text, "Turn left", to: "Turn right") }),
      (
        "long words, from their difference on",
        {
          let long = String(repeating: "a very long way of saying it ", count: 4)
          $0.change(EventKind.didAnnounce.text, "Turn left onto", to: long + "left")
        }
      ),
      ("a polyline", { $0.change("polyline", "???_pR", to: "???_pS") }),
      (
        "another reason of a new route",
        { $0.change(#""reason":"reroute""#, "reroute", to: "fasterRoute") }
      ),
      ("a title", { $0.change(#""index":1"#, "Pier 1", to: "Mole") }),
      (
        "a member more",
        {
          $0.change(
            EventKind.rerouteEnded.text,
            #""requestID":2"#,
            to: #""requestID":2,"status":"ok""#
          )
        }
      ),
      (
        "a member less",
        { $0.change(EventKind.rerouteEnded.text, #","outcome":"adopted""#, to: "") }
      ),
      (
        "an element of a list more",
        { $0.change(PlantedDrive.said, #""one","#, to: #""one","more","#) }
      ),
      ("an element of a list less", { $0.change(PlantedDrive.said, #""one","#, to: "") }),
      (
        "an element deep in a list",
        { $0.change(PlantedDrive.said, #"{"deep":[1,2]}"#, to: #"{"deep":[1,3]}"#) }
      ),
      (
        "another kind of value",
        { $0.change(PlantedDrive.said, #""open":null"#, to: #""open":[0]"#) }
      ),
      (
        "the order of members",
        {
          $0.change(
            EventKind.rerouteEnded.text,
            #""requestID":2,"outcome":"adopted""#,
            to: #""outcome":"adopted","requestID":2"#
          )
        }
      ),
      (
        "spaces",
        { $0.change(EventKind.rerouteEnded.text, #""requestID":2,"#, to: #""requestID": 2, "#) }
      ),
      ("drift of a number", { $0.change(#""metres":980.5"#, "980.5", to: "980.55") }),
      (
        "just more than drift of a number",
        { $0.change(#""metres":980.5"#, "980.5", to: "980.551") }
      ),
      ("drift of a place", { $0.change(#""lon":0.0040"#, "0.0040", to: "0.004001") }),
      (
        "just more than drift of a place",
        { $0.change(#""lon":0.0040"#, "0.0040", to: "0.0040011") }
      ),
      (
        "a place and whether it is snapped",
        { $0.change(#""lon":0.0040"#, #""isSnapped":false"#, to: #""isSnapped":true"#) }
      ),
      ("a location less", { $0.drop(#""lon":0.0020"#) }),
      ("all locations gone", { $0.drop(EventKind.didUpdateLocation.text) }),
      (
        "all locations gone and an arrival moved",
        {
          $0.drop(EventKind.didUpdateLocation.text)
          $0.move(#""index":1"#, by: -1000)
        }
      ),
      (
        "half of the reports gone",
        {
          var isKept = false
          $0.lines.removeAll { line in
            guard line.members.contains("RemainingDistance") else { return false }
            isKept.toggle()
            return !isKept
          }
        }
      ),
      ("reports at other times", { $0.move("RemainingTime", by: 1400) }),
      (
        "every behaviour at once",
        { drive in
          for text in [
            EventKind.didUpdateLocation.text, "RemainingDistance", EventKind.didAnnounce.text,
            EventKind.didAdvanceStep.text, "request",
            EventKind.rerouteEnded.text,
          ] {
            drive.drop(text)
          }
          drive.move(EventKind.didArrive.text, by: -1000)
          drive.change(EventKind.guidanceChanged.text, "requested", to: "arrival")
          drive.change("GPSQuality", "poor", to: "lost")
          drive.change(EventKind.routeStatus.text, "ok", to: "noRouteFound")
          drive.change("setDestinations", "0.01", to: "0.02")
        }
      ),
      (
        "two records of a moment the other way round",
        {
          guard
            let place = $0.lines.firstIndex(where: {
              $0.members.contains(EventKind.rerouteStarted.text)
            })
          else { return }
          $0.lines.swapAt(place, place - 1)
        }
      ),
      (
        "three records of a moment turned round",
        {
          guard
            let place = $0.lines.firstIndex(where: {
              $0.members.contains(EventKind.rerouteStarted.text)
            })
          else { return }
          $0.lines.swapAt(place, place - 2)
        }
      ),
      (
        "a second reroute",
        {
          $0.put(
            .init(
              30_000,
              .rerouteStarted,
              #""requestID":3,"origin":{"lat":0,"lon":0.007}"#
            )
          )
          $0.put(.init(31_000, .rerouteEnded, #""requestID":3,"outcome":"failed""#))
        }
      ),
      (
        "another reroute instead",
        {
          $0.change(EventKind.rerouteEnded.text, "adopted", to: "stale")
          $0.drop(#""reason":"reroute""#)
        }
      ),
      ("time that goes back", { $0.lines.swapAt(10, 30) }),
      (
        "a record that is none",
        { $0.change(EventKind.rerouteEnded.text, #""event":"#, to: #""evnt":"#) }
      ),
      (
        "a number that cannot be",
        { $0.change(#""lat":0.0006"#, #""lat":0.0006"#, to: #""lat":91"#) }
      ),
      (
        "the vehicle's jump onto another route",
        {
          for place in 24...29 {
            $0.change(#""lon":0.00\#(place * 2 + 6)"#, #""lat":0,"#, to: #""lat":0.003,"#)
          }
          $0.move(#""index":1"#, by: -4000)
        }
      ),
      (
        "what is snapped in one alone",
        {
          for place in 30...38 {
            $0.change(#""lon":0.00\#(place * 2)"#, #""isSnapped":true"#, to: #""isSnapped":false"#)
          }
          $0.move(#""index":1"#, by: -6000)
        }
      ),
      (
        "the way where there is no speed",
        {
          for place in 20...45 {
            $0.change(#""course":\#(place)"#, #","speed":\#(20 + place % 3)"#, to: "")
          }
          $0.move(#""to":"offRoute""#, by: 3000)
          $0.move(#""index":1"#, by: -9000)
        }
      ),
    ]
  }

  // MARK: - Tolerances

  private static let tolerances: [ToldTrial] = [
    "\(EventKind.didUpdateLocation)/speed=0.5", "\(EventKind.didUpdateLocation)/speed=0.499",
    "*/speed=2.5%", "*/speed=2.35%", "*/speed=2.32%", "*/speed=2%", "*/course=3", "*/course=2.99",
    "*/position=2.2", "*/position=2.3",
    "\(EventKind.didUpdateLocation)/position=2.3", "\(EventKind.didArrive)/position=100",
    "*/waypoint=2.3", "*/waypoint=2.2", "*/nothing=1", "navigator.none/speed=1", "*/metres=1",
    "\(EventKind.didUpdateRemainingDistance)/metres=0.25", "*/text=5", "speed=1", "*/=1",
    "/speed=1", "*/speed", "*/speed=-1", "*/speed=nan", "*/speed=0", "*/speed=0%", "*/speed=1%%",
    "*/position=1%",
  ].map { text in
    var new = PlantedDrive.sound
    new.change(#""lon":0.0020"#, #""speed":21"#, to: #""speed":21.5"#)
    // Of another record: a record is allowed where all of it is.
    new.change(#""lon":0.0024"#, #""course":12"#, to: #""course":15"#)
    new.change(#""lon":0.0032"#, "0.0032", to: "0.00322")
    new.change(#""index":1"#, #""lon":0.02"#, to: #""lon":0.02002"#)
    new.change(#""metres":980.5"#, "980.5", to: "980.75")
    let said: String
    do {
      said = told(.sound, new, Tolerances([try .init(parsing: text)]))
    } catch {
      said = "\(error)"
    }
    // The names of events stand in the catalogue alone; the book has their last words.
    return ToldTrial(name: "tolerance: \(EventKind.briefly(text))", told: said)
  }

  // MARK: - Drawn

  private static let drawn: [ToldTrial] = (1...16).map { number in
    let said = (1...8).map { draw in
      var dice = RandomStream("differences", seed: UInt64(number * 100 + draw))
      var (golden, new) = (PlantedDrive.sound, PlantedDrive.sound)
      for _ in 0...Int(dice.unit() * 6) { spoil(&new, &dice) }
      if dice.unit() < 0.3 { spoil(&golden, &dice) }
      return told(golden, new)
    }
    return ToldTrial(name: "drawn differences \(number)", told: said.joined(separator: "\n"))
  }

  private static func spoil(_ drive: inout PlantedDrive, _ dice: inout RandomStream) {
    func below(_ count: Int) -> Int { Int(dice.unit() * Double(count)) }
    guard drive.lines.count > 12 else { return }
    let place = below(drive.lines.count)
    switch below(8) {
    case 0: drive.lines.remove(at: place)
    case 1: drive.lines.insert(drive.lines[place], at: place)
    case 2:
      guard place > 0, drive.lines[place - 1].time == drive.lines[place].time else { return }
      drive.lines.swapAt(place, place - 1)
    case 3:
      var line = drive.lines.remove(at: place)
      line.time = max(0, line.time + 500 * (below(13) - 6))
      drive.put(line)
    case 4:
      let digit = String(below(10))
      drive.lines[place].members = drive.lines[place].members.replacing(
        String(below(10)),
        with: digit
      )
    case 5: drive.lines[place].members += #","more":\#(below(3))"#
    case 6: drive.lines.removeSubrange(place..<min(drive.lines.count, place + below(9)))
    default:
      let kind = [
        "RemainingDistance", "RemainingTime", EventKind.didUpdateLocation.text,
        EventKind.didArrive.text,
      ][below(4)]
      drive.move(kind, by: 500 * (below(9) - 4))
    }
  }

  // MARK: - Parts

  /// The parts of the comparators alone, with numbers that repeat, and with bounds that are soon reached.
  private static func parts(in folder: String) -> [ToldTrial] {
    [
      ToldTrial(name: "alignment of what repeats", told: alignments(.max)),
      ToldTrial(
        name: "alignment with a small budget",
        told: [4, 12, 36, 200].map(alignments).joined(separator: "\nnext\n")
      ),
      ToldTrial(name: "alignment by time", told: timed()),
      ToldTrial(name: "rising chains", told: chains()),
      ToldTrial(name: "a second run", told: secondRuns()),
      ToldTrial(name: "differences that are known", told: excused()),
      ToldTrial(name: "as many differences as are told, and more", told: cut()),
      ToldTrial(name: "long texts", told: longTexts()),
      ToldTrial(name: "shifts on a track", told: shifts()),
      ToldTrial(name: "exit codes combined", told: codes()),
      ToldTrial(name: "changes far from one another", told: farApart()),
      ToldTrial(name: "last lines that close nothing", told: badClosings()),
      ToldTrial(name: "what editors do to a recording", told: edited()),
      ToldTrial(name: "lists beside what a tolerance allows", told: lists()),
      ToldTrial(name: "recordings without a golden", told: withoutGolden(in: folder)),
      ToldTrial(name: "goldens that end within a piece", told: endsEarly(in: folder)),
      ToldTrial(name: "claims of parts", told: claims()),
      ToldTrial(name: "moments of events", told: moments()),
      ToldTrial(name: "numbers that cannot be, in any order", told: impossible()),
    ]
  }

  /// Records with a number that nothing can have, behind and before members that come after it elsewhere.
  private static func impossible() -> String {
    let said = #""metres":980.5,"threshold":20"#
    return [
      #""metres":-1,"threshold":20"#, #""threshold":20,"metres":-1"#,
      #""threshold":-1,"metres":980.5"#, #""metres":980.5,"threshold":-1"#,
      #""previous":-1,"metres":980.5,"threshold":20"#,
      #""threshold":20,"of":[1e300],"metres":980.5"#,
    ].map { members in
      var spoilt = PlantedDrive.sound
      spoilt.change(said, said, to: members)
      return told(PlantedDrive.sound, spoilt)
    }.joined(separator: "\nnext\n")
  }

  /// Recordings whose last line closes them wrongly, or is none, with lines before and behind it.
  private static func badClosings() -> String {
    var lines = String(decoding: PlantedDrive.sound.bytes, as: UTF8.self).split(separator: "\n")
    let closing = lines.removeLast()
    let records = lines.joined(separator: "\n") + "\n"
    let lasts = [
      closing.replacing(#""records":"#, with: #""records":-"#),
      closing.replacing(#""records":"#, with: #""records":1"#),
      closing.replacing(#""end":4"#, with: #""end":3"#),
      closing.replacing(#"{"end":"#, with: #"{"end":"x","was":"#),
      #"{"end":1}"#, #"{"end":1,"records":[}"#, "[]", #"{"end":41000,"records":1,"left":7}"#,
    ]
    return lasts.flatMap { last in
      ["", "\n", "\n\n", "\n{}\n"].map { behind in
        let spoilt = Array((records + last + behind).utf8)
        return told(PlantedDrive.sound.bytes, spoilt) + "\n" + told(spoilt, spoilt) + "\n"
          + formatted(spoilt)
      }
    }.joined(separator: "\nnext\n")
  }

  /// What is said where a recording is to be brought into its canonical form.
  private static func formatted(_ recording: [UInt8]) -> String {
    do {
      return Hash.of(try RecordingFormat.canonical(recording, path: "recording")).description
    } catch {
      return "\(error)"
    }
  }

  /// Recordings as editors and other programs leave them: marks and ends of lines, and nothing at all.
  private static func edited() -> String {
    let sound = PlantedDrive.sound.bytes
    let text = String(decoding: sound, as: UTF8.self)
    let lines = text.split(separator: "\n")
    let edited = [
      "", "\n", "\r\n", "\u{FEFF}", "\u{FEFF}" + text,
      text.replacing("\n", with: "\r\n"),
      lines.prefix(5).joined(separator: "\n") + "\r\n" + lines.dropFirst(5).joined(separator: "\n"),
      String(text.dropLast()), text + "\n", text + text, "\n" + text,
    ]
    return edited.map { edited in
      let spoilt = Array(edited.utf8)
      return told(sound, spoilt) + "\n" + told(spoilt, sound, isGate: true)
    }.joined(separator: "\nnext\n")
  }

  /// Records of which a tolerance allows one member, while a list in them is the same or another.
  private static func lists() -> String {
    var golden = PlantedDrive.sound
    golden.change(PlantedDrive.said, #""open":null"#, to: #""open":1.5"#)
    let rules = ["\(PlantedDrive.said)/open=0.5", "*/words=5", "\(PlantedDrive.said)/open=0.4"]
    return rules.flatMap { rule in
      [#"["one","two",{"deep":[1,2]}]"#, #"["one","two"]"#, #"["one","two",{"deep":[1,3]}]"#, "[]"]
        .map { words in
          var new = golden
          new.change(PlantedDrive.said, #""open":1.5"#, to: #""open":2"#)
          new.change(PlantedDrive.said, #"["one","two",{"deep":[1,2]}]"#, to: words)
          guard let rule = try? Tolerances.Rule(parsing: rule) else { return "no rule" }
          return told(golden, new, Tolerances([rule]))
        }
    }.joined(separator: "\nnext\n")
  }

  /// What is kept of a recording that has no golden, or whose file cannot be written, and where it goes.
  private static func withoutGolden(in folder: String) -> String {
    // Nobody can write there.
    let nowhere = "/dev/null/nowhere"
    // A file stands in the way of that one until the first piece came: what could not be kept there is not kept there
    // by half.
    guard let place = try? FileSystem.makeTemporaryFolder(in: folder) else { return "no folder" }
    let late = Paths.join(place, "late")
    guard (try? FileSystem.write([], to: late)) != nil else { return "no file" }
    let all = 256
    // Both lines have thirteen bytes.
    let kept: [(GoldenComparer.Destination, Int)] = [
      (.memory, all), (.nowhere, all), (.file(nowhere + "/new"), all), (.memory, 12), (.memory, 13),
      (.file(late + "/new"), all),
    ]
    return kept.map { destination, limit -> String in
      do {
        var comparer = try GoldenComparer(
          golden: "no such golden",
          scenario: "trial",
          destination: destination,
          memoryLimit: limit
        )
        for piece in ["first\n", "", "second\n"] {
          try comparer.append(Array(piece.utf8))
          if destination == .file(late + "/new") { try FileSystem.remove(late) }
        }
        try comparer.finish()
        var lines = ["\(comparer.verdict) \(comparer.writeError.map { "\($0)" } ?? "written")"]
        lines.append(String(decoding: try comparer.recording(), as: UTF8.self))
        if destination != .nowhere {
          do { try comparer.keep(as: nowhere) } catch { lines.append("\(error)") }
        }
        return lines.joined(separator: "\n").replacing(place, with: "FOLDER")
      } catch {
        return "\(error)"
      }
    }.joined(separator: "\nnext\n")
  }

  /// How many bytes are the same where the golden ends before the recording does, wherever that was cut in pieces.
  private static func endsEarly(in folder: String) -> String {
    let sound = PlantedDrive.sound.bytes
    return [0, 1, 10, sound.count - 1].map { rest in
      do {
        let golden = Paths.join(try FileSystem.makeTemporaryFolder(in: folder), "golden")
        try FileSystem.write(sound, to: golden)
        var comparer = try GoldenComparer(golden: golden, scenario: "planted", destination: .memory)
        // Behind the end stands what stood there in the piece before.
        try comparer.append(Array(sound.dropLast(rest)))
        try comparer.append(sound.suffix(rest) + [sound[rest]])
        try comparer.finish()
        return "\(comparer.verdict) of \(try comparer.recording().count)"
      } catch {
        return "\(error)"
      }
    }.joined(separator: "\n")
  }

  /// What came of claims of which parts of a suite have some each.
  private static func claims() -> String {
    func entry(_ line: Int, _ count: Int, _ first: String?) -> ClaimsOutcome.Entry {
      ClaimsOutcome.Entry(
        text: "claim \(line)",
        source: "_suite.json",
        line: line,
        count: count,
        first: first
      )
    }
    let parts = [
      ClaimsOutcome(.part, [entry(3, 0, nil), entry(4, 2, "b")]),
      ClaimsOutcome(.part, [entry(4, 1, "a"), entry(5, 0, nil), entry(3, 0, nil)]),
      ClaimsOutcome(.judged, [entry(3, 1, "c"), entry(6, 4, "d")]),
      ClaimsOutcome(.notJudged("a scenario failed"), [entry(5, 3, "e")]),
    ]
    let choices = [[], [0], [0, 1], [1, 0], [2, 1, 0], [0, 1, 2, 3], [3]]
    return choices.flatMap { choice in
      [nil, "part 2 of 3 is missing"].map { gap in
        guard let merged = ClaimsOutcome(merging: choice.map { parts[$0] }, gap: gap) else {
          return "none"
        }
        let entries = merged.entries.map { "\($0.place) \($0.count) \($0.first ?? "nobody")" }
        return "\(merged.state) \(merged.unmet.count) \(merged.codes) \(merged.reason ?? "")\n"
          + entries.joined(separator: "\n")
      }
    }.joined(separator: "\n")
  }

  /// Changes with so many seconds between them that they have one cause, or each its own.
  private static func farApart() -> String {
    [1000, 59_999, 60_000, 60_001, 120_000].map { gap in
      var golden = PlantedDrive.sound
      for number in 0..<5 {
        let time = 50_000 + number * gap
        golden.put(PlantedDrive.location(time, 40 + number, isSnapped: true))
        golden.put(PlantedDrive.arrival(time, number % 2, isLast: false))
      }
      var new = golden
      new.change(#""index":1"#, "Pier 1", to: "Mole 1")
      new.lines.removeAll { $0.time > 45_000 && $0.members.contains(EventKind.didArrive.text) }
      return told(golden, new) + "\n" + causes(golden, new)
    }.joined(separator: "\nnext\n")
  }

  /// What differs, folded by time.
  private static func causes(_ golden: PlantedDrive, _ new: PlantedDrive) -> String {
    guard
      let diff = try? RecordingDiff(golden: golden.bytes, path: "a", new: new.bytes, path: "b")
    else { return "no difference" }
    let causes = diff.causes.map { "\($0.change.time): \($0.consequences.map(\.time))" }
    return ([diff.causesSummary] + causes).joined(separator: "\n")
  }

  private static func numbers(
    _ count: Int,
    below limit: Int,
    _ dice: inout RandomStream
  ) -> [Int] {
    (0..<count).map { _ in Int(dice.unit() * Double(limit)) }
  }

  private static func alignments(_ budget: Int) -> String {
    var dice = RandomStream("alignment", seed: 1)
    return (0..<60).map { draw in
      let kinds = 1 + draw % 7
      let left = numbers(draw % 17, below: kinds, &dice).map { UInt64($0) }
      let right = numbers((draw * 3) % 19, below: kinds, &dice).map { UInt64($0) }
      var alignment = SequenceAlignment(budget: budget == .max ? 64_000_000 : budget)
      let pairs = alignment.common(left, right).map { "\($0.left)-\($0.right)" }
      let again = alignment.common(right, left).count
      let rest = budget == .max ? 0 : alignment.budget
      return "\(pairs) \(again) \(alignment.isApproximate) \(rest)"
    }.joined(separator: "\n")
  }

  private static func timed() -> String {
    var dice = RandomStream("time", seed: 1)
    return (0..<60).map { draw in
      let left = numbers(draw % 9, below: 40, &dice).sorted().map { Int64($0) }
      let right = numbers((draw * 5) % 11, below: 40, &dice).sorted().map { Int64($0) }
      var alignment = TimeAlignment()
      let pairs = alignment.pairs(left, right).map { "\($0.left)-\($0.right)" }
      return "\(pairs) \(alignment.isApproximate)"
    }.joined(separator: "\n")
      + "\n" + simultaneous(&dice) + "\n" + many(3999, 8000) + "\n" + many(4000, 8000) + "\n"
      + many(8000, 4000)
  }

  /// Times that come together, some of them more than once, of which more are left out than may be tried.
  private static func simultaneous(_ dice: inout RandomStream) -> String {
    (0..<240).map { draw in
      let left = numbers(3 + draw % 6, below: 9, &dice).sorted().map { Int64($0) }
      let right = numbers(2 + draw % 9, below: 9, &dice).sorted().map { Int64($0) }
      var alignment = TimeAlignment(limit: draw % 40)
      let pairs = alignment.pairs(left, right).map { "\($0.left)-\($0.right)" }
      return "\(pairs) \(alignment.isApproximate)"
    }.joined(separator: "\n")
  }

  /// Times of which more are left out than can be tried.
  private static func many(_ left: Int, _ right: Int) -> String {
    var alignment = TimeAlignment()
    let pairs = alignment.pairs((0..<left).map { Int64($0 * 3) }, (0..<right).map { Int64($0 * 2) })
    return
      "\(pairs.count) \(pairs.last.map { "\($0.left)-\($0.right)" } ?? "") \(alignment.isApproximate)"
  }

  /// A run twice, whose second run differs in a line, is shorter or longer.
  private static func secondRuns() -> String {
    let lines = PlantedDrive.sound.bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    let end = [UInt8(ascii: "\n")]
    var second: [(String, [[UInt8]])] = [
      ("the same", lines), ("shorter", lines.dropLast(3)),
      ("longer", lines + [Array(#"{"seq":99,"t":99,"source":"x","event":"y"}"#.utf8)]),
      ("nothing", []),
    ]
    for place in [0, 1, 7, lines.count - 1] {
      var changed = lines
      changed[place] = changed[place].map { $0 == UInt8(ascii: "1") ? UInt8(ascii: "2") : $0 }
      second.append(("line \(place)", changed))
    }
    return second.map { name, other in
      var check = DeterminismCheck()
      // In pieces as they come: some lines at once.
      for line in lines { check.append(line + end) }
      check.beginSecondRun()
      check.append(Array((other.prefix(5).map { $0 + end }).joined()))
      for line in other.dropFirst(5) { check.append(line + end) }
      check.finish()
      let found = check.finding.map {
        "line \($0.line) \($0.event) at \($0.time): \($0.field.map { "\($0)" } ?? "no value")"
      }
      return "\(name): \(found ?? "nothing")"
    }.joined(separator: "\n")
  }

  /// Differences of some events that are known, and what is left.
  private static func excused() -> String {
    var new = PlantedDrive.sound
    new.lines.removeAll { $0.members.contains(EventKind.didArrive.text) && $0.time > 25_000 }
    new.lines.removeAll {
      $0.members.contains(EventKind.didUpdateLocation.text) && $0.time % 7000 == 0
    }
    let sets: [Set<String>] = [
      [], [EventKind.didArrive.text], [EventKind.didUpdateLocation.text], ["unknown"],
      [EventKind.didArrive.text, EventKind.didUpdateLocation.text],
    ]
    let left =
      #","left":{"\#(EventKind.didUpdateLocation)":{"count":3,"digest":"00c0ffee00c0ffee"}}"#
    return sets.flatMap { events in
      ["", left].map { left in
        var other = new
        other.left = left
        let golden = PlantedDrive.sound.bytes
        guard
          var diff = try? RecordingDiff(golden: golden, path: "a", new: other.bytes, path: "b")
        else { return "no difference" }
        let found = diff.excuse(events).sorted()
        return "\(events.sorted()): \(found) \(diff.isEmpty)\n"
          + diff.report(limit: 3).joined(separator: "\n")
      }
    }.joined(separator: "\n")
  }

  /// Differences of which some are told one by one, and the rest counted: of one cause, and of several.
  private static func cut() -> String {
    var one = PlantedDrive.sound
    one.lines.removeAll { $0.time % 5000 == 0 }
    var far = PlantedDrive.sound
    for number in 1...4 { far.put(PlantedDrive.arrival(number * 100_000, 0, isLast: false)) }
    let sound = PlantedDrive.sound
    return [(sound, one), (far, sound)].map { golden, new in
      guard
        let diff = try? RecordingDiff(golden: golden.bytes, path: "a", new: new.bytes, path: "b")
      else { return "no difference" }
      return (1...12).map { "\($0): " + diff.report(limit: $0).joined(separator: "\n") }
        .joined(separator: "\n")
    }.joined(separator: "\nnext\n")
  }

  /// Long texts that differ near and far from their beginning.
  private static func longTexts() -> String {
    let lengths = [5, 39, 40, 41, 42, 53, 59, 60, 61, 62, 100]
    return lengths.flatMap { length in
      lengths.map { place in
        let text = String(repeating: "0123456789", count: 11).prefix(length)
        let other = text.prefix(min(place, length)) + "x" + text.dropFirst(min(place, length) + 1)
        let change = FieldChange(path: "text", golden: String(text), new: String(other))
        return "\(length) \(place): \(change)"
      }
    }.joined(separator: "\n")
  }

  /// When events came, by their whole names and by parts of them.
  private static func moments() -> String {
    guard let index = try? RecordingIndex(PlantedDrive.sound.bytes, path: "planted") else {
      return "no recording"
    }
    let arrival = EventKind.didArrive.text
    return [arrival, "x." + arrival, String(arrival.dropFirst(10)), "x.none", ""].map { name in
      "\(index.nanoseconds(of: name))"
    }.joined(separator: "\n")
  }

  private static func chains() -> String {
    var dice = RandomStream("chains", seed: 1)
    return (0..<40).map { draw in "\(RisingChain.longest(numbers(draw % 14, below: 12, &dice)))" }
      .joined(separator: "\n")
  }

  private static func shifts() -> String {
    guard let index = try? RecordingIndex(PlantedDrive.sound.bytes, path: "planted") else {
      return ""
    }
    var drive = PlantedDrive.sound
    drive.lines.removeAll {
      $0.members.contains(EventKind.didUpdateLocation.text) && $0.time % 3000 == 0
    }
    guard let other = try? RecordingIndex(drive.bytes, path: "other") else { return "" }
    let tracks = [Track(index), Track(index, beside: other), Track(other, beside: index), Track()]
    let times: [Int64] = [
      0, 999, 1000, 1001, 19_500, 20_000, 22_999, 23_000, 24_250, 40_000, 41_000,
    ]
    return tracks.flatMap { track in
      times.flatMap { from in
        times.map { to in
          let shift = TimeShift(from: from, to: to, on: track)
          return "\(from) \(to) \(shift) \(Quantity.fixed(shift.metres ?? -1, 3))"
        }
      }
    }.joined(separator: "\n")
  }

  private static func codes() -> String {
    ExitCode.allCases.map { code in
      let row = ExitCode.allCases.map { "\(ExitCode.combined([code, $0]).rawValue)" }
      return "\(code.rawValue) \(code.summary): \(row.joined(separator: " "))"
    }.joined(separator: "\n")
  }
}
