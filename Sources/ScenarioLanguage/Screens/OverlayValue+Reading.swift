import CanonicalJSON
import Geodesy
import NavigationMap
import RoadNetwork

/// Properties of overlays as scenarios write them.
///
/// Numbers may be out of range, and paths may leave the Earth: what comes of that is the SDK's affair.
extension OverlayValue {
  /// Returns the value of a property, of the form that it has.
  static func read(_ property: OverlayProperty, _ reader: inout JSONObjectReader) -> OverlayValue? {
    let key = property.rawValue
    guard let value = reader.value(key) else { return nil }
    if value.kind == .null, mayBeNothing(property) { return .nothing }
    switch form(of: property) {
    case .text where property == .appearAnimation:
      return reader.oneOf(key, Marker.AppearAnimation.self).map { .text($0.rawValue) }
    case .text: return reader.string(key).map { .text($0) }
    case .number:
      return reader.double(key, in: numbers, unit: property == .radius ? "m" : "").map {
        .number($0)
      }
    case .whole: return reader.integer(key, in: wholes).map { .whole(Int($0)) }
    case .flag: return reader.bool(key).map { .flag($0) }
    case .place: return nil
    case .path: return path(value, reader).map { .path($0) }
    case .paths:
      return reader.array(key).map { .paths($0.compactMap { path($0, reader) }) }
    case .bounds: return bounds(value, reader).map { .bounds($0) }
    case .image: return image(key, value, &reader).map { .image($0) }
    case .anchor:
      return pair(value, in: shares, reader).map { .anchor(ImageAnchor(x: $0, y: $1)) }
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

  private static func color(_ key: Key<String>, _ reader: inout JSONObjectReader) -> MapColor? {
    guard let value = reader.value[key.name], let text = key(&reader) else { return nil }
    return color(text, value, reader)
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
    let tint = color(imageKeys.tint, &inner)
    let width = imageKeys.width(&inner)
    let height = imageKeys.height(&inner)
    return imageKeys.name(&inner).map {
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
        let segments = spanKeys.segments(&entry)
        if spanKeys.from.isIn(&entry) || spanKeys.to.isIn(&entry) {
          guard let from = color(spanKeys.from, &entry), let to = color(spanKeys.to, &entry) else {
            entry.report("a gradient needs \"from\" and \"to\"", at: "from")
            return nil
          }
          return OverlaySpan(style: .gradient(from: from, to: to), segments: segments)
        }
        guard let color = color(spanKeys.color, &entry) else {
          entry.report("a span needs \"color\", or \"from\" and \"to\"", at: "color")
          return nil
        }
        return OverlaySpan(style: .solid(color), segments: segments)
      }
    }
  }
}
