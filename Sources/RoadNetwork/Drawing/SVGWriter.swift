/// Writes SVG; numbers with one decimal, in integers, so that they are the same everywhere.
package struct SVGWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package var isEmpty: Bool { bytes.isEmpty }
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func append(_ other: SVGWriter) { bytes.append(contentsOf: other.bytes) }

  /// Text with what XML would read as markup written otherwise.
  package mutating func escaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): raw("&amp;")
      case UInt8(ascii: "<"): raw("&lt;")
      case UInt8(ascii: ">"): raw("&gt;")
      case UInt8(ascii: "\""): raw("&quot;")
      // XML has no control characters.
      case 0..<0x20: bytes.append(0x20)
      default: bytes.append(byte)
      }
    }
  }

  package mutating func number(_ value: Double) {
    fixed(value, scale: 10)
  }

  /// A direction's part, in thousandths.
  package mutating func fraction(_ value: Double) {
    fixed(value, scale: 1000)
  }

  private mutating func fixed(_ value: Double, scale: Int64) {
    let limited = min(max(value, -1e9), 1e9)
    let whole = Int64((limited * Double(scale)).rounded())
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    let size = whole.magnitude
    raw(String(size / scale.magnitude))
    var rest = size % scale.magnitude
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place = scale.magnitude / 10
    while rest > 0, place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  /// The commands of a line.
  package mutating func line(_ points: [PicturePoint], isClosed: Bool = false) {
    // A path that closes nothing is an error, at which browsers stop drawing.
    guard !points.isEmpty else { return }
    for (index, point) in points.enumerated() {
      bytes.append(UInt8(ascii: index == 0 ? "M" : "L"))
      number(point.x)
      bytes.append(UInt8(ascii: " "))
      number(point.y)
    }
    if isClosed { bytes.append(UInt8(ascii: "Z")) }
  }

  /// A path element of collected commands.
  package mutating func path(_ commands: SVGWriter, _ attributes: String) {
    guard !commands.isEmpty else { return }
    raw("<path \(attributes) d=\"")
    append(commands)
    raw("\"/>\n")
  }
}
