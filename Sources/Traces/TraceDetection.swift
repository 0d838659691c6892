import CanonicalJSON

/// Finds out what a file is: by its content first, by its name where that says too little.
enum TraceDetection {
  static func format(of input: ByteInput) throws(TraceError) -> TraceFormat {
    let head = input.content.prefix(4096)
    guard !head.isEmpty else { throw TraceError(source: input.name, message: "the file is empty") }
    if let known = ForeignFormat(head, name: input.name) {
      throw TraceError(source: input.name, message: "\(known.name) is not read", hint: known.hint)
    }
    let text = String(decoding: head, as: UTF8.self)
    let start = text.drop { $0.isWhitespace || $0 == "\u{feff}" }
    if start.hasPrefix("<") { return try formatOfXML(text, input.name) }
    if start.hasPrefix("{") { return .geojson }
    let lines = text.split(whereSeparator: \.isNewline)
    if lines.contains(where: isGnssLogger) { return .gnsslogger }
    if lines.prefix(40).contains(where: hasSentence) { return .nmea }
    // Behind NMEA, because loggers put their own time in brackets before a sentence.
    if start.hasPrefix("[") { return .geojson }
    if let named = TraceFormat(fileName: input.name), named == .nmea || named == .csv {
      return named
    }
    if let first = lines.first, first.contains(where: { ",;\t".contains($0) }) { return .csv }
    throw TraceError(
      source: input.name,
      message: "this is no trace in a known format",
      hint: "known: " + TraceFormat.allCases.map(\.title).joined(separator: ", ")
        + "; name it with --from"
    )
  }

  /// Returns the format of a JSON file by its members; GeoJSON for one that nobody knows.
  static func format(ofJSON root: JSONValue) -> TraceFormat {
    guard root.kind == .object else {
      guard let first = root.elements.first(where: { _ in true }), first.kind == .object else {
        return .geojson
      }
      if first["startTime"] != nil || first["endTime"] != nil { return .timeline }
      return first["lat"] != nil || first["latitude"] != nil ? .corelocation : .geojson
    }
    if root["semanticSegments"] != nil || root["rawSignals"] != nil
      || root["timelineObjects"] != nil
    {
      return .timeline
    }
    if let locations = root["locations"], let first = locations.elements.first(where: { _ in true })
    {
      return first["lat"] != nil || first["latitude"] != nil ? .corelocation : .timeline
    }
    if root["shape"] != nil || root["encoded_polyline"] != nil { return .valhalla }
    guard let events = root["events"] else { return .geojson }
    if root["initial_route"] != nil || root["initial_timestamp"] != nil { return .ferrostar }
    for event in events.elements {
      if event["event_data"] != nil { return .ferrostar }
      if event["event_timestamp"] != nil || event["location"] != nil { return .mapbox }
    }
    return .geojson
  }

  // MARK: - Texts

  private static func formatOfXML(
    _ text: String,
    _ source: String
  ) throws(TraceError) -> TraceFormat {
    let lower = text.lowercased()
    if lower.contains("<!doctype html") || lower.contains("<html") {
      throw TraceError(source: source, message: "this is a web page, not a trace")
    }
    switch rootName(of: text) {
    case "kml": return .kml
    case "TrainingCenterDatabase": return .tcx
    default:
      let isXcode = text.contains("creator=\"Xcode\"") || text.contains("creator='Xcode'")
      return isXcode ? .xcode : .gpx
    }
  }

  /// Returns the local name of the first element; nil where the text has none.
  private static func rootName(of text: String) -> Substring? {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      let isComment = rest.hasPrefix("<!--")
      guard isComment || rest.hasPrefix("<?") || rest.hasPrefix("<!") else {
        let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        return name.split(separator: ":").last
      }
      guard let close = rest.firstRange(of: isComment ? "-->" : ">") else { return nil }
      rest = rest[close.upperBound...]
    }
    return nil
  }

  /// Returns whether a line is one that a GnssLogger log has: its list of columns, or a fix.
  private static func isGnssLogger(_ line: Substring) -> Bool {
    let name = line.drop { $0 == "#" || $0 == " " }
    return line.hasPrefix("#") && (name.hasPrefix("Fix,") || name.hasPrefix("Raw,"))
      || ["Fix,gps,", "Fix,GPS,", "Fix,FLP,", "Fix,NLP,"].contains { line.hasPrefix($0) }
  }

  /// Returns whether a line has a sentence such as `$GPRMC,`: two letters of a talker, three of a kind.
  private static func hasSentence(_ line: Substring) -> Bool {
    guard let dollar = line.utf8.firstIndex(of: UInt8(ascii: "$")) else { return false }
    let sentence = line.utf8[dollar...].dropFirst().prefix(6)
    return sentence.count == 6 && sentence.last == UInt8(ascii: ",")
      && sentence.dropLast().allSatisfy { 65...90 ~= $0 || 48...57 ~= $0 }
  }
}
