import Seeds
import Testing

@testable import Traces

@Suite struct DecimalTests {
  private static func parse(_ text: String, comma: Bool = false) -> Double? {
    let bytes = Array(text.utf8)
    return Decimal.parse(bytes.span, 0..<bytes.count, comma: comma)
  }

  @Test(
    "A decimal number is the nearest double",
    arguments: [
      "0", "-0", "+1", "7", "-7.25", "5.", ".5", "-.5", "007", "50.123456789", "-179.999999999",
      "123456789012345", "0.000000000000001", "0.1234567890123456789", "12345678901234567890",
      "1e3", "1.5E-3", "-2e+2", "9007199254740993", "0.30000000000000004", " 1.5\t",
    ]
  )
  func reads(text: String) {
    let expected = Double(text.filter { !$0.isWhitespace })
    #expect(Self.parse(text) == expected)
    #expect(Self.parse(text)?.sign == expected?.sign)
  }

  @Test(
    "Anything else is no number",
    arguments: [
      "", " ", "-", "+", ".", "-.", "1.2.3", "1,5", "1 5", "--1", "+-1", "1-", "0x10", "NaN", "nan",
      "inf", "-Infinity", "1e", "1e999", "e5", "12a", "١", "1_000",
    ]
  )
  func refuses(text: String) {
    #expect(Self.parse(text) == nil)
  }

  @Test(
    "A comma stands for the point where it is asked for",
    arguments: [
      ("1,5", 1.5), ("-0,25", -0.25), ("12", 12.0), ("0,1234567890123456789", 0.12345678901234568),
      ("1,2,3", nil), ("1;5", nil),
    ] as [(String, Double?)]
  )
  func comma(text: String, value: Double?) {
    #expect(Self.parse(text, comma: true) == value)
  }

  @Test("Random numbers are the nearest doubles")
  func random() {
    var random = SeededGenerator(seed: 7)
    var wrong: [String] = []
    for _ in 0..<5000 {
      let whole = random.next() % 1_000_000
      let digits = String(random.next()).prefix(random.index(below: 18))
      let text = (random.index(below: 2) == 0 ? "-" : "") + "\(whole).\(digits)"
      if Self.parse(text) != Double(text.hasSuffix(".") ? text + "0" : text) { wrong.append(text) }
    }
    #expect(wrong == [])
  }
}
