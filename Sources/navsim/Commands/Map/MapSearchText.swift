import Reporting
import Platform
import AddressIndex
import CanonicalJSON
import Geodesy
import RoadNetwork

/// What a search in a map found, for a person and for a program.
struct MapSearchText {
  let index: AddressIndex

  // MARK: - People

  func lines(_ hits: [AddressHit], _ style: Style) -> [String] {
    guard !hits.isEmpty else { return ["nothing found"] }
    let kinds = hits.map { kind($0.item) }
    let labels = hits.map { index.label(of: $0.item) }
    let width = min(60, labels.map(TextWidth.columns(of:)).max() ?? 0)
    let first = kinds.map(\.count).max() ?? 0
    return zip(hits, zip(kinds, labels)).map { hit, texts in
      var line = "  \(style.dim(TextWidth.pad(texts.0, to: first)))  "
      line += TextWidth.pad(texts.1, to: width)
      if let place = index.coordinate(of: hit.item) { line += "  " + Self.text(place) }
      if let distance = hit.distance { line += "  \(Quantity.distance(metres: distance))" }
      if hit.isApproximate { line += "  (the nearest there is)" }
      if hit.slips > 0 { line += "  (similar)" }
      return line
    }
  }

  func lines(_ found: ReverseAddress?) -> [String] {
    guard let found else { return ["nothing found"] }
    func away(_ near: ReverseAddress.Near) -> String {
      near.distance > 0 ? "  \(Quantity.distance(metres: near.distance))" : ""
    }
    var lines = ["  " + index.label(of: found)]
    if let near = found.house, let house = index.house(near.id) {
      lines.append("  house     \(house.number.text)\(away(near))")
    }
    if let near = found.street, let street = index.street(near.id) {
      lines.append("  street    \(street.name)\(away(near))")
    }
    if let near = found.district, let place = index.place(near.id) {
      lines.append("  district  \(place.name)\(away(near))")
    }
    if let near = found.town, let place = index.place(near.id) {
      lines.append("  town      \(place.name)\(away(near))")
    }
    if let code = found.postcode.flatMap(index.postcode)?.code {
      lines.append("  postcode  \(code)")
    }
    if let country = found.country {
      let name = index.name(of: country).map { "  \($0)" } ?? ""
      lines.append("  country   \(country)\(name)")
    }
    return lines
  }

  /// The kind in a word: of a place its class, of a point of interest its category.
  private func kind(_ item: AddressItem) -> String {
    switch item {
    case .place(let id): index.place(id)?.placeClass.identifier ?? ""
    case .poi(let id): index.poi(id)?.category.identifier ?? ""
    case .postcode, .street, .house, .crossing: item.kind.identifier
    }
  }

  private static func text(_ place: Coordinate) -> String {
    "\(Quantity.fixed(place.latitude, 6)),\(Quantity.fixed(place.longitude, 6))"
  }

  // MARK: - Programs

  func write(_ hits: [AddressHit], to session: Session) {
    session.writeJSON { json in
      json.beginArray("results")
      for hit in hits { write(hit, to: &json) }
      json.endArray()
    }
  }

  private func write(_ hit: AddressHit, to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", hit.item.kind.identifier)
    json.member("type", kind(hit.item))
    json.member("name", index.name(of: hit.item))
    json.member("label", index.label(of: hit.item))
    if let place = index.coordinate(of: hit.item) { Self.write(place, to: &json) }
    if case .house(let id) = hit.item, let house = index.house(id) {
      json.beginObject("access")
      Self.write(house.access, to: &json)
      json.endObject()
    }
    json.member("match", hit.match.identifier)
    if hit.slips > 0 {
      json.member("slips", hit.slips)
    }
    if hit.isApproximate {
      json.member("isApproximate", true)
    }
    if let distance = hit.distance {
      json.member("distance", distance, decimals: 2)
    }
    json.endObject()
  }

  func write(_ found: ReverseAddress?, of place: Coordinate, to session: Session) {
    session.writeJSON { json in
      Self.write(place, to: &json)
      guard let found else { return }
      json.member("label", index.label(of: found))
      let parts: [(StaticString, ReverseAddress.Near?, (UInt32) -> String?)] = [
        ("house", found.house, { index.house($0)?.number.text }),
        ("street", found.street, { index.street($0)?.name }),
        ("district", found.district, { index.place($0)?.name }),
        ("town", found.town, { index.place($0)?.name }),
      ]
      for (key, near, name) in parts {
        guard let near, let name = name(near.id) else { continue }
        json.beginObject(key)
        json.member("name", name)
        json.member("distance", near.distance, decimals: 2)
        json.endObject()
      }
      if let code = found.postcode.flatMap(index.postcode)?.code {
        json.member("postcode", code)
      }
      if let country = found.country {
        json.member("country", country.description)
      }
      if let point = found.onStreet {
        json.beginObject("access")
        Self.write(point, to: &json)
        json.endObject()
      }
    }
  }

  private static func write(_ place: Coordinate, to json: inout JSONWriter) {
    json.member("lat", place.latitude, decimals: 7)
    json.member("lon", place.longitude, decimals: 7)
  }
}
