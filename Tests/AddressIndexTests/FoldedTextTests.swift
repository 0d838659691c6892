import RoadFixtures
import Testing

@testable import AddressIndex
@testable import RoadNetwork

@Suite struct FoldedTextTests {
  @Test(
    "Case, accents and signs are folded",
    arguments: [
      ("Große Siegesallee", "grosse siegesallee"), ("Äulestrasse", "aulestrasse"),
      ("Éze-Bord-de-Mer", "eze bord de mer"), ("Łódź", "lodz"), ("Ærøskøbing", "aeroskobing"),
      ("Þingvellir", "thingvellir"), ("İzmir", "izmir"), ("  a\u{a0}–  b. ", "a b"),
      ("e\u{301}t\u{e9}", "ete"), ("ΑΘΉΝΑΣ", "αθηνασ"), ("Пётр Йо", "петр ио"), ("Ｆ１", "f1"),
      ("東京", "東京"), ("", ""), ("--/.", ""), ("7a", "7a"),
    ]
  )
  func fold(text: String, folded: String) {
    #expect(String(decoding: FoldedText.fold(text), as: UTF8.self) == folded)
  }

  @Test(
    "A name is found in every way of writing it",
    arguments: [
      ("Müllerstraße", ["mullerstrasse", "muellerstrasse"]),
      ("Mu\u{308}llerstr.", ["mullerstr", "muellerstr", "mullerstrasse", "muellerstrasse"]),
      ("Cap-d'Ail", ["cap d ail", "cap dail"]), ("Mill Ln", ["mill ln", "mill lane"]),
      ("St. John St", ["st john st", "saint john street", "sankt john street"]),
      ("Østergård", ["ostergard", "oestergaard"]),
    ]
  )
  func forms(text: String, expected: [String]) {
    let forms = FoldedText.forms(of: text).map { String(decoding: $0, as: UTF8.self) }
    for form in expected { #expect(forms.contains(form), "\(forms)") }
    #expect(forms.count <= FoldedText.formLimit)
    #expect(Set(forms).count == forms.count)
  }

  @Test("Folding a folded text changes nothing")
  func idempotent() {
    var random = TestRandom(seed: 3)
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<(random.next() % 12) {
        if let scalar = Unicode.Scalar(UInt32(random.next() % 0x2200)) { text.append(scalar) }
      }
      let folded = FoldedText.fold(String(text))
      #expect(FoldedText.fold(String(decoding: folded, as: UTF8.self)) == folded)
      #expect(folded.first != 0x20 && folded.last != 0x20)
    }
  }
}
