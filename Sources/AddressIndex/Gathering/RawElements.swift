import RoadNetwork

/// A way with a name, on which addresses may lie.
struct RawStreetWay {
  var id: Int64
  var names: [String]
  var nodes: [UInt32]
  var points: [FixedPoint]
  var roadClass: RoadClass
  var postcode: String?
}

/// A place with a name.
struct RawPlace {
  var id: Int64
  var names: [String]
  var placeClass: PlaceClass
  var population: UInt32
  var point: FixedPoint
  var country: UInt16
  var postcode: String?
}

/// An area with closed rings: administrative, postal, or of a place.
struct RawBoundary {
  var id: Int64
  var names: [String]
  /// OpenStreetMap's `admin_level`, 2 for a country; nil for others.
  var level: Int?
  var placeClass: PlaceClass?
  var population: UInt32
  var country: UInt16
  var postcode: String?
  var isPostal: Bool
  /// The node that shows its name, and the one that governs it.
  var label: Int64?
  var centre: Int64?
  var rings: [[FixedPoint]]
}

/// A point of interest.
struct RawPoi {
  var category: PoiCategory
  var names: [String]
  var point: FixedPoint
  var address: RawAddressTags?
  var openingHours: String?
  var phone: String?
  var website: String?
}

/// A line along which house numbers are estimated.
struct RawInterpolation {
  var nodes: [UInt32]
  var kind: String
  var address: RawAddressTags
}
