/// What a code of a country is, in the order in which one without a kind is read.
public enum CountryCodeKind: String, CaseIterable, Sendable {
  /// Two letters of ISO 3166-1.
  case alpha2
  /// Three letters of ISO 3166-1.
  case alpha3
  /// The distinguishing sign of vehicles in international traffic: one to three letters.
  case plate
  /// Up to three digits of ISO 3166-1, with or without leading zeros.
  case numeric
}
