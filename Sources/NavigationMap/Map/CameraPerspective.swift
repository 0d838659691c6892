/// How the camera looks at the vehicle that it follows.
public enum CameraPerspective: String, CaseIterable, Sendable {
  /// From behind and above, the way ahead up.
  case tilted
  /// From straight above, north up.
  case topDownNorthUp
  /// From straight above, the way ahead up.
  case topDownHeadingUp
}
