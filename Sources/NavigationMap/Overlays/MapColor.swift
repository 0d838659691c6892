/// A colour as a value: a name, or digits such as `#0A84FF`.
public struct MapColor: Hashable, Sendable {
  /// A CSS colour name, or `#` and 3, 4, 6 or 8 hexadecimal digits, as it was written.
  public let name: String

  /// Creates a colour of a name of letters, or of `#` and 3, 4, 6 or 8 hexadecimal digits.
  ///
  /// - Returns: nil for any other text.
  public init?(_ name: String) {
    let letters = name.utf8
    let isName =
      !letters.isEmpty && letters.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    let isHex =
      name.hasPrefix("#") && [4, 5, 7, 9].contains(letters.count)
      && name.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
    guard isName && letters.count <= 32 || isHex else { return nil }
    self.name = name
  }

  private init(known name: String) { self.name = name }

  /// The edge of a circle that was given no other.
  public static let black = MapColor(known: "black")
  /// Lines and the filling of areas that were given no other.
  public static let blue = MapColor(known: "blue")
  /// The colour that CSS calls `green`.
  public static let green = MapColor(known: "green")
  /// The colour that CSS calls `orange`.
  public static let orange = MapColor(known: "orange")
  /// The standard pin of a marker.
  public static let red = MapColor(known: "red")
  /// The colour that CSS calls `white`.
  public static let white = MapColor(known: "white")
  /// The colour that CSS calls `yellow`.
  public static let yellow = MapColor(known: "yellow")
}
