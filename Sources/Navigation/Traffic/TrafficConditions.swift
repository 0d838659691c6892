public import Geodesy

/// What is known of the traffic.
public struct TrafficConditions: Hashable, Sendable {
  public var delays: [TrafficDelay]
  public var incidents: [TrafficIncident]

  public init(delays: [TrafficDelay] = [], incidents: [TrafficIncident] = []) {
    self.delays = delays
    self.incidents = incidents
  }
}

/// Time lost on a stretch of road, in the direction of its line.
public struct TrafficDelay: Hashable, Sendable {
  /// Seconds on top of the provider's durations; negative is a gain.
  public let seconds: Double
  /// The stretch.
  public let path: GeoPath

  public init(seconds: Double, path: GeoPath) {
    self.seconds = seconds
    self.path = path
  }
}

/// Something on the road that drivers are warned of.
public struct TrafficIncident: Hashable, Sendable {
  /// The identity, under which it is announced once.
  public let id: String
  public let coordinate: Coordinate
  /// What is announced.
  public let text: String
  /// When it begins and ends; nil is since ever and for ever.
  public let begin: Instant?
  public let end: Instant?

  public init(
    id: String,
    coordinate: Coordinate,
    text: String,
    begin: Instant? = nil,
    end: Instant? = nil
  ) {
    self.id = id
    self.coordinate = coordinate
    self.text = text
    self.begin = begin
    self.end = end
  }

  /// Whether it is there at a time: from its begin up to, not at, its end.
  func isPresent(at time: Instant) -> Bool {
    begin.map { $0 <= time } ?? true && end.map { time < $0 } ?? true
  }
}
