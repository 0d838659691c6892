import Platform
import Regression
import ScenarioLanguage
import Simulation
import Synchronization
import Recording

/// A scenario with something wrong in it, put through the very path of `navsim test`: the gate must say the right
/// code and the right words.
struct GateTrial {
  /// What the trial is of.
  enum Topic: String, CaseIterable {
    case exit = "exit codes"
    case known = "what is known"
    case verdict = "verdicts"
    case expectation = "expectations"
    case law = "laws"
    case claim = "what must be so sometimes"
    case drawn = "drawn"
    case ensemble = "ensembles"
  }

  /// A change of the lines of a story or a golden.
  enum Edit {
    /// Drops the lines that hold a text.
    case drop(String)
    /// Puts the first line that holds a text there twice.
    case double(String)
    /// Puts lines behind the first that holds a text.
    case add(after: String, [String])
    /// Replaces a text in the first line that holds another.
    case change(String, String, to: String)
    /// Changes places of the first lines that hold two texts.
    case swap(String, String)
    /// Keeps the first lines.
    case keep(Int)
  }

  let topic: Topic
  var name: String
  /// The members of the scenario beside what all have: `"seed": 3,`.
  var members = ""
  /// What is expected: the elements of the list.
  var expectations = #"{ "event": "\#(EventKind.didArrive)", "count": 1 }"#
  /// How the navigator's story differs from the sound one.
  var story: [Edit] = []
  /// How the story of the second run differs from that of the first.
  var second: [Edit] = []
  /// How the golden differs from what a sound navigator tells; nil for no golden.
  var golden: [Edit]? = []
  /// Whether the golden is closed anew after ``golden`` changed it.
  var isClosed = true
  /// The section `record` of the scenario: `"record": { … },`.
  var sampling = ""
  /// Changes the bytes of the golden.
  var bytes: @Sendable ([UInt8]) -> [UInt8] = { $0 }
  /// Further files of the suite: scenarios by their path below `Scenarios`, others by that below the folder.
  var files: [String: String] = [:]
  /// Further scenarios of the suite that are the same, by their names.
  var copies: [String] = []
  /// Further arguments.
  var arguments: [String] = []
  /// Whether the SDK's own navigator drives, of which nothing is written down.
  var isOwn = false
  /// What the provider answers; nothing for no answer.
  var answer = GateTrial.route
  /// Whether that answer also waits where another navigator drives, which has routes of its own.
  var isAnswerIdle = false
  /// How often it may ask whether somebody stops it until somebody does; nil where nobody does.
  var stopsAfter: Int?
  /// Commands after the test in the same folder, where a person works.
  ///
  /// The code of the last of them is what counts, and what all of them say. `FOLDER` in their words is the folder.
  var follows: [[String]] = []
  /// The environment beside what all trials have.
  var environment: [String: String] = [:]
  /// Whether the navigator has goldens, or a folder for them.
  var hasGoldens = true
  /// How a recording that was made elsewhere differs from what a sound navigator tells: it is judged, and nothing is
  /// run; nil where the navigator drives.
  var recorded: [Edit]?
  /// How the navigator fails in the middle of its story; nil where it does not.
  var failure: NavigatorFailure?
  /// What it must come to.
  let code: ExitCode
  /// What must be said.
  var says: [String] = []
  /// What must not be said.
  var hushes: [String] = []

  /// What came of a trial.
  struct Result {
    let trial: GateTrial
    let code: Int32
    /// What people read, wherever the trial stood.
    let text: String
    /// The same with what programs read.
    let told: ToldTrial
    /// What should have been said and was not, or the other way round.
    var faults: [String]

    var isPassed: Bool { faults.isEmpty }

    /// The same, where nothing else may be said than was accepted.
    func heldToBook() -> Result {
      var result = self
      if !SelftestBook.agrees(with: told) { result.faults.append(SelftestCommand.otherWords) }
      return result
    }
  }

  // MARK: - Trying

