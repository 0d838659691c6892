import CanonicalJSON
import Recording

/// The section `record`: what of the recording belongs into the golden.
enum RecordSection {
  private struct Table: KeyTable {
    let sample = Keys.value(
      "sample",
      .object([
        ("type", "object"),
        (
          "description",
          "Events of which the golden keeps one in so many, the first included; the full recording goes to the artefacts."
        ),
        ("propertyNames", ExpectSection.eventName("The event's name.")),
        ("additionalProperties", .number(1...1_000_000, "One in so many.", isWhole: true)),
      ])
    )
  }

  private static let keys = Table()

  static var schema: SchemaValue {
    keys.schema("What of the recording belongs into the golden.")
  }

  /// Returns of which events the golden keeps one in how many.
  static func read(_ reader: inout JSONObjectReader) -> [String: Int] {
    var sampling: [String: Int] = [:]
    guard let sample = keys.sample(&reader) else { return [:] }
    guard sample.kind == .object else {
      reader.report("expected an object of events and numbers", at: keys.sample.name)
      return [:]
    }
    for member in sample.members {
      guard EventKind(named: member.key) != nil else {
        let names = EventKind.catalogue.map(\.text)
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
      if interval > 1 { sampling[member.key] = Int(interval) }
    }
    return sampling
  }
}
