import CanonicalJSON

/// One key of a section: what it is called, what it takes, and what it means.
///
/// Reading it is calling it: `let seconds = keys.latency(&reader)`. The schema has its shape, which is made when it is
/// asked for: to read a scenario nobody needs it, and all of them take longer than most scenarios.
struct Key<Value>: SectionKey {
  typealias Presence = JSONObjectReader.Presence

  let name: String
  private let makeShape: @Sendable () -> SchemaValue
  private(set) var isRequired = false
  private let read: @Sendable (inout JSONObjectReader, Presence) -> Value?

  init(
    _ name: String,
    _ shape: @escaping @autoclosure @Sendable () -> SchemaValue,
    _ read: @escaping @Sendable (inout JSONObjectReader, Presence) -> Value?
  ) {
    self.name = name
    makeShape = shape
    self.read = read
  }

  var shape: SchemaValue { makeShape() }

  /// The same key with other words.
  func described(_ text: @escaping @autoclosure @Sendable () -> String) -> Key {
    let makeShape = makeShape
    return Key(name, makeShape().described(text()), read)
  }

  /// The same key where the section needs it.
  var required: Key {
    var key = self
    key.isRequired = true
    return key
  }

  /// Returns what the section says; nil where it says nothing or something wrong, which is reported.
  ///
  /// - Parameter presence: whether it is needed here; nil is what the table says.
  func callAsFunction(_ reader: inout JSONObjectReader, _ presence: Presence? = nil) -> Value? {
    read(&reader, presence ?? (isRequired ? .required : .optional))
  }

  /// Whether the section has the key, which counts as known from now on.
  func isIn(_ reader: inout JSONObjectReader) -> Bool { reader.has(name) }
}

extension Key where Value: Sendable {
  /// The same key with what holds where the section says nothing, which ends the text that people read.
  func with(
    _ standard: Value,
    _ text: @escaping @autoclosure @Sendable () -> String
  ) -> StandardKey<Value> {
    let makeShape = makeShape
    let key = Key(name, makeShape().ended(text()), read)
    return StandardKey(key: key, standard: standard)
  }
}

/// A key with a value that holds where the section says nothing, or something wrong.
struct StandardKey<Value: Sendable>: SectionKey {
  let key: Key<Value>
  let standard: Value

  var name: String { key.name }
  var shape: SchemaValue { key.shape }
  var isRequired: Bool { key.isRequired }

  /// Returns what the section says, else the standard.
  func callAsFunction(_ reader: inout JSONObjectReader) -> Value { key(&reader) ?? standard }
}

/// What tables know of their keys.
protocol SectionKey: Sendable {
  var name: String { get }
  /// What it takes, with its meaning.
  var shape: SchemaValue { get }
  /// Whether the schema asks for it.
  var isRequired: Bool { get }
}

/// The keys of a section, each a stored property, in the order of the schema.
///
/// A table may hold others, whose keys stand in their place.
protocol KeyTable: Sendable {
  /// The keys, in the order of the schema.
  var all: [any SectionKey] { get }
}

extension KeyTable {
  /// The keys as they are declared: none can be forgotten.
  var all: [any SectionKey] {
    Mirror(reflecting: self).children.flatMap { child -> [any SectionKey] in
      if let table = child.value as? any KeyTable { return table.all }
      return (child.value as? any SectionKey).map { [$0] } ?? []
    }
  }

  /// The keys as members of an object's schema.
  var members: [(String, SchemaValue)] { all.map { ($0.name, $0.shape) } }

  /// Returns the schema of the object that has these keys and no others.
  func schema(_ text: String) -> SchemaValue {
    let all = all
    let required = all.filter(\.isRequired).map(\.name)
    return .closed(text, required: required, all.map { ($0.name, $0.shape) })
  }
}
