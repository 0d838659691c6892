/// How a part of a route is travelled.
public enum TravelMode: UInt8, Sendable {
  case driving, cycling, walking, pushingBike, ferry, train
}
