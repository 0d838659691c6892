import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// A call of a scenario as its record names it, and as a navigator is given it.
struct RecordedCall {
  /// The name in scenarios and in recordings.
  let name: String
  /// The members of its record.
  private let members: JSONValue?
  private let call: ScenarioAction.Call

  init(_ call: ScenarioAction.Call) {
    self.call = call
    // The recorder knows how each call is written; this one writes for nobody else.
    let scheduler = Scheduler()
    let laws = LawChecker(scheduler: scheduler, configuration: NavigatorConfiguration())
    let recorder = Recorder(scheduler: scheduler, laws: laws)
    var view: (kind: EventKind, record: JSONValue?)?
    recorder.observe(EventKind.allCases) { view = ($0.kind, $0.parsed()) }
    call.record(by: recorder)
    name = view?.kind.text ?? ""
    members = view?.record
  }

  /// Returns the call with the places of its waypoints looked up.
  ///
  /// - Throws: ``NavigatorCallNotOffered`` where a waypoint names a place that is not known.
  func navigatorCall(places: [ScenarioPlace]) throws -> NavigatorCall {
    let table = PlaceTable(places)
    let (action, waypoints) = try action(table)
    var writer = JSONWriter()
    writer.beginObject()
    for member in members.map({ Array($0.members) }) ?? []
    where !RecordedEvent.envelope.contains(where: { member.key == $0.description }) {
      if member.key == "waypoints", let waypoints {
        writer.beginArray("waypoints")
        for waypoint in waypoints { Self.write(waypoint, to: &writer) }
        writer.endArray()
      } else {
        writer.key(member.key)
        writer.value(member.value)
      }
    }
    writer.endObject()
    return NavigatorCall(
      name: name,
      action: action,
      members: RecordedJSON(canonical: writer.bytes),
      call: call
    )
  }

  private func action(
    _ table: PlaceTable
  ) throws -> (NavigatorCall.Action, [(ScenarioWaypoint, Waypoint)]?) {
    guard case .navigator(let call) = call else { return (.other, nil) }
    switch call {
    case .setDestinations(let list, let options):
      let waypoints = try list.map { ($0, try Self.placed($0, by: table)) }
      return (.setDestinations(waypoints.map(\.1), options), waypoints)
    // Without a drive there is nothing to go to.
    case .setDriveDestinations(let options): return (.setDestinations([], options), nil)
    case .continueToNextDestination: return (.continueToNextDestination, nil)
    case .clearDestinations: return (.clearDestinations, nil)
    case .startGuidance: return (.startGuidance, nil)
    case .stopGuidance: return (.stopGuidance, nil)
    case .setThreshold, .probe: return (.other, nil)
    }
  }

  private static func placed(
    _ waypoint: ScenarioWaypoint,
    by table: PlaceTable
  ) throws -> Waypoint {
    guard waypoint.reference == nil, let placed = waypoint.waypoint.resolved(by: table) else {
      let name = waypoint.reference?.member.name ?? waypoint.waypoint.placeID ?? ""
      throw NavigatorCallNotOffered("nobody knows the place \(name)")
    }
    return placed
  }

  /// Writes a waypoint with its place, and beside it what the scenario calls the place.
  private static func write(
    _ waypoint: (written: ScenarioWaypoint, placed: Waypoint),
    to writer: inout JSONWriter
  ) {
    let placed = waypoint.placed
    writer.beginObject()
    if let coordinate = placed.coordinate {
      writer.member("lat", shortest: coordinate.latitude)
      writer.member("lon", shortest: coordinate.longitude)
    }
    if let node = waypoint.written.node { writer.member("node", node) }
    if let placeID = waypoint.written.waypoint.placeID { writer.member("placeID", placeID) }
    if let title = placed.title { writer.member("title", title) }
    if placed.kind == .via { writer.member("kind", placed.kind.rawValue) }
    if placed.prefersSameSideOfRoad { writer.member("prefersSameSideOfRoad", true) }
    if let heading = placed.preferredHeading {
      writer.member("preferredHeading", shortest: heading)
    }
    if placed.isVehicleStopover { writer.member("stopover", true) }
    if let json = placed.properties, let document = try? JSONDocument(parsing: json) {
      writer.key("properties")
      writer.value(document.root)
    }
    writer.endObject()
  }
}
