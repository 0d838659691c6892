import CanonicalJSON
import Recording

/// Reads `sometimes`: what must be so at least once in a suite.
enum ClaimSection {
  private static let title = Keys.text("title", "What is claimed, in a sentence.")
  private static let decision = Keys.choice(
    "decision",
    RecordedDecision.Rule.self,
    "The rule of a decision, in place of an event."
  )

  static let list = Keys.objects(
    "sometimes",
    of: schema,
    "What must be so at least once when the whole suite is tested, in whichever scenario."
  )

  /// The keys of a claim that only one about events has.
  private static let ofEvents = [
    ExpectKeys.keys.within.name, ExpectKeys.keys.before.name, ExpectKeys.keys.after.name,
  ]
  private static let heads = [
    PatternKeys.keys.event.name, ExpectKeys.keys.order.name, decision.name,
  ]

  private static var schema: SchemaValue {
    let closed = SchemaValue.closed(
      "What must be so once: one of event, order and decision.",
      [(title.name, title.shape), (decision.name, decision.shape)] + ExpectKeys.keys.ofClaim
    )
    guard case .object(let members) = closed else { return closed }
    let heads = heads.map { SchemaValue.object([("required", .list([.text($0)]))]) }
    return .object(members + [("oneOf", .list(heads))])
  }

  static func read(_ reader: inout JSONObjectReader) -> [Claim] {
    var claims: [Claim] = []
    for var entry in list(&reader) ?? [] {
      if let claim = claim(&entry) { claims.append(claim) }
      entry.finish()
    }
    return claims
  }

  private static func claim(_ reader: inout JSONObjectReader) -> Claim? {
    let title = title(&reader)
    let found = heads.filter { reader.has($0) }
    guard found.count == 1 else {
      if found.count > 1 {
        reader.report("either \"\(found[0])\" or \"\(found[1])\"", at: found[1])
        for member in reader.value.members { reader.expect(member.key) }
      } else {
        let words = heads.map { "\"\($0)\"" }.joined(separator: ", ")
        reader.diagnostics.add("a claim has one of \(words)", at: reader.value)
      }
      return nil
    }
    let subject: Claim.Subject?
    if found == [decision.name] {
      subject = pattern(&reader).map(Claim.Subject.decision)
    } else {
      subject = ExpectSection.claim(&reader).map(Claim.Subject.events)
    }
    let value = reader.value
    return subject.map {
      Claim(title: title, subject: $0, source: value.source, line: value.location.line)
    }
  }

  /// The members of a decision's line that a claim may speak of: those that its rule decides.
  private static let described: [MemberDescription] = {
    guard case .object(_, let members) = RecordedDecision.shape else { return [] }
    return members.filter { !["t", "rule", "fix"].contains($0.name) }
  }()

  private static func pattern(_ reader: inout JSONObjectReader) -> DecisionPattern? {
    for key in ofEvents where reader.has(key) {
      _ = reader.value(key)
      reader.report("a claim about a decision has no \"\(key)\"", at: key)
    }
    let rule = decision(&reader)
    let name = "decision"
    let members = PatternReading.members(&reader)
    PatternReading.check(members, name, described, reader.diagnostics)
    var test: ValueTest?
    if ValueKeys.keys.member.isIn(&reader) {
      test = ValueReading.test(&reader, nil)
      if let test { PatternReading.check(value: test.member, name, described, &reader) }
    }
    return rule.map {
      DecisionPattern(rule: $0, members: members.map { ($0.key, $0.value) }, value: test)
    }
  }
}
