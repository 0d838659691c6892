import RoadNetwork

extension AddressIndexBuilder {
  /// Numbers the things of each kind by their folded names, so that a search need not fold them.
  mutating func addOrders() {
    columns.placeOrder = order(columns.places.names)
    columns.postcodeOrder = order(columns.postcodes.codes)
    columns.streetOrder = order(columns.streets.names)
    columns.poiOrder = order(columns.pois.names)
  }

  /// The place of each name among all; names that fold to the same have the same place.
  private func order(_ names: [UInt32]) -> [UInt32] {
    let distinct = Array(Set(names))
    let folded = distinct.map { (text: $0, key: FoldedText.fold(texts.texts[$0])) }
      .sorted { $0.key == $1.key ? $0.text < $1.text : $0.key.lexicographicallyPrecedes($1.key) }
    var places: [UInt32: UInt32] = [:]
    var place: UInt32 = 0
    var last: [UInt8]?
    for (text, key) in folded {
      if let last, last != key { place += 1 }
      last = key
      places[text] = place
    }
    return names.map { places[$0] ?? 0 }
  }
}
