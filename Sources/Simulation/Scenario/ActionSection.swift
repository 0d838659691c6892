import CanonicalJSON
import RoadNetwork

/// Reads the `actions` section.
enum ActionSection {
  static func read(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> [ScenarioAction] {
    var actions: [ScenarioAction] = []
    for var entry in reader.objects("actions") ?? [] {
      let trigger = Self.trigger(&entry)
      let call = ScenarioAction.Call.read(&entry, sketch)
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
}
