/// What a point of interest is drawn as.
enum PointKind: Int, CaseIterable, Sendable {
  case food, health, travel, shop, civic, leisure

  /// nil for tags of no place that people go to.
  init?(_ tags: [OSMTag]) {
    for tag in tags {
      guard let kind = Self.any[tag.key] ?? Self.kinds[tag.key]?[tag.value] else { continue }
      self = kind
      return
    }
    return nil
  }

  /// Keys whose every value counts.
  private static let any: [String: PointKind] = [
    "shop": .shop, "tourism": .leisure, "leisure": .leisure,
  ]
  private static let kinds: [String: [String: PointKind]] = [
    "amenity": [
      "restaurant": .food, "cafe": .food, "pub": .food, "bar": .food, "fast_food": .food,
      "biergarten": .food, "hospital": .health, "pharmacy": .health, "doctors": .health,
      "clinic": .health, "dentist": .health, "fuel": .travel, "charging_station": .travel,
      "parking": .travel, "ferry_terminal": .travel, "bus_station": .travel, "theatre": .leisure,
      "cinema": .leisure, "marketplace": .leisure, "arts_centre": .leisure, "police": .civic,
      "post_office": .civic, "townhall": .civic, "school": .civic, "library": .civic,
      "bank": .civic, "fire_station": .civic, "university": .civic, "college": .civic,
      "kindergarten": .civic, "atm": .civic, "place_of_worship": .civic, "courthouse": .civic,
    ],
    "railway": ["station": .travel, "halt": .travel],
    "historic": ["castle": .leisure, "monument": .leisure, "ruins": .leisure],
    "man_made": ["lighthouse": .civic],
  ]

  var color: String {
    switch self {
    case .food: "#c46f14"
    case .health: "#c0343c"
    case .travel: "#1f6fb2"
    case .shop: "#8a4fa8"
    case .civic: "#6a5a48"
    case .leisure: "#2a8a57"
    }
  }
}
