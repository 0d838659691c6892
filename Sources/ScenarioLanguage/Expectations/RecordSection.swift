import CanonicalJSON
import Recording

/// Reads the `record` section: what of the recording belongs into the golden.
enum RecordSection {
  static func read(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    guard let sample = reader.value("sample") else { return }
    guard sample.kind == .object else {
      reader.report("expected an object of events and numbers", at: "sample")
      return
    }
    for member in sample.members {
      guard let kind = EventKind(named: member.key) else {
        let names = EventKind.allCases.map(\.text)
        reader.diagnostics.add(
          "no event is called \"\(member.key)\"",
          at: member.value,
          hint: EditDistance.nearest(to: member.key, in: names).map { "did you mean \"\($0)\"?" }
        )
        continue
      }
      guard let interval = member.value.integer, (1...1_000_000).contains(interval) else {
        reader.diagnostics.add(
          "expected a whole number from 1 to 1000000, found \(member.value.described)",
          at: member.value
        )
        continue
      }
      if interval > 1 { scenario.sampling[kind.text] = Int(interval) }
    }
  }

  static var schema: SchemaValue {
    .closed(
      "What of the recording belongs into the golden.",
      [
        (
          "sample",
          .object([
            ("type", "object"),
            (
              "description",
              "Events of which the golden keeps one in so many, the first included; the full recording goes to the artefacts."
            ),
            (
              "propertyNames", .object([("enum", .list(EventKind.allCases.map { .text($0.text) }))])
            ),
            (
              "additionalProperties",
              .number(1...1_000_000, "One in so many.", isWhole: true)
            ),
          ])
        )
      ]
    )
  }
}
