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
    let identity = try identity(asked)
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
    let run = try text.scenario.map { _ in
      WorkbenchRun(
        text.bytes,
        of: identity,
        reach: reach,
        reference: try reference(asked["held"]?.string, of: identity, shouldStop),
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

  /// Returns the recording of a text that is held to compare with.
  private func reference(
    _ text: String?,
    of identity: ScenarioIdentity,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) throws -> [UInt8]? {
    guard let text else { return nil }
    let bytes = Array(text.utf8)
    let key = identity.path + " " + Self.stamp(of: bytes)
    if let known = held.withLock({ $0[key] }) { return known }
    let run = WorkbenchRun(bytes, of: identity, reach: reach, shouldStop: shouldStop)
    guard run.outcome.failure == nil, !run.outcome.facts.isInterrupted else { return nil }
    held.withLock { held in
      if held.count >= Self.heldLimit { held = [:] }
      held[key] = run.recording
    }
    return run.recording
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
