import CanonicalJSON

/// Numbers in URLs, in the same canonical decimals as in recordings.
enum FixedText {
  static func text(_ value: Double, decimals: Int) -> String {
    var writer = JSONWriter(reserving: 24)
    writer.fixed(value, decimals: decimals)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
