import CanonicalJSON
import Geodesy
import RoadNetwork
import Traces

/// A matched trace as one GeoJSON FeatureCollection: parts and gaps as lines, fixes as points.
struct MapMatchGeoJSON {
  private let result: MatchResult
  private var json = JSONWriter()

  init(_ result: MatchResult) { self.result = result }

  /// The collection on one line.
  var bytes: [UInt8] {
    var copy = self
    copy.write()
    return copy.json.bytes
  }

  private mutating func write() {
    json.beginObject()
    json.member("type", literal: "FeatureCollection")
    json.beginArray("features")
    for (number, part) in result.matched.parts.enumerated() { write(part, number) }
    for gap in result.matched.gaps { write(gap) }
    for (number, fix) in result.matched.fixes.enumerated() { write(fix, number) }
    json.endArray()
    json.endObject()
    json.newline()
  }

  private mutating func write(_ part: MatchedPart, _ number: Int) {
    let line = result.map.points(of: part)
    feature(.init(line: line)) { json in
      json.member("kind", literal: "part")
      Self.integer("part", number, &json)
      Self.integer("firstFix", part.fixes.lowerBound, &json)
      Self.integer("fixes", part.fixes.count, &json)
      Self.number("length", part.length, 1, &json)
      Self.integer("turnsBack", part.turnsBack, &json)
    }
  }

  private mutating func write(_ gap: MatchGap) {
    let first = max(0, gap.fixes.lowerBound - 1)
    let last = min(result.fixes.count - 1, gap.fixes.upperBound)
    let places = result.fixes[first...max(first, last)].map(\.coordinate).filter(\.isValid)
    feature(.init(line: places)) { json in
      json.member("kind", literal: "gap")
      json.member("reason", gap.reason.rawValue)
      Self.integer("firstFix", gap.fixes.lowerBound, &json)
      Self.integer("fixes", gap.fixes.count, &json)
      Self.number("seconds", Double(gap.end &- gap.start) / 1e9, 3, &json)
      Self.number("length", gap.length, 1, &json)
    }
  }

  private mutating func write(_ fix: MatchedFix, _ number: Int) {
    let road = result.map.roadName(of: fix)
    let place = fix.position?.coordinate ?? result.fixes[number].coordinate
    feature(.init(point: place)) { json in
      json.member("kind", literal: "fix")
      Self.integer("fix", number, &json)
      json.member("role", fix.role.rawValue)
      if let part = fix.part { Self.integer("part", part, &json) }
      if let position = fix.position {
        Self.number("distance", position.distance, 2, &json)
        Self.integer("section", Int(position.section), &json)
        Self.number("fraction", position.fraction, 6, &json)
      }
      if let edge = fix.edge { Self.integer("edge", Int(edge), &json) }
      if let road {
        json.member("road", road)
      }
    }
  }

  // MARK: - Forms

  /// A geometry; one place is a point, no place none.
  private struct Geometry {
    let places: [Coordinate]
    let isLine: Bool

    init(line: [Coordinate]) {
      places = line
      isLine = line.count > 1
    }

    init(point: Coordinate) {
      places = point.isValid ? [point] : []
      isLine = false
    }
  }

  private mutating func feature(
    _ geometry: Geometry,
    _ properties: (inout JSONWriter) -> Void
  ) {
    json.beginObject()
    json.member("type", literal: "Feature")
    json.beginObject("properties")
    properties(&json)
    json.endObject()
    json.key("geometry" as StaticString)
    write(geometry)
    json.endObject()
  }

  private mutating func write(_ geometry: Geometry) {
    guard let first = geometry.places.first else { return json.null() }
    json.beginObject()
    json.member("type", literal: geometry.isLine ? "LineString" : "Point")
    json.key("coordinates" as StaticString)
    if geometry.isLine {
      json.beginArray()
      for place in geometry.places { write(place) }
      json.endArray()
    } else {
      write(first)
    }
    json.endObject()
  }

  private mutating func write(_ place: Coordinate) {
    json.beginArray()
    json.fixed(place.longitude, decimals: 7)
    json.fixed(place.latitude, decimals: 7)
    json.endArray()
  }

  private static func integer(_ key: String, _ value: Int, _ json: inout JSONWriter) {
    json.member(key, value)
  }

  private static func number(
    _ key: String,
    _ value: Double,
    _ decimals: Int,
    _ json: inout JSONWriter
  ) {
    json.member(key, value, decimals: decimals)
  }
}
