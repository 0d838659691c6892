import CanonicalJSON
import Geodesy
import Platform
import Regression
import Reporting
import RoadNetwork
import ScenarioLanguage
import Simulation
import Synchronization

/// A scenario's text as somebody works on it.
struct WorkbenchText {
  let identity: ScenarioIdentity
  let bytes: [UInt8]
  /// The scenario; nil where the text has problems.
  let scenario: Scenario?
  /// What is wrong with it.
  let problems: [Diagnostic]

  init(_ bytes: [UInt8], of identity: ScenarioIdentity, reach: SimulationExecutor.Reach) {
    self.identity = identity
    self.bytes = bytes
    do {
      scenario = try ScenarioLoader.decode(
        bytes,
        path: identity.path,
        name: identity.name,
        root: reach == .anywhere
          ? nil : identity.root?.scenarios ?? Paths.folder(of: identity.path),
        variant: identity.variant
      )
      problems = []
    } catch {
      scenario = nil
      problems = error.problems
    }
  }

  /// What names the map of the scenario, so that a page asks for it once.
  var mapKey: String {
    switch scenario?.map {
    case nil: ""
    case .file(let path): path
    case .sketch(let sketch): "sketch \(sketch.hashValue)"
    }
  }
}

extension Workbench {
  /// Reads a scenario's file for a page.
  func open(_ asked: JSONValue) throws -> [UInt8] {
    let identity = try identity(asked)
    let bytes = try FileSystem.read(identity.path, limit: ScenarioLoader.sizeLimit)
    watch(identity.path)
    return Self.object { json in
      json.member("name", identity.name)
      json.member("path", identity.path)
      json.member("operand", identity.operand)
      json.member("variant", identity.variant)
      json.member("text", String(decoding: bytes, as: UTF8.self))
      json.member("stamp", Self.stamp(of: bytes))
    }
  }

  /// Runs a text, with a change where one is asked for, and tells everything of it.
  func run(_ asked: JSONValue, _ shouldStop: @escaping @Sendable () -> Bool) throws -> [UInt8] {
    var identity = try identity(asked)
    let navigator = try asked["navigator"]?.string.map { try navigators.choice($0) } ?? .standard
    identity.navigator = navigator.goldenFolder
    var text = WorkbenchText(
      Array(try Self.text("text", of: asked).utf8),
      of: identity,
      reach: reach
    )
    for change in asked["edits"].map({ Array($0.elements) }) ?? [] {
      let edited = try ScenarioEdit(change)
        .applied(to: text.bytes, path: identity.path, scenario: text.scenario)
      text = WorkbenchText(edited, of: identity, reach: reach)
    }
    let held = try text.scenario.flatMap { _ in
      try reference(asked["held"], of: text.bytes, identity, shouldStop)
    }
    let run = text.scenario.map { _ in
      WorkbenchRun(
        text.bytes,
        of: identity,
        reach: reach,
        navigator: navigator,
        reference: held?.recording,
        shouldStop: shouldStop
      )
    }
    if run?.outcome.facts.isInterrupted == true {
      return Self.object { $0.member("dropped", true) }
    }
    return Self.object { json in
      json.member("text", String(decoding: text.bytes, as: UTF8.self))
      json.key("problems")
      Self.write(text.problems, of: identity, &json)
      json.key("outline")
      ScenarioOutline(text.bytes, scenario: text.scenario).write(to: &json)
      json.member("map", text.mapKey)
      guard let run else { return }
      json.member("item", raw: run.row)
      json.member("detail", raw: run.detail)
      if let failure = held?.failure { json.member("besideFailure", failure) }
    }
  }

  private static func write(
    _ problems: [Diagnostic],
    of identity: ScenarioIdentity,
    _ json: inout JSONWriter
  ) {
    json.beginArray()
    for problem in problems.prefix(50) {
      json.beginObject()
      // What stands in another file has no place in this one.
      if problem.source == identity.path, let place = problem.location {
        json.member("line", place.line)
        json.member("column", place.column)
        json.member("message", problem.message)
      } else {
        json.member("message", problem.description)
      }
      if let hint = problem.hint { json.member("hint", hint) }
      json.endObject()
    }
    json.endArray()
  }

  /// The recordings that are kept to compare with.
  private static let heldLimit = 4

  /// What a drive is compared with in place of its golden.
  private struct Held {
    var recording: [UInt8]?
    /// Why there is no recording.
    var failure: String?
  }

