import CanonicalJSON

/// Lines about maps and the user interface of the navigation.
extension TimelineEntry {
  /// Returns the line of a record; nil for records that the timeline leaves out.
  static func map(_ event: String, _ record: JSONValue) -> TimelineEntry? {
    let name = record["mapID"]?.string ?? "?"
    switch event {
    case "map.controlStarted": return TimelineEntry("map", "\(name) under control", .notice)
    case "map.controlStopped": return TimelineEntry("map", "\(name) released", .notice)
    case "map.cameraModeChanged": return cameraMode(record)
    case "map.effectiveTypeChanged":
      let type = words(record["property"]?.string)
      let shown = words(record["shown"]?.string)
      return TimelineEntry("map", type == shown ? type : "\(type), shown as \(shown)")
    case "map.didTapMyLocationButton": return TimelineEntry("tap", "button of the position")
    case "map.didTapRecenterButton": return TimelineEntry("tap", "recentre button")
    case "map.error":
      let function = words(record["function"]?.string)
      return TimelineEntry("map", "\(function): \(words(record["case"]?.string))", .bad)
    case "ui.didChangeMode":
      return TimelineEntry("light", words(record["mode"]?.string), .notice)
    case "ui.settingsChanged":
      let isOn = record["value"]?.bool == true
      return TimelineEntry("setting", "\(words(record["setting"]?.string)) \(isOn ? "on" : "off")")
    case "ui.trafficPromptShown":
      return TimelineEntry("prompt", "\"\(record["text"]?.string ?? "")\"")
    case "ui.incidentCardShown":
      return TimelineEntry("card", "incident \(record["incidentID"]?.string ?? "?")")
    default: return nil
    }
  }

  private static func cameraMode(_ record: JSONValue) -> TimelineEntry {
    let mode = words(record["to"]?.string)
    guard mode == "following" else { return TimelineEntry("camera", mode) }
    return TimelineEntry("camera", "\(mode), \(words(record["perspective"]?.string))")
  }
}
