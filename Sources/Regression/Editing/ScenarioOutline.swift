package import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork
package import ScenarioLanguage
import Simulation

/// What of a scenario's own text can be taken in hand: places, departures, faults, and the values it sets.
package struct ScenarioOutline: Sendable {
  /// A place that can be dragged.
  struct Handle: Sendable {
    /// What the place is to the scenario.
    enum Role: String {
      case start, stop, via, place, destination
      /// A place of a detour.
      case detour = "through"
    }

    var pointer: String
    var role: Role
    var title: String
    var place: Coordinate
    /// The list that it stands in, and its number; empty where it stands alone.
    var list = ""
    var index = 0
  }

  /// A departure of the drive, and where the driver leaves the way.
  struct Departure: Sendable {
    var pointer: String
    var kind: String
    var place: Coordinate?
  }

  /// A fault with its seconds; nil where it never ends.
  struct Fault: Sendable {
    var pointer: String
    var kind: String
    var from: Double
    var to: Double?
  }

  private(set) var handles: [Handle] = []
  private(set) var departures: [Departure] = []
  private(set) var faults: [Fault] = []
  /// The navigator's keys that are set, with their values as JSON, and whether the scenario's own text says so.
  private(set) var navigator: [(key: String, value: String, isOwn: Bool)] = []
  /// The keys of `trace.drive` that have numbers.
  private(set) var drive: [(key: String, value: String)] = []
  private(set) var seed: String?
  private(set) var title = ""
  /// What gives the fixes: `waypoints`, `path`, `random`, `points`, `file`, or nothing.
  private(set) var way = ""

  /// Looks at a text.
  ///
  /// - Parameters:
  ///   - scenario: the scenario of the text, where it can be loaded.
  package init(_ text: [UInt8], scenario: Scenario?) {
    guard let root = try? JSONDocument(parsing: text).root else { return }
    title = root["title"]?.string ?? scenario?.title ?? ""
    seed = root["seed"].map { String(decoding: $0.rawBytes, as: UTF8.self) }
    readTrace(root["trace"], scenario)
    for (index, action) in Self.elements(root["actions"]).enumerated() {
      let list = "/actions/\(index)/waypoints"
      readPlaces(action["waypoints"], at: list, scenario) { _, kind in
        kind == "via" ? .via : .destination
      }
    }
    for (index, fault) in Self.elements(root["faults"]).enumerated() {
      faults.append(
        Fault(
          pointer: "/faults/\(index)",
          kind: fault["kind"]?.string ?? "",
          from: fault["from"]?.double ?? 0,
          to: fault["to"]?.double
        )
      )
    }
    readNavigator(root["navigator"], scenario)
  }

  private static func elements(_ value: JSONValue?) -> [JSONValue] {
    guard let value else { return [] }
    return Array(value.elements)
  }

  private mutating func readTrace(_ trace: JSONValue?, _ scenario: Scenario?) {
    for word in ["file", "points"] where trace?[word] != nil { way = word }
    guard let drive = trace?["drive"] else { return }
    for member in drive.members where member.value.kind == .number {
      self.drive.append((member.key, String(decoding: member.value.rawBytes, as: UTF8.self)))
    }
    for word in ["waypoints", "path", "random"] where drive[word] != nil { way = word }
    let count = drive["waypoints"]?.count ?? 0
    readPlaces(drive["waypoints"], at: "/trace/drive/waypoints", scenario) { index, kind in
      index == 0 ? .start : kind == "via" && index < count - 1 ? .via : .stop
    }
    readPlaces(drive["path"], at: "/trace/drive/path", scenario) { index, _ in
      index == 0 ? .start : .place
    }
    let plan = scenario.flatMap { try? Drive.planned(for: $0)?.plan }
    for (index, departure) in Self.elements(drive["departures"]).enumerated() {
      let pointer = "/trace/drive/departures/\(index)"
      let left = plan.flatMap {
        index < $0.departures.count ? $0.departures[index].distance : nil
      }
      departures.append(
        Departure(
          pointer: pointer,
          kind: departure["kind"]?.string ?? "",
          place: left.flatMap { plan?.path.position(at: $0)?.coordinate }
        )
      )
      if let through = departure["through"], let place = Self.place(of: through, scenario) {
        handles.append(
          Handle(
            pointer: pointer + "/through",
            role: .detour,
            title: through["title"]?.string ?? "",
            place: place
          )
        )
      }
    }
  }

  private mutating func readPlaces(
    _ list: JSONValue?,
    at pointer: String,
    _ scenario: Scenario?,
    role: (Int, String?) -> Handle.Role
  ) {
    guard let list, list.kind == .array else { return }
    for (index, value) in list.elements.enumerated() {
      guard let place = Self.place(of: value, scenario) else { continue }
      handles.append(
        Handle(
          pointer: "\(pointer)/\(index)",
          role: role(index, value["kind"]?.string),
          title: value["title"]?.string ?? "",
          place: place,
          list: pointer,
          index: index
        )
      )
    }
  }

  private static func place(of value: JSONValue, _ scenario: Scenario?) -> Coordinate? {
    if let letter = value["node"]?.string?.first { return scenario?.sketch?.coordinate(of: letter) }
    guard let latitude = value["lat"]?.double, let longitude = value["lon"]?.double else {
      return nil
    }
    let place = Coordinate(latitude: latitude, longitude: longitude)
    return place.isValid ? place : nil
  }

  private mutating func readNavigator(_ section: JSONValue?, _ scenario: Scenario?) {
    for key in NavigatorKey.all {
      let pointer = "/" + key.name.replacing(".", with: "/")
      if let own = section.flatMap({ ScenarioEdit.value(at: pointer, of: $0) }) {
        navigator.append((key.name, String(decoding: own.rawBytes, as: UTF8.self), true))
      } else if let other = scenario?.navigatorOverrides.first(where: { $0.key == key.name }) {
        navigator.append((key.name, other.value, false))
      } else if key.name == "offRoute.strategy", scenario?.map != nil {
        // A map decides by its roads, whatever the table's default is.
        navigator.append((key.name, "\"network\"", false))
      }
    }
  }

  // MARK: - As a page reads it

  /// Writes the outline as one object.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("title", title)
    json.member("way", way)
    if let seed { json.member("seed", seed) }
    json.beginArray("handles")
    for handle in handles {
      json.beginObject()
      json.member("at", handle.pointer)
      json.member("role", handle.role.rawValue)
      json.member("title", handle.title)
      Self.write(handle.place, to: &json)
      if !handle.list.isEmpty {
        json.member("list", handle.list)
        json.member("index", handle.index)
      }
      json.endObject()
    }
    json.endArray()
    json.beginArray("departures")
    for departure in departures {
      json.beginObject()
      json.member("at", departure.pointer)
      json.member("kind", departure.kind)
      if let place = departure.place { Self.write(place, to: &json) }
      json.endObject()
    }
    json.endArray()
    json.beginArray("faults")
    for fault in faults {
      json.beginObject()
      json.member("at", fault.pointer)
      json.member("kind", fault.kind)
      json.member("from", fault.from, decimals: 3)
      json.member("to", ifPresent: fault.to, decimals: 3)
      json.endObject()
    }
    json.endArray()
    json.beginObject("navigator")
    for (key, value, isOwn) in navigator {
      json.beginObject(key)
      json.member("value", raw: Array(value.utf8))
      json.member("own", isOwn)
      json.endObject()
    }
    json.endObject()
    json.beginObject("drive")
    for (key, value) in drive { json.member(key, raw: Array(value.utf8)) }
    json.endObject()
    json.endObject()
  }

  private static func write(_ place: Coordinate, to json: inout JSONWriter) {
    json.member("lat", place.latitude, decimals: 7)
    json.member("lon", place.longitude, decimals: 7)
  }
}
