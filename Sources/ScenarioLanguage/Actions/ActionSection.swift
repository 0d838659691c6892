import CanonicalJSON
import Recording
import RoadNetwork

/// The section `actions`.
enum ActionSection {
  private struct Trigger: KeyTable {
    let event = PatternKeys.keys.event.required
    let conditions = PatternKeys.keys.conditions
    let nth = Keys.whole("nth", 1...1_000_000, "On which match (1).")
    let every = Keys.flag("every", "On every match.")
  }

  private struct Table: KeyTable {
    let at = Keys.number("at", 0...31_536_000, "s", "Seconds since the start.")
    let on = Keys.object("on", ActionSection.trigger.schema("An event that triggers the call."))
    let inside = Keys.object(
      "inside",
      ActionSection.trigger.schema("An event that triggers the call.")
    )
    let call = Keys.word("do", ScenarioAction.Call.names, "The call.").required
  }

  private static let trigger = Trigger()
  private static let keys = Table()

  static let list = Keys.objects("actions", of: schema, "Calls of the SDK.")

  private static var schema: SchemaValue {
    .closed(
      "A call of the SDK: at a time, on an event in a job of its own, or inside its callback.",
      required: [keys.call.name],
      keys.members + ScenarioAction.Call.schema
    )
  }

  static func read(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> [ScenarioAction] {
    var actions: [ScenarioAction] = []
    var sessions = SessionNames()
    for var entry in list(&reader) ?? [] {
      let trigger = Self.when(&entry)
      let call = ScenarioAction.Call.read(&entry, sketch)
      entry.finish()
      if let call { sessions.note(call, at: entry.value) }
      if let trigger, let call { actions.append(ScenarioAction(trigger: trigger, call: call)) }
    }
    sessions.check(reader.diagnostics)
    return actions
  }

  private static func when(_ reader: inout JSONObjectReader) -> ScenarioAction.Trigger? {
    let forms = [keys.at.name, keys.on.name, keys.inside.name]
    let found = forms.filter { reader.has($0) }
    if found.count > 1 {
      reader.report("an action has either \"\(found[0])\" or \"\(found[1])\"", at: found[1])
      for key in found { _ = reader.value(key) }
      return nil
    }
    if found == [keys.at.name] {
      return keys.at(&reader).map {
        .at(Int64(($0 * 1e9).rounded()))
      }
    }
    guard let form = found.first else {
      reader.diagnostics.add(
        "an action needs a time \"at\" or an event, \"on\" which or \"inside\" of which",
        at: reader.value
      )
      return nil
    }
    guard var inner = (form == keys.on.name ? keys.on : keys.inside)(&reader) else { return nil }
    let pattern = PatternReading.pattern(&inner)
    let nth = trigger.nth(&inner)
    let every = trigger.every(&inner) ?? false
    if nth != nil, every { inner.report("either \"nth\" or \"every\"", at: trigger.every.name) }
    inner.finish()
    guard let pattern else { return nil }
    if form == keys.on.name { return .on(pattern, nth: nth ?? 1, every: every) }
    guard pattern.kind.isCallback else {
      inner.report("'\(pattern.name)' is no callback of the SDK", at: trigger.event.name)
      return nil
    }
    return .inside(pattern, nth: nth ?? 1, every: every)
  }
}
