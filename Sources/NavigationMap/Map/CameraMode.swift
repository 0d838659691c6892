/// Who moves the camera of a map.
public enum CameraMode: String, CaseIterable, Sendable {
  /// The app and the user.
  case free
  /// The position of the vehicle.
  case following
  /// What remains of the route.
  case overview
}
