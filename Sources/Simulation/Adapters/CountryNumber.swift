import AddressIndex
import Navigation
import RoadNetwork
import ScenarioLanguage

/// The letters by which a road map knows a country, and the number by which the navigation does.
enum CountryNumber {
  /// The number of a country; 0 where it is not known.
  static func number(_ code: CountryCode?) -> Int {
    guard let code else { return 0 }
    return Country(code: code.description, as: .alpha2)?.number ?? 0
  }

  /// The letters of a number; nil for one that no country has.
  static func code(_ number: Int) -> CountryCode? {
    Country(number: number).flatMap { CountryCode($0.alpha2) }
  }

  /// The names and codes by which a person may name a country in an address.
  static let names = CountryNames(
    Country.all.flatMap { country -> [(name: String, country: CountryCode)] in
      guard let code = CountryCode(country.alpha2) else { return [] }
      return ([country.name, country.alpha2, country.alpha3]).map { ($0, code) }
    }
      // Signs of vehicles come last: two letters are rather ISO's.
      + Country.all.flatMap { country -> [(name: String, country: CountryCode)] in
        guard let code = CountryCode(country.alpha2) else { return [] }
        return country.plates.map { ($0, code) }
      }
  )
}
