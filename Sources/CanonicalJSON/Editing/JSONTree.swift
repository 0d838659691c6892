/// A JSON value that can be changed: members and elements are taken away, replaced and added.
///
/// Numbers and strings keep the text that they were written with.
public indirect enum JSONTree: Hashable, Sendable {
  /// A key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The key, decoded.
    public var key: String

    /// What stands under the key.
    public var value: JSONTree

    /// Creates a member.
    public init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// A number, string, boolean or null, by its text.
  case scalar([UInt8])
  case array([JSONTree])
  case object([Member])

  /// Copies a parsed value.
  ///
  /// - Parameter change: returns what stands for a value; nil to copy it as it is. It is asked for each
  ///   value, the outermost first, with the keys that lead to it; elements have the key "".
  public init(
    _ value: JSONValue,
    changing change: (JSONValue, [String]) -> JSONTree? = { _, _ in nil }
  ) {
    self = Self.copy(value, [], change)
  }

  private static func copy(
    _ value: JSONValue,
    _ path: [String],
    _ change: (JSONValue, [String]) -> JSONTree?
  ) -> JSONTree {
    if let changed = change(value, path) { return changed }
    switch value.kind {
    case .object:
      return .object(
        value.members.map { member in
          let key = member.key
          return Member(key, copy(member.value, path + [key], change))
        }
      )
    case .array: return .array(value.elements.map { copy($0, path + [""], change) })
    case .null, .boolean, .number, .string: return .scalar(Array(value.rawBytes))
    }
  }

  /// A string.
  public static func string(_ text: String) -> JSONTree {
    var writer = JSONWriter()
    writer.string(text)
    return .scalar(writer.bytes)
  }

  /// A number in the fewest digits that give it back; one that is not finite is null.
  public static func number(_ value: Double) -> JSONTree {
    guard value.isFinite else { return .scalar(Array("null".utf8)) }
    let text = value == 0 ? "0" : "\(value)"
    return .scalar(Array((text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8))
  }

  /// True or false.
  public static func boolean(_ value: Bool) -> JSONTree {
    .scalar(Array((value ? "true" : "false").utf8))
  }
}
