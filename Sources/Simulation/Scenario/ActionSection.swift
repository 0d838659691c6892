import CanonicalJSON
import Navigation
import RoadNetwork

/// Reads the `actions` section.
enum ActionSection {
  static let names = [
    "setDestinations", "continueToNextDestination", "clearDestinations", "startGuidance",
    "stopGuidance", "setThreshold", "locationEnabled", "probe",
  ]

  static func read(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> [ScenarioAction] {
    var actions: [ScenarioAction] = []
    for var entry in reader.objects("actions") ?? [] {
      let trigger = Self.trigger(&entry)
      let call = Self.call(&entry, sketch)
      entry.finish()
      if let trigger, let call { actions.append(ScenarioAction(trigger: trigger, call: call)) }
    }
    return actions
  }

  private static func trigger(_ reader: inout JSONObjectReader) -> ScenarioAction.Trigger? {
    if reader.has("at") {
      if reader.has("on") { reader.report("an action has either \"at\" or \"on\"", at: "on") }
      return reader.double("at", in: 0...31_536_000, unit: "s").map {
        .at(Int64(($0 * 1e9).rounded()))
      }
    }
    guard var inner = reader.object("on") else {
      if !reader.has("on") {
        reader.diagnostics.add(
          "an action needs a time \"at\" or an event \"on\"",
          at: reader.value
        )
      }
      return nil
    }
    let pattern = PatternReading.pattern(&inner)
    let nth = inner.integer("nth", in: 1...1_000_000)
    let every = inner.bool("every") ?? false
    if nth != nil, every { inner.report("either \"nth\" or \"every\"", at: "every") }
    inner.finish()
    return pattern.map { .on($0, nth: Int(nth ?? 1), every: every) }
  }

  private static func call(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> ScenarioAction.Call? {
    switch reader.oneOf("do", names, .required) {
    case "setDestinations": return destinations(&reader, sketch)
    case "continueToNextDestination": return .continueToNextDestination
    case "clearDestinations": return .clearDestinations
    case "startGuidance": return .startGuidance
    case "stopGuidance": return .stopGuidance
    case "setThreshold":
      let time = reader.doubleOrMax("time", in: -1e9...1e9, unit: "s")
      let distance = reader.doubleOrMax("distance", in: -1e9...1e9, unit: "m")
      if time == nil, distance == nil {
        reader.diagnostics.add("setThreshold needs \"time\" or \"distance\"", at: reader.value)
      }
      return .setThreshold(time: time, distance: distance)
    case "locationEnabled":
      return reader.bool("enabled", .required).map { .locationEnabled($0) }
    case "probe":
      return reader.oneOf("what", ["navigatorState"], .required).map { _ in .probe }
    default: return nil
    }
  }

  private static func destinations(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> ScenarioAction.Call? {
    guard let entries = reader.objects("waypoints", .required) else { return nil }
    var waypoints: [Waypoint] = []
    for var entry in entries {
      if let waypoint = PlaceReading.waypoint(&entry, sketch) { waypoints.append(waypoint) }
      entry.finish()
    }
    return .setDestinations(waypoints, .default)
  }
}
