/// Who computed a fix on a phone that has several ways to.
public enum LocationProvider: String, CaseIterable, Sendable {
  /// The receiver alone.
  case gps
  /// The fused provider, which knows the cells, the networks and the sensors too.
  case flp
  /// Cells and wireless networks.
  case nlp
  /// Another.
  case unknown

  /// The provider by the names that Android and its loggers give it.
  init(name: String) {
    switch name.lowercased() {
    case "gps": self = .gps
    case "flp", "fused": self = .flp
    case "nlp", "network": self = .nlp
    default: self = .unknown
    }
  }

  /// The name as logs write it.
  var title: String { self == .unknown ? "others" : rawValue.uppercased() }
}
