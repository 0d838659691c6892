public import Geodesy

/// A place that a route leads to or through.
public struct Waypoint: Hashable, Sendable {
  public enum Kind: String, Sendable {
    /// A destination with an arrival; `break` in OSRM's and Valhalla's words.
    case stop
    /// Passed without an arrival.
    case via
  }

  /// Where it is; nil when it is named by a place ID alone.
  public let coordinate: Coordinate?
  public let placeID: String?
  public let title: String?
  public var kind: Kind = .stop
  /// Whether to arrive on the waypoint's side of the road; excludes ``preferredHeading``.
  public var prefersSameSideOfRoad = false
  /// The heading of arrival in degrees, in `0...360`; excludes ``prefersSameSideOfRoad``.
  public var preferredHeading: Double?
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
}
