public import Geodesy

/// Which panorama is meant.
public enum PanoramaQuery: Hashable, Sendable {
  /// The nearest to a place, at most a radius in metres away.
  case near(Coordinate, radius: Double)
  case id(String)

  /// The radius where none is given, in metres.
  public static let standardRadius = 50.0

  /// Why it cannot be answered; nil if it can.
  var error: PanoramaError? {
    switch self {
    case .near(let place, _) where !place.isValid: .invalidCoordinate
    case .near(_, let radius) where !(radius > 0 && radius.isFinite): .invalidRadius
    case .id(let id) where id.isEmpty: .invalidID
    default: nil
    }
  }
}
