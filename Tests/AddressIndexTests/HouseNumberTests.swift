import Testing

@testable import AddressIndex
@testable import RoadNetwork

@Suite struct HouseNumberTests {
  @Test(
    "A house number has a first and a last number",
    arguments: [
      ("7", 7, 7), ("7a", 7, 7), (" 12-16 ", 12, 16), ("12a–16b", 12, 16), ("3/2", 3, 3),
      ("16-12", 16, 16), ("č.p. 123", 123, 123), ("A", 0, 0), ("II", 0, 0), ("12-99999", 12, 12),
    ] as [(String, UInt32, UInt32)]
  )
  func reading(text: String, low: UInt32, high: UInt32) throws {
    let number = try #require(HouseNumber(text))
    #expect((number.low, number.high) == (low, high))
  }

  @Test(
    "Nonsense is no house number",
    arguments: ["", "   ", "?", "s/n", "no", "0664123456789", "behind the church", "-"]
  )
  func nonsense(text: String) {
    #expect(HouseNumber(text) == nil)
  }

  @Test("A list has several numbers, each once, and counts what is none")
  func list() {
    var rejected = 0
    let numbers = HouseNumber.list("12;14, 14;?;7a", rejected: &rejected)
    #expect(numbers.map(\.text) == ["12", "14", "7a"])
    #expect(rejected == 1)
  }

  @Test("Numbers are ordered as they stand along a street")
  func order() {
    let texts = ["100", "7b", "2", "7", "10", "7a", "10-12"]
    let numbers = texts.compactMap { HouseNumber($0) }.sorted(by: HouseNumber.isOrdered)
    #expect(numbers.map(\.text) == ["2", "7", "7a", "7b", "10", "10-12", "100"])
  }

  @Test("A range covers the numbers of its side")
  func covers() throws {
    let range = try #require(HouseNumber("12-16"))
    #expect(
      [11, 12, 13, 14, 16, 18].map { range.covers($0) } == [false, true, false, true, true, false]
    )
    #expect(try #require(HouseNumber("1-4")).covers(2))
  }

  @Test(
    "Interpolation gives the numbers between its ends",
    arguments: [
      ("2", "10", "even", ["4", "6", "8"]), ("9", "3", "odd", ["7", "5"]),
      ("1", "4", "all", ["2", "3"]),
      ("10", "40", "10", ["20", "30"]), ("7a", "7d", "alphabetic", ["7b", "7c"]),
      ("7", "7c", "alphabetic", ["7a", "7b"]), ("2", "4", "even", []),
    ]
  )
  func interpolation(first: String, last: String, kind: String, numbers: [String]) throws {
    let found = InterpolatedNumbers.numbers(
      from: try #require(HouseNumber(first)),
      to: try #require(HouseNumber(last)),
      kind
    )
    #expect(found?.map(\.text) == numbers)
  }

  @Test(
    "Ends that do not fit give no numbers",
    arguments: [
      ("1", "10", "even"), ("2", "9", "odd"), ("1", "9999", "all"), ("1", "5", "sometimes"),
      ("1", "5", "0"), ("7a", "9c", "alphabetic"), ("A", "C", "all"), ("1", "6", "2"),
    ]
  )
  func misfits(first: String, last: String, kind: String) throws {
    let found = InterpolatedNumbers.numbers(
      from: try #require(HouseNumber(first)),
      to: try #require(HouseNumber(last)),
      kind
    )
    #expect(found == nil)
  }
}
