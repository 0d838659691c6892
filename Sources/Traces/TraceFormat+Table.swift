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
}
