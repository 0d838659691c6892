extension TraceFormat {
  /// What there is to know of the format.
  var entry: FormatEntry {
    switch self {
    case .gpx: .gpx
    case .nmea: .nmea
    case .geojson: .geojson
    case .csv: .csv
    case .kml: .kml
    case .tcx: .tcx
    case .gnsslogger: .gnsslogger
    case .timeline: .timeline
    case .ferrostar: .ferrostar
    case .mapbox: .mapbox
    case .corelocation: .corelocation
    case .valhalla: .valhalla
    case .xcode: .xcode
    case .gpsd: .gpsd
    case .igc: .igc
    case .mcap: .mcap
    case .fit: .fit
    case .navrec: .navrec
    }
  }

  /// The format that a file's name speaks for; nil for an unknown ending.
  public init?(fileName: String) {
    let ending = TraceHead.ending(of: fileName)
    guard let format = Self.allCases.first(where: { $0.entry.endings.contains(ending) }) else {
      return nil
    }
    self = format
  }

  /// The name that people know the format by.
  public var title: String { entry.title }

  /// What ``Fix/line`` counts: lines, or the records or messages of a file that has none.
  public var unit: String { entry.unit }
}
