public import Geodesy

/// Knows where named places are.
public protocol PlaceResolver: AnyObject {
  /// Returns where a place is; nil for an ID that it does not know.
  func coordinate(ofPlace id: String) -> Coordinate?
}
