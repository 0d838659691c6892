package import CanonicalJSON
package import Geodesy
import Navigation
package import ScenarioLanguage
import Simulation

/// One change of a scenario that a hand makes: a stop dragged, a turn missed, a threshold moved.
///
/// It is a change of the text and leaves the rest of it as it stands; a text in the layout of `navsim fmt`
/// stays in it.
package enum ScenarioEdit: Hashable, Sendable {
  /// A value at a JSON pointer; nil takes it away, so that the default holds again.
  case set(String, JSONTree?)
  /// A place at a pointer is elsewhere.
  case move(String, Coordinate)
  /// A new place in a list of places: where it makes the way least longer, or as the last.
  case place(String, Position, Coordinate)
  /// Puts a place into a list, where the way is made least longer, that is passed without a stop.
  case pass(String, Coordinate)
  /// A member or element is gone.
  case remove(String)
  /// The driver leaves the way near a place.
  case depart(DepartureSetup.Kind, Coordinate)
  /// Something goes wrong from one second to another.
  case fault(String, ClosedRange<Double>)
  /// The text gets the layout of `navsim fmt`.
  case layOut

  /// Where in a list of places a new one goes.
  package enum Position: Hashable, Sendable {
    case between
    case last
  }

  /// Why a change cannot be made, in words.
  package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  /// Metres from a road within which a place that is drawn belongs to it.
  private static let reach = 60.0
  /// Metres from a click within which a departure is looked for.
  private static let departureReach = 600.0

  // MARK: - As a page asks for it

  /// Reads a change as a page asks for it.
  ///
  /// - Throws: ``Problem`` where it is none.
  package init(_ value: JSONValue) throws(Problem) {
    func text(_ key: String) throws(Problem) -> String {
      guard let text = value[key]?.string else { throw Problem("a change needs '\(key)'") }
      return text
    }
    func number(_ key: String) throws(Problem) -> Double {
      guard let number = value[key]?.double else { throw Problem("a change needs '\(key)'") }
      return number
    }
    func coordinate() throws(Problem) -> Coordinate {
      let place = Coordinate(latitude: try number("lat"), longitude: try number("lon"))
      guard place.isValid else { throw Problem("there is no such place on the Earth") }
      return place
    }
    switch value["do"]?.string {
    case "set":
      let new = value["value"].flatMap { $0.isNull ? nil : JSONTree($0) }
      self = .set(try text("at"), new)
    case "move": self = .move(try text("at"), try coordinate())
    case "place": self = .place(try text("at"), .between, try coordinate())
    case "pass": self = .pass(try text("at"), try coordinate())
    case "append": self = .place(try text("at"), .last, try coordinate())
    case "remove": self = .remove(try text("at"))
    case "layOut": self = .layOut
    case "depart":
      guard let kind = DepartureSetup.Kind(rawValue: try text("kind")) else {
        throw Problem("there is no such departure")
      }
      self = .depart(kind, try coordinate())
    case "fault":
      let (from, to) = (try number("from"), try number("to"))
      guard 0 <= from, from <= to else { throw Problem("a fault ends after it begins") }
      self = .fault(try text("kind"), from...to)
    case let other: throw Problem("there is no change '\(other ?? "")'")
    }
  }

  // MARK: - What it does to the text

  /// Returns the text with the change.
  ///
  /// - Parameters:
  ///   - path: the scenario's file, for problems.
  ///   - scenario: the scenario of the text, where it can be loaded.
  /// - Throws: ``Problem`` where the change cannot be made, `JSONTextEdit.Problem` where the text is no JSON.
  package func applied(
    to text: [UInt8],
    path: String,
    scenario: Scenario?
  ) throws -> [UInt8] {
    let isLaidOut = (try? ScenarioFormat.canonical(text, path: path)) == text
    var edit = JSONTextEdit(text, source: path)
    switch self {
    case .set(let pointer, let value?): try edit.set(pointer, to: value)
    case .set(let pointer, nil), .remove(let pointer): try Self.remove(pointer, &edit)
    case .move(let pointer, let place): try Self.move(pointer, place, scenario, &edit)
    case .place(let list, let position, let place):
      let (known, _) = Self.onRoad(place, scenario)
      let index = position == .last ? .max : Self.index(of: known, in: list, text, scenario)
      try edit.insert(Self.tree(known), into: list, at: index)
    case .pass(let list, let place):
      let (known, _) = Self.onRoad(place, scenario)
      var tree = Self.tree(known)
      tree["kind"] = .string("via")
      try edit.insert(tree, into: list, at: Self.index(of: known, in: list, text, scenario))
    case .depart(let kind, let place):
      let departure = try Self.departure(kind, near: place, scenario)
      try edit.insert(departure, into: "/trace/drive/departures", at: .max)
    case .layOut: return try ScenarioFormat.canonical(text, path: path)
    case .fault(let kind, let window):
      try edit.insert(Self.fault(kind, window), into: "/faults", at: .max)
    }
    guard isLaidOut else { return edit.bytes }
    return try ScenarioFormat.canonical(edit.bytes, path: path)
  }

  /// Takes a value away, and the objects that held nothing else.
  private static func remove(_ pointer: String, _ edit: inout JSONTextEdit) throws {
    try edit.remove(pointer)
    var parts = pointer.split(separator: "/", omittingEmptySubsequences: false)
    // A section that says nothing any more is not there, but a list that was written stays one.
    while parts.count > 2 {
      parts.removeLast()
      let above = parts.joined(separator: "/")
      let root = try JSONDocument(parsing: edit.bytes).root
      guard let value = Self.value(at: above, of: root), value.count == 0,
        value.kind == .object || above == "/faults" || above.hasSuffix("/departures")
      else { return }
      try edit.remove(above)
    }
  }

  private static func move(
    _ pointer: String,
    _ place: Coordinate,
    _ scenario: Scenario?,
    _ edit: inout JSONTextEdit
  ) throws {
    let root = try JSONDocument(parsing: edit.bytes).root
    guard let value = value(at: pointer, of: root), value.kind == .object else {
      throw Problem("there is no place '\(pointer)' in the text")
    }
    let (known, _) = onRoad(place, scenario)
    guard value["node"] == nil else {
      // A letter of the sketch gives way to degrees, which stand first.
      var tree = JSONTree(value)
      tree["node"] = nil
      tree.members = Self.tree(known).members + tree.members
      return try edit.set(pointer, to: tree)
    }
    for member in Self.tree(known).members {
      try edit.set("\(pointer)/\(member.key)", to: member.value)
    }
  }

  /// Returns the number in a list of places at which another makes the way least longer.
  private static func index(
    of place: Coordinate,
    in list: String,
    _ text: [UInt8],
    _ scenario: Scenario?
  ) -> Int {
    let places = ScenarioOutline(text, scenario: scenario).handles.filter { $0.list == list }
    let gaps = places.indices.dropLast().map { index -> (index: Int, longer: Double) in
      let (from, to) = (places[index].place, places[index + 1].place)
      return (
        places[index + 1].index,
        from.distance(to: place) + place.distance(to: to) - from.distance(to: to)
      )
    }
    return gaps.min { $0.longer < $1.longer }?.index ?? .max
  }

  /// Returns the place on the road that is meant, and what that is called.
  package static func onRoad(
    _ place: Coordinate,
    _ scenario: Scenario?
  ) -> (place: Coordinate, road: String?) {
    guard let map = scenario?.map, let ground = try? DriveGround(map),
      let found = ground.road(near: place, within: reach)
    else { return (place, nil) }
    return (found.coordinate, found.name)
  }

  /// A place with the digits that a person can tell apart: a tenth of a metre.
  package static func tree(_ place: Coordinate) -> JSONTree {
    func rounded(_ degrees: Double) -> JSONTree { .number((degrees * 1e6).rounded() / 1e6) }
    return .object([
      JSONTree.Member("lat", rounded(place.latitude)),
      JSONTree.Member("lon", rounded(place.longitude)),
    ])
  }

  private static func departure(
    _ kind: DepartureSetup.Kind,
    near place: Coordinate,
    _ scenario: Scenario?
  ) throws -> JSONTree {
    let word = JSONTree.Member("kind", .string(kind.rawValue))
    guard let scenario, let leaving = Departing(scenario) else {
      throw Problem("only a drive by waypoints on a map has departures at a place")
    }
    if kind == .detour {
      return .object([word, JSONTree.Member("through", tree(onRoad(place, scenario).place))])
    }
    guard let near = try leaving.number(of: kind, near: place) else {
      let more = leaving.drive.departures.isEmpty ? "" : ", after those that the drive has already"
      throw Problem("no place near there for the departure \"\(kind.rawValue)\"\(more)")
    }
    return .object([word, JSONTree.Member("junction", .number(Double(near)))])
  }

  /// Returns the departures that a drive can be given near a place; none where it is no drive by waypoints.
  ///
  /// - Throws: `MapError` where the map cannot be read, `ScenarioError` where it has no such drive.
  package static func departures(
    near place: Coordinate,
    _ scenario: Scenario
  ) throws -> [DepartureSetup.Kind] {
    guard let leaving = Departing(scenario) else { return [] }
    return try DepartureSetup.Kind.allCases.filter {
      try $0 == .detour || leaving.number(of: $0, near: place) != nil
    }
  }

  /// A drive that can leave its way at a junction.
  private struct Departing {
    let drive: DriveSetup
    private let map: MapSetup
    private let seed: UInt64

    init?(_ scenario: Scenario) {
      guard let map = scenario.map, case .drive(let drive) = scenario.trace,
        case .waypoints = drive.way
      else { return nil }
      self.drive = drive
      self.map = map
      seed = scenario.seed
    }

    /// The number, from 1, of the place nearest to a click where the way can be left so.
    func number(of kind: DepartureSetup.Kind, near click: Coordinate) throws -> Int? {
      let places = try DriveGround(map).departures(kind, of: drive, seed: seed)
      let near = places.indices.min {
        places[$0].distance(to: click) < places[$1].distance(to: click)
      }
      guard let near, places[near].distance(to: click) <= departureReach else { return nil }
      return near + 1
    }
  }

  /// A fault with what its kind cannot do without.
  private static func fault(_ kind: String, _ window: ClosedRange<Double>) throws -> JSONTree {
    var members = [JSONTree.Member("kind", .string(kind))]
    if let word = FaultWord(rawValue: kind) {
      members += word.starters.map { JSONTree.Member($0.key, .number($0.value)) }
    } else if ServiceFaultWord(rawValue: kind) == nil {
      throw Problem("there is no fault '\(kind)'")
    }
    members.append(JSONTree.Member("from", .number(window.lowerBound)))
    members.append(JSONTree.Member("to", .number(window.upperBound)))
    return .object(members)
  }

  /// Returns the value at a pointer; nil where there is none.
  static func value(at pointer: String, of root: JSONValue) -> JSONValue? {
    JSONTextEdit.parts(of: pointer).reduce(Optional(root)) { value, part in
      guard let value else { return nil }
      if value.kind == .array {
        return Int(part).flatMap { index in
          index < value.count ? value.elements.dropFirst(index).first { _ in true } : nil
        }
      }
      return value[part]
    }
  }
}
