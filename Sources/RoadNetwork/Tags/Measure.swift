/// Numbers as mappers write them, read as OSRM's profiles read them.
enum Measure {
  private static let inch = 0.0254
  private static let pound = 0.45359237
  /// Kilometres in a mile as OSRM counts; the exact figure is 1.609344.
  private static let mile = 1.609
  /// No number of a tag counts for more.
  private static let greatest = 1e9

  /// Returns the digits that a text begins with; nil without one.
  static func leadingNumber(_ text: String) -> Double? {
    number(text.utf8.prefix(while: isDigit))
  }

  /// Returns the speed that a text begins with, in km/h: `50`, `50 km/h`, `30 mph`.
  ///
  /// Every other unit counts as km/h, knots too.
  static func speed(_ text: String) -> Double? {
    guard let value = leadingNumber(text) else { return nil }
    return contains(text, "mph") || contains(text, "mp/h") ? value * mile : value
  }

  /// Returns a length in metres: `2`, `2.5 m`, `2,5`, `6'7"`.
  static func metres(_ text: String) -> Double? {
    guard let value = firstDecimal(text) else { return nil }
    let bytes = text.utf8
    guard let apostrophe = bytes.firstIndex(of: UInt8(ascii: "'")) else { return value }
    let inches = bytes[apostrophe...].drop { !isDigit($0) }.prefix(while: isDigit)
    return (value * 12 + (number(inches) ?? 0)) * inch
  }

  /// Returns a weight in kilograms: `3.5`, `3.5 t`, `7500 kg`, `8000 lbs`.
  static func kilograms(_ text: String) -> Double? {
    guard let value = firstDecimal(text) else { return nil }
    if contains(text, "lbs") { return value * pound }
    return contains(text, "kg") ? value : value * 1000
  }

  /// Returns a count: a positive whole number of at most 255; nil for anything else.
  static func count(_ text: String) -> Int? {
    let spaces = text.utf8.drop(while: isSpace)
    let length = spaces.count - spaces.reversed().prefix(while: isSpace).count
    guard let value = Substring(spaces.prefix(length)).utf8Number, value > 0, value <= 255,
      value == value.rounded(.down)
    else { return nil }
    return Int(value)
  }

  /// Returns the first decimal number of a text, with a point or a comma.
  private static func firstDecimal(_ text: String) -> Double? {
    let digits = text.utf8.drop { !isDigit($0) }
    let whole = digits.prefix(while: isDigit)
    guard !whole.isEmpty else { return nil }
    let rest = digits.dropFirst(whole.count)
    guard let point = rest.first, point == UInt8(ascii: ".") || point == UInt8(ascii: ",") else {
      return number(whole)
    }
    let fraction = rest.dropFirst().prefix(while: isDigit)
    guard !fraction.isEmpty else { return number(whole) }
    return Double("\(Substring(whole)).\(Substring(fraction))").map { min($0, greatest) }
  }

  private static func number(_ digits: Substring.UTF8View) -> Double? {
    digits.isEmpty ? nil : Double(Substring(digits)).map { min($0, greatest) }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Returns whether a text contains another, both compared by their bytes.
  static func contains(_ text: String, _ part: String) -> Bool {
    var rest = text.utf8[...]
    while rest.count >= part.utf8.count {
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

extension Substring {
  /// The number that the whole text is.
  fileprivate var utf8Number: Double? { Double(self) }
}
