import CanonicalJSON
import Recording

/// Lines about maps and the user interface of the navigation.
extension TimelineEntry {
  /// Returns the line of a record; nil for records that the timeline leaves out.
  static func map(_ event: String, _ record: JSONValue) -> TimelineEntry? {
    let name = record["mapID"]?.string ?? "?"
    switch event {
    case EventKind.mapControlStarted.text:
      return TimelineEntry("map", "\(name) under control", .notice)
    case EventKind.mapControlStopped.text: return TimelineEntry("map", "\(name) released", .notice)
    case EventKind.mapCameraModeChanged.text: return cameraMode(record)
    case EventKind.mapEffectiveTypeChanged.text:
      let type = words(record["property"]?.string)
      let shown = words(record["shown"]?.string)
      return TimelineEntry("map", type == shown ? type : "\(type), shown as \(shown)")
    case EventKind.mapDidTapMyLocationButton.text:
      return TimelineEntry("tap", "button of the position")
    case EventKind.mapDidTapRecenterButton.text: return TimelineEntry("tap", "recentre button")
    case EventKind.mapError.text:
      let function = words(record["function"]?.string)
      return TimelineEntry("map", "\(function): \(words(record["case"]?.string))", .bad)
    case EventKind.uiDidChangeMode.text:
      return TimelineEntry("light", words(record["mode"]?.string), .notice)
    case EventKind.uiSettingsChanged.text:
      let isOn = record["value"]?.bool == true
      return TimelineEntry("setting", "\(words(record["setting"]?.string)) \(isOn ? "on" : "off")")
    case EventKind.uiTrafficPromptShown.text:
      return TimelineEntry("prompt", "\"\(record["text"]?.string ?? "")\"")
    case EventKind.uiIncidentCardShown.text:
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
