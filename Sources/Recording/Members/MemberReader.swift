public import CanonicalJSON
public import Geodesy

/// Reads members from an object, in any order.
///
/// A strict reading, as of what others wrote, tells the first member that is absent, unknown, of another
/// type, no word of its list or out of range. A lenient one, as of what this program wrote, takes what
/// is there and passes over everything else.
public struct MemberReader: MemberVisitor {
  public typealias Failure = RecordingError

  private let object: JSONValue
  private let isLenient: Bool
  private var members: [JSONMember] = []
  private var isTaken: [Bool] = []
  /// Where the next member stands if they come in the order of the payload.
  private var next = 0

  /// Begins to read an object.
  ///
  /// - Throws: ``RecordingError`` where the value is no object.
  public init(_ object: JSONValue, isLenient: Bool = false) throws(RecordingError) {
    guard object.kind == .object else { throw .expected("an object", object) }
    self.object = object
    self.isLenient = isLenient
    members = Array(object.members)
    isTaken = [Bool](repeating: false, count: members.count)
  }

  /// Passes over a member that is not of the payload.
  mutating func skip(_ name: StaticString) { _ = take(name) }

  /// Passes over members that are not of the payload.
  mutating func skip(_ names: Set<String>) {
    for index in members.indices where names.contains(members[index].key) { isTaken[index] = true }
  }

  /// Ends the reading.
  ///
  /// - Throws: ``RecordingError`` at the first member that nobody asked for, unless lenient.
  func finish() throws(RecordingError) {
    guard !isLenient, let index = isTaken.firstIndex(of: false) else { return }
    let member = members[index]
    throw RecordingError("unknown member '\(member.key)'", atKeyOf: member, in: object)
  }

  private mutating func take(_ name: StaticString) -> JSONValue? {
    let count = members.count
    for step in 0..<count {
      let index = next + step < count ? next + step : next + step - count
      guard !isTaken[index], members[index].hasKey(name) else { continue }
      isTaken[index] = true
      next = index + 1 < count ? index + 1 : 0
      return members[index].value
    }
    return nil
  }

  /// Reads a member that must be there; nil where a lenient reading does without.
  private mutating func required<Value>(
    _ name: StaticString,
    _ what: @autoclosure () -> String,
    _ read: (JSONValue) throws(RecordingError) -> Value?
  ) throws(RecordingError) -> Value? {
    guard let json = take(name) else {
      if isLenient { return nil }
      throw RecordingError("'\(name)' is missing: \(what())", at: object)
    }
    return try checked(json, what(), read)
  }

  /// Reads a member that may be absent.
  private mutating func optional<Value>(
    _ name: StaticString,
    _ what: @autoclosure () -> String,
    _ read: (JSONValue) throws(RecordingError) -> Value?
  ) throws(RecordingError) -> Value? {
    guard let json = take(name) else { return nil }
    return try checked(json, what(), read)
  }

  private func checked<Value>(
    _ json: JSONValue,
    _ what: @autoclosure () -> String,
    _ read: (JSONValue) throws(RecordingError) -> Value?
  ) throws(RecordingError) -> Value? {
    do throws(RecordingError) {
      if let value = try read(json) { return value }
    } catch {
      if isLenient { return nil }
      throw error
    }
    if isLenient { return nil }
    throw .expected(what(), json)
  }

  // MARK: - Members

  private func number(
    _ quantity: Quantity
  ) -> (JSONValue) throws(RecordingError) -> Double? {
    { (json) throws(RecordingError) in
      if quantity.allowsMax, json.string == "max" { return .infinity }
      guard let value = json.double else { return nil }
      // A lenient reading does without what cannot be.
      if let fault = quantity.fault(of: value) {
        throw RecordingError("\(json.excerpt) is \(fault)", at: json)
      }
      return value
    }
  }

  public mutating func number(
    _ name: StaticString,
    _ value: inout Double,
    _ quantity: Quantity,
    _ text: StaticString
  ) throws(RecordingError) {
    value = try required(name, quantity.described, number(quantity)) ?? value
  }

  public mutating func number(
    _ name: StaticString,
    _ value: inout Double?,
    _ quantity: Quantity,
    _ text: StaticString
  ) throws(RecordingError) {
    value = try optional(name, quantity.described, number(quantity))
  }

  private func integer(_ range: IntegerRange) -> (JSONValue) throws(RecordingError) -> Int? {
    { [isLenient] (json) throws(RecordingError) in
      isLenient ? json.integer.map(Int.init) : try range.read(json)
    }
  }

  public mutating func integer(
    _ name: StaticString,
    _ value: inout Int,
    _ range: IntegerRange,
    _ text: StaticString
  ) throws(RecordingError) {
    value = try required(name, "an integer", integer(range)) ?? value
  }

