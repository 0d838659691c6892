import CanonicalJSON
import Recording
import RoadNetwork

/// Reads the `actions` section.
enum ActionSection {
  static func read(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> [ScenarioAction] {
    var actions: [ScenarioAction] = []
    var sessions = SessionNames()
    for var entry in reader.objects("actions") ?? [] {
      let trigger = Self.trigger(&entry)
      let call = ScenarioAction.Call.read(&entry, sketch)
      entry.finish()
      if let call { sessions.note(call, at: entry.value) }
      if let trigger, let call { actions.append(ScenarioAction(trigger: trigger, call: call)) }
    }
    sessions.check(reader.diagnostics)
    return actions
  }

  private static func trigger(_ reader: inout JSONObjectReader) -> ScenarioAction.Trigger? {
    let found = ["at", "on", "inside"].filter { reader.has($0) }
    if found.count > 1 {
      reader.report("an action has either \"\(found[0])\" or \"\(found[1])\"", at: found[1])
      for key in found { _ = reader.value(key) }
      return nil
    }
    if found == ["at"] {
      return reader.double("at", in: 0...31_536_000, unit: "s").map {
        .at(Int64(($0 * 1e9).rounded()))
      }
    }
    guard let key = found.first else {
      reader.diagnostics.add(
        "an action needs a time \"at\" or an event, \"on\" which or \"inside\" of which",
        at: reader.value
      )
      return nil
    }
    guard var inner = reader.object(key) else { return nil }
    let pattern = PatternReading.pattern(&inner)
    let nth = inner.integer("nth", in: 1...1_000_000)
    let every = inner.bool("every") ?? false
    if nth != nil, every { inner.report("either \"nth\" or \"every\"", at: "every") }
    inner.finish()
    guard let pattern else { return nil }
    if key == "on" { return .on(pattern, nth: Int(nth ?? 1), every: every) }
    guard pattern.kind.isCallback else {
      inner.report("'\(pattern.kind.text)' is no callback of the SDK", at: "event")
      return nil
    }
    return .inside(pattern, nth: Int(nth ?? 1), every: every)
  }
}
