/// What each column of a CSV file holds.
struct CSVColumns {
  /// What a column holds.
  enum Role: UInt8 {
    case other, time, date, latitude, longitude, point, altitude, speed, course, accuracy
    case verticalAccuracy, dilution, track, segment
    /// A track where values repeat; otherwise the number of the row.
    case id
  }

  private(set) var names: [String] = []
  /// One a column.
  private(set) var roles: [Role] = []
  /// What a speed is multiplied by to give metres per second.
  private(set) var speedScale = 1.0

  init() {}

  /// - Throws: ``TraceError`` where no columns hold a position.
  init(names: [String], source: String, line: Int) throws(TraceError) {
    self.names = names
    for name in names {
      let role = role(of: Self.plain(Self.withoutUnit(name)))
      // The first column of a kind counts.
      roles.append(roles.contains(role) ? .other : role)
    }
    guard has(.point) || (has(.latitude) && has(.longitude)) else {
      throw TraceError(
        source: source,
        line: line,
        message: "no columns for latitude and longitude among "
          + names.map { "\"\($0)\"" }.joined(separator: ", "),
        hint: "name the columns: --columns time,lat,lon"
      )
    }
  }

  var count: Int { names.count }

  func has(_ role: Role) -> Bool { roles.contains(role) }

  /// Returns the name of the column with a role.
  func name(of role: Role) -> String {
    roles.firstIndex(of: role).map { names[$0] } ?? "\(role)"
  }

  /// Drops a unit in brackets that is the one taken anyhow, as in `latitude (deg)`.
  private static func withoutUnit(_ name: String) -> Substring {
    guard let open = name.firstIndex(where: { $0 == "(" || $0 == "[" }), open > name.startIndex,
      ["m", "metres", "meters", "deg", "degrees", "°", "utc"].contains(
        name[open...].dropFirst().prefix { $0 != ")" && $0 != "]" }.lowercased()
      )
    else { return name[...] }
    return name[..<open]
  }

  /// Lower case, letters alone.
  private static func plain(_ name: Substring) -> String {
    name.lowercased().filter { $0.isLetter }
  }

  private mutating func role(of name: String) -> Role {
    switch name {
    case "lat", "latitude", "y", "latitudedegrees": return .latitude
    case "lon", "lng", "long", "longitude", "x", "longitudedegrees": return .longitude
    case "time", "timestamp", "datetime", "utc", "timeutc", "utctime", "unixtime", "unixtimemillis",
      "timems", "timestampms":
      return .time
    case "date", "dateutc": return .date
    case "wkt", "point", "geometry", "geom", "pointlonlat": return .point
    case "altitude", "alt", "ele", "elevation", "altitudem", "altitudemeters": return .altitude
    case "course", "heading", "bearing", "cog", "bearingdegrees": return .course
    case "accuracy", "hacc", "horizontalaccuracy", "accuracyhorizontal", "accuracymeters":
      return .accuracy
    case "vacc", "verticalaccuracy", "accuracyvertical", "verticalaccuracymeters":
      return .verticalAccuracy
    case "hdop": return .dilution
    case "trackid", "track": return .track
    case "segment": return .segment
    case "id": return .id
    case "speed", "speedms", "speedmps", "mps": return speed(1)
    case "speedkmh", "speedkph", "kmh", "kph": return speed(1000 / 3600)
    case "speedmph", "mph": return speed(1609.344 / 3600)
    case "speedknots", "knots", "speedkn": return speed(1852.0 / 3600)
    default: return .other
    }
  }

  private mutating func speed(_ scale: Double) -> Role {
    if !has(.speed) { speedScale = scale }
    return .speed
  }
}
