public import Geodesy

/// What a member looks like.
public indirect enum MemberShape: Sendable {
  /// A number with its unit, decimals and range.
  case number(Quantity)
  /// An integer of a range.
  case integer(IntegerRange)
  /// True or false.
  case flag
  /// A flag that is always true.
  case mark
  /// Any text.
  case text
  /// A text, or null for none.
  case textOrNull
  /// One of the words of a list that has a name.
  case words(String, [String])
  /// An object of a kind that has a name, and its members.
  case object(String, [MemberDescription])
  /// A list of these.
  case list(MemberShape)
  /// An object whose members, of any names, are each one of these.
  case table(MemberShape)
  /// Two numbers, degrees of latitude and longitude.
  case corner
  /// JSON that others made.
  case json(RecordedJSON.Form)
}

/// A member of a payload, as the schema tells it.
public struct MemberDescription: Sendable {
  /// The name as recorded.
  public var name: String
  /// What it looks like.
  public var shape: MemberShape
  /// Whether it may be absent.
  public var isOptional: Bool
  /// The member that stands beside it, where one of them never comes alone.
  public var partner: String?
  /// What it says, in one line.
  public var text: String
}

/// Notes the members of a payload.
public struct MemberList: MemberVisitor {
  public typealias Failure = Never

  /// The members so far, in the order in which they are recorded.
  public private(set) var members: [MemberDescription] = []

  /// Creates an empty list.
  public init() {}

  private mutating func note(
    _ name: StaticString,
    _ shape: MemberShape,
    isOptional: Bool = false,
    partner: String? = nil,
    _ text: StaticString
  ) {
    members.append(
      MemberDescription(
        name: name.description,
        shape: shape,
        isOptional: isOptional,
        partner: partner,
        text: text.description
      )
    )
  }

  public mutating func number(
    _ name: StaticString,
    _ value: inout Double,
    _ quantity: Quantity,
    _ text: StaticString
  ) { note(name, .number(quantity), text) }

  public mutating func number(
    _ name: StaticString,
    _ value: inout Double?,
    _ quantity: Quantity,
    _ text: StaticString
  ) { note(name, .number(quantity), isOptional: true, text) }

  public mutating func integer(
    _ name: StaticString,
    _ value: inout Int,
    _ range: IntegerRange,
    _ text: StaticString
  ) { note(name, .integer(range), text) }

  public mutating func integer(
    _ name: StaticString,
    _ value: inout Int?,
    _ range: IntegerRange,
    _ text: StaticString
  ) { note(name, .integer(range), isOptional: true, text) }

  public mutating func flag(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {
    note(name, .flag, text)
  }

  public mutating func flag(_ name: StaticString, _ value: inout Bool?, _ text: StaticString) {
    note(name, .flag, isOptional: true, text)
  }

  public mutating func mark(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {
    note(name, .mark, isOptional: true, text)
  }

  public mutating func text(_ name: StaticString, _ value: inout String, _ text: StaticString) {
    note(name, .text, text)
  }

  public mutating func text(_ name: StaticString, _ value: inout String?, _ text: StaticString) {
    note(name, .text, isOptional: true, text)
  }

  public mutating func textOrNull(
    _ name: StaticString,
    _ value: inout String?,
    _ text: StaticString
  ) { note(name, .textOrNull, text) }

  public mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element,
    _ text: StaticString
  ) { note(name, Element.shape, text) }

  public mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element?,
    _ text: StaticString
  ) { note(name, Element.shape, isOptional: true, text) }

  public mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element],
    _ text: StaticString
  ) { note(name, .list(Element.shape), text) }

  public mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element]?,
    _ text: StaticString
  ) { note(name, .list(Element.shape), isOptional: true, text) }

  public mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) { note(name, .json(form), text) }

  public mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON?,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) { note(name, .json(form), isOptional: true, text) }

  public mutating func place(
    _ place: inout Coordinate?,
    _ latitude: Quantity,
    _ longitude: Quantity,
    _ text: StaticString
  ) {
    note("lat", .number(latitude), isOptional: true, partner: "lon", text)
    note("lon", .number(longitude), isOptional: true, partner: "lat", text)
  }
}
