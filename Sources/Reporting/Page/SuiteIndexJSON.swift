import CanonicalJSON
import Regression
import Platform
import Navigation
import ScenarioLanguage
import Simulation

/// The list of a suite's scenarios, as the page reads it.
struct SuiteIndexJSON {
  let outcomes: [ScenarioOutcome]
  /// The tags of each scenario.
  let tags: [[String]]
  /// The picture of each drive, as many as there are scenarios.
  var thumbnails: [DriveThumbnail?] = []
  /// What became of the scenarios in the runs that are kept.
  var history = LastRun()
  let title: String
  let command: String
  /// What came of the suite's claims; nil where there are none.
  var claims: ClaimsOutcome?
  /// The navigators that are compared, where some are.
  var comparison: NavigatorComparison?

  var json: [UInt8] {
    var writer = JSONWriter(reserving: outcomes.count * 200)
    writer.beginObject()
    writer.member("title", title)
    writer.member("command", command)
    writer.beginArray("scenarios")
    for (place, (outcome, tags)) in zip(outcomes, tags).enumerated() {
      let thumbnail = thumbnails.indices.contains(place) ? thumbnails[place] : nil
      write(outcome, tags, thumbnail, to: &writer)
    }
    writer.endArray()
    if comparison == nil { writeGroups(to: &writer) }
    if let claims { write(claims, to: &writer) }
    if let comparison { ComparisonJSON(comparison: comparison).write(to: &writer) }
    writer.endObject()
    return writer.bytes
  }

  /// Writes what scenarios have in common, that with most scenarios first, each with their places in the list.
  private func writeGroups(to writer: inout JSONWriter) {
    var places: [String: Int] = [:]
    for (place, outcome) in outcomes.enumerated() { places[outcome.identity.operand] = place }
    writer.beginArray("groups")
    for group in FindingGroup.groups(of: outcomes) {
      writer.beginObject()
      writer.member("name", group.name)
      writer.member("text", group.described)
      writer.beginArray("scenarios")
      for operand in group.operands { places[operand].map { writer.integer($0) } }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
  }

  /// Writes the claims, those that no scenario meets first.
  private func write(_ claims: ClaimsOutcome, to writer: inout JSONWriter) {
    writer.beginObject("sometimes")
    writer.member("text", claims.summary)
    if let reason = claims.reason { writer.member("reason", reason) }
    writer.beginArray("claims")
    for entry in claims.entries.filter({ $0.count == 0 }) + claims.entries.filter({ $0.count > 0 })
    {
      writer.beginObject()
      writer.member("text", entry.text)
      writer.member("place", entry.place)
      writer.member("scenarios", entry.count)
      if let first = entry.first { writer.member("first", first) }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  /// Writes the row of one scenario.
  func write(
    _ outcome: ScenarioOutcome,
    _ tags: [String],
    _ thumbnail: DriveThumbnail?,
    to writer: inout JSONWriter
  ) {
    let summary = OutcomeJSON(outcome)
    writer.beginObject()
    writer.member("name", name(of: outcome.identity))
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
    if let margin = outcome.facts.worstMargin {
      writer.member("near", margin.share * 100, decimals: 1)
      writer.member("nearest", margin.decision.rule.rawValue)
    }
    if let expectation = outcome.facts.closestExpectation, let margin = expectation.margin {
      writer.beginObject("least")
      writer.member("by", margin.described)
      writer.member("share", margin.share * 100, decimals: 1)
      writer.member("text", expectation.text)
      writer.endObject()
    }
    if !tags.isEmpty { writer.strings("tags", tags) }
    thumbnail?.write(to: &writer)
    if comparison == nil { writeRuns(of: outcome.identity, to: &writer) }
    if let options = options(of: outcome.identity) { writer.member("options", options) }
    writer.endObject()
  }

  /// Writes what became of a scenario in the runs before: the run's number, whether it held, and milliseconds.
  private func writeRuns(of identity: ScenarioIdentity, to writer: inout JSONWriter) {
    let runs = history.runs(of: identity)
    guard !runs.isEmpty else { return }
    writer.beginArray("runs")
    for run in runs { run.write(to: &writer) }
    writer.endArray()
  }

  /// A name that no other drive of the page has.
  private func name(of identity: ScenarioIdentity) -> String {
    guard comparison != nil, let navigator = identity.navigator else { return identity.name }
    return "\(identity.name) · \(navigator)"
  }

  /// What the command line says to drive with that navigator.
  private func options(of identity: ScenarioIdentity) -> String? {
    guard let entrant = comparison?.entrants.first(where: { $0.name == identity.navigator }) else {
      return nil
    }
    return ShellWord.join([entrant.overrides.isEmpty ? "--navigator" : "--set", entrant.words])
  }
}
