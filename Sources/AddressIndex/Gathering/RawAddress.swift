import RoadNetwork

/// An address as the map has it.
struct RawAddress {
  var source: HouseNumberSource
  var number: HouseNumber
  /// The street, or the place that an address without streets names.
  var street: String
  var isPlace = false
  var city: String?
  var postcode: String?
  var country: UInt16 = 0
  var point: FixedPoint
}
