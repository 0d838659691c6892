/// Reads `duration`: `15` (minutes), `0:15`, `1:02:03`, `PT1H15M`, `P1DT2H`, `P2W`, `PT01:15:00`.
struct DurationText {
  private var rest: Substring.UTF8View

  private init(_ text: String) { rest = text[...].utf8 }

  /// Returns the seconds that a text tells; nil for one that is no duration.
  static func seconds(_ text: String) -> Double? {
    var reader = DurationText(text)
    guard let seconds = text.utf8.first == UInt8(ascii: "P") ? reader.period() : reader.clock(),
      reader.rest.isEmpty
    else { return nil }
    return Double(seconds)
  }

  /// `m`, `h:m` or `h:m:s`, each of one or two digits.
  private mutating func clock() -> Int? {
    var parts: [Int] = []
    repeat {
      guard let part = number(atMost: 2) else { return nil }
      parts.append(part)
    } while take(":") && parts.count < 3
    switch parts.count {
    case 1: return parts[0] * 60
    case 2: return parts[0] * 3600 + parts[1] * 60
    default: return parts[0] * 3600 + parts[1] * 60 + parts[2]
    }
  }

  private mutating func period() -> Int? {
    guard take("P") else { return nil }
    let start = rest
    if let weeks = number(atMost: 9), take("Ww") { return weeks * 604_800 }
    rest = start
    if let time = timeOfDay(), rest.isEmpty { return time }
    rest = start
    var seconds = 0
    if let days = part("Dd") { seconds += days * 86_400 }
    guard take("T") else { return seconds }
    if let hours = part("Hh") { seconds += hours * 3600 }
    if let minutes = part("Mm") { seconds += minutes * 60 }
    if let part = part("Ss") { seconds += part }
    return seconds
  }

  /// `Thhmmss` or `Thh:mm:ss`.
  private mutating func timeOfDay() -> Int? {
    guard take("T"), let hours = pair(below: 24) else { return nil }
    let hasColons = take(":")
    guard let minutes = pair(below: 60), !hasColons || take(":"), let seconds = pair(below: 60)
    else { return nil }
    return hours * 3600 + minutes * 60 + seconds
  }

  private mutating func pair(below limit: Int) -> Int? {
    guard let first = rest.first, Measure.isDigit(first), let second = rest.dropFirst().first,
      Measure.isDigit(second)
    else { return nil }
    let value = Int(first &- 0x30) * 10 + Int(second &- 0x30)
    rest = rest.dropFirst(2)
    return value < limit ? value : nil
  }

  /// A number and its unit; nil, and nothing read, where they are not next.
  private mutating func part(_ unit: String) -> Int? {
    let start = rest
    guard let value = number(atMost: 9), take(unit) else {
      rest = start
      return nil
    }
    return value
  }

  private mutating func number(atMost digits: Int) -> Int? {
    let text = rest.prefix(while: Measure.isDigit)
    guard !text.isEmpty, text.count <= digits else { return nil }
    rest = rest.dropFirst(text.count)
    return Int(Substring(text))
  }

  private mutating func take(_ oneOf: String) -> Bool {
    guard let next = rest.first, oneOf.utf8.contains(next) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
