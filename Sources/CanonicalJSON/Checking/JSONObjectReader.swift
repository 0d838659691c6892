/// Reads the members of an object one by one and reports everything that is wrong with them.
///
/// Every method takes the key it asks for off the list of unknown ones; ``finish()`` reports the
/// keys that nobody asked for. A result of `nil` means that the member is missing or wrong; if it
/// is required or wrong, the problem has been added to ``diagnostics``.
public struct JSONObjectReader {
  /// Whether a member may be missing.
  public enum Presence: Hashable, Sendable {
    case optional
    case required
  }

  /// The object being read.
  public let value: JSONValue

  /// Where problems go.
  public let diagnostics: Diagnostics

  /// The keys asked for so far, in order.
  public private(set) var knownKeys: [String] = []

  /// Whether a word that says what the object is was none that is known: which keys it may have is not known either.
  private(set) var isOfUnknownKind = false

  /// Creates a reader; reports a value that is no object and returns `nil`.
  public init?(_ value: JSONValue, _ diagnostics: Diagnostics) {
    guard value.kind == .object else {
      diagnostics.add("expected an object, found \(value.described)", at: value)
      return nil
    }
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether the object has `key`; the key counts as known from now on.
  public mutating func has(_ key: String) -> Bool {
    register(key)
    return value[key] != nil
  }

  /// Makes keys known that others read.
  public mutating func expect(_ keys: String...) {
    for key in keys { register(key) }
  }

  /// Returns a member of any kind.
  public mutating func value(_ key: String, _ presence: Presence = .optional) -> JSONValue? {
    register(key)
    let member = value[key]
    if member == nil, presence == .required {
      diagnostics.addMissing(key, of: value)
    }
    return member
  }

  /// Returns a string.
  public mutating func string(_ key: String, _ presence: Presence = .optional) -> String? {
    typed(key, presence, "a string", \.string)
  }

  /// Returns a boolean.
  public mutating func bool(_ key: String, _ presence: Presence = .optional) -> Bool? {
    typed(key, presence, "true or false", \.bool)
  }

  /// Returns the reader of an object.
  public mutating func object(
    _ key: String,
    _ presence: Presence = .optional
  ) -> JSONObjectReader? {
    value(key, presence).flatMap { JSONObjectReader($0, diagnostics) }
  }

  /// Returns the elements of an array.
  public mutating func array(_ key: String, _ presence: Presence = .optional) -> [JSONValue]? {
    typed(key, presence, "an array") { $0.kind == .array ? Array($0.elements) : nil }
  }

  /// Returns the readers of an array's objects; elements of other kinds are reported.
  public mutating func objects(
    _ key: String,
    _ presence: Presence = .optional
  ) -> [JSONObjectReader]? {
    array(key, presence)?.compactMap { JSONObjectReader($0, diagnostics) }
  }

  /// Notes that a word which says what the object is was not there, or none that is known.
  mutating func kindIsUnknown() { isOfUnknownKind = true }

  /// Reports every key that was never asked for; what only follows from a misspelt one is not said beside it.
  public func finish() {
    let free = knownKeys.filter { value[$0] == nil }
    let unknown = value.members.filter { !knownKeys.contains($0.key) }
    let replacements = unknown.map { EditDistance.replacement(for: $0.key, in: free) }
    let meant = unknown.compactMap { EditDistance.nearest(to: $0.key, in: knownKeys) }
    let isNothing =
      !meant.isEmpty && diagnostics.takeBack(of: value, meant: meant) || isOfUnknownKind
    for (member, replacement) in zip(unknown, replacements) {
      let key = member.key
      if let meant = EditDistance.nearest(to: key, in: knownKeys) {
        // Two keys that become one would lose a value.
        let isAlone = replacements.count { $0 == replacement } == 1
        diagnostics.add(
          "unknown key '\(key)', did you mean '\(meant)'?",
          atKeyOf: member,
          replacement: isAlone ? replacement : nil
        )
      } else if !isNothing {
        let known = knownKeys.map { "'\($0)'" }.joined(separator: ", ")
        let suffix = knownKeys.isEmpty ? "" : ", expected one of \(known)"
        diagnostics.add("unknown key '\(key)'\(suffix)", atKeyOf: member)
      }
    }
  }

  /// Reports a problem of a member, or of the object if the member is missing.
  public func report(
    _ message: String,
    at key: String,
    hint: String? = nil,
    replacement: String? = nil
  ) {
    diagnostics.add(
      message,
      at: value[key] ?? value,
      hint: hint,
      replacement: value[key] == nil ? nil : replacement
    )
  }

  /// Returns a member of one kind, reporting any other.
  mutating func typed<Result>(
    _ key: String,
    _ presence: Presence,
    _ expected: String,
    _ convert: (JSONValue) -> Result?
  ) -> Result? {
    guard let member = value(key, presence) else { return nil }
    if let result = convert(member) { return result }
    diagnostics.add(
      "'\(key)' must be \(expected), found \(member.described)",
      at: member,
      replacement: Self.unquoted(member) { convert($0) != nil }
    )
    return nil
  }

  /// The number or truth value that a text holds, as JSON, if it is one that is asked for.
  private static func unquoted(_ value: JSONValue, _ isRight: (JSONValue) -> Bool) -> String? {
    guard let text = value.string,
      // A text that is no JSON is none of them.
      let inner = try? JSONDocument(parsing: Array(text.utf8), source: value.source).root,
      inner.kind == .number || inner.kind == .boolean, isRight(inner)
    else { return nil }
    return text
  }

  private mutating func register(_ key: String) {
    if !knownKeys.contains(key) { knownKeys.append(key) }
  }
}
