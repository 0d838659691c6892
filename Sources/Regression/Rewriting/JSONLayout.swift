import CanonicalJSON

/// Lays JSON out for people: what fits a line stands on one, the rest one member or element a line.
///
/// Only spaces and line ends are its business: numbers and strings stay as they are written.
struct JSONLayout {
  /// The columns that a line should not go beyond.
  private static let width = 120
  /// The columns by which what is inside stands further right.
  private static let step = 2

  private let bytes: [UInt8]
  private var text: [UInt8] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns a document with its final line end.
  ///
  /// - Parameter order: the keys of the outermost object that stand first, in their order.
  static func text(of document: JSONDocument, order: [String] = []) -> [UInt8] {
    var layout = JSONLayout(document.bytes)
    let root = document.root
    if root.kind == .object, root.count > 0 {
      let members = Array(root.members)
      let rank = { (member: JSONMember) in order.firstIndex(of: member.key) ?? order.count }
      let sorted = members.enumerated().sorted {
        (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
      }
      layout.spread(members: sorted.map(\.element), indent: 0)
    } else {
      layout.write(root, key: "", indent: 0, reserved: 0)
    }
    layout.text.append(UInt8(ascii: "\n"))
    return layout.text
  }

  /// Writes a value behind `reserved` columns of its line.
  private mutating func write(_ value: JSONValue, key: String, indent: Int, reserved: Int) {
    guard value.count > 0 else { return append(scalar: value) }
    let isOutermost = indent == Self.step
    if !isSpread(value, key: key, isOutermost: isOutermost) {
      let line = oneLine(value)
      // The comma behind it counts.
      if indent + reserved + columns(of: line) + 1 <= Self.width {
        text += line
        return
      }
    }
    if value.kind == .object {
      spread(members: Array(value.members), indent: indent)
    } else {
      spread(value, indent: indent)
    }
  }

  /// A drawing has a line for every row, and a section that is a list one for every entry; what
  /// holds a drawing cannot stand on one line either.
  private func isSpread(_ value: JSONValue, key: String, isOutermost: Bool) -> Bool {
    switch value.kind {
    case .object: value.members.contains { isSpread($0.value, key: $0.key, isOutermost: false) }
    case .array:
      key == "drawing"
        || isOutermost && value.elements.contains { $0.kind == .object && $0.count > 0 }
        || value.elements.contains { isSpread($0, key: "", isOutermost: false) }
    case .null, .boolean, .number, .string: false
    }
  }

  private mutating func spread(members: [JSONMember], indent: Int) {
    text.append(UInt8(ascii: "{"))
    for (place, member) in members.enumerated() {
      startLine(indent + Self.step, isFirst: place == 0)
      let key = bytes[member.keyRange]
      text += key
      text += Array(": ".utf8)
      let reserved = columns(of: Array(key)) + 2
      write(member.value, key: member.key, indent: indent + Self.step, reserved: reserved)
    }
    startLine(indent, isFirst: true)
    text.append(UInt8(ascii: "}"))
  }

  private mutating func spread(_ array: JSONValue, indent: Int) {
    text.append(UInt8(ascii: "["))
    for (place, element) in array.elements.enumerated() {
      startLine(indent + Self.step, isFirst: place == 0)
      write(element, key: "", indent: indent + Self.step, reserved: 0)
    }
    startLine(indent, isFirst: true)
    text.append(UInt8(ascii: "]"))
  }

  private mutating func startLine(_ indent: Int, isFirst: Bool) {
    if !isFirst { text.append(UInt8(ascii: ",")) }
    text.append(UInt8(ascii: "\n"))
    text += [UInt8](repeating: UInt8(ascii: " "), count: indent)
  }

  private mutating func append(scalar value: JSONValue) {
    text += Self.scalar(value)
  }

  private static func scalar(_ value: JSONValue) -> [UInt8] {
    switch value.kind {
    case .object: Array("{}".utf8)
    case .array: Array("[]".utf8)
    case .null, .boolean, .number, .string: Array(value.rawBytes)
    }
  }

  /// Returns `{ "key": value, … }` or `[value, …]`.
  private func oneLine(_ value: JSONValue) -> [UInt8] {
    guard value.count > 0 else { return Self.scalar(value) }
    var line: [UInt8] = []
    if value.kind == .object {
      for member in value.members {
        line += Array((line.isEmpty ? "{ " : ", ").utf8)
        line += bytes[member.keyRange]
        line += Array(": ".utf8)
        line += oneLine(member.value)
      }
      return line + Array(" }".utf8)
    }
    for element in value.elements {
      line += Array((line.isEmpty ? "[" : ", ").utf8)
      line += oneLine(element)
    }
    return line + [UInt8(ascii: "]")]
  }

  /// Counts scalars of UTF-8, which is what an editor shows.
  private func columns(of line: [UInt8]) -> Int {
    line.count { $0 & 0xC0 != 0x80 }
  }
}
