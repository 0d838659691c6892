import CanonicalJSON
import Geodesy
import NavigationMap
import RoadNetwork

/// Properties of overlays as scenarios write them.
///
/// Numbers may be out of range, and paths may leave the Earth: what comes of that is the SDK's affair.
extension OverlayValue {
  /// Degrees of a path's coordinates as far as they can be written.
  static let wideDegrees: ClosedRange<Double> = -1000...1000

  /// Returns the properties that an object sets, in the order in which they are recorded.
  static func edits(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> [OverlayEdit] {
    OverlayProperty.allCases.compactMap { property in
      guard property != .panorama else { return nil }
      return read(property, &reader, sketch).map { OverlayEdit(property: property, value: $0) }
    }
  }

  private static func read(
    _ property: OverlayProperty,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> OverlayValue? {
    let key = property.rawValue
    if property == .position {
      guard reader.has("lat") || reader.has("lon") || reader.has("node") else { return nil }
      return PlaceReading.coordinate(&reader, sketch).map { .place($0) }
    }
    guard let value = reader.value(key) else { return nil }
    if value.kind == .null, mayBeNothing(property) { return .nothing }
    switch form(of: property) {
    case .text where property == .appearAnimation:
      return reader.oneOf(key, Marker.AppearAnimation.self).map { .text($0.rawValue) }
    case .text: return reader.string(key).map { .text($0) }
    case .number: return reader.double(key, in: -1e9...1e9).map { .number($0) }
    case .whole: return reader.integer(key, in: -1_000_000...1_000_000).map { .whole(Int($0)) }
    case .flag: return reader.bool(key).map { .flag($0) }
    case .place: return nil
    case .path: return path(value, reader).map { .path($0) }
    case .paths:
      return reader.array(key).map { .paths($0.compactMap { path($0, reader) }) }
    case .bounds: return bounds(value, reader).map { .bounds($0) }
    case .image: return image(key, value, &reader).map { .image($0) }
    case .anchor:
      return pair(value, in: -100...100, reader).map { .anchor(ImageAnchor(x: $0, y: $1)) }
    case .color: return reader.string(key).flatMap { color($0, value, reader) }.map { .color($0) }
    case .spans: return spans(key, &reader).map { .spans($0) }
    }
  }

  private static func mayBeNothing(_ property: OverlayProperty) -> Bool {
    switch property {
    case .title, .snippet, .icon, .iconView, .userData, .strokeColor, .fillColor: true
    case .position, .path, .holes, .radius, .bounds, .anchor, .groundAnchor,
      .infoWindowAnchor, .strokeWidth, .spans, .isGeodesic, .rotation, .bearing, .opacity,
      .isFlat, .isDraggable, .appearAnimation, .tracksViewChanges, .tracksInfoWindowChanges,
      .panorama, .isTappable, .zIndex:
      false
    }
  }

  // MARK: - Parts

  /// Returns the path of a list of [lat, lon].
  static func path(_ value: JSONValue, _ reader: JSONObjectReader) -> GeoPath? {
    guard value.kind == .array else {
      reader.diagnostics.add("expected a list of [lat, lon], found \(value.described)", at: value)
      return nil
    }
    let places = value.elements.compactMap { element in
      pair(element, in: wideDegrees, reader).map { Coordinate(latitude: $0, longitude: $1) }
    }
    return places.count == value.count ? GeoPath(places) : nil
  }

  /// Returns the box of [[south, west], [north, east]].
  static func bounds(_ value: JSONValue, _ reader: JSONObjectReader) -> GeoBounds? {
    guard let corners = path(value, reader) else { return nil }
    guard corners.count == 2 else {
      reader.diagnostics.add("expected [[south, west], [north, east]]", at: value)
      return nil
    }
    return GeoBounds(southWest: corners.coordinates[0], northEast: corners.coordinates[1])
  }

  private static func pair(
    _ value: JSONValue,
    in range: ClosedRange<Double>,
    _ reader: JSONObjectReader
  ) -> (Double, Double)? {
    let numbers = value.kind == .array ? value.elements.compactMap(\.double) : []
    guard numbers.count == 2, value.count == 2, numbers.allSatisfy(range.contains) else {
      reader.diagnostics.add(
        "expected two numbers in \(range.lowerBound)...\(range.upperBound)",
        at: value
      )
      return nil
    }
    return (numbers[0], numbers[1])
  }

  private static func color(
    _ text: String,
    _ value: JSONValue,
    _ reader: JSONObjectReader
  ) -> MapColor? {
    guard let color = MapColor(text) else {
      reader.diagnostics.add("\"\(text)\" is no colour: a name, or # and digits", at: value)
      return nil
    }
    return color
  }

  /// Returns the image of a name, as large as the standard pin, or of an object.
  private static func image(
    _ key: String,
    _ value: JSONValue,
    _ reader: inout JSONObjectReader
  ) -> MapImage? {
    if let name = value.string {
      return MapImage(name: name, width: MapImage.marker.width, height: MapImage.marker.height)
    }
    guard var inner = reader.object(key) else { return nil }
    defer { inner.finish() }
    let tint = inner.value("tint").flatMap { value in
      inner.string("tint").flatMap { color($0, value, inner) }
    }
    let width = inner.double("width", in: 0...100_000, unit: "points")
    let height = inner.double("height", in: 0...100_000, unit: "points")
    return inner.string("name", .required).map {
      MapImage(
        name: $0,
        width: width ?? MapImage.marker.width,
        height: height ?? MapImage.marker.height,
        tint: tint
      )
    }
  }

  private static func spans(_ key: String, _ reader: inout JSONObjectReader) -> [OverlaySpan]? {
    reader.objects(key).map { entries in
      entries.compactMap { entry in
        var entry = entry
        defer { entry.finish() }
        let segments = entry.double("segments", in: -1e6...1e6) ?? 1
        func color(_ key: String) -> MapColor? {
          entry.value(key).flatMap { value in
            entry.string(key, .required).flatMap { Self.color($0, value, entry) }
          }
        }
        if entry.has("from") || entry.has("to") {
          guard let from = color("from"), let to = color("to") else {
            entry.report("a gradient needs \"from\" and \"to\"", at: "from")
            return nil
          }
          return OverlaySpan(style: .gradient(from: from, to: to), segments: segments)
        }
        guard let color = color("color") else {
          entry.report("a span needs \"color\", or \"from\" and \"to\"", at: "color")
          return nil
        }
        return OverlaySpan(style: .solid(color), segments: segments)
      }
    }
  }
}
