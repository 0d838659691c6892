import CanonicalJSON
import Testing

@Suite struct DecimalCountTests {
  @Test(
    "Zeros at the end are no decimals, however they are written",
    arguments: [
      ("0", 0), ("0.000", 0), ("12", 0), ("1.50", 1), ("-47.1234567", 7), ("15e-1", 1),
      ("10e-1", 0),
      ("1e-8", 8), ("1.25e1", 1), ("1.25E+2", 0), ("0e-99999999999999999999", 0), ("100", 0),
      ("1e-99999999999999999999", 100_000), ("12.30e-1", 2),
    ]
  )
  func count(text: String, decimals: Int) throws {
    #expect(try JSONDocument(parsing: Array(text.utf8)).root.decimalCount == decimals)
  }

  @Test("Only numbers have decimals", arguments: ["\"1.5\"", "[1.5]", "true", "null"])
  func others(text: String) throws {
    #expect(try JSONDocument(parsing: Array(text.utf8)).root.decimalCount == nil)
  }
}
