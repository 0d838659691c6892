import CanonicalJSON
import Recording

/// The section `record`: what of the recording belongs into the golden.
enum RecordSection {
  /// The most events of which one is kept: a golden that holds less than that tells nothing of a drive.
  private static let sparsest = 100

  private struct Table: KeyTable {
    let sample = Keys.value(
      "sample",
      .object([
        ("type", "object"),
        (
          "description",
          "Events that come with every fix, of which the golden keeps one in so many, the first included; the full recording goes to the artefacts."
        ),
        (
          "propertyNames",
          .object([("enum", .list(EventKind.thinnable.map { .text($0.text) }))])
        ),
        (
          "additionalProperties",
          .number(1...Double(RecordSection.sparsest), "One in so many.", isWhole: true)
        ),
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
      if let problem = problem(ofEvent: member.key) {
        reader.diagnostics.add(problem.message, at: member.value, hint: problem.hint)
        continue
      }
      guard let interval = member.value.integer, (1...Int64(sparsest)).contains(interval) else {
        reader.diagnostics.add(
          "expected a whole number from 1 to \(sparsest), found \(member.value.described)",
          at: member.value
        )
        continue
      }
      if interval > 1 { sampling[member.key] = Int(interval) }
    }
    return sampling
  }

  /// Returns what is wrong with an event that should be thinned; nil where nothing is.
  private static func problem(ofEvent name: String) -> (message: String, hint: String?)? {
    let names = EventKind.thinnable.map(\.text)
    guard let kind = EventKind(named: name) else {
      return (
        "no event is called \"\(name)\"",
        EditDistance.nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
      )
    }
    guard EventKind.thinnable.contains(kind) else {
      return (
        "\"\(name)\" is never left out: each of them tells that something happened",
        "what may be thinned: \(names.joined(separator: ", "))"
      )
    }
    return nil
  }
}
