import RoadNetwork

/// The tags of an address.
struct RawAddressTags {
  var number: String?
  var street: String?
  var place: String?
  var city: String?
  var postcode: String?
  var country: UInt16 = 0

  /// Reads the tags; nil where none speaks of an address.
  init?(_ tags: [OSMTag]) {
    var isAny = false
    for tag in tags where tag.key.hasPrefix("addr:") {
      guard let value = RawText.value(tag.value) else { continue }
      isAny = true
      switch tag.key {
      case "addr:housenumber", "addr:conscriptionnumber": number = number ?? value
      case "addr:street": street = value
      case "addr:place", "addr:hamlet": place = place ?? value
      case "addr:city", "addr:town", "addr:village": city = city ?? value
      case "addr:postcode": postcode = value
      case "addr:country": country = CountryCode(value)?.rawValue ?? 0
      default: break
      }
    }
    if !isAny { return nil }
  }

  /// Takes what is missing from what an address belongs to.
  mutating func inherit(_ other: RawAddressTags) {
    if street == nil, place == nil { (street, place) = (other.street, other.place) }
    city = city ?? other.city
    postcode = postcode ?? other.postcode
    if country == 0 { country = other.country }
  }
}
