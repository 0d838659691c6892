/// How a way is travelled.
public enum TravelMode: UInt8, CaseIterable, Sendable {
  case driving, cycling, walking, ferry, train
  /// Walking beside a bicycle.
  case pushingBike

  /// The word of OSRM's answers.
  public var name: String {
    switch self {
    case .driving: "driving"
    case .cycling: "cycling"
    case .walking: "walking"
    case .ferry: "ferry"
    case .train: "train"
    case .pushingBike: "pushing bike"
    }
  }
}
