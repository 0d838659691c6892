public import CanonicalJSON
public import Geodesy

/// Writes members as canonical JSON; what is absent is left out.
public struct MemberWriter: MemberVisitor, Sendable {
  public typealias Failure = Never

  /// Where the members go.
  public var json: JSONWriter

  /// Creates a writer with room for `capacity` bytes.
  public init(reserving capacity: Int = 0) { json = JSONWriter(reserving: capacity) }

  @inline(__always)
  public mutating func number(
    _ name: StaticString,
    _ value: inout Double,
    _ quantity: Quantity,
    _ text: StaticString
  ) {
    json.member(name, value, decimals: quantity.decimals)
  }

  @inline(__always)
  public mutating func number(
    _ name: StaticString,
    _ value: inout Double?,
    _ quantity: Quantity,
    _ text: StaticString
  ) {
    guard let value else { return }
    json.member(name, value, decimals: quantity.decimals)
  }

  @inline(__always)
  public mutating func integer(
    _ name: StaticString,
    _ value: inout Int,
    _ range: IntegerRange,
    _ text: StaticString
  ) {
    json.member(name, value)
  }

  @inline(__always)
  public mutating func integer(
    _ name: StaticString,
    _ value: inout Int?,
    _ range: IntegerRange,
    _ text: StaticString
  ) {
    guard let value else { return }
    json.member(name, value)
  }

  @inline(__always)
  public mutating func flag(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {
    json.member(name, value)
  }

  public mutating func flag(_ name: StaticString, _ value: inout Bool?, _ text: StaticString) {
    guard let value else { return }
    json.member(name, value)
  }

  @inline(__always)
  public mutating func mark(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {
    guard value else { return }
    json.member(name, true)
  }

  @inline(__always)
  public mutating func text(_ name: StaticString, _ value: inout String, _ text: StaticString) {
    json.key(name)
    json.string(value)
  }

  public mutating func text(_ name: StaticString, _ value: inout String?, _ text: StaticString) {
    guard let value else { return }
    json.key(name)
    json.string(value)
  }

  public mutating func textOrNull(
    _ name: StaticString,
    _ value: inout String?,
    _ text: StaticString
  ) {
    json.key(name)
    if let value { json.string(value) } else { json.null() }
  }

  public mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element,
    _ text: StaticString
  ) {
    json.key(name)
    value.write(to: &self)
  }

  public mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element?,
    _ text: StaticString
  ) {
    guard var present = value else { return }
    json.key(name)
    present.write(to: &self)
  }

  public mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element],
    _ text: StaticString
  ) {
    json.key(name)
    json.beginArray()
    for var value in values { value.write(to: &self) }
    json.endArray()
  }

  public mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element]?,
    _ text: StaticString
  ) {
    guard var present = values else { return }
    list(name, &present, text)
  }

  public mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) {
    json.key(name)
    json.raw(value.bytes)
  }

  public mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON?,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) {
    guard let value else { return }
    json.key(name)
    json.raw(value.bytes)
  }

  public mutating func place(
    _ place: inout Coordinate?,
    _ latitude: Quantity,
    _ longitude: Quantity,
    _ text: StaticString
  ) {
    guard var present = place else { return }
    number("lat", &present.latitude, latitude, text)
    number("lon", &present.longitude, longitude, text)
  }
}

extension JSONWriter {
  /// Writes a value of a recording.
  public mutating func element(_ element: some RecordedElement) {
    var writer = MemberWriter()
    var element = element
    element.write(to: &writer)
    raw(writer.json.bytes)
  }
}
