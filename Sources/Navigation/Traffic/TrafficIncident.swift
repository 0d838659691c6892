public import Geodesy

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
  package func isPresent(at time: Instant) -> Bool {
    begin.map { $0 <= time } ?? true && end.map { time < $0 } ?? true
  }
}
