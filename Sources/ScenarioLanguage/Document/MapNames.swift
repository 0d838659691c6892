import NavigationMap
import CanonicalJSON
import Navigation

/// Reports calls about overlays, tile layers, buildings and panoramas that the scenario has not.
enum MapNames {
  static func check(_ reader: inout JSONObjectReader, _ scenario: Scenario) {
    guard let actions = reader.value("actions"), actions.kind == .array else { return }
    let venues = scenario.venues
    var overlays: [String] = []
    for action in actions.elements where action.kind == .object {
      switch action["do"]?.string {
      case "addOverlay" where action["kind"] != nil:
        if let name = action["overlay"]?.string { overlays.append(name) }
      case "copyOverlay": if let name = action["as"]?.string { overlays.append(name) }
      default: break
      }
    }
    let calls = OverlayCall.names + VenueCall.names + ["probe"]
    for action in actions.elements where action.kind == .object {
      // Calls of other topics have layers of their own.
      guard let call = action["do"]?.string, calls.contains(call) else { continue }
      check("overlay", of: action, in: overlays, reader)
      check("layer", of: action, in: venues.tileLayers.map(\.name), reader)
      check("building", of: action, in: venues.buildings.map(\.id), reader)
      if call == "setPanorama" {
        check("panorama", of: action, in: venues.panoramas.map(\.id), reader)
      }
    }
  }

  private static func check(
    _ key: String,
    of action: JSONValue,
    in known: [String],
    _ reader: JSONObjectReader
  ) {
    guard let value = action[key], let name = value.string, !known.contains(name) else { return }
    let hint =
      EditDistance.nearest(to: name, in: known).map { "did you mean \"\($0)\"?" }
      ?? (known.isEmpty ? nil : "known: \(known.joined(separator: ", "))")
    reader.diagnostics.add(
      "there is no \(key) \"\(name)\"",
      at: value,
      hint: hint,
      replacement: EditDistance.replacement(for: name, in: known)
    )
  }
}
