/// Changes a text of JSON and leaves the rest of it as it stands: spaces, line ends, numbers as written.
public struct JSONTextEdit: Sendable {
  /// The text as it is now.
  public private(set) var bytes: [UInt8]

  private let source: String

  /// Begins with a text.
  ///
  /// - Parameter source: the name that errors give the text, usually its path.
  public init(_ bytes: [UInt8], source: String = "") {
    self.bytes = bytes
    self.source = source
  }

  /// What a place of a text cannot take.
  public enum Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is no JSON.
    case damaged(JSONError)
    /// There is nothing at the pointer, or nothing that could hold what was to come there.
    case nothing(at: String)

    public var description: String {
      switch self {
      case .damaged(let error): error.description
      case .nothing(let pointer): "there is no place '\(pointer)' in the text"
      }
    }
  }

  /// Returns the parts of a JSON pointer (RFC 6901).
  public static func parts(of pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// Puts a value in the place of another, or adds a member; objects that are missing are made.
  ///
  /// - Throws: ``Problem`` where the text is no JSON, or a list has no such element.
  public mutating func set(_ pointer: String, to value: JSONTree) throws(Problem) {
    var parts = Self.parts(of: pointer)[...]
    var at = try root()
    while let part = parts.first, let next = Self.child(part, of: at) {
      at = next
      parts = parts.dropFirst()
    }
    guard let key = parts.first else {
      return replace(at.textRange, with: value.spacedBytes)
    }
    guard at.kind == .object else { throw .nothing(at: pointer) }
    let inner = parts.dropFirst().reversed().reduce(value) { inner, key in
      .object([JSONTree.Member(key, inner)])
    }
    add(key, inner, to: at)
  }

  /// Takes a member or an element away; what is not there is gone already.
  ///
  /// - Throws: ``Problem`` where the text is no JSON.
  public mutating func remove(_ pointer: String) throws(Problem) {
    let parts = Self.parts(of: pointer)
    guard let last = parts.last else { return }
    var parent = try root()
    for part in parts.dropLast() {
      guard let next = Self.child(part, of: parent) else { return }
      parent = next
    }
    let ranges = Self.ranges(in: parent)
    guard let index = Self.index(of: last, in: parent), index < ranges.count else { return }
    if ranges.count == 1 {
      return replace(parent.textRange, with: Array((parent.kind == .object ? "{}" : "[]").utf8))
    }
    let range =
      index + 1 < ranges.count
      ? ranges[index].lowerBound..<ranges[index + 1].lowerBound
      : ranges[index - 1].upperBound..<ranges[index].upperBound
    replace(range, with: [])
  }

  /// Puts a value into a list, before the element that has the place now; beyond the end as the last.
  ///
  /// - Throws: ``Problem`` where the text is no JSON, or there is something else than a list.
  public mutating func insert(
    _ value: JSONTree,
    into pointer: String,
    at index: Int
  ) throws(Problem) {
    var list = try root()
    for part in Self.parts(of: pointer) {
      guard let next = Self.child(part, of: list) else {
        return try set(pointer, to: .array([value]))
      }
      list = next
    }
    guard list.kind == .array else { throw .nothing(at: pointer) }
    let ranges = Self.ranges(in: list)
    let text = value.spacedBytes
    guard let last = ranges.last else {
      return replace(list.textRange, with: [UInt8(ascii: "[")] + text + [UInt8(ascii: "]")])
    }
    let gap = space(before: last.lowerBound)
    let comma = UInt8(ascii: ",")
    if index < ranges.count {
      let start = ranges[max(0, index)].lowerBound
      replace(start..<start, with: text + [comma] + (gap.isEmpty ? [0x20] : gap))
    } else {
      replace(
        last.upperBound..<last.upperBound,
        with: [comma] + (gap.isEmpty ? [0x20] : gap) + text
      )
    }
  }

  // MARK: - Places

  private func root() throws(Problem) -> JSONValue {
    do {
      return try JSONDocument(parsing: bytes, source: source).root
    } catch {
      throw .damaged(error)
    }
  }

  private static func child(_ part: String, of value: JSONValue) -> JSONValue? {
    switch value.kind {
    case .object: return value[part]
    case .array:
      guard let index = Int(part), index >= 0, index < value.count else { return nil }
      return value.elements.dropFirst(index).first { _ in true }
    case .string, .number, .boolean, .null: return nil
    }
  }

  private static func index(of part: String, in value: JSONValue) -> Int? {
    value.kind == .object
      ? value.members.enumerated().first { $0.element.key == part }?.offset : Int(part)
  }

  /// The ranges of members with their keys, or of elements.
  private static func ranges(in value: JSONValue) -> [Range<Int>] {
    value.kind == .object
      ? value.members.map { $0.keyRange.lowerBound..<$0.value.textRange.upperBound }
      : value.elements.map(\.textRange)
  }

  private mutating func add(_ key: String, _ value: JSONTree, to object: JSONValue) {
    let member = Array("\(Self.quoted(key)): ".utf8) + value.spacedBytes
    guard let last = Self.ranges(in: object).last else {
      return replace(object.textRange, with: Array("{ ".utf8) + member + Array(" }".utf8))
    }
    let gap = space(before: last.lowerBound)
    let between = gap.contains(0x0A) ? gap : [0x20]
    replace(last.upperBound..<last.upperBound, with: [UInt8(ascii: ",")] + between + member)
  }

  private static func quoted(_ text: String) -> String {
    String(decoding: JSONTree.string(text).bytes, as: UTF8.self)
  }

  /// The spaces and line ends in front of a byte.
  private func space(before offset: Int) -> [UInt8] {
    Array(bytes[..<offset].reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.reversed())
  }

  private mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    bytes.replaceSubrange(range, with: text)
  }
}

extension JSONTree {
  /// The text on one line, with spaces as people write them.
  var spacedBytes: [UInt8] {
    switch self {
    case .scalar(let bytes): return bytes
    case .array(let elements):
      return [UInt8(ascii: "[")]
        + Array(elements.map(\.spacedBytes).joined(separator: Array(", ".utf8)))
        + [UInt8(ascii: "]")]
    case .object(let members):
      guard !members.isEmpty else { return Array("{}".utf8) }
      let parts = members.map { member in
        JSONTree.string(member.key).bytes + Array(": ".utf8) + member.value.spacedBytes
      }
      return Array("{ ".utf8) + Array(parts.joined(separator: Array(", ".utf8)))
        + Array(" }".utf8)
    }
  }
}