  /// Returns what a drive is compared with: the same text or one that is held, by a navigator that is named.
  private func reference(
    _ asked: JSONValue?,
    of text: [UInt8],
    _ identity: ScenarioIdentity,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) throws -> Held? {
    guard let asked else { return nil }
    let name = asked["navigator"]?.string
    let navigator = try name.map { try navigators.choice($0) } ?? .standard
    let heldText = asked["text"]?.string.map { Array($0.utf8) }
    guard name != nil || heldText != nil else { return nil }
    let key = heldText.map { "\(identity.path) \(Self.stamp(of: $0)) \(name ?? "")" }
    if let key, let known = held.withLock({ $0[key] }) { return Held(recording: known) }
    let run = WorkbenchRun(
      heldText ?? text,
      of: identity,
      reach: reach,
      navigator: navigator,
      shouldStop: shouldStop
    )
    if let failure = run.outcome.failure {
      return Held(failure: failure.messages.first ?? "it could not be run")
    }
    guard !run.outcome.facts.isInterrupted else { return nil }
    if let key {
      held.withLock { held in
        if held.count >= Self.heldLimit { held = [:] }
        held[key] = run.recording
      }
    }
    return Held(recording: run.recording)
  }

  // MARK: - Maps

  /// The maps that are kept as pages draw them.
  private static let mapLimit = 8

  /// Returns the map of a text to draw on.
  func map(_ asked: JSONValue) throws -> [UInt8] {
    if let file = asked["map"]?.string { return try map(file: Paths.normalized(file)) }
    let identity = try identity(asked)
    let bytes = Array(try Self.text("text", of: asked).utf8)
    let text = WorkbenchText(bytes, of: identity, reach: reach)
    let key = text.mapKey
    if let known = maps.withLock({ $0[key] }) { return known }
    let run = WorkbenchRun(bytes, of: identity, reach: reach) { false }
    let map = try run.map(text.scenario?.map) ?? Array("null".utf8)
    keep(map, as: key)
    return map
  }

  /// Returns a map of the suite, on which nothing was driven yet.
  private func map(file: String) throws -> [UInt8] {
    if let known = maps.withLock({ $0[file] }) { return known }
    let map = try WorkbenchPage.map(file: try suiteMap(file))
    keep(map, as: file)
    return map
  }

  /// Returns the departures that the drive of a text can be given near a place.
  func departures(_ asked: JSONValue) throws -> [UInt8] {
    guard let latitude = asked["lat"]?.double, let longitude = asked["lon"]?.double else {
      throw WorkbenchRefusal(.badRequest, "a request needs 'lat' and 'lon'")
    }
    let bytes = Array(try Self.text("text", of: asked).utf8)
    let text = WorkbenchText(bytes, of: try identity(asked), reach: reach)
    let place = Coordinate(latitude: latitude, longitude: longitude)
    guard place.isValid else {
      throw WorkbenchRefusal(.badRequest, "there is no such place on the Earth")
    }
    let kinds = try text.scenario.map { try ScenarioEdit.departures(near: place, $0) } ?? []
    return Self.object { json in
      json.beginArray("kinds")
      for kind in kinds { json.string(kind.rawValue) }
      json.endArray()
    }
  }

  private func keep(_ map: [UInt8], as key: String) {
    maps.withLock { maps in
      if maps.count >= Self.mapLimit { maps = [:] }
      maps[key] = map
    }
  }

  /// Returns a map's file, where it is one of the suite's.
  func suiteMap(_ file: String) throws -> String {
    guard mapFiles.contains(file) else {
      throw WorkbenchRefusal(.invalid, "the map is none of the suite's")
    }
    return file
  }

  // MARK: - New drives

  /// Returns the text of a new drive on a map, through places that were clicked.
  func draft(_ asked: JSONValue) throws -> [UInt8] {
    let map = try suiteMap(Paths.normalized(try Self.text("map", of: asked)))
    let places = (asked["places"].map { Array($0.elements) } ?? []).compactMap { value in
      value["lat"]?.double.flatMap { latitude in
        value["lon"]?.double.map { Coordinate(latitude: latitude, longitude: $0) }
      }
    }
    let draft = try DriveSketch(map: map, places: places)
    let folder = home
    var path = Paths.join(folder, draft.fileName + ".json")
    var number = 2
    while FileSystem.kind(of: path) != .missing {
      path = Paths.join(folder, "\(draft.fileName)-\(number).json")
      number += 1
    }
    return try Self.object { json in
      json.member("path", path)
      json.member("text", String(decoding: try draft.text(inRoot: folder), as: UTF8.self))
    }
  }
}
