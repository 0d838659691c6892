/// A speed that a sign or a law allows, as it was tagged.
public struct SpeedLimit: Hashable, Sendable {
  public enum Unit: UInt8, CaseIterable, Sendable {
    case kilometresPerHour
    case milesPerHour
    case knots

    /// `km/h`, `mph`, `knots`.
    public var name: String {
      switch self {
      case .kilometresPerHour: "km/h"
      case .milesPerHour: "mph"
      case .knots: "knots"
      }
    }

    /// Kilometres per hour in one of it, by definition.
    public var kilometresPerHour: Double {
      switch self {
      case .kilometresPerHour: 1
      case .milesPerHour: 1.609344
      case .knots: 1.852
      }
    }
  }

  /// In its unit; infinite where there is no limit.
  public let value: Double
  public let unit: Unit

  public init(_ value: Double, _ unit: Unit = .kilometresPerHour) {
    self.value = value
    self.unit = unit
  }

  /// No limit at all, as on most of Germany's motorways.
  public static let unlimited = SpeedLimit(.infinity)

  /// Walking pace: the 7 km/h that OSRM 26.10 counts for Germany's living streets.
  public static let walk = SpeedLimit(7)

  public var isUnlimited: Bool { value == .infinity }
  public var kilometresPerHour: Double { value * unit.kilometresPerHour }
}

extension SpeedLimit {
  /// Reads a number and its unit: `50`, `50 km/h`, `30 mph`, `10 knots`, or `none` or `walk`.
  ///
  /// Numbers are whole or decimal, above 0 and at most 500; nil for anything else.
  init?(number text: Substring) {
    let trimmed = text.trimmingSpaces
    switch trimmed {
    case "none": self = .unlimited
    case "walk", "walking_pace": self = .walk
    default:
      let length = trimmed.utf8.prefix { Measure.isDigit($0) || $0 == UInt8(ascii: ".") }.count
      let digits = Substring(trimmed.utf8.prefix(length))
      guard let value = Double(digits), value > 0, value <= 500 else { return nil }
      switch Substring(trimmed.utf8.dropFirst(length)).trimmingSpaces {
      case "", "km/h", "kmh", "kph": self.init(value)
      case "mph", "mp/h": self.init(value, .milesPerHour)
      case "knots", "knot", "kn", "kt": self.init(value, .knots)
      default: return nil
      }
    }
  }
}

extension Substring {
  var trimmingSpaces: Substring {
    var rest = self[...]
    while let first = rest.utf8.first, Measure.isSpace(first) { rest = rest.dropFirst() }
    while let last = rest.utf8.last, Measure.isSpace(last) { rest = rest.dropLast() }
    return rest
  }
}
