import Testing

@testable import Navigation

@Suite struct CountryTests {
  @Test("The table has the 249 entries of ISO 3166-1, in order, with well-formed codes")
  func table() {
    #expect(Country.all.count == 249)
    #expect(Set(Country.all.map(\.alpha2)).count == 249)
    #expect(Set(Country.all.map(\.alpha3)).count == 249)
    #expect(Set(Country.all.map(\.number)).count == 249)
    #expect(zip(Country.all, Country.all.dropFirst()).allSatisfy { $0.alpha2 < $1.alpha2 })
    for country in Country.all {
      #expect(country.alpha2.count == 2 && country.alpha3.count == 3)
      #expect((1...894).contains(country.number))
      #expect(country.plates.allSatisfy { (1...3).contains($0.count) && $0 == $0.uppercased() })
      #expect(!country.name.isEmpty && country.name.first != " ")
    }
  }

  @Test(
    "Every kind of code leads to the number, in capital and small letters",
    arguments: [
      ("DE", 276), ("deu", 276), ("D", 276), ("d", 276), ("276", 276), ("A", 40), ("AUT", 40),
      ("at", 40), ("040", 40), ("40", 40), ("CH", 756), ("FL", 438), ("LI", 438), ("UK", 826),
      ("GB", 826), ("gbr", 826), ("USA", 840), ("F", 250), ("CZ", 203), ("HKJ", 400), ("NMK", 807),
    ]
  )
  func numbers(code: String, number: Int) {
    #expect(Country(code: code)?.number == number)
  }

  @Test(
    "What is no code leads nowhere",
    arguments: [
      "", " ", "X", "XX", "QQQ", "DE ", " DE", "Germany", "999", "000", "-40", "+40", "0276",
      "D\u{308}",
      "ＤＥ", "ß", "ﬁ", "🇩🇪", "דה", String(repeating: "D", count: 10_000),
    ]
  )
  func unknown(code: String) {
    #expect(Country(code: code) == nil)
  }

  @Test("Each code of each country leads back to it by its own kind")
  func roundTrip() {
    for country in Country.all {
      #expect(Country(code: country.alpha2, as: .alpha2) == country)
      #expect(Country(code: country.alpha3.lowercased(), as: .alpha3) == country)
      #expect(Country(code: String(country.number), as: .numeric) == country)
      #expect(Country(number: country.number) == country)
      for plate in country.plates { #expect(Country(code: plate, as: .plate) == country) }
    }
  }

  @Test("Signs of vehicles that are another country's letters are read as the letters")
  func collisions() {
    var found: [String: String] = [:]
    for country in Country.all {
      for plate in country.plates {
        guard let read = Country(code: plate), read != country else { continue }
        found[plate] = "\(read.alpha2), not \(country.alpha2)"
      }
    }
    #expect(
      found == [
        "BH": "BH, not BZ", "BRN": "BN, not BH", "CL": "CL, not LK", "ES": "ES, not SV",
        "ET": "ET, not EG", "KN": "KN, not GL", "LB": "LB, not LR", "MS": "MS, not MU",
        "ROU": "RO, not UY", "RU": "RU, not BI", "SD": "SD, not SZ", "SY": "SY, not SC",
      ]
    )
  }

  @Test("A number that no country has is none", arguments: [0, -276, 1000, 999, Int.max, Int.min])
  func unknownNumber(number: Int) {
    #expect(Country(number: number) == nil)
  }
}