  public mutating func integer(
    _ name: StaticString,
    _ value: inout Int?,
    _ range: IntegerRange,
    _ text: StaticString
  ) throws(RecordingError) {
    value = try optional(name, "an integer", integer(range))
  }

  public mutating func flag(_ name: StaticString, _ value: inout Bool, _ text: StaticString)
    throws(RecordingError)
  {
    value = try required(name, "true or false") { $0.bool } ?? value
  }

  public mutating func flag(_ name: StaticString, _ value: inout Bool?, _ text: StaticString)
    throws(RecordingError)
  {
    value = try optional(name, "true or false") { $0.bool }
  }

  public mutating func mark(_ name: StaticString, _ value: inout Bool, _ text: StaticString)
    throws(RecordingError)
  {
    // Somebody else may well write what is not so.
    value = try optional(name, "true or false") { $0.bool } ?? false
  }

  public mutating func text(_ name: StaticString, _ value: inout String, _ text: StaticString)
    throws(RecordingError)
  {
    value = try required(name, "a text") { $0.string } ?? value
  }

  public mutating func text(_ name: StaticString, _ value: inout String?, _ text: StaticString)
    throws(RecordingError)
  {
    value = try optional(name, "a text") { $0.string }
  }

  public mutating func textOrNull(
    _ name: StaticString,
    _ value: inout String?,
    _ text: StaticString
  ) throws(RecordingError) {
    let found = try required(name, "a text or null") { json -> String?? in
      json.isNull ? .some(nil) : json.string.map(Optional.some)
    }
    value = found ?? nil
  }

  private func element<Element: RecordedElement>(
    _ type: Element.Type
  ) -> (JSONValue) throws(RecordingError) -> Element? {
    { [isLenient] (json) throws(RecordingError) in
      var element = Element.blank
      try element.read(json, isLenient: isLenient)
      return element
    }
  }

  public mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element,
    _ text: StaticString
  ) throws(RecordingError) {
    value = try required(name, Element.shape.described, element(Element.self)) ?? value
  }

  public mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element?,
    _ text: StaticString
  ) throws(RecordingError) {
    value = try optional(name, Element.shape.described, element(Element.self))
  }

  private func elements<Element: RecordedElement>(
    _ type: Element.Type
  ) -> (JSONValue) throws(RecordingError) -> [Element]? {
    { [isLenient] (json) throws(RecordingError) in
      guard json.kind == .array else { return nil }
      var found: [Element] = []
      found.reserveCapacity(json.count)
      for entry in json.elements {
        var element = Element.blank
        try element.read(entry, isLenient: isLenient)
        found.append(element)
      }
      return found
    }
  }

  public mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element],
    _ text: StaticString
  ) throws(RecordingError) {
    values = try required(name, "a list", elements(Element.self)) ?? values
  }

  public mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element]?,
    _ text: StaticString
  ) throws(RecordingError) {
    values = try optional(name, "a list", elements(Element.self))
  }

  public mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) throws(RecordingError) {
    value =
      try required(name, form.described) { form.fits($0) ? RecordedJSON($0) : nil } ?? value
  }

  public mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON?,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) throws(RecordingError) {
    value = try optional(name, form.described) { form.fits($0) ? RecordedJSON($0) : nil }
  }

  public mutating func place(
    _ place: inout Coordinate?,
    _ latitude: Quantity,
    _ longitude: Quantity,
    _ text: StaticString
  ) throws(RecordingError) {
    let north = try optional("lat", latitude.described, number(latitude))
    let east = try optional("lon", longitude.described, number(longitude))
    switch (north, east) {
    case (let north?, let east?): place = Coordinate(latitude: north, longitude: east)
    case (nil, nil): place = nil
    case (nil, _?), (_?, nil):
      place = nil
      if !isLenient { throw RecordingError("'lat' and 'lon' come together", at: object) }
    }
  }
}

extension IntegerRange {
  /// Reads an integer of the range.
  func read(_ json: JSONValue) throws(RecordingError) -> Int {
    guard let value = json.integer.map(Int.init) else { throw .expected("an integer", json) }
    if let fault = fault(of: value) {
      throw RecordingError("\(json.excerpt) is \(fault)", at: json)
    }
    return value
  }
}

extension Quantity {
  /// What a reader expects, in words.
  fileprivate var described: String {
    let kind = unit == .none ? "a number" : "a number of \(unit.rawValue)"
    return allowsMax ? kind + " or \"max\"" : kind
  }
}

extension MemberShape {
  /// What a reader expects, in words.
  fileprivate var described: String {
    switch self {
    case .number: "a number"
    case .integer: "an integer"
    case .flag, .mark: "true or false"
    case .text: "a text"
    case .textOrNull: "a text or null"
    case .words(_, let words): "one of \(words.joined(separator: ", "))"
    case .object: "an object"
    case .list: "a list"
    case .table: "an object"
    case .corner: "two numbers"
    case .json(let form): form.described
    }
  }
}
