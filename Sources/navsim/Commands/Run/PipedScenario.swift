import CanonicalJSON
import Platform
import Recording
import Regression

/// A line of `navsim run --stdin`: a scenario, its path, or either with what its result repeats.
///
/// The last is an object with `scenario`, a whole one or its path, and with `id`, `name` and `events` as
/// the caller likes: engines that hand out lines in parts know a result by its `id`, wherever it comes from.
struct PipedScenario {
  /// What the caller knows the line by, as JSON; empty without.
  private(set) var id: [UInt8] = []

  /// Which scenario it is; a whole one is called by the caller's name for it, else by its line.
  let identity: ScenarioIdentity

  /// What the result calls the scenario; nil for its own name.
  private(set) var name: String?

  /// The scenario; nil where it lies in a file.
  private(set) var text: [UInt8]?

  /// The events whose records are part of the result; nil for none, and no such member.
  private(set) var events: [EventKind]?

  /// What is wrong with the line; nil where it can be run.
  private(set) var failure: RunFailure?

  /// How many bytes a path may have, as the kernel of Linux has it.
  private static let longestPath = 4096
  private static let tooLong = "no scenario, and longer than a path: \(longestPath) bytes"

  /// Reads a line that is not empty.
  ///
  /// - Parameter number: which line it is, from 1.
  init(_ line: String, number: Int, workingFolder: String) {
    let place = "line-\(number)"
    guard line.hasPrefix("{") else {
      // Its result would repeat it several times.
      guard line.utf8.count <= Self.longestPath else {
        identity = ScenarioIdentity(named: place, workingFolder: workingFolder)
        failure = RunFailure(.invalidInput, ["\(place):1: error: \(Self.tooLong)"])
        return
      }
      identity = ScenarioIdentity(operand: line, workingFolder: workingFolder)
      return
    }
    let bytes = Array(line.utf8)
    guard let root = try? JSONDocument(parsing: bytes, source: place).root,
      let scenario = root["scenario"]
    else {
      // What is no JSON is told by the reader of scenarios, with its column.
      identity = ScenarioIdentity(named: place, workingFolder: workingFolder)
      text = bytes
      return
    }
    var problems: [String] = []
    func refuse(_ value: JSONValue, _ message: String) {
      problems.append("\(place):\(value.location.column): error: \(message) (at \(value.pointer))")
    }
    var called: String?
    var kinds: [EventKind]?
    for member in root.members {
      let value = member.value
      switch member.key {
      case "scenario": break
      case "id":
        guard let known = Self.text(ofID: value) else {
          refuse(value, "expected a text or a whole number")
          continue
        }
        id = value.canonicalBytes
        if Self.isName(known), called == nil { called = known }
      case "name":
        guard let name = value.string, Self.isName(name) else {
          refuse(
            value,
            "expected a name such as 'fleet/drive-17', without empty parts, '..' or '@'"
          )
          continue
        }
        called = name
      case "events":
        kinds = Self.kinds(value, refuse)
      default:
        refuse(value, "unknown key '\(member.key)'; a line has id, name, events and scenario")
      }
    }
    events = kinds
    switch scenario.kind {
    case .object:
      identity = ScenarioIdentity(named: called ?? place, workingFolder: workingFolder)
      text = Array(scenario.rawBytes)
    case .string:
      let path = scenario.string ?? ""
      if path.utf8.count <= Self.longestPath {
        identity = ScenarioIdentity(operand: path, workingFolder: workingFolder)
        name = called
      } else {
        refuse(scenario, Self.tooLong)
        identity = ScenarioIdentity(named: called ?? place, workingFolder: workingFolder)
      }
    case .array, .boolean, .null, .number:
      refuse(scenario, "expected a scenario or its path")
      identity = ScenarioIdentity(named: called ?? place, workingFolder: workingFolder)
    }
    if !problems.isEmpty { failure = RunFailure(.invalidInput, problems) }
  }

  private static func text(ofID value: JSONValue) -> String? {
    value.string ?? value.integer.map(String.init)
  }

  private static func kinds(
    _ value: JSONValue,
    _ refuse: (JSONValue, String) -> Void
  ) -> [EventKind]? {
    guard value.kind == .array else {
      refuse(value, "expected a list of events")
      return nil
    }
    var kinds: [EventKind] = []
    for element in value.elements {
      if let kind = element.string.flatMap(EventKind.init(named:)) {
        kinds.append(kind)
      } else {
        refuse(element, "\(element.excerpt) is no event; 'navsim help events' lists them")
      }
    }
    return kinds
  }

  /// Whether a text can be a scenario's name: parts as of a path that leads nowhere else.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 512 && !text.contains("@")
      && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      && text.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { !["", ".", ".."].contains($0) }
  }
}
