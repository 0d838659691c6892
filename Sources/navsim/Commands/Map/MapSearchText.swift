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
    default: item.kind.identifier
    }
  }

  private static func text(_ place: Coordinate) -> String {
    "\(Quantity.fixed(place.latitude, 6)),\(Quantity.fixed(place.longitude, 6))"
  }

  // MARK: - Programs

  func write(_ hits: [AddressHit], to session: Session) {
    session.writeJSON { json in
      json.key("results" as StaticString)
      json.beginArray()
      for hit in hits { write(hit, to: &json) }
      json.endArray()
    }
  }

  private func write(_ hit: AddressHit, to json: inout JSONWriter) {
    json.beginObject()
    json.key("kind" as StaticString)
    json.string(hit.item.kind.identifier)
    json.key("type" as StaticString)
    json.string(kind(hit.item))
    json.key("name" as StaticString)
    json.string(index.name(of: hit.item))
    json.key("label" as StaticString)
    json.string(index.label(of: hit.item))
    if let place = index.coordinate(of: hit.item) { Self.write(place, to: &json) }
    if case .house(let id) = hit.item, let house = index.house(id) {
      json.key("access" as StaticString)
      json.beginObject()
      Self.write(house.access, to: &json)
      json.endObject()
    }
    json.key("match" as StaticString)
    json.string(hit.match.identifier)
    if hit.slips > 0 {
      json.key("slips" as StaticString)
      json.integer(hit.slips)
    }
    if hit.isApproximate {
      json.key("isApproximate" as StaticString)
      json.boolean(true)
    }
    if let distance = hit.distance {
      json.key("distance" as StaticString)
      json.fixed(distance, decimals: 2)
    }
    json.endObject()
  }

  func write(_ found: ReverseAddress?, of place: Coordinate, to session: Session) {
    session.writeJSON { json in
      Self.write(place, to: &json)
      guard let found else { return }
      json.key("label" as StaticString)
      json.string(index.label(of: found))
      let parts: [(StaticString, ReverseAddress.Near?, (UInt32) -> String?)] = [
        ("house", found.house, { index.house($0)?.number.text }),
        ("street", found.street, { index.street($0)?.name }),
        ("district", found.district, { index.place($0)?.name }),
        ("town", found.town, { index.place($0)?.name }),
      ]
      for (key, near, name) in parts {
        guard let near, let name = name(near.id) else { continue }
        json.key(key)
        json.beginObject()
        json.key("name" as StaticString)
        json.string(name)
        json.key("distance" as StaticString)
        json.fixed(near.distance, decimals: 2)
        json.endObject()
      }
      if let code = found.postcode.flatMap(index.postcode)?.code {
        json.key("postcode" as StaticString)
        json.string(code)
      }
      if let country = found.country {
        json.key("country" as StaticString)
        json.string(country.description)
      }
      if let point = found.onStreet {
        json.key("access" as StaticString)
        json.beginObject()
        Self.write(point, to: &json)
        json.endObject()
      }
    }
  }

  private static func write(_ place: Coordinate, to json: inout JSONWriter) {
    json.key("lat" as StaticString)
    json.fixed(place.latitude, decimals: 7)
    json.key("lon" as StaticString)
    json.fixed(place.longitude, decimals: 7)
  }
}
