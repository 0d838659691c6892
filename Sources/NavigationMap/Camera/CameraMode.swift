/// Who moves the camera of a map.
public enum CameraMode: String, CaseIterable, Sendable {
  /// The app and the user.
  case free
  /// The position of the vehicle.
  case following
  /// What remains of the route.
  case overview
}

/// How the camera looks at the vehicle that it follows.
public enum CameraPerspective: String, CaseIterable, Sendable {
  /// From behind and above, the way ahead up.
  case tilted
  /// From straight above, north up.
  case topDownNorthUp
  /// From straight above, the way ahead up.
  case topDownHeadingUp
}
