/// A banner before a maneuver.
public struct VisualInstruction: Hashable, Sendable {
  public let primary: Content
  public let secondary: Content?
  public let sub: Content?
  /// Metres before the end of the step from which it is shown.
  public let triggerDistance: Double

  public init(
    primary: Content,
    secondary: Content? = nil,
    sub: Content? = nil,
    triggerDistance: Double
  ) {
    self.primary = primary
    self.secondary = secondary
    self.sub = sub
    self.triggerDistance = triggerDistance
  }
}
