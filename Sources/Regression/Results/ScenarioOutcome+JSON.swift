package import CanonicalJSON

extension ScenarioOutcome {
  /// Writes the outcome as one object.
  ///
  /// - Parameter timed: whether the time that the test took is part of it.
  package func write(to writer: inout JSONWriter, timed: Bool = false) {
    writer.beginObject()
    writer.key("name")
    writer.string(identity.name)
    writer.key("path")
    writer.string(identity.path)
    if !identity.variant.isEmpty {
      writer.key("variant")
      writer.string(identity.variant)
    }
    writer.key("title")
    writer.string(facts.title)
    writer.key("passed")
    writer.boolean(isPassed)
    writer.key("exitCode")
    writer.integer(Int(exitCode.rawValue))
    if timed {
      writer.key("seconds")
      writer.fixed(elapsed / .seconds(1), decimals: 3)
    }
    writeGolden(to: &writer)
    writeRun(to: &writer)
    writeDeterminism(to: &writer)
    writer.strings("errors", failure?.messages ?? [])
    writer.strings("warnings", facts.warnings)
    writer.strings("notes", notes)
    writer.endObject()
  }

  private func writeGolden(to writer: inout JSONWriter) {
    writer.key("golden")
    writer.beginObject()
    writer.key("path")
    writer.string(identity.goldenPath)
    writer.key("state")
    writer.string(verdict?.name ?? "unknown")
    if case .damaged(let damage) = verdict {
      writer.key("damage")
      writer.string(damage.description)
    }
    switch written {
    case .nothing: break
    case .pending(let path):
      writer.key("pending")
      writer.string(path)
    case .golden:
      writer.key("updated")
      writer.boolean(true)
    }
    if let diff {
      writer.strings("headline", diff.headline)
      writer.key("causes")
      writer.beginArray()
      for cause in diff.foldedCauses ?? [] { cause.write(to: &writer) }
      writer.endArray()
      writer.key("behavioural")
      writer.integer(diff.behaviouralCount)
      writer.key("cosmetic")
      writer.integer(diff.cosmeticCount)
      for (verdict, count) in zip(EventChange.Verdict.allCases, diff.verdictCounts) {
        writer.key(verdict.rawValue)
        writer.integer(count)
      }
      if let time = diff.firstTime {
        writer.key("firstDifference")
        writer.integer(time)
      }
    }
    writer.endObject()
  }

  private func writeRun(to writer: inout JSONWriter) {
    writer.key("fixes")
    writer.integer(facts.fixCount)
    writer.key("records")
    writer.integer(facts.recordCount)
    writer.key("endTime")
    writer.integer(facts.endTime)
    if !facts.digest.isEmpty {
      writer.key("digest")
      writer.string(facts.digest)
    }
    writer.key("events")
    writer.beginObject()
    for count in facts.eventCounts {
      writer.key(count.event)
      writer.integer(count.count)
    }
    writer.endObject()
    writer.key("expectations")
    writer.beginArray()
    for expectation in facts.expectations {
      writer.beginObject()
      writer.key("text")
      writer.string(expectation.text)
      writer.key("met")
      writer.boolean(expectation.isMet)
      if !expectation.detail.isEmpty {
        writer.key("detail")
        writer.string(expectation.detail)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.strings("violations", facts.violations)
    if !facts.known.isEmpty {
      writer.key("known")
      writer.string(facts.known)
    }
    writer.strings("unusedAnswers", facts.unusedAnswers)
    writer.strings("closestDecisions", facts.closestDecisions)
  }

  private func writeDeterminism(to writer: inout JSONWriter) {
    guard wasCheckedForDeterminism else { return }
    writer.key("determinism")
    writer.beginObject()
    writer.key("same")
    writer.boolean(nondeterminism == nil)
    if let finding = nondeterminism {
      writer.key("line")
      writer.integer(finding.line)
      writer.key("t")
      writer.integer(finding.time)
      writer.key("event")
      writer.string(finding.event)
      if let field = finding.field {
        writer.key("field")
        writer.string(field.path)
      }
      writer.key("text")
      writer.string(finding.description)
    }
    writer.endObject()
  }
}
