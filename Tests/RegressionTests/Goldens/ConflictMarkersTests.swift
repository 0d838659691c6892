import Regression
import Testing

@Suite struct ConflictMarkersTests {
  @Test(
    "Only what git leaves at the start of a line is a mark",
    arguments: [
      ("a\n<<<<<<< HEAD\nb\n", 2), ("<<<<<<<\n", 1), (">>>>>>> x", 1), ("a\r\n<<<<<<<\r\n", 2),
      ("a <<<<<<< HEAD\n", nil), ("=======\n", nil), ("{\"text\":\"=======\"}\n", nil),
      ("{\"text\":\"<<<<<<< HEAD\"}\n", nil), ("<<<<<<<<\n", nil), ("<<<<<< \n", nil), ("", nil),
    ] as [(String, Int?)]
  )
  func marks(text: String, line: Int?) {
    #expect(ConflictMarkers.firstLine(in: Array(text.utf8)) == line)
  }
}
