/// A country by its two letters in ISO 3166-1.
public struct CountryCode: RawRepresentable, Hashable, Sendable, Comparable,
  CustomStringConvertible
{
  /// The letters' ASCII codes, the first in the high byte.
  public let rawValue: UInt16

  public init?(rawValue: UInt16) {
    guard Self.isLetter(rawValue >> 8), Self.isLetter(rawValue & 0xff) else { return nil }
    self.rawValue = rawValue
  }

  /// Reads two letters, small or capital.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 2 else { return nil }
    self.init(rawValue: UInt16(bytes[0] & 0xdf) << 8 | UInt16(bytes[1] & 0xdf))
  }

  private static func isLetter(_ byte: UInt16) -> Bool { (0x41...0x5a).contains(byte) }

  public var description: String {
    String(decoding: [UInt8(rawValue >> 8), UInt8(rawValue & 0xff)], as: UTF8.self)
  }

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
