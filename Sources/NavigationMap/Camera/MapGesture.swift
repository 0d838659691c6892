/// What fingers do on a map.
public struct MapGesture: Hashable, Sendable {
  /// What the fingers do; each has a switch of its own.
  public enum Kind: String, CaseIterable, Sendable {
    case pan, zoom, rotate, tilt
  }

  /// What the fingers do.
  public var kind: Kind
  /// Levels of a zoom, positive inward; degrees of a rotation, positive clockwise; degrees of a tilt,
  /// positive away from straight down.
  public var amount: Double
  /// Points that the fingers move to the right and down: a pan, or what a zoom or rotation adds.
  public var x: Double
  /// Points downward, as ``x`` is to the right.
  public var y: Double
  /// Where a zoom or rotation has its middle; nil is the middle of the map.
  public var point: ScreenPoint?
  /// Seconds that it takes; 0 is one step.
  public var seconds: Double

  /// Creates a gesture that takes 0.3 s unless told otherwise.
  public init(
    _ kind: Kind,
    amount: Double = 0,
    x: Double = 0,
    y: Double = 0,
    at point: ScreenPoint? = nil,
    seconds: Double = 0.3
  ) {
    self.kind = kind
    self.amount = amount
    self.x = x
    self.y = y
    self.point = point
    self.seconds = seconds
  }

  /// Whether all its numbers are.
  var isValid: Bool {
    amount.isFinite && x.isFinite && y.isFinite && seconds.isFinite
      && (point.map { $0.x.isFinite && $0.y.isFinite } ?? true)
  }
}
