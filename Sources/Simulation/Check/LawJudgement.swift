import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Which laws are judged of a navigator, and whether by records alone.
struct LawJudgement {
  /// The laws that are judged.
  let laws: Set<Law>
  /// Whether nothing but records says what the navigator does.
  let isByRecords: Bool
  private let identity: NavigatorIdentity

  /// Judges the SDK's own navigator by every law.
  init() { self.init(.builtin(.builtin), .builtin) }

  /// Judges nothing.
  static let nothing = LawJudgement(.builtin(.builtin), laws: [])

  private init(_ identity: NavigatorIdentity, laws: Set<Law>) {
    (self.identity, self.laws) = (identity, laws)
    isByRecords = !identity.isBuiltin
  }

  /// Judges a navigator by the laws that it tells enough for, and the SDK's own by those that the rules
  /// of its profile do not break on purpose.
  init(_ identity: NavigatorIdentity, _ profile: NavigatorProfile) {
    let laws =
      identity.isBuiltin
      ? Set(Law.allCases).subtracting(profile.brokenLaws)
      : Set(
        Law.allCases.filter { law in
          switch law.evidence {
          case .inside: false
          case .events(let kinds): kinds.allSatisfy(identity.canTell)
          }
        }
      )
    self.init(identity, laws: laws)
  }

  /// Judges a navigator of whose drive there are records alone.
  ///
  /// - Parameter hasCalls: Whether the scenario's calls are among them.
  init(recorded identity: NavigatorIdentity, _ profile: NavigatorProfile, hasCalls: Bool) {
    self.identity = identity
    isByRecords = true
    // Which records belong to one fix, and where it was, no record tells.
    var untold: Set<Law> = [
      .callbackOrder, .remainingNeverGrows, .arrivalInReach, .arrivalWhereTheVehicleWas,
      .placeKeepsPace, .snappedNearTheFix,
    ]
    if !hasCalls { untold.formUnion([.oneStatus, .passedWaypointsStayPassed, .journeysApart]) }
    laws = Self(identity, profile).laws.subtracting(untold).subtracting(profile.brokenLaws)
  }

  /// Whether the navigator tells an event.
  func tells(_ kind: EventKind) -> Bool { identity.canTell(kind) }

  /// Whether two records speak of one waypoint.
  ///
  /// Another navigator need not tell every member of it, and may round its place: a metre is the same.
  func isSame(_ a: Recorded.Waypoint, _ b: Recorded.Waypoint) -> Bool {
    guard isByRecords, let first = a.coordinate, let second = b.coordinate else { return a == b }
    return first.distance(to: second) < 1
  }
}

/// The journey of a navigator as its records tell it.
struct ToldJourney {
  /// The line of the route that it drives on; nil without one, or where it does not tell the line.
  private(set) var line: GeoPath?
  /// Metres; nil without a route.
  private(set) var length: Double?
  private var callCount = 0
  private var statuses: Set<Int> = []

  mutating func setDestinations() { callCount += 1 }

  mutating func changeRoute(_ event: Event.Navigator.DidChangeRoute) {
    line = event.cleared ? nil : event.polyline.flatMap { try? GeoPath(polyline: $0, precision: 6) }
    length = event.cleared ? nil : max(event.distance, line?.length ?? 0)
  }

  /// Where the way to a stop ends: the end of the line, or the place of the line nearest to it.
  func end(for arrival: Event.Navigator.DidArrive) -> Coordinate? {
    guard let line else { return nil }
    if arrival.isFinalDestination { return line.coordinates.last }
    guard let place = arrival.waypoint.coordinate else { return nil }
    return line.nearest(to: place)?.coordinate ?? place
  }

  /// Takes a status.
  ///
  /// - Returns: What is wrong with it; nil where nothing is.
  mutating func status(of request: Int) -> String? {
    guard statuses.insert(request).inserted else { return "second status of request \(request)" }
    guard statuses.count > callCount else { return nil }
    return "request \(request) has a status, and nobody asked"
  }

  /// The requests that have no status, in words.
  var openRequests: [String] {
    let missing = callCount - statuses.count
    guard missing > 0 else { return [] }
    return ["\(missing) of \(callCount) calls of setDestinations have no status"]
  }
}

extension Recorded.Waypoint {
  /// Whether two waypoints are one place, whatever else is told of them: an app names some by an ID, and
  /// a navigator adds where they are.
  func isSamePlace(as other: Recorded.Waypoint) -> Bool {
    if let placeID, placeID == other.placeID { return true }
    guard let a = coordinate, let b = other.coordinate else { return title == other.title }
    return a.distance(to: b) < 1
  }
}
