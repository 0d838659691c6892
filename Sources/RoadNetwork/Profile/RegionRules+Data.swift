extension RegionRules {
  /// The zones of every country that has no exception (OSRM 26.10, `maxspeed_table_default`).
  static let osrmZones: [String: Zone] = [
    "urban": Zone(50),
    "rural": Zone(90),
    "trunk": Zone(110),
    "motorway": Zone(130),
  ]

  /// The exceptions (OSRM 26.10, `maxspeed_table`).
  static let osrmExceptions: [String: Zone] = [
    "at:rural": Zone(100),
    "at:trunk": Zone(100),
    "ar:urban": Zone(40),
    "ar:rural": Zone(110),
    "be:motorway": Zone(120),
    "be-bru:rural": Zone(70),
    "be-bru:urban": Zone(30),
    "be-vlg:rural": Zone(70),
    "bg:motorway": Zone(140),
    "by:urban": Zone(60),
    "by:motorway": Zone(110),
    "ca-on:rural": Zone(80),
    "ch:rural": Zone(80),
    "ch:trunk": Zone(100),
    "ch:motorway": Zone(120),
    "de:living_street": Zone(7),
    "de:rural": Zone(100),
    "de:motorway": Zone(unlimitedAt: 0),
    "dk:rural": Zone(80),
    "es:trunk": Zone(90),
    "fr:rural": Zone(80),
    "gb:nsl_single": Zone(milesPerHour: 60),
    "gb:nsl_dual": Zone(milesPerHour: 70),
    "gb:motorway": Zone(milesPerHour: 70),
    "lv:living_street": Zone(20),
    "nl:rural": Zone(80),
    "nl:trunk": Zone(100),
    "no:rural": Zone(80),
    "no:motorway": Zone(110),
    "ph:urban": Zone(40),
    "ph:rural": Zone(80),
    "ph:motorway": Zone(100),
    "pl:rural": Zone(100),
    "pl:expressway": Zone(120),
    "pl:motorway": Zone(140),
    "ro:trunk": Zone(100),
    "ru:living_street": Zone(20),
    "ru:urban": Zone(60),
    "ru:motorway": Zone(110),
    "uk:nsl_single": Zone(milesPerHour: 60),
    "uk:nsl_dual": Zone(milesPerHour: 70),
    "uk:motorway": Zone(milesPerHour: 70),
    "za:urban": Zone(60),
    "za:rural": Zone(100),
    "none": Zone(unlimitedAt: 140),
  ]

  /// The countries and territories whose traffic keeps left, by ISO 3166-1.
  static let leftHandCountries: Set<String> = [
    "AG", "AI", "AU", "BB", "BD", "BM", "BN", "BS", "BT", "BW", "CC", "CK", "CX", "CY", "DM", "FJ",
    "FK", "GB", "GD", "GG", "GS", "GY", "HK", "ID", "IE", "IM", "IN", "JE", "JM", "JP", "KE", "KI",
    "KN", "KY", "LC", "LK", "LS", "MO", "MS", "MT", "MU", "MV", "MW", "MY", "MZ", "NA", "NF", "NP",
    "NR", "NU", "NZ", "PG", "PK", "PN", "SB", "SC", "SG", "SH", "SR", "SZ", "TC", "TH", "TK", "TL",
    "TO", "TT", "TV", "TZ", "UG", "UK", "VC", "VG", "VI", "WS", "ZA", "ZM", "ZW",
  ]
}
