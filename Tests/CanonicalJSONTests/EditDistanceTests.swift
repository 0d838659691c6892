import CanonicalJSON
import Testing

@Suite struct EditDistanceTests {
  @Test(
    "The nearest name within two edits is suggested",
    arguments: [
      ("navigatr", "navigator"), ("Version", "version"), ("sede", "seed"), ("tarce", "trace"),
      ("expectations", nil), ("x", nil), ("", nil), ("version", nil), ("ttle", "title"),
    ] as [(String, String?)]
  )
  func nearest(name: String, expected: String?) {
    let known = ["version", "title", "seed", "trace", "navigator", "expect", "seeds"]
    #expect(EditDistance.nearest(to: name, in: known) == expected)
  }
}
