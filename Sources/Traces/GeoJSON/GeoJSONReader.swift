import CanonicalJSON
import Geodesy

/// Reads GeoJSON tracks: lines with times in their properties, or points with a time each.
struct GeoJSONReader: TraceDecoder {
  private var list = FixList()
  private var source: JSONSource
  private let options: TraceReadingOptions

  init(_ source: JSONSource, options: TraceReadingOptions) throws(TraceError) {
    self.source = source
    self.options = options
    try checkReferenceSystem(source.root)
    var segment = 0
    try read(source.root, properties: nil, &segment)
  }

  mutating func read(into filter: inout FixFilter) throws(TraceError) -> Bool {
    try list.give(to: &filter)
  }

  private func checkReferenceSystem(_ root: JSONValue) throws(TraceError) {
    guard let properties = root["crs"]?["properties"],
      let named = properties["name"] ?? properties["code"]
    else { return }
    let name = named.string ?? "EPSG:\(named.excerpt)"
    guard name.contains("4326") || name.contains("CRS84") else {
      throw source.error(
        named,
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
      guard let features = value["features"] else { return }
      list.reserve(features.count)
      for feature in features.elements { try read(feature, properties: nil, &segment) }
    case "Feature":
      guard let geometry = value["geometry"], !geometry.isNull else { return }
      try read(geometry, properties: value["properties"], &segment)
    case "GeometryCollection":
      guard let geometries = value["geometries"] else { return }
      for geometry in geometries.elements {
        try read(geometry, properties: properties, &segment)
      }
    case "LineString":
      list.enter(properties?["name"]?.string)
      try line(value, value["coordinates"], times: times(properties), segment)
      segment += 1
    case "MultiLineString":
      let all = times(properties).map { Array($0.elements) }
      let parts = value["coordinates"].map { Array($0.elements) } ?? []
      if let all, all.count != parts.count {
        throw source.error(value, "\(all.count) lists of times for \(parts.count) lines")
      }
      list.enter(properties?["name"]?.string)
      for (part, line) in parts.enumerated() {
        try self.line(value, line, times: all?[part], segment)
        segment += 1
      }
    case "Point":
      try point(value, properties, segment)
    case let other?:
      throw source.error(value, "a \(other) is no track")
    case nil:
      throw source.error(value, "an object without a GeoJSON type")
    }
  }

  /// The list of times of a line, under the names that programs give it.
  private func times(_ properties: JSONValue?) -> JSONValue? {
    guard let properties else { return nil }
    return properties["coordTimes"] ?? properties["coordinateProperties"]?["times"]
      ?? properties["times"] ?? properties["timestamps"]
  }

  private mutating func line(
    _ value: JSONValue,
    _ coordinates: JSONValue?,
    times: JSONValue?,
    _ segment: Int
  ) throws(TraceError) {
    guard let coordinates, coordinates.kind == .array else {
      throw source.error(value, "a line without coordinates")
    }
    let list = times.map { Array($0.elements) }
    if let list, list.count != coordinates.count {
      throw source.error(
        coordinates,
        "\(list.count) times for \(coordinates.count) coordinates"
      )
    }
    for (index, element) in coordinates.elements.enumerated() {
      var (fix, measure) = try place(element, segment)
      if let interval = options.interval {
        fix.time = FixClock.time(of: self.list.count, every: interval)
      } else if let time = list?[index] ?? measure, !time.isNull {
        try setTime(of: &fix, time)
      } else {
        let error = source.error(element, "a line without times", hint: FixClock.intervalHint)
        self.list.leaveOut(error)
        continue
      }
      self.list.append(fix)
    }
  }

  private mutating func point(
    _ value: JSONValue,
    _ properties: JSONValue?,
    _ segment: Int
  ) throws(TraceError) {
    guard let coordinates = value["coordinates"] else {
      throw source.error(value, "a point without coordinates")
    }
    var (fix, _) = try place(coordinates, segment)
    if let interval = options.interval {
      fix.time = FixClock.time(of: list.count, every: interval)
    } else if let time = properties?["time"] ?? properties?["timestamp"], !time.isNull {
      try setTime(of: &fix, time)
    } else {
      list.leaveOut(
        source.error(value, "a point without a time", hint: FixClock.intervalHint)
      )
      return
    }
    fix.speed = try source.number(properties, "speed")
    fix.course = try source.number(properties, "heading", or: "bearing", or: "course")
    fix.horizontalAccuracy = try source.number(properties, "accuracy")
    fix.verticalAccuracy = try source.number(properties, "verticalAccuracy")
    fix.segment = properties?["segment"]?.integer.map { Int(clamping: $0) } ?? segment
    list.append(fix)
  }

  private mutating func setTime(of fix: inout Fix, _ value: JSONValue) throws(TraceError) {
    let time = try source.time(value)
    fix.time = time.nanoseconds
    if !time.hasZone { list.note(.timeWithoutZone, line: fix.line) }
  }

  /// Returns a position, and its fourth number where there is one.
  private mutating func place(
    _ value: JSONValue,
    _ segment: Int
  ) throws(TraceError) -> (fix: Fix, measure: JSONValue?) {
    var elements = value.elements.makeIterator()
    guard let longitude = elements.next()?.double, let latitude = elements.next()?.double else {
      throw source.error(value, "\(value.excerpt) is no position, expected [longitude, latitude]")
    }
    let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    let line = source.line(of: value)
    try Position.check(coordinate, source: source.name, line: line)
    let altitude = elements.next().flatMap { $0.isNull ? nil : $0 }
    if let altitude, altitude.kind != .number {
      throw source.error(altitude, "\(altitude.described) is no altitude")
    }
    let fix = Fix(
      time: 0,
      coordinate: coordinate,
      altitude: altitude?.double,
      segment: segment,
      line: line
    )
    return (fix, elements.next().flatMap { $0.isNull ? nil : $0 })
  }
}

extension FormatEntry {
  /// GeoJSON: any JSON that no other format has a claim to.
  static let geojson = FormatEntry(
    title: "GeoJSON",
    endings: ["geojson", "json"],
    kind: .json(
      claim: { _ in .weak },
      open: { source, options throws(TraceError) in try GeoJSONReader(source, options: options) }
    )
  )
}
