import CanonicalJSON

/// What a run of a scenario may cost before it is given up (exit 7); nil is the program's own limit.
package struct ScenarioBudget: Hashable, Sendable {
  /// How many records a run may make at most.
  package static let recordLimit = 5_000_000

  /// Jobs of the clock in the whole run.
  package var jobs: Int?
  /// Records in the recording.
  package var records: Int?
  /// Bytes of the recording.
  package var bytes: Int?

  package init() {}

  /// Reads the section `budget`.
  static func read(_ reader: inout JSONObjectReader) -> ScenarioBudget {
    var budget = ScenarioBudget()
    budget.jobs = reader.integer("jobs", in: 1...1_000_000_000_000).map { Int($0) }
    budget.records = reader.integer("records", in: 1...Int64(Self.recordLimit)).map { Int($0) }
    budget.bytes = reader.integer("bytes", in: 1...1_000_000_000_000).map { Int($0) }
    return budget
  }

  static var schema: SchemaValue {
    .closed(
      "What a run may cost before it is given up (exit 7).",
      [
        ("jobs", .number(1...1e12, "Jobs of the clock in the whole run.", isWhole: true)),
        (
          "records",
          .number(
            1...Double(Self.recordLimit),
            "Records in the recording (5,000,000).",
            isWhole: true
          )
        ),
        ("bytes", .number(1...1e12, "Bytes of the recording.", isWhole: true)),
      ]
    )
  }
}
