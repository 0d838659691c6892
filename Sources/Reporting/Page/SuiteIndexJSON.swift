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
    writer.member("title", title)
    writer.member("command", command)
    writer.beginArray("scenarios")
    for (outcome, tags) in zip(outcomes, tags) { write(outcome, tags, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private func write(_ outcome: ScenarioOutcome, _ tags: [String], to writer: inout JSONWriter) {
    let summary = OutcomeJSON(outcome)
    writer.beginObject()
    writer.member("name", outcome.identity.name)
    writer.member("path", outcome.identity.path)
    if outcome.identity.operand != outcome.identity.path {
      writer.member("operand", outcome.identity.operand)
    }
    writer.member("title", outcome.facts.title)
    writer.member("state", summary.state)
    writer.member("passed", outcome.isPassed)
    writer.member("code", Int(outcome.exitCode.rawValue))
    writer.member("headline", summary.headline)
    writer.member("end", outcome.facts.endTime)
    writer.member("fixes", outcome.facts.fixCount)
    writer.member("records", outcome.facts.recordCount)
    writer.member("ms", outcome.elapsed / .milliseconds(1), decimals: 1)
    if !tags.isEmpty { writer.strings("tags", tags) }
    writer.endObject()
  }
}
