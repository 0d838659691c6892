import Platform
import CanonicalJSON
import Recording

extension TimelineEntry {
  /// Creates the line of what lies on a map, or of a touch of it; nil for what the timeline leaves out.
  static func overlay(_ event: String, _ record: JSONValue) -> TimelineEntry? {
    let name = overlayName(record)
    switch event {
    case EventKind.mapOverlayAdded.text:
      let title = record["properties"]?["title"]?.string.map { " \"\($0)\"" } ?? ""
      return TimelineEntry("overlay", "\(name)\(title) is on \(mapName(record))", .quiet)
    case EventKind.mapOverlayRemoved.text:
      return TimelineEntry("overlay", "\(name) is off \(mapName(record))", .quiet)
    case EventKind.mapOverlayChanged.text:
      let value = record["value"].map { ": \($0.string ?? $0.excerpt)" } ?? ""
      return TimelineEntry(
        "overlay",
        "\(name), \(words(record["property"]?.string))\(value)",
        .quiet
      )
    case EventKind.mapOverlayRefused.text:
      let which = record["overlay"]?.string ?? name
      return TimelineEntry("overlay", "\(which) refused: \(words(record["error"]?.string))", .bad)
    case EventKind.mapCleared.text:
      let count = record["overlayIDs"]?.count ?? 0
      return TimelineEntry("overlay", "\(mapName(record)) cleared of \(count)", .quiet)
    case EventKind.mapDidTapMarker.text:
      let isHandled = record["handled"]?.bool == true
      return TimelineEntry("tap", "on \(name)\(isHandled ? ", handled by the app" : "")", .notice)
    case EventKind.mapDidTapOverlay.text: return TimelineEntry("tap", "on \(name)", .notice)
    case EventKind.mapDidTapPOI.text:
      return TimelineEntry("tap", "on \(record["name"]?.string ?? "a place")", .notice)
    case EventKind.mapDidTapCoordinate.text:
      return TimelineEntry("tap", "at \(coordinate(record))", .notice)
    case EventKind.mapDidLongPress.text:
      return TimelineEntry("long press", "at \(coordinate(record))", .notice)
    case EventKind.mapMarkerInfoWindow.text, EventKind.mapMarkerInfoContents.text:
      guard let answer = record["answer"]?.string else { return nil }
      let part = event == EventKind.mapMarkerInfoWindow.text ? "window" : "contents"
      return TimelineEntry("window", "of \(name): the app's \(part) \"\(answer)\"")
    case EventKind.mapDidCloseInfoWindow.text: return TimelineEntry("window", "of \(name) closed")
    case EventKind.mapDidTapInfoWindow.text:
      return TimelineEntry("tap", "on the window of \(name)", .notice)
    case EventKind.mapDidLongPressInfoWindow.text:
      return TimelineEntry("long press", "on the window of \(name)", .notice)
    case EventKind.mapDidBeginDrag.text: return TimelineEntry("drag", "of \(name) begins")
    case EventKind.mapDidEndDrag.text:
      return TimelineEntry("drag", "of \(name) ends at \(coordinate(record))")
    default: return nil
    }
  }

  /// Creates the line of a building, a tile or a panorama; nil for what the timeline leaves out.
  static func venue(_ event: String, _ record: JSONValue) -> TimelineEntry? {
    let panorama = record["panoramaID"]?.string
    switch event {
    case EventKind.indoorDidChangeActiveBuilding.text:
      return TimelineEntry("indoor", record["building"]?.string.map { "in \($0)" } ?? "outside")
    case EventKind.indoorDidChangeActiveLevel.text:
      return TimelineEntry("indoor", record["level"]?.string.map { "level \($0)" } ?? "no level")
    case EventKind.tileReceived.text:
      guard record["outcome"]?.string != "image" else { return nil }
      let place = ["zoom", "x", "y"].map { record[$0]?.integer.map(String.init) ?? "?" }
      let outcome = words(record["outcome"]?.string)
      return TimelineEntry("tile", "\(place.joined(separator: "/")): \(outcome)", .quiet)
    case EventKind.panoramaDidMove.text:
      return TimelineEntry("panorama", panorama.map { "at \($0)" } ?? "none")
    case EventKind.panoramaErrorNear.text:
      let reason = words(record["error"]?.string)
      return TimelineEntry("panorama", "near \(coordinate(record)): \(reason)", .bad)
    case EventKind.panoramaErrorID.text:
      return TimelineEntry(
        "panorama",
        "\(panorama ?? "?"): \(words(record["error"]?.string))",
        .bad
      )
    case EventKind.panoramaMetadata.text:
      let number = record["requestID"]?.integer.map(String.init) ?? "?"
      guard let found = record["panorama"]?["id"]?.string else {
        let reason = words(record["error"]?.string)
        return TimelineEntry("panorama", "request \(number): \(reason)", .bad)
      }
      return TimelineEntry("panorama", "request \(number): \(found)")
    case EventKind.panoramaDidTap.text: return TimelineEntry("tap", "in the panorama", .notice)
    case EventKind.panoramaDidTapMarker.text:
      return TimelineEntry("tap", "on \(overlayName(record)) in the panorama", .notice)
    default: return nil
    }
  }

  private static func overlayName(_ record: JSONValue) -> String {
    let type = record["type"]?.string.map { words($0) } ?? "overlay"
    return "\(type) \(record["overlayID"]?.integer.map(String.init) ?? "?")"
  }

  private static func mapName(_ record: JSONValue) -> String {
    record["mapID"]?.string.map { "map \($0)" } ?? "the map"
  }

  private static func coordinate(_ record: JSONValue) -> String {
    guard let latitude = record["lat"]?.double, let longitude = record["lon"]?.double else {
      return "?"
    }
    return "\(Quantity.fixed(latitude, 5)), \(Quantity.fixed(longitude, 5))"
  }
}
