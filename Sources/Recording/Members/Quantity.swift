/// What a number of a recording measures: its unit, its decimals and its range.
public struct Quantity: Hashable, Sendable {
  /// What one of it is.
  public enum Unit: String, Sendable {
    case none = ""
    case degrees, metres, seconds
    case metresPerSecond = "metres per second"
    case percent
    case points = "points of the screen"
    case levels = "levels of zoom"
  }

  /// What one of it is.
  public var unit: Unit
  /// How many decimals are kept.
  public var decimals: Int
  /// The least value.
  public var least: Double
  /// The greatest value.
  public var greatest: Double
  /// Whether `"max"` stands for no limit.
  public var allowsMax: Bool

  /// The magnitude of a quantity that says no other: beyond everything on Earth, and small enough that
  /// its multiples and their sums are whole numbers of 64 bits still.
  public static let greatest = 1e9

  /// Creates a quantity of a range.
  @inline(__always)
  public init(
    _ unit: Unit,
    decimals: Int,
    least: Double = -Self.greatest,
    greatest: Double = Self.greatest,
    allowsMax: Bool = false
  ) {
    self.unit = unit
    self.decimals = decimals
    self.least = least
    self.greatest = greatest
    self.allowsMax = allowsMax
  }

  /// Degrees north of the equator.
  public static var latitude: Quantity {
    Quantity(.degrees, decimals: 7, least: -90, greatest: 90)
  }
  /// Degrees east of Greenwich.
  public static var longitude: Quantity {
    Quantity(.degrees, decimals: 7, least: -180, greatest: 180)
  }
  /// Degrees of what is given for a place and need not be one.
  public static var anyDegrees: Quantity { Quantity(.degrees, decimals: 7) }
  /// Degrees clockwise from north.
  public static var course: Quantity {
    Quantity(.degrees, decimals: 1, least: 0, greatest: 360)
  }
  /// Degrees of any turn.
  public static var angle: Quantity { Quantity(.degrees, decimals: 1) }
  /// A length.
  public static var metres: Quantity { Quantity(.metres, decimals: 2, least: 0) }
  /// A time that something takes.
  public static var seconds: Quantity { Quantity(.seconds, decimals: 2, least: 0) }
  /// A moment, in seconds since the start.
  public static var instant: Quantity { Quantity(.seconds, decimals: 2) }
  /// Metres per second.
  public static var speed: Quantity {
    Quantity(.metresPerSecond, decimals: 2, least: 0, greatest: 1e6)
  }
  /// A share in hundredths, of any sign.
  public static var percent: Quantity { Quantity(.percent, decimals: 1) }
  /// How near a camera is.
  public static var zoom: Quantity { Quantity(.levels, decimals: 4) }
  /// A share of 1, of any sign.
  public static var fraction: Quantity { Quantity(.none, decimals: 4) }
  /// A place or a width on a screen.
  public static var points: Quantity { Quantity(.points, decimals: 2) }
  /// A number whose unit its text tells, and that may be `"max"`.
  @inline(__always)
  public static func limit(_ decimals: Int) -> Quantity {
    Quantity(.none, decimals: decimals, least: -1e12, greatest: 1e12, allowsMax: true)
  }
}

extension Quantity {
  /// What is wrong with a value, in words that follow "is"; nil where nothing is.
  func fault(of value: Double) -> String? {
    // Both stand for no limit.
    if allowsMax, value >= .greatestFiniteMagnitude { return nil }
    guard value.magnitude < .greatestFiniteMagnitude else { return "no finite number" }
    return (least...greatest).contains(value) ? nil : "outside \(bounds)"
  }

  /// The range in words.
  private var bounds: String { "\(Int(least))...\(Int(greatest))" }
}

/// Which integers a member may be.
public enum IntegerRange: Sendable {
  /// Any that a double holds exactly, so that every reader of JSON reads the same one.
  case any
  /// 0 and more of these.
  case count

  /// The greatest integer of which all smaller ones are doubles too: 2⁵³ - 1.
  public static let greatest = 9_007_199_254_740_991

  /// The least integer.
  public var least: Int {
    switch self {
    case .any: -Self.greatest
    case .count: 0
    }
  }

  /// The range in words.
  var bounds: String { "\(least)...\(Self.greatest)" }

  /// What is wrong with a value, in words that follow "is"; nil where nothing is.
  func fault(of value: Int) -> String? {
    if value < least { return "less than \(least)" }
    return value > Self.greatest ? "more than \(Self.greatest)" : nil
  }
}
