extension TraceReader {
  /// Finds out the format of a file and begins to read it.
  static func open(
    _ input: ByteInput,
    _ options: TraceReadingOptions
  ) throws(TraceError) -> (format: TraceFormat, decoder: any TraceDecoder) {
    let input = ZipArchive.begins(input) ? try ZipArchive.keyhole(in: input) : input
    let format: TraceFormat
    if let stated = options.format {
      format = stated
    } else {
      format = try TraceDetection.format(of: input)
    }
    guard !format.isJSON else {
      let source = try JSONSource(input)
      let actual = options.format ?? TraceDetection.format(ofJSON: source.root)
      return (actual, try decoder(of: actual, source, options))
    }
    return (format, try decoder(of: format, input, options))
  }

  private static func decoder(
    of format: TraceFormat,
    _ input: ByteInput,
    _ options: TraceReadingOptions
  ) throws(TraceError) -> any TraceDecoder {
    switch format {
    case .nmea: NMEAReader(input, options: options)
    case .csv: try CSVReader(input, options: options)
    case .kml: KMLReader(input, options: options)
    case .tcx: TCXReader(input, options: options)
    case .gnsslogger: GnssLoggerReader(input, options: options)
    case .xcode: GPXReader(input, options: options, waypoints: true)
    default: GPXReader(input, options: options)
    }
  }

  private static func decoder(
    of format: TraceFormat,
    _ source: JSONSource,
    _ options: TraceReadingOptions
  ) throws(TraceError) -> any TraceDecoder {
    switch format {
    case .timeline: try TimelineReader(source, options: options)
    case .ferrostar: try FerrostarReader(source, options: options)
    case .mapbox: try MapboxReader(source, options: options)
    case .corelocation: try CoreLocationReader(source, options: options)
    case .valhalla: try ValhallaReader(source, options: options)
    default: try GeoJSONReader(source, options: options)
    }
  }
}
