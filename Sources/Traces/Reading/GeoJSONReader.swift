import CanonicalJSON
import Geodesy

/// Reads GeoJSON tracks: lines with times in their properties, or points with a time each.
struct GeoJSONReader: TraceDecoder {
  private var fixes: [Fix] = []
  private var index = 0
  private let source: String
  private let options: TraceReadingOptions

  /// The largest file in bytes: it is read whole.
  private static let limit = 256 << 20

  init(_ input: ByteInput, options: TraceReadingOptions) throws(TraceError) {
    source = input.name
    self.options = options
    var input = input
    while try input.refill().more {
      guard input.end <= Self.limit else {
        throw TraceError(source: source, message: "GeoJSON of more than 256 MB")
      }
    }
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: Array(input.content), source: source).root
    } catch {
      throw TraceError(
        source: source,
        line: error.location.line,
        message: "not JSON: \(error.reason)"
      )
    }
    try checkReferenceSystem(root)
    var segment = 0
    try read(root, properties: nil, &segment)
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    guard index < fixes.count else { return false }
    var fix = fixes[index]
    index += 1
    try filter.take(&fix)
    return true
  }

  private func checkReferenceSystem(_ root: JSONValue) throws(TraceError) {
    guard let name = root["crs"]?["properties"]?["name"]?.string else { return }
    guard name.contains("4326") || name.contains("CRS84") else {
      throw error(
        root,
        "coordinates in \(name), not WGS 84",
        hint: "convert the file to EPSG:4326"
      )
    }
  }

  private mutating func read(
    _ value: JSONValue,
    properties: JSONValue?,
    _ segment: inout Int
  ) throws(TraceError) {
    switch value["type"]?.string {
    case "FeatureCollection":
      for feature in value["features"].map({ Array($0.elements) }) ?? [] {
        try read(feature, properties: nil, &segment)
      }
    case "Feature":
      guard let geometry = value["geometry"], !geometry.isNull else { return }
      try read(geometry, properties: value["properties"], &segment)
    case "GeometryCollection":
      for geometry in value["geometries"].map({ Array($0.elements) }) ?? [] {
        try read(geometry, properties: properties, &segment)
      }
    case "LineString":
      try line(value["coordinates"], times: times(properties), segment, properties)
      segment += 1
    case "MultiLineString":
      let all = times(properties).map { Array($0.elements) }
      let lines = value["coordinates"].map { Array($0.elements) } ?? []
      for (part, line) in lines.enumerated() {
        let own = all.flatMap { part < $0.count ? $0[part] : nil }
        try self.line(line, times: own, segment, properties)
        segment += 1
      }
    case "Point":
      try point(value, properties, segment)
    case let other?:
      throw error(value, "a \(other) is no track")
    case nil:
      throw error(value, "an object without a GeoJSON type")
    }
  }

  /// The list of times of a line, under the names that programs give it.
  private func times(_ properties: JSONValue?) -> JSONValue? {
    guard let properties else { return nil }
    return properties["coordTimes"] ?? properties["coordinateProperties"]?["times"]
      ?? properties["times"] ?? properties["timestamps"]
  }

  private mutating func line(
    _ coordinates: JSONValue?,
    times: JSONValue?,
    _ segment: Int,
    _ properties: JSONValue?
  ) throws(TraceError) {
    guard let coordinates, coordinates.kind == .array else {
      throw TraceError(source: source, message: "a line without coordinates")
    }
    let list = times.map { Array($0.elements) }
    if let list, list.count != coordinates.count {
      throw error(
        coordinates,
        "\(list.count) times for \(coordinates.count) coordinates"
      )
    }
    for (index, element) in Array(coordinates.elements).enumerated() {
      let numbers = element.elements.compactMap(\.double)
      var fix = try place(numbers, element, segment)
      if let interval = options.interval {
        fix.time = FixClock.time(of: fixes.count, every: interval)
      } else if let list {
        fix.time = try time(list[index])
      } else if numbers.count >= 4 {
        guard let time = EpochNumber.nanoseconds(numbers[3]) else {
          throw error(element, "\(numbers[3]) is no time")
        }
        fix.time = time
      } else {
        throw error(
          element,
          "a line without times",
          hint: FixClock.intervalHint
        )
      }
      fixes.append(fix)
    }
  }

  private mutating func point(
    _ value: JSONValue,
    _ properties: JSONValue?,
    _ segment: Int
  ) throws(TraceError) {
    guard let coordinates = value["coordinates"] else {
      throw error(value, "a point without coordinates")
    }
    var fix = try place(coordinates.elements.compactMap(\.double), coordinates, segment)
    if let interval = options.interval {
      fix.time = FixClock.time(of: fixes.count, every: interval)
    } else if let time = properties?["time"] ?? properties?["timestamp"] {
      fix.time = try self.time(time)
    } else {
      throw error(
        value,
        "a point without a time",
        hint: FixClock.intervalHint
      )
    }
    fix.speed = properties?["speed"]?.double
    fix.course =
      (properties?["heading"] ?? properties?["bearing"] ?? properties?["course"])?.double
    fix.horizontalAccuracy = properties?["accuracy"]?.double
    fix.verticalAccuracy = properties?["verticalAccuracy"]?.double
    fix.segment = properties?["segment"]?.integer.map { Int($0) } ?? segment
    fixes.append(fix)
  }

  private func place(
    _ numbers: [Double],
    _ value: JSONValue,
    _ segment: Int
  ) throws(TraceError) -> Fix {
    guard numbers.count >= 2 else {
      throw error(value, "expected [longitude, latitude]")
    }
    let coordinate = Coordinate(latitude: numbers[1], longitude: numbers[0])
    let line = value.location.line
    try Position.check(coordinate, source: source, line: line)
    return Fix(
      time: 0,
      coordinate: coordinate,
      altitude: numbers.count >= 3 ? numbers[2] : nil,
      segment: segment,
      line: line
    )
  }

  private func time(_ value: JSONValue) throws(TraceError) -> Int64 {
    if let number = value.double, let time = EpochNumber.nanoseconds(number) { return time }
    if let text = value.string {
      let bytes = Array(text.utf8)
      if let time = TimeText.parse(bytes.span, 0..<bytes.count) { return time.nanoseconds }
    }
    throw error(value, "\(value.described) is no time")
  }

  private func error(_ value: JSONValue, _ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: source, line: value.location.line, message: message, hint: hint)
  }
}
