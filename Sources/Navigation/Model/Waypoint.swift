public import Geodesy

/// A place that a route leads to or through.
public struct Waypoint: Hashable, Sendable {
  /// Whether the vehicle ends a leg there.
  public enum Kind: String, CaseIterable, Sendable {
    /// A destination with an arrival; `break` in OSRM's and Valhalla's words.
    case stop
    /// Passed without an arrival.
    case via
  }

  /// Where it is; nil when it is named by a place ID that nobody has looked up yet.
  public let coordinate: Coordinate?
  /// What the source of places calls it; nil for one by coordinate.
  public let placeID: String?
  /// What the app calls it.
  public let title: String?
  /// Whether it is a stop or passed on the way (a stop).
  public var kind: Kind = .stop
  /// Whether to arrive on the waypoint's side of the road; excludes ``preferredHeading``.
  public var prefersSameSideOfRoad = false {
    didSet { if prefersSameSideOfRoad { heading = nil } }
  }
  /// The heading of arrival in degrees, in `0...360`; excludes ``prefersSameSideOfRoad``.
  ///
  /// Setting one of the two clears the other (X-G5). A value outside of the range is ignored.
  public var preferredHeading: Double? {
    get { heading }
    set {
      guard let newValue else { return heading = nil }
      guard (0...360).contains(newValue) else { return }
      heading = newValue
      prefersSameSideOfRoad = false
    }
  }
  private var heading: Double?
  /// Whether the vehicle stops here for someone or something, so that through lanes will not do.
  public var isVehicleStopover = false
  /// Provider-specific properties, JSON by convention.
  public var properties: [UInt8]?

  /// Creates a waypoint at a coordinate; nil if that is invalid.
  public init?(coordinate: Coordinate, title: String? = nil, kind: Kind = .stop) {
    guard coordinate.isValid else { return nil }
    self.coordinate = coordinate
    self.placeID = nil
    self.title = title
    self.kind = kind
  }

  /// Creates a waypoint at a named place; nil if the ID is empty.
  public init?(placeID: String, title: String? = nil, kind: Kind = .stop) {
    guard !placeID.isEmpty else { return nil }
    self.coordinate = nil
    self.placeID = placeID
    self.title = title
    self.kind = kind
  }

  /// Creates a place that was looked up.
  private init(_ waypoint: Waypoint, at coordinate: Coordinate) {
    self.coordinate = coordinate
    placeID = waypoint.placeID
    title = waypoint.title
    kind = waypoint.kind
    prefersSameSideOfRoad = waypoint.prefersSameSideOfRoad
    heading = waypoint.heading
    isVehicleStopover = waypoint.isVehicleStopover
    properties = waypoint.properties
  }

  /// Returns the waypoint with its coordinate, looked up if it is named by a place; nil if nobody knows
  /// that place.
  package func resolved(by places: (any PlaceResolver)?) -> Waypoint? {
    if coordinate != nil { return self }
    guard let placeID, let found = places?.coordinate(ofPlace: placeID), found.isValid else {
      return nil
    }
    return Waypoint(self, at: found)
  }

  // MARK: - Equality

  /// Two waypoints of one place are equal, whether or not it was looked up.
  public static func == (a: Waypoint, b: Waypoint) -> Bool {
    a.isSamePlace(as: b) && a.title == b.title && a.kind == b.kind
      && a.prefersSameSideOfRoad == b.prefersSameSideOfRoad && a.heading == b.heading
      && a.isVehicleStopover == b.isVehicleStopover && a.properties == b.properties
  }

  public func hash(into hasher: inout Hasher) {
    if placeID == nil { hasher.combine(coordinate) }
    hasher.combine(placeID)
    hasher.combine(title)
    hasher.combine(kind)
  }

  /// Returns whether both lie at one place: the same ID, or the same coordinate where none has one.
  private func isSamePlace(as other: Waypoint) -> Bool {
    placeID == other.placeID && (placeID != nil || coordinate == other.coordinate)
  }
}

/// Knows where named places are.
public protocol PlaceResolver: AnyObject {
  /// Returns where a place is; nil for an ID that it does not know.
  func coordinate(ofPlace id: String) -> Coordinate?
}
