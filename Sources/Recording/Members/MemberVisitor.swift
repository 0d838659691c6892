public import Geodesy

/// Walks over the members of a payload in the order in which they are recorded.
///
/// A payload names its members to a visitor once; what comes of it is the visitor's affair:
/// ``MemberWriter`` writes them, ``MemberReader`` reads them, ``MemberList`` notes them for the schema.
/// An optional value is one that may be absent.
public protocol MemberVisitor {
  /// What the visit may end with; a writer never fails.
  associatedtype Failure: Error

  /// Visits a number with its unit, decimals and range.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func number(
    _ name: StaticString,
    _ value: inout Double,
    _ quantity: Quantity,
    _ text: StaticString
  ) throws(Failure)

  /// Visits a number that may be absent.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func number(
    _ name: StaticString,
    _ value: inout Double?,
    _ quantity: Quantity,
    _ text: StaticString
  ) throws(Failure)

  /// Visits an integer of a range.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func integer(
    _ name: StaticString,
    _ value: inout Int,
    _ range: IntegerRange,
    _ text: StaticString
  ) throws(Failure)

  /// Visits an integer that may be absent.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func integer(
    _ name: StaticString,
    _ value: inout Int?,
    _ range: IntegerRange,
    _ text: StaticString
  ) throws(Failure)

  /// Visits a flag.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func flag(_ name: StaticString, _ value: inout Bool, _ text: StaticString)
    throws(Failure)

  /// Visits a flag that may be absent.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func flag(_ name: StaticString, _ value: inout Bool?, _ text: StaticString)
    throws(Failure)

  /// Visits a flag that stands there only where it is true.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func mark(_ name: StaticString, _ value: inout Bool, _ text: StaticString)
    throws(Failure)

  /// Visits a text.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func text(_ name: StaticString, _ value: inout String, _ text: StaticString)
    throws(Failure)

  /// Visits a text that may be absent.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func text(_ name: StaticString, _ value: inout String?, _ text: StaticString)
    throws(Failure)

  /// Visits a text that always stands there, and is null where there is none.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func textOrNull(_ name: StaticString, _ value: inout String?, _ text: StaticString)
    throws(Failure)

  /// Visits a value of a kind that has a shape of its own: a word, an object.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element,
    _ text: StaticString
  ) throws(Failure)

  /// Visits such a value that may be absent.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element?,
    _ text: StaticString
  ) throws(Failure)

  /// Visits a list.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element],
    _ text: StaticString
  ) throws(Failure)

  /// Visits a list that may be absent.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element]?,
    _ text: StaticString
  ) throws(Failure)

  /// Visits JSON that others made.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) throws(Failure)

  /// Visits JSON that others made and that may be absent.
  ///
  /// - Throws: What is wrong with the member, where it is read.
  mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON?,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) throws(Failure)

  /// Visits the two members of a place that may be absent, both or none.
  ///
  /// - Throws: What is wrong with the members, where they are read.
  mutating func place(
    _ place: inout Coordinate?,
    _ latitude: Quantity,
    _ longitude: Quantity,
    _ text: StaticString
  ) throws(Failure)
}

extension MemberVisitor {
  /// Visits the two members of a place on the Earth.
  ///
  /// - Throws: What is wrong with the members, where they are read.
  @inline(__always)
  public mutating func place(_ place: inout Coordinate, _ text: StaticString) throws(Failure) {
    try number("lat", &place.latitude, .latitude, text)
    try number("lon", &place.longitude, .longitude, text)
  }

  /// Visits the two members of a place on the Earth that may be absent.
  ///
  /// - Throws: What is wrong with the members, where they are read.
  public mutating func place(_ place: inout Coordinate?, _ text: StaticString) throws(Failure) {
    try self.place(&place, .latitude, .longitude, text)
  }

  /// Visits the two members of what is given for a place, which need not be one on the Earth.
  ///
  /// - Throws: What is wrong with the members, where they are read.
  public mutating func anyPlace(_ place: inout Coordinate?, _ text: StaticString) throws(Failure) {
    try self.place(&place, .anyDegrees, .anyDegrees, text)
  }
}
