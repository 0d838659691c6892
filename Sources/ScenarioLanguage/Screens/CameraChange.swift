package import Navigation

/// A change of a camera as a scenario writes it.
package enum CameraChange: Hashable, Sendable {
  case update(CameraUpdate)
  /// Some parts of the position.
  case edit(CameraEdit)
}
