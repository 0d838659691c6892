package import Geodesy

/// What a member looks like.
package indirect enum MemberShape: Sendable {
  case number(Quantity)
  case integer(IntegerRange)
  case flag
  /// A flag that is always true.
  case mark
  case text
  case textOrNull
  /// One of these words.
  case words([String])
  case object([MemberDescription])
  /// A list of these.
  case list(MemberShape)
  /// Two numbers, degrees of latitude and longitude.
  case corner
  case json(RecordedJSON.Form)
}

/// A member of a payload, as the schema tells it.
package struct MemberDescription: Sendable {
  /// The name as recorded.
  package var name: String
  /// What it looks like.
  package var shape: MemberShape
  /// Whether it may be absent.
  package var isOptional: Bool
  /// What it says, in one line.
  package var text: String
}

/// Notes the members of a payload.
package struct MemberList: MemberVisitor {
  package typealias Failure = Never

  /// The members so far, in the order in which they are recorded.
  package private(set) var members: [MemberDescription] = []

  /// Creates an empty list.
  package init() {}

  private mutating func note(
    _ name: StaticString,
    _ shape: MemberShape,
    isOptional: Bool = false,
    _ text: StaticString
  ) {
    members.append(
      MemberDescription(
        name: name.description,
        shape: shape,
        isOptional: isOptional,
        text: text.description
      )
    )
  }

  package mutating func number(
    _ name: StaticString,
    _ value: inout Double,
    _ quantity: Quantity,
    _ text: StaticString
  ) { note(name, .number(quantity), text) }

  package mutating func number(
    _ name: StaticString,
    _ value: inout Double?,
    _ quantity: Quantity,
    _ text: StaticString
  ) { note(name, .number(quantity), isOptional: true, text) }

  package mutating func integer(
    _ name: StaticString,
    _ value: inout Int,
    _ range: IntegerRange,
    _ text: StaticString
  ) { note(name, .integer(range), text) }

  package mutating func integer(
    _ name: StaticString,
    _ value: inout Int?,
    _ range: IntegerRange,
    _ text: StaticString
  ) { note(name, .integer(range), isOptional: true, text) }

  package mutating func flag(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {
    note(name, .flag, text)
  }

  package mutating func flag(_ name: StaticString, _ value: inout Bool?, _ text: StaticString) {
    note(name, .flag, isOptional: true, text)
  }

  package mutating func mark(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {
    note(name, .mark, isOptional: true, text)
  }

  package mutating func text(_ name: StaticString, _ value: inout String, _ text: StaticString) {
    note(name, .text, text)
  }

  package mutating func text(_ name: StaticString, _ value: inout String?, _ text: StaticString) {
    note(name, .text, isOptional: true, text)
  }

  package mutating func textOrNull(
    _ name: StaticString,
    _ value: inout String?,
    _ text: StaticString
  ) { note(name, .textOrNull, text) }

  package mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element,
    _ text: StaticString
  ) { note(name, Element.shape, text) }

  package mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element?,
    _ text: StaticString
  ) { note(name, Element.shape, isOptional: true, text) }

  package mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element],
    _ text: StaticString
  ) { note(name, .list(Element.shape), text) }

  package mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element]?,
    _ text: StaticString
  ) { note(name, .list(Element.shape), isOptional: true, text) }

  package mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) { note(name, .json(form), text) }

  package mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON?,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) { note(name, .json(form), isOptional: true, text) }

  package mutating func place(
    _ place: inout Coordinate?,
    _ latitude: Quantity,
    _ longitude: Quantity,
    _ text: StaticString
  ) {
    note("lat", .number(latitude), isOptional: true, text)
    note("lon", .number(longitude), isOptional: true, text)
  }
}
