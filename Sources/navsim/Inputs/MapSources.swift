import Geodesy

/// Where a map of a place can be fetched; nothing here fetches it.
struct MapSources {
  /// South, west, north and east of what is wanted, in degrees.
  let box: (south: Double, west: Double, north: Double, east: Double)

  /// What is wanted around one place, 3 km to each side.
  init(near place: Coordinate) {
    self.init(of: [place], margin: 3000)
  }

  /// What is wanted around places, so many metres to each side.
  init(of places: [Coordinate], margin metres: Double = 1000) {
    var (south, west, north, east) = (90.0, 180.0, -90.0, -180.0)
    for place in places where place.isValid {
      (south, north) = (min(south, place.latitude), max(north, place.latitude))
      (west, east) = (min(west, place.longitude), max(east, place.longitude))
    }
    // A degree of latitude; one of longitude is shorter, so that the box is rather too wide than too narrow
    // up to 60 degrees.
    let degrees = metres / 111_195
    box = (
      max(-90, south - degrees), max(-180, west - 2 * degrees), min(90, north + degrees),
      min(180, east + 2 * degrees)
    )
  }

  private var middle: Coordinate {
    Coordinate(latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2)
  }

  /// The extracts that may hold it, the smallest first.
  var extracts: [MapExtract] { MapExtract.around(middle) }

  /// Whether OpenStreetMap's own server hands it out in one piece: no more than a quarter of a square degree
  /// (its API's limit, version 0.6).
  var isSmall: Bool { (box.north - box.south) * (box.east - box.west) <= 0.25 }

  /// Where OpenStreetMap's own server hands it out.
  var export: String {
    "https://api.openstreetmap.org/api/0.6/map?bbox=\(text(box.west)),\(text(box.south)),\(text(box.east)),\(text(box.north))"
  }

  /// The query for an Overpass server: all roads with what hangs on them, and the places with names.
  var query: String {
    let area = "\(text(box.south)),\(text(box.west)),\(text(box.north)),\(text(box.east))"
    return
      "[out:xml][timeout:180][bbox:\(area)];(way[highway];way[route=ferry];rel[type=restriction];"
      + "rel[boundary=administrative];node[place];nwr[\"addr:housenumber\"];);(._;>;);out meta;"
  }

  /// What a person reads.
  var lines: [String] {
    var lines = ["extracts that may hold it, the smallest first"]
    lines += extracts.prefix(4).map { "  \($0.address)" }
    if isSmall {
      lines += ["this box alone, as OpenStreetMap's own server hands it out", "  \(export)"]
    }
    lines += [
      "its roads alone, from an Overpass server such as overpass-api.de/api/interpreter",
      "  \(query)",
    ]
    return lines
  }

  private func text(_ degrees: Double) -> String {
    let units = (degrees * 10_000).rounded() / 10_000
    return "\(units)"
  }
}
