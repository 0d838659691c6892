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

  /// Creates a budget that leaves every limit to the program.
  package init() {}

  private struct Table: KeyTable {
    let jobs = Keys.whole("jobs", 1...1_000_000_000_000, "Jobs of the clock in the whole run.")
    let records = Keys.whole(
      "records",
      1...Int64(ScenarioBudget.recordLimit),
      "Records in the recording (5,000,000)."
    )
    let bytes = Keys.whole("bytes", 1...1_000_000_000_000, "Bytes of the recording.")
  }

  private static let keys = Table()

  /// Reads the section `budget`.
  static func read(_ reader: inout JSONObjectReader) -> ScenarioBudget {
    var budget = ScenarioBudget()
    budget.jobs = keys.jobs(&reader)
    budget.records = keys.records(&reader)
    budget.bytes = keys.bytes(&reader)
    return budget
  }

  static var schema: SchemaValue {
    keys.schema("What a run may cost before it is given up (exit 7).")
  }
}
