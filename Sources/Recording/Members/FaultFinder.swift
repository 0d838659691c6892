import CanonicalJSON
import Geodesy

/// What is wrong with a member of a payload that a program hands over.
public struct MemberFault: Error, Hashable, Sendable {
  /// The way to the member: names, and places in lists from 0, with `/` between them.
  public var path: String
  /// What it is, and what is wrong with that.
  public var message: String

  /// Creates a fault.
  init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// The same fault, seen from around it.
  func within(_ outer: String) -> MemberFault {
    MemberFault(path.isEmpty ? outer : outer + "/" + path, message)
  }
}

extension MemberFault: CustomStringConvertible {
  /// Such as `'waypoint/lat' is 91.0, outside -90...90`.
  public var description: String { "'\(path)' is \(message)" }
}

/// Looks for the first member that has no form in a recording, or one that no reader takes.
struct FaultFinder: MemberVisitor {
  typealias Failure = MemberFault

  private func check(_ name: StaticString, _ value: Double, _ quantity: Quantity)
    throws(MemberFault)
  {
    guard let fault = quantity.fault(of: value) else { return }
    throw MemberFault(name.description, "\(value), \(fault)")
  }

  private func check(_ name: StaticString, _ value: Int, _ range: IntegerRange)
    throws(MemberFault)
  {
    guard let fault = range.fault(of: value) else { return }
    throw MemberFault(name.description, "\(value), \(fault)")
  }

  private func check(_ element: some RecordedElement, at path: @autoclosure () -> String)
    throws(MemberFault)
  {
    do throws(MemberFault) { try element.check() } catch { throw error.within(path()) }
  }

  private func check(_ name: StaticString, _ value: RecordedJSON, _ form: RecordedJSON.Form)
    throws(MemberFault)
  {
    guard let json = value.value, json.canonicalBytes == value.bytes else {
      throw MemberFault(name.description, "no canonical JSON")
    }
    guard form.fits(json) else {
      throw MemberFault(name.description, "\(json.excerpt), expected \(form.described)")
    }
  }

  func number(
    _ name: StaticString,
    _ value: inout Double,
    _ quantity: Quantity,
    _ text: StaticString
  )
    throws(MemberFault)
  { try check(name, value, quantity) }

  func number(
    _ name: StaticString,
    _ value: inout Double?,
    _ quantity: Quantity,
    _ text: StaticString
  ) throws(MemberFault) {
    if let value { try check(name, value, quantity) }
  }

  func integer(
    _ name: StaticString,
    _ value: inout Int,
    _ range: IntegerRange,
    _ text: StaticString
  )
    throws(MemberFault)
  { try check(name, value, range) }

  func integer(
    _ name: StaticString,
    _ value: inout Int?,
    _ range: IntegerRange,
    _ text: StaticString
  ) throws(MemberFault) {
    if let value { try check(name, value, range) }
  }

  func flag(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {}

  func flag(_ name: StaticString, _ value: inout Bool?, _ text: StaticString) {}

  func mark(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {}

  func text(_ name: StaticString, _ value: inout String, _ text: StaticString) {}

  func text(_ name: StaticString, _ value: inout String?, _ text: StaticString) {}

  func textOrNull(_ name: StaticString, _ value: inout String?, _ text: StaticString) {}

  func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element,
    _ text: StaticString
  ) throws(MemberFault) { try check(value, at: name.description) }

  func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element?,
    _ text: StaticString
  ) throws(MemberFault) {
    if let value { try check(value, at: name.description) }
  }

  func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element],
    _ text: StaticString
  ) throws(MemberFault) {
    for (index, value) in values.enumerated() { try check(value, at: "\(name)/\(index)") }
  }

  func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element]?,
    _ text: StaticString
  ) throws(MemberFault) {
    if var present = values { try list(name, &present, text) }
  }

  func json(
    _ name: StaticString,
    _ value: inout RecordedJSON,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) throws(MemberFault) { try check(name, value, form) }

  func json(
    _ name: StaticString,
    _ value: inout RecordedJSON?,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) throws(MemberFault) {
    if let value { try check(name, value, form) }
  }

  func place(
    _ place: inout Coordinate?,
    _ latitude: Quantity,
    _ longitude: Quantity,
    _ text: StaticString
  ) throws(MemberFault) {
    guard let place else { return }
    try check("lat", place.latitude, latitude)
    try check("lon", place.longitude, longitude)
  }
}
