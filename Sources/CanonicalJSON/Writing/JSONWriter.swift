/// A writer of canonical JSON: no spaces, keys in the order they are given, fixed decimals.
///
/// It formats straight into ``bytes``; nothing is allocated once the buffer has grown. The same
/// calls give the same bytes on every machine, in every locale.
public struct JSONWriter: Sendable {
  /// What has been written so far, in UTF-8.
  public internal(set) var bytes: [UInt8] = []

  /// Whether the next key or element follows another one.
  var needsComma = false

  /// The number of objects and arrays that are open.
  private var depth = 0

  /// Creates an empty writer with room for `capacity` bytes.
  public init(reserving capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Opens an object as the next value.
  public mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    depth += 1
  }

  /// Takes note of an object that was opened.
  @inline(__always)
  mutating func beginsObject() { depth += 1 }

  /// Takes note that the one object that is open was closed.
  @inline(__always)
  mutating func endsObject() {
    precondition(depth == 1, "a line ends inside \(depth) open objects or arrays")
    depth = 0
  }

  /// Closes the innermost object.
  public mutating func endObject() {
    precondition(depth > 0, "endObject() without beginObject()")
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
    depth -= 1
  }

  /// Opens an array as the next value.
  public mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    depth += 1
  }

  /// Closes the innermost array.
  public mutating func endArray() {
    precondition(depth > 0, "endArray() without beginArray()")
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
    depth -= 1
  }

  /// Writes a key that needs no escaping: printable ASCII without quotes and backslashes.
  public mutating func key(_ key: StaticString) {
    appendQuoted(literal: key, isKey: true)
  }

  /// Writes a key, escaped where needed.
  @_disfavoredOverload
  public mutating func key(_ key: String) {
    separate()
    appendQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) {
    separate()
    appendStatic(value ? "true" : "false")
    needsComma = true
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    appendStatic("null")
    needsComma = true
  }

  /// Writes one value that is canonical JSON already.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    raw(Array(json))
  }

  /// Writes one value that is canonical JSON already.
  ///
  /// Not generic, because no specialisation crosses from module to module.
  public mutating func raw(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
    needsComma = true
  }

  /// Ends a line of JSON Lines; the value on it must be complete.
  public mutating func newline() {
    precondition(depth == 0, "newline() inside \(depth) open objects or arrays")
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Forgets everything written.
  public mutating func removeAll(keepingCapacity: Bool = true) {
    bytes.removeAll(keepingCapacity: keepingCapacity)
    needsComma = false
    depth = 0
  }

  /// Writes the comma that stands before every key or element but the first.
  @inline(__always)
  mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
