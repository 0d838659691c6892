import CanonicalJSON
import Geodesy
import Recording
import Seeds

/// Fills the members of a payload at random.
struct PayloadFiller: MemberVisitor {
  typealias Failure = Never

  /// Which numbers it takes.
  enum Numbers {
    /// Those of the quantity's range.
    case right
    /// Any: of the range, beyond it, and none at all.
    case wild
    /// None at all.
    case notANumber
  }

  private var generator: SeededGenerator
  private let numbers: Numbers
  /// Whether nothing is absent and no list empty.
  private let isFull: Bool
  /// How many numbers it gave.
  private(set) var numberCount = 0

  init(seed: Int, _ numbers: Numbers = .right, isFull: Bool = false) {
    generator = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)))
    self.numbers = numbers
    self.isFull = isFull
  }

  private mutating func isPresent() -> Bool { isFull || Bool.random(using: &generator) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private mutating func random(_ quantity: Quantity) -> Double {
    numberCount += 1
    switch numbers {
    case .right:
      if quantity.allowsMax, Int.random(in: 0..<4, using: &generator) == 0 { return .infinity }
      let least = max(quantity.least, -1e6), greatest = min(quantity.greatest, 1e6)
      return Double.random(in: least...greatest, using: &generator)
    case .wild:
      return pick([
        -1e300, -1e6, -91, -0.004, 0, 0.5, 89.999_999_99, 181, 1e18, 1e300,
        .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
      ])
    case .notANumber: return .nan
    }
  }

  private mutating func random(_ range: IntegerRange) -> Int {
    let greatest = IntegerRange.greatest
    switch numbers {
    case .right, .notANumber: return pick([range.least, 0, 1, 42, greatest])
    case .wild: return pick([.min, -greatest - 1, -1, 0, 7, greatest + 1, .max])
    }
  }

  private mutating func randomText() -> String {
    pick(["", "a", "Vaduz, Äule", "\"\\/\u{8}\n\u{1}", "e\u{301}🚗", "max", "null"])
  }

  private mutating func random(_ form: RecordedJSON.Form) -> RecordedJSON {
    let texts: [String] =
      switch form {
      case .anything: ["null", "[]", "\"a\"", "{\"a\":[1,{\"b\":null}]}", "0.5"]
      case .object: ["{}", "{\"a\":[1]}"]
      case .texts: ["{}", "{\"a\":\"b\",\"c\":\"\"}"]
      case .flags: ["{}", "{\"header\":true,\"etaCard\":false}"]
      case .text: ["\"\"", "\"a\""]
      case .number: ["0", "-1.5", "1e300"]
      case .integer: ["0", "-7"]
      case .flag: ["true", "false"]
      case .textOrNull: ["null", "\"a\""]
      case .place: ["{\"lat\":1,\"lon\":-200.5}"]
      case .listOfTexts: ["[]", "[\"a\",\"\"]"]
      case .pair: ["[0.5,1]"]
      case .corners: ["[[1,2],[3,4.5]]"]
      case .image:
        ["null", "{\"name\":\"pin\",\"width\":1,\"height\":2.5,\"tint\":\"red\"}"]
      case .spans:
        [
          "[]", "[{\"color\":\"red\",\"segments\":1}]",
          "[{\"from\":\"red\",\"to\":\"blue\",\"segments\":0.5}]",
        ]
      }
    return RecordedJSON(canonical: Array(pick(texts).utf8))
  }

  private mutating func filled<Element: RecordedElement>(_ blank: Element) -> Element {
    var value: any RecordedElement = blank
    switch value {
    case var object as any RecordedObject:
      object.visit(&self)
      value = object
    case let word as any RecordedWord: value = another(word)
    case is Int: value = random(IntegerRange.any)
    case is String: value = randomText()
    case is Recorded.Corner:
      let coordinate = Coordinate(latitude: random(.anyDegrees), longitude: random(.anyDegrees))
      value = Recorded.Corner(coordinate)
    default: preconditionFailure("\(Element.self) has no random values")
    }
    return value as? Element ?? blank
  }

  private mutating func another<Word: RecordedWord>(_ word: Word) -> Word {
    pick(Array(Word.allCases))
  }

  // MARK: - Members

  mutating func number(
    _ name: StaticString,
    _ value: inout Double,
    _ quantity: Quantity,
    _ text: StaticString
  ) { value = random(quantity) }

  mutating func number(
    _ name: StaticString,
    _ value: inout Double?,
    _ quantity: Quantity,
    _ text: StaticString
  ) { value = isPresent() ? random(quantity) : nil }

  mutating func integer(
    _ name: StaticString,
    _ value: inout Int,
    _ range: IntegerRange,
    _ text: StaticString
  ) { value = random(range) }

  mutating func integer(
    _ name: StaticString,
    _ value: inout Int?,
    _ range: IntegerRange,
    _ text: StaticString
  ) { value = isPresent() ? random(range) : nil }

  mutating func flag(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {
    value = Bool.random(using: &generator)
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool?, _ text: StaticString) {
    value = isPresent() ? Bool.random(using: &generator) : nil
  }

  mutating func mark(_ name: StaticString, _ value: inout Bool, _ text: StaticString) {
    value = isPresent()
  }

  mutating func text(_ name: StaticString, _ value: inout String, _ text: StaticString) {
    value = randomText()
  }

  mutating func text(_ name: StaticString, _ value: inout String?, _ text: StaticString) {
    value = isPresent() ? randomText() : nil
  }

  mutating func textOrNull(_ name: StaticString, _ value: inout String?, _ text: StaticString) {
    value = isPresent() ? randomText() : nil
  }

  mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element,
    _ text: StaticString
  ) { value = filled(value) }

  mutating func value<Element: RecordedElement>(
    _ name: StaticString,
    _ value: inout Element?,
    _ text: StaticString
  ) { value = isPresent() ? filled(Element.blank) : nil }

  mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element],
    _ text: StaticString
  ) {
    let count = Int.random(in: (isFull ? 1 : 0)...3, using: &generator)
    values = (0..<count).map { _ in filled(Element.blank) }
  }

  mutating func list<Element: RecordedElement>(
    _ name: StaticString,
    _ values: inout [Element]?,
    _ text: StaticString
  ) {
    var present: [Element] = []
    list(name, &present, text)
    values = isPresent() ? present : nil
  }

  mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) { value = random(form) }

  mutating func json(
    _ name: StaticString,
    _ value: inout RecordedJSON?,
    _ form: RecordedJSON.Form,
    _ text: StaticString
  ) { value = isPresent() ? random(form) : nil }

  mutating func place(
    _ place: inout Coordinate?,
    _ latitude: Quantity,
    _ longitude: Quantity,
    _ text: StaticString
  ) {
    place =
      isPresent()
      ? Coordinate(latitude: random(latitude), longitude: random(longitude)) : nil
  }
}

extension EventPayload {
  /// The members as an object.
  var written: [UInt8] {
    var writer = MemberWriter()
    var payload = self
    writer.json.beginObject()
    payload.write(to: &writer)
    writer.json.endObject()
    return writer.json.bytes
  }

  /// A payload whose members are random.
  static func random(_ filler: inout PayloadFiller) -> Self {
    var payload = Self()
    payload.visit(&filler)
    return payload
  }
}
