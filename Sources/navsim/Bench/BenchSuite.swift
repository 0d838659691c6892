/// The groups of rows that can be measured.
enum BenchSuite {
  struct Group: Sendable {
    var name: String
    var summary: String
    var measure: @Sendable (_ runs: Int, _ session: Session) throws -> [BenchRow]
  }

  static let groups: [Group] = [
    Group(name: "json", summary: "reading and writing JSON") { runs, _ in
      try JSONBench(runs: runs).rows()
    },
    Group(name: "maths", summary: "deterministic maths beside libm") { runs, _ in
      MathsBench(runs: runs).rows()
    },
  ]

  /// Returns the groups whose names hold one of the words; all without words.
  static func groups(named words: [String]) -> [Group] {
    if words.isEmpty { return groups }
    return groups.filter { group in words.contains { group.name.contains($0) } }
  }
}
