/// Speeds, lengths and durations as tags write them.
enum SpeedText {
  /// Returns the km/h of a `maxspeed` value; nil for one that cannot be read.
  ///
  /// A number with a unit, `walk`, or a zone such as `DE:urban`; `none` and zones without a limit are
  /// infinite.
  static func limit(_ text: String) -> Double? {
    // Several values: the first counts.
    let first = text.split(separator: ";").first.map(String.init) ?? text
    let value = first.trimmed.lowercased()
    if value == "none" { return .infinity }
    if value == "walk" { return 7 }
    if let (number, unit) = split(value) {
      guard number > 0, number < 1000 else { return nil }
      switch unit {
      case "", "km/h", "kmh", "kph": return number
      case "mph": return number * 1.609344
      case "knots": return number * 1.852
      default: return nil
      }
    }
    return zone(value)
  }

  /// Kilometres per hour of the zones of countries, after OSRM's car profile.
  private static let zones: [String: Double] = [
    "at:rural": 100, "at:trunk": 100, "be:motorway": 120, "be-bru:rural": 70, "be-bru:urban": 30,
    "be-vlg:rural": 70, "bg:motorway": 140, "by:urban": 60, "by:motorway": 110, "ca-on:rural": 80,
    "ch:rural": 80, "ch:trunk": 100, "ch:motorway": 120, "cz:trunk": 0, "cz:motorway": 0,
    "de:living_street": 7, "de:rural": 100, "de:motorway": 0, "dk:rural": 80, "es:trunk": 90,
    "fr:rural": 80, "gb:nsl_single": 96.56064, "gb:nsl_dual": 112.65408,
    "gb:motorway": 112.65408, "nl:rural": 80, "nl:trunk": 100, "no:rural": 80, "no:motorway": 110,
    "ph:urban": 40, "ph:rural": 80, "ph:motorway": 100, "pl:rural": 100, "pl:expressway": 120,
    "pl:motorway": 140, "ro:trunk": 100, "ru:living_street": 20, "ru:urban": 60,
    "ru:motorway": 110, "uk:nsl_single": 96.56064, "uk:nsl_dual": 112.65408,
    "uk:motorway": 112.65408, "za:urban": 60, "za:rural": 100,
  ]
  private static let classes: [String: Double] = [
    "urban": 50, "rural": 90, "trunk": 110, "motorway": 130,
  ]

  private static func zone(_ value: String) -> Double? {
    if let special = zones[value] { return special > 0 ? special : .infinity }
    guard let colon = value.firstIndex(of: ":") else { return nil }
    return classes[String(value[value.index(after: colon)...])]
  }

  /// Returns a number and the text behind it.
  static func split(_ text: String) -> (Double, String)? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits), number.isFinite else { return nil }
    return (number, String(text[digits.endIndex...]).trimmed)
  }

  /// Returns the metres of a length: `2.5`, `2.5 m`, `8'6"`, `10 ft`.
  static func metres(_ text: String) -> Double? {
    guard let (number, unit) = split(text.trimmed) else { return nil }
    switch unit {
    case "", "m", "metres", "meters": return number
    case "ft", "feet": return number * 0.3048
    default:
      guard unit.hasPrefix("'") else { return nil }
      let inches = split(String(unit.dropFirst()).trimmed)?.0 ?? 0
      return number * 0.3048 + inches * 0.0254
    }
  }

  /// Returns the tonnes of a weight: `3.5`, `3.5 t`, `7000 kg`.
  static func tonnes(_ text: String) -> Double? {
    guard let (number, unit) = split(text.trimmed) else { return nil }
    switch unit {
    case "", "t": return number
    case "kg": return number / 1000
    case "lbs": return number * 0.000_453_592_37
    default: return nil
    }
  }

  /// Returns the seconds of a duration: `35` (minutes), `1:10`, `01:10:00`, `PT1H10M`.
  static func seconds(_ text: String) -> Double? {
    let value = text.trimmed.uppercased()
    if value.hasPrefix("PT") { return period(value.dropFirst(2)) }
    let parts = value.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard !parts.isEmpty, parts.count <= 3, parts.allSatisfy({ $0 != nil && ($0 ?? -1) >= 0 })
    else { return nil }
    let numbers = parts.compactMap { $0 }
    switch numbers.count {
    case 1: return numbers[0] * 60
    case 2: return numbers[0] * 3600 + numbers[1] * 60
    default: return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
    }
  }

  private static func period(_ text: Substring) -> Double? {
    var rest = text
    var seconds = 0.0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      guard let number = Double(digits), let unit = rest.dropFirst(digits.count).first else {
        return nil
      }
      switch unit {
      case "H": seconds += number * 3600
      case "M": seconds += number * 60
      case "S": seconds += number
      default: return nil
      }
      rest = rest.dropFirst(digits.count + 1)
    }
    return seconds
  }
}

extension String {
  /// The text without blanks around it.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