  /// Puts the trial through the gate, in a folder of its own.
  ///
  /// - Parameter sound: the golden of the sound story, made once.
  /// - Throws: ``FileError`` where the folder cannot be written.
  func result(in folder: String, sound: [UInt8]?, for session: Session) throws -> Result {
    let place = try TemporaryFolder(in: folder)
    let golden = isOwn && golden != nil ? try own(in: place, for: session) : sound
    try write(to: place, golden)
    let before = try Self.kept(below: place.path)
    let (code, said) = try run(in: place, for: session, isReported: true)
    func anywhere(_ text: String) -> String { text.replacing(place.path, with: "FOLDER") }
    let text = anywhere(said)
    let files = try Self.told.map { name in
      let path = Paths.join(place.path, name)
      guard FileSystem.kind(of: path) == .file else { return "" }
      return anywhere(String(decoding: try FileSystem.read(path), as: UTF8.self))
    }
    let told = ToldTrial(
      name: "\(topic.rawValue): \(name)",
      told: ["\(code)", text].joined(separator: "\n") + files.joined(separator: "\n")
        + Self.changes(from: before, to: try Self.kept(below: place.path)).map(anywhere).joined()
    )
    var faults: [String] = []
    if code != self.code.rawValue { faults.append("exit code \(code), not \(self.code.rawValue)") }
    for words in says where !text.contains(words) { faults.append("not said: \(words)") }
    for words in hushes where text.contains(words) { faults.append("said: \(words)") }
    return Result(trial: self, code: code, text: text, told: told, faults: faults + idle(golden))
  }

  /// What of its edits changes nothing: such a trial would pass whatever the gate does.
  private func idle(_ sound: [UInt8]?) -> [String] {
    // Of those that are drawn some may.
    guard topic != .drawn, let sound else { return [] }
    let lines = Self.lines(of: sound).dropLast()
    return [
      ("the golden", Array(lines), golden ?? []), ("the recording", Array(lines), recorded ?? []),
      ("the story", Self.story, story),
      ("the second story", Self.edited(Self.story, story), second),
    ].flatMap { name, lines, edits in
      edits.indices.filter { place in
        let before = Self.edited(lines, Array(edits[..<place]))
        return Self.edited(before, [edits[place]]) == before
      }.map { "edit \($0 + 1) of \(name) changes nothing" }
    }
  }

