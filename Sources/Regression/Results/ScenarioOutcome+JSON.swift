package import CanonicalJSON
import Simulation

extension ScenarioOutcome {
  /// Writes the outcome as one object.
  ///
  /// - Parameter timed: whether the time that the test took is part of it.
  package func write(to writer: inout JSONWriter, timed: Bool = false) {
    writer.beginObject()
    writeMembers(to: &writer, timed: timed)
    writer.endObject()
  }

  /// Writes the members of the outcome into an object that is begun.
  ///
  /// - Parameter timed: whether the time that the test took is among them.
  package func writeMembers(to writer: inout JSONWriter, timed: Bool = false) {
    writer.member("name", identity.name)
    writer.member("path", identity.path)
    if !identity.variant.isEmpty {
      writer.member("variant", identity.variant)
    }
    writer.member("title", facts.title)
    writer.member("outcome", kind.rawValue)
    writer.member("reason", reason)
    writer.member("passed", isPassed)
    writer.member("exitCode", Int(exitCode.rawValue))
    if timed {
      writer.member("seconds", elapsed / .seconds(1), decimals: 3)
    }
    if isAsBefore { writer.member("asBefore", true) }
    writeGolden(to: &writer)
    writeRun(to: &writer)
    writeDeterminism(to: &writer)
    if let failure = failure?.navigator {
      writer.key("navigatorFailure")
      failure.write(to: &writer)
    }
    writer.strings("errors", failure?.messages ?? [])
    writer.strings("warnings", facts.warnings)
    writer.strings("notes", notes)
  }

  private func writeGolden(to writer: inout JSONWriter) {
    writer.beginObject("golden")
    writer.member("path", identity.goldenPath)
    writer.member("state", verdict?.name ?? (isGoldenUnjudged ? "notJudged" : "unknown"))
    if case .damaged(let damage) = verdict {
      writer.member("damage", damage.description)
    }
    switch written {
    case .nothing: break
    case .pending(let path):
      writer.member("pending", path)
    case .golden:
      writer.member("updated", true)
    }
    if let diff {
      writer.strings("headline", diff.headline)
      writer.beginArray("causes")
      for cause in diff.foldedCauses ?? [] { cause.write(to: &writer) }
      writer.endArray()
      writer.beginArray("findings")
      for finding in diff.findings { finding.write(to: &writer) }
      writer.endArray()
      writer.strings("parts", diff.parts)
      writer.member("behavioural", diff.behaviouralCount)
      writer.member("cosmetic", diff.cosmeticCount)
      for (verdict, count) in zip(EventChange.Verdict.allCases, diff.verdictCounts) {
        writer.member(verdict.rawValue, count)
      }
      if let time = diff.firstTime {
        writer.member("firstDifference", time)
      }
    }
    writer.endObject()
  }

  private func writeRun(to writer: inout JSONWriter) {
    writer.member("fixes", facts.fixCount)
    writer.member("records", facts.recordCount)
    writer.member("endTime", facts.endTime)
    if !facts.digest.isEmpty {
      writer.member("digest", facts.digest)
    }
    writer.beginObject("events")
    for count in facts.eventCounts {
      writer.member(count.event, count.count)
    }
    writer.endObject()
    writer.beginArray("expectations")
    for expectation in facts.expectations {
      writer.beginObject()
      writer.member("text", expectation.text)
      writer.key("met")
      switch expectation.judgement {
      case .held: writer.boolean(true)
      case .violated: writer.boolean(false)
      case .notJudged: writer.null()
      }
      if !expectation.detail.isEmpty {
        writer.member("detail", expectation.detail)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.beginArray("laws")
    for law in facts.laws {
      writer.beginObject()
      writer.member("name", law.name)
      writer.member("outcome", law.judgement.rawValue)
      writer.endObject()
    }
    writer.endArray()
    writer.strings("violations", facts.violations)
    if !facts.known.isEmpty {
      writer.beginArray("known")
      for known in facts.known {
        writer.beginObject()
        writer.member("text", known.text)
        writer.member("issue", known.mark)
        writer.key("violated")
        if let isViolated = known.isViolated { writer.boolean(isViolated) } else { writer.null() }
        writer.endObject()
      }
      writer.endArray()
    }
    writer.strings("unusedAnswers", facts.unusedAnswers)
    writer.strings("closestDecisions", facts.closestDecisions)
  }

  private func writeDeterminism(to writer: inout JSONWriter) {
    guard wasCheckedForDeterminism else { return }
    writer.beginObject("determinism")
    writer.member("same", nondeterminism == nil)
    if let finding = nondeterminism {
      writer.member("line", finding.line)
      writer.member("t", finding.time)
      writer.member("event", finding.event)
      if let field = finding.field {
        writer.member("field", field.path)
      }
      writer.member("text", finding.description)
    }
    writer.endObject()
  }
}
