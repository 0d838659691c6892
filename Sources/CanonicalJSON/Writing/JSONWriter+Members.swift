/// The members of an object: name and value in one call.
///
/// A literal name is a `StaticString`, which is copied as it stands; a name that is only known when the
/// program runs is escaped where needed.
extension JSONWriter {
  /// Writes a member that is a string.
  public mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member that is a string which needs no escaping, such as the name of an event.
  public mutating func member(_ name: StaticString, literal value: StaticString) {
    key(name)
    string(literal: value)
  }

  /// Writes a member that is a whole number.
  public mutating func member(_ name: StaticString, _ value: Int) {
    appendWhole(Int64(value), behind: name)
  }

  /// Writes a member that is a whole number of any width.
  public mutating func member(_ name: StaticString, _ value: some BinaryInteger) {
    key(name)
    integer(value)
  }

  /// Writes a member that is a number rounded to `decimals` places, as ``fixed(_:decimals:)`` does.
  public mutating func member(_ name: StaticString, _ value: Double, decimals: Int) {
    fixed(value, decimals: decimals, behind: name)
  }

  /// Writes a member that is the shortest number that reads back as the same double.
  public mutating func member(_ name: StaticString, shortest value: Double) {
    key(name)
    shortest(value)
  }

  /// Writes a member that is true or false.
  public mutating func member(_ name: StaticString, _ value: Bool) {
    appendMember(name, bare: value ? "true" : "false")
  }

  /// Writes a member that is an array of strings.
  public mutating func member(_ name: StaticString, _ values: [String]) {
    beginArray(name)
    for value in values { string(value) }
    endArray()
  }

  /// Writes a member that has been parsed, in canonical form.
  public mutating func member(_ name: StaticString, _ value: JSONValue) {
    key(name)
    self.value(value)
  }

  /// Writes a member that is canonical JSON already.
  public mutating func member(_ name: StaticString, raw json: [UInt8]) {
    key(name)
    raw(json)
  }

  /// Opens an object as the member `name`.
  public mutating func beginObject(_ name: StaticString) {
    key(name)
    beginObject()
  }

  /// Opens an array as the member `name`.
  public mutating func beginArray(_ name: StaticString) {
    key(name)
    beginArray()
  }
}

/// Members that are left out, or null, where there is no value.
extension JSONWriter {
  /// Writes a member that is a string; nothing where there is none.
  public mutating func member(_ name: StaticString, ifPresent value: String?) {
    if let value { member(name, value) }
  }

  /// Writes a member that is a whole number; nothing where there is none.
  public mutating func member(_ name: StaticString, ifPresent value: Int?) {
    if let value { member(name, value) }
  }

  /// Writes a member that is a number rounded to `decimals` places; nothing where there is none.
  public mutating func member(_ name: StaticString, ifPresent value: Double?, decimals: Int) {
    if let value { member(name, value, decimals: decimals) }
  }

  /// Writes a member that is true or false; nothing where it is unknown.
  public mutating func member(_ name: StaticString, ifPresent value: Bool?) {
    if let value { member(name, value) }
  }

  /// Writes a member that is a string; null where there is none.
  public mutating func member(_ name: StaticString, orNull value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// Writes a member that is a whole number; null where there is none.
  public mutating func member(_ name: StaticString, orNull value: Int?) {
    key(name)
    if let value { integer(Int64(value)) } else { null() }
  }

  /// Writes a member that is a number rounded to `decimals` places; null where there is none.
  public mutating func member(_ name: StaticString, orNull value: Double?, decimals: Int) {
    key(name)
    if let value { fixed(value, decimals: decimals) } else { null() }
  }
}

/// Members whose names are only known when the program runs.
extension JSONWriter {
  /// Writes a member that is a string.
  @_disfavoredOverload
  public mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member that is a whole number.
  @_disfavoredOverload
  public mutating func member(_ name: String, _ value: some BinaryInteger) {
    key(name)
    integer(value)
  }

  /// Writes a member that is a number rounded to `decimals` places, as ``fixed(_:decimals:)`` does.
  @_disfavoredOverload
  public mutating func member(_ name: String, _ value: Double, decimals: Int) {
    key(name)
    fixed(value, decimals: decimals)
  }

  /// Writes a member that is true or false.
  @_disfavoredOverload
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a member that has been parsed, in canonical form.
  @_disfavoredOverload
  public mutating func member(_ name: String, _ value: JSONValue) {
    key(name)
    self.value(value)
  }

  /// Writes a member that is canonical JSON already.
  @_disfavoredOverload
  public mutating func member(_ name: String, raw json: [UInt8]) {
    key(name)
    raw(json)
  }

  /// Opens an object as the member `name`.
  @_disfavoredOverload
  public mutating func beginObject(_ name: String) {
    key(name)
    beginObject()
  }

  /// Opens an array as the member `name`.
  @_disfavoredOverload
  public mutating func beginArray(_ name: String) {
    key(name)
    beginArray()
  }
}