  private static func lines(of recording: [UInt8]) -> [String] {
    String(decoding: recording, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The goldens of a folder, what waits to become one, what a thinned one leaves out, and what stands beside
  /// them, by their paths.
  ///
  /// - Throws: ``FileError`` where one cannot be read.
  private static func kept(below folder: String) throws -> [String: [UInt8]] {
    var kept: [String: [UInt8]] = [:]
    for part in ["Golden", ".navsim"] {
      let path = Paths.join(folder, part)
      for file in try FileSystem.files(below: path) {
        kept["\(part)/\(file)"] = try FileSystem.read(Paths.join(path, file))
      }
    }
    return kept
  }

  /// What was written, with its text, and what was removed.
  private static func changes(
    from before: [String: [UInt8]],
    to after: [String: [UInt8]]
  ) -> [String] {
    let names = Set(before.keys).union(after.keys).sorted()
    return names.filter { before[$0] != after[$0] }.map { name in
      "\n\(name)\n" + (after[name].map { String(decoding: $0, as: UTF8.self) } ?? "is gone")
    }
  }

  /// The files of what programs read.
  private static let told = ["result.json", "result.xml", "result.md"]

  /// Returns the golden of the sound story.
  ///
  /// - Throws: ``RunFailure`` where the gate does not write it.
  static func soundGolden(in folder: String, for session: Session) throws -> [UInt8] {
    let place = try TemporaryFolder(in: folder)
    var trial = GateTrial(topic: .exit, name: "sound", golden: nil, code: .success)
    trial.arguments = ["--update", "missing"]
    try trial.write(to: place, nil)
    let (code, text) = try trial.run(in: place, for: session)
    guard code == 0 else { throw RunFailure(.harnessFault, ["error: no golden is made: \(text)"]) }
    return try FileSystem.read(Paths.join(place.path, trial.goldenName))
  }

  /// Returns the golden that the SDK's own navigator has today.
  private func own(in place: TemporaryFolder, for session: Session) throws -> [UInt8]? {
    var first = self
    first.golden = nil
    first.members = ""
    first.expectations = Self.anything
    first.arguments = ["--update", "missing"]
    first.stopsAfter = nil
    try first.write(to: place, nil)
    _ = try first.run(in: place, for: session)
    let path = Paths.join(place.path, goldenName)
    return FileSystem.kind(of: path) == .file ? try FileSystem.read(path) : nil
  }

  private var goldenName: String {
    isOwn ? "Golden/story.jsonl" : "Golden/navigators/canary/story.jsonl"
  }

  private func write(to place: TemporaryFolder, _ sound: [UInt8]?) throws {
    let inner = copies.isEmpty ? [] : ["Scenarios/folder", "Golden/navigators/canary/folder"]
    let goldens = hasGoldens ? ["Golden/navigators/canary"] : []
    for folder in ["Scenarios"] + goldens + inner {
      try FileSystem.createFolder(Paths.join(place.path, folder))
    }
    try place.write(Array(scenario.utf8), to: "Scenarios/story.json")
    let lines = Self.lines(of: sound ?? [])
    if let recorded {
      try FileSystem.createFolder(Paths.join(place.path, "drives"))
      try place.write(
        Array(text(lines, recorded, isClosed: true).utf8),
        to: "drives/story.jsonl"
      )
    }
    if let golden, sound != nil {
      let text = text(lines, golden, isClosed: isClosed)
      try place.write(bytes(Array(text.utf8)), to: goldenName)
      for copy in copies {
        let other = text.replacing(#""scenario":"story""#, with: #""scenario":"\#(copy)""#)
        try place.write(Array(other.utf8), to: goldenName.replacing("story", with: copy))
      }
    }
    for copy in copies {
      try place.write(Array(scenario.utf8), to: "Scenarios/\(copy).json")
    }
    for (name, text) in files { try place.write(Array(text.utf8), to: name) }
  }

  /// Returns a recording with some edits, closed anew where it was changed.
  private func text(_ lines: [String], _ edits: [Edit], isClosed: Bool) -> String {
    let edited = edits.isEmpty ? lines : Self.edited(Array(lines.dropLast()), edits)
    let isOpen = !edits.isEmpty && isClosed
    return (edited + (isOpen ? [Self.closing(edited)] : [])).joined(separator: "\n") + "\n"
  }

  /// Runs the command as the program does, with a navigator that tells the story.
  ///
  /// - Parameter isReported: whether what programs read is also written.
  private func run(
    in place: TemporaryFolder,
    for session: Session,
    isReported: Bool = false
  ) throws -> (Int32, String) {
    let said = Mutex<[UInt8]>([])
    let stream = IO.Stream(isTerminal: false) { bytes in
      said.withLock { $0 += bytes }
      return .written
    }
    let asked = Mutex(0)
    let limit = stopsAfter ?? .max
    var quiet = Session(
      arguments: [],
      environment: ["CI": "1", "TMPDIR": place.path].merging(environment) { $1 },
      io: IO(
        output: stream,
        error: stream,
        width: 200,
        workingFolder: place.path,
        isInterrupted: {
          asked.withLock { count in
            count += 1
            return count > limit
          }
        },
        readInput: { [] }
      ),
      color: .never,
      commands: session.commands
    )
    quiet.stopwatch = .stopped
    let story = Self.edited(Self.story, story)
    let supply = CanarySupply(
      first: try CanaryNavigator.script(story),
      later: try CanaryNavigator.script(Self.edited(story, second)),
      failure: failure
    )
    let maps = MapFiles(below: place.path, workingFolder: place.path)
    let choice =
      isOwn ? NavigatorChoice.standard : .foreign(supply, CanaryNavigator.own, maps)
    quiet.navigators.use(choice)
    let reporters = zip(["json", "junit", "markdown"], Self.told).flatMap { form, name in
      ["--reporter", "\(form)=\(Paths.join(place.path, name))"]
    }
    let words =
      arguments.map { $0.replacing("FOLDER", with: place.path) } + (isReported ? reporters : [])
    let drives = recorded.map { _ in ["--recordings", Paths.join(place.path, "drives")] } ?? []
    let parsed = try ArgumentParser(TestCommand.description)
      .parse([Paths.join(place.path, "Scenarios")] + words + drives)
    let claims = SuiteClaims()
    let code: ExitCode
    do {
      code =
        recorded == nil
        ? try TestCommand.run(
          parsed,
          in: quiet,
          executor: TestCommand.executor(parsed, choice, claims, in: quiet),
          of: TestCommand.Tested(name: isOwn ? nil : .init(name: choice.name, version: "")),
          claims: claims
        ) : try TestCommand.run(parsed, in: quiet)
    } catch {
      code = quiet.tell(error)
    }
    var status = quiet.finish(with: code)
    for words in isReported ? follows : [] {
      status = Navsim.run(
        arguments: words.map { $0.replacing("FOLDER", with: place.path) },
        environment: ["TMPDIR": place.path],
        io: quiet.io
      )
    }
    return (status, String(decoding: said.withLock { $0 }, as: UTF8.self))
  }

  // MARK: - Texts

  private var scenario: String {
    """
    {
      "version": 1,
      "title": "The canary's story",
      \(members)
      \(sampling)
      "routing": { "provider": "scripted", "answers": [\(isOwn || isAnswerIdle ? answer : "")] },
      "trace": { "points": [\(Self.points)] },
      "actions": [
        { "at": 0, "do": "setDestinations", "waypoints": [{ "lat": 0, "lon": 0.01, "title": "Pier" }] },
        { "at": 0.5, "do": "startGuidance" }
      ],
      "expect": [\(expectations)]
    }
    """
  }

  static let route = EquatorRoad.answer

  /// A fix every 111 m along the equator, one a second.
  private static let points = (0...10).map { second in
    #"{ "t": \#(second), "lat": 0, "lon": \#(Quantity.fixed(Double(second) / 1000, 3)) }"#
  }.joined(separator: ", ")

  /// The line that closes a golden, whatever was done to its lines.
  private static func closing(_ lines: [String]) -> String {
    let last = lines.last?.split(separator: #""t":"#).last?.prefix { $0.isNumber } ?? ""
    return #"{"end":\#(last),"records":\#(lines.count - 1)}"#
  }

  static func edited(_ lines: [String], _ edits: [Edit]) -> [String] {
    var lines = lines
    func place(_ text: String) -> Int { lines.firstIndex { $0.contains(text) } ?? 0 }
    for edit in edits {
      switch edit {
      case .drop(let text): lines.removeAll { $0.contains(text) }
      case .double(let text): lines.insert(lines[place(text)], at: place(text))
      case .add(let text, let more): lines.insert(contentsOf: more, at: place(text) + 1)
      case .change(let text, let old, let new):
        lines[place(text)] = lines[place(text)].replacing(old, with: new)
      case .swap(let first, let second): lines.swapAt(place(first), place(second))
      case .keep(let count): lines = Array(lines.prefix(count))
      }
    }
    return lines
  }

  /// What a sound navigator tells: a route, a departure with a reroute, and an arrival.
  static let story: [String] = [
    told(0, .didChangeRoute, #""reason":"destinationsSet",\#(road)"#),
    told(0, .didChangeOnRouteState, #""from":"undefined","to":"onRoute","deviation":0"#),
    told(0, .routeStatus, #""requestID":1,"status":"ok""#),
    told(500, .guidanceChanged, #""isActive":true,"cause":"requested""#),
    place(1), remaining(1),
    told(
      1000,
      .didAnnounce,
      #""text":"Drive on","utteranceKey":"1/0/0/0","kind":"maneuver","channel":"builtIn","distanceToManeuver":500"#
    ),
    place(2), remaining(2),
    place(3), told(3000, .didAdvanceStep, #""leg":0,"from":0,"to":1"#), remaining(3),
    place(4), remaining(4),
    place(5, isSnapped: false),
    told(5000, .didChangeOnRouteState, #""from":"onRoute","to":"offRoute","deviation":60"#),
    told(
      5000,
      .shouldCorrectDeviation,
      #""kind":"offRoute","deviation":60,"remainingWaypoints":[\#(pier)],"answer":"getNewRoutes""#
    ),
    told(
      5000,
      .rerouteStarted,
      #""requestID":2,"origin":{"lat":0,"lon":0.005},"through":[\#(pier)]"#
    ),
    told(5500, .didChangeRoute, #""reason":"reroute",\#(road)"#),
    told(5500, .didChangeOnRouteState, #""from":"offRoute","to":"onRoute","deviation":0"#),
    told(5500, .rerouteEnded, #""requestID":2,"outcome":"adopted""#),
    place(6), remaining(6),
    place(7), remaining(7),
    place(8), remaining(8),
    place(9), remaining(9),
    place(10), remaining(10),
    told(10_000, .didArrive, arrival(0)),
    told(10_000, .guidanceChanged, #""isActive":false,"cause":"arrival""#),
  ]

  /// The members of a route along the equator.
  static let road =
    #""cleared":false,"legCount":1,"distance":1111.95,"duration":111.19,"polyline":"???_pR""#
  static let pier = #"{"lat":0,"lon":0.01,"title":"Pier"}"#

  /// A line of a story.
  static func told(_ time: Int, _ event: EventKind, _ members: String) -> String {
    #"{"t":\#(time),"event":"\#(event)",\#(members)}"#
  }

  static func arrival(_ index: Int) -> String {
    #""waypoint":\#(pier),"index":\#(index),"isFinalDestination":true,"remainingCount":1"#
  }

  /// The place shown at a second.
  static func place(_ second: Int, isSnapped: Bool = true) -> String {
    told(
      second * 1000,
      .didUpdateLocation,
      #""lat":0,"lon":\#(Quantity.fixed(Double(second) / 1000, 3)),"isSnapped":\#(isSnapped)"#
    )
  }

  /// The report of what remains at a second.
  static func remaining(_ second: Int) -> String {
    told(
      second * 1000,
      .didUpdateRemainingDistance,
      #""metres":\#(Quantity.fixed(1111.95 - 111.195 * Double(second), 2)),"threshold":100"#
    )
  }
}
