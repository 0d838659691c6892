/// Finds out what a file is: by its content first, by its name where that says too little.
enum TraceDetection {
  static func format(of input: ByteInput) throws(TraceError) -> TraceFormat {
    let head = input.content.prefix(4096)
    guard !head.isEmpty else { throw TraceError(source: input.name, message: "the file is empty") }
    if let known = foreign(head, input.name) {
      throw TraceError(
        source: input.name,
        message: "\(known.name) is not read",
        hint: known.hint
      )
    }
    let text = String(decoding: head, as: UTF8.self)
    let start = text.drop { $0.isWhitespace || $0 == "\u{feff}" }
    if start.hasPrefix("<") {
      if text.contains("<gpx") || text.contains(":gpx") { return .gpx }
      let lower = text.lowercased()
      if lower.contains("<!doctype html") || lower.contains("<html") {
        throw TraceError(source: input.name, message: "this is a web page, not a trace")
      }
      return .gpx
    }
    if start.hasPrefix("{") || start.hasPrefix("[") { return .geojson }
    let isNMEA = text.split(whereSeparator: \.isNewline).prefix(40).contains { line in
      guard let dollar = line.firstIndex(of: "$") else { return false }
      let sentence = line.suffix(from: dollar).dropFirst()
      return sentence.first == "G" && sentence.dropFirst(5).first == ","
    }
    if isNMEA { return .nmea }
    if let named = TraceFormat(fileName: input.name), named == .nmea || named == .csv {
      return named
    }
    if let first = start.split(whereSeparator: \.isNewline).first,
      first.contains(where: { ",;\t".contains($0) })
    {
      return .csv
    }
    throw TraceError(
      source: input.name,
      message: "this is no trace in a known format",
      hint: "known: GPX, NMEA 0183, GeoJSON, CSV; name it with --from"
    )
  }

  /// Recognises formats that are not read, and says what to do.
  private static func foreign(
    _ head: ArraySlice<UInt8>,
    _ name: String
  ) -> (name: String, hint: String)? {
    let bytes = Array(head.prefix(16))
    if bytes.count >= 12, Array(bytes[8..<12]) == Array(".FIT".utf8) {
      return ("FIT", "convert it: gpsbabel -i garmin_fit -f \(name) -o gpx -F out.gpx")
    }
    if bytes.starts(with: [0x50, 0x4b, 0x03, 0x04]) {
      return ("a ZIP or KMZ file", "unpack it first")
    }
    if bytes.starts(with: [0x1f, 0x8b]) {
      return ("a gzip file", "unpack it first: gunzip \(name)")
    }
    let text = String(decoding: head.prefix(2048), as: UTF8.self)
    if text.contains("<kml") {
      return ("KML", "convert it: gpsbabel -i kml -f \(name) -o gpx -F out.gpx")
    }
    if text.contains("<TrainingCenterDatabase") {
      return ("TCX", "convert it: gpsbabel -i gtrnctr -f \(name) -o gpx -F out.gpx")
    }
    if text.contains("# Fix,") || text.contains("# Raw,") {
      return ("a GnssLogger log", "take its Fix lines as CSV with --columns")
    }
    return nil
  }
}
