import CanonicalJSON
import Regression
import ScenarioLanguage

/// The list of a suite's scenarios, as the page reads it.
struct SuiteIndexJSON {
  let outcomes: [ScenarioOutcome]
  /// The tags of each scenario.
  let tags: [[String]]
  let title: String
  let command: String

  var json: [UInt8] {
    var writer = JSONWriter(reserving: outcomes.count * 200)
    writer.beginObject()
    writer.key("title")
    writer.string(title)
    writer.key("command")
    writer.string(command)
    writer.key("scenarios")
    writer.beginArray()
    for (outcome, tags) in zip(outcomes, tags) { write(outcome, tags, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private func write(_ outcome: ScenarioOutcome, _ tags: [String], to writer: inout JSONWriter) {
    let summary = OutcomeJSON(outcome)
    writer.beginObject()
    writer.key("name")
    writer.string(outcome.identity.name)
    writer.key("path")
    writer.string(outcome.identity.path)
    if outcome.identity.operand != outcome.identity.path {
      writer.key("operand")
      writer.string(outcome.identity.operand)
    }
    writer.key("title")
    writer.string(outcome.facts.title)
    writer.key("state")
    writer.string(summary.state)
    writer.key("passed")
    writer.boolean(outcome.isPassed)
    writer.key("code")
    writer.integer(Int(outcome.exitCode.rawValue))
    writer.key("headline")
    writer.string(summary.headline)
    writer.key("end")
    writer.integer(outcome.facts.endTime)
    writer.key("fixes")
    writer.integer(outcome.facts.fixCount)
    writer.key("records")
    writer.integer(outcome.facts.recordCount)
    writer.key("ms")
    writer.fixed(outcome.elapsed / .milliseconds(1), decimals: 1)
    if !tags.isEmpty { writer.strings("tags", tags) }
    writer.endObject()
  }
}
