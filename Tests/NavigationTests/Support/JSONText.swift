import CanonicalJSON

/// JSON compared as what it says: members in any order, numbers by their value.
indirect enum JSONText: Hashable {
  case object([String: JSONText])
  case array([JSONText])
  case scalar(String)
  case number(Double)

  init(parsing text: String) throws { try self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) throws { self.init(try JSONDocument(parsing: bytes).root) }

  init(_ value: JSONValue) {
    switch value.kind {
    case .object:
      self = .object(
        Dictionary(value.members.map { ($0.key, JSONText($0.value)) }) { first, _ in first }
      )
    case .array: self = .array(value.elements.map { JSONText($0) })
    case .number: self = .number(value.double ?? .nan)
    default: self = .scalar(value.string.map { "\"\($0)" } ?? value.described)
    }
  }

  /// A member of an object.
  subscript(_ key: String) -> JSONText? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// An element of an array.
  subscript(_ index: Int) -> JSONText? {
    if case .array(let list) = self, list.indices.contains(index) { list[index] } else { nil }
  }
}

extension JSONText: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .scalar("\"\(text)") }
}

extension JSONText: ExpressibleByIntegerLiteral {
  init(integerLiteral number: Int) { self = .number(Double(number)) }
}
