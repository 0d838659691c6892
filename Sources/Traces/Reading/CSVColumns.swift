/// Which column of a CSV file holds what.
struct CSVColumns {
  private(set) var names: [String] = []
  private(set) var time: Int?
  private(set) var date: Int?
  private(set) var latitude: Int?
  private(set) var longitude: Int?
  private(set) var point: Int?
  private(set) var altitude: Int?
  private(set) var speed: Int?
  /// What a speed is multiplied by to give metres per second.
  private(set) var speedScale = 1.0
  private(set) var course: Int?
  private(set) var accuracy: Int?
  private(set) var verticalAccuracy: Int?
  private(set) var track: Int?

  var count: Int { names.count }

  init() {}

  init(names: [String], source: String, line: Int) throws(TraceError) {
    self.names = names
    for (index, name) in names.enumerated() { assign(Self.plain(name), index) }
    guard point != nil || (latitude != nil && longitude != nil) else {
      throw TraceError(
        source: source,
        line: line,
        message: "no columns for latitude and longitude among "
          + names.map { "\"\($0)\"" }.joined(separator: ", "),
        hint: "name the columns: --columns time,lat,lon"
      )
    }
  }

  /// Lower case, letters alone.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter }
  }

  private mutating func assign(_ name: String, _ index: Int) {
    switch name {
    case "lat", "latitude", "y", "latitudedegrees": latitude = latitude ?? index
    case "lon", "lng", "long", "longitude", "x", "longitudedegrees": longitude = longitude ?? index
    case "time", "timestamp", "datetime", "utc", "timeutc", "utctime": time = time ?? index
    case "date", "dateutc": date = date ?? index
    case "wkt", "point", "geometry", "geom", "pointlonlat": point = point ?? index
    case "altitude", "alt", "ele", "elevation": altitude = altitude ?? index
    case "course", "heading", "bearing", "cog": course = course ?? index
    case "accuracy", "hacc", "horizontalaccuracy": accuracy = accuracy ?? index
    case "vacc", "verticalaccuracy": verticalAccuracy = verticalAccuracy ?? index
    case "trackid", "track", "segment": track = track ?? index
    case "speed", "speedms", "speedmps", "mps": setSpeed(index, 1)
    case "speedkmh", "speedkph", "kmh", "kph": setSpeed(index, 1000 / 3600)
    case "speedmph", "mph": setSpeed(index, 1609.344 / 3600)
    case "speedknots", "knots", "speedkn": setSpeed(index, 1852.0 / 3600)
    default: break
    }
  }

  private mutating func setSpeed(_ index: Int, _ scale: Double) {
    guard speed == nil else { return }
    speed = index
    speedScale = scale
  }
}
