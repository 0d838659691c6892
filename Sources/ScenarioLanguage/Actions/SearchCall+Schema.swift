import CanonicalJSON
import Navigation

extension SearchCall {
  static var schema: [(String, SchemaValue)] {
    let numbers = -1_000_000.0...1_000_000.0
    let entries = AddressSearch.EntryPoint.allCases.map(\.rawValue)
    return [
      ("mapID", .number(numbers, "Which map of the catalogue, for openMap.", isWhole: true)),
      ("text", .string("What is searched for, or typed.")),
      (
        "kind",
        .choice(SearchKind.allCases.map(\.rawValue), "The kind of the request (the function's).")
      ),
      (
        "near",
        .closed(
          "Where to search, or whose address; what is no place on the Earth is refused.",
          [
            ("lat", .number(-1000...1000, "Degrees.")),
            ("lon", .number(-1000...1000, "Degrees.")),
            ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
          ]
        )
      ),
      ("cc", .number(numbers, "The number of the only country (0, any).", isWhole: true)),
      ("country", .string("The code of the only country, such as DEU, in place of cc.")),
      ("limit", .number(numbers, "The most results (100; geocode 10).", isWhole: true)),
      ("mergingSameNames", .boolean("Whether a town comes once for all its postcodes (false).")),
      ("majorOnly", .boolean("Whether only the largest town of a postcode comes (false).")),
      ("distinctHouseNumbers", .boolean("Whether ranges of house numbers come (false).")),
      ("layer", .string("A category of points of interest, or a group of categories (all).")),
      ("town", FoundReference.schema("A town or postcode found before.")),
      ("street", FoundReference.schema("A street found before.")),
      ("model", .boolean("Whether the search model searches, with its limits (false).")),
      ("as", .string("What the list found is called in later actions.")),
      ("list", .choice(entries, "Which list of the model, for resetSearchModel.")),
      ("entry", .choice(entries, "What is entered, for beginEntry.")),
      ("index", .number(numbers, "Which row (0), or which country of the maps.", isWhole: true)),
      ("simulated", .boolean("Whether the simulator drives to the selection (false).")),
    ]
  }
}
