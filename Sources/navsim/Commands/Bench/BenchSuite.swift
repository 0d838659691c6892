import Platform

/// The groups of rows that can be measured.
enum BenchSuite {
  /// What is measured with.
  struct Request {
    var runs: Int
    /// A real map for the groups that read one.
    var map: String?
    var session: Session
  }

  struct Group: Sendable {
    var name: String
    var summary: String
    var measure: @Sendable (Request) throws -> [BenchRow]
  }

  static let groups: [Group] = [
    Group(name: "replay", summary: "fix in, recorded, compared; routes of 1 to 1,000 km") {
      try ReplayBench(runs: $0.runs, folder: try TemporaryFolder(in: $0.session.temporaryFolder))
        .rows()
    },
    Group(name: "stages", summary: "what each stage of a replay costs a fix") {
      try ReplayStages(runs: $0.runs, folder: try TemporaryFolder(in: $0.session.temporaryFolder))
        .rows()
    },
    Group(name: "process", summary: "start, first event, memory, the suite") {
      let folder = try TemporaryFolder(in: $0.session.temporaryFolder)
      let program = SystemChild.ownProgram
      return try ProcessBench(runs: $0.runs, folder: folder, program: program).rows(
        session: $0.session
      )
    },
    Group(name: "trace", summary: "reading traces, a row a format") {
      try TraceBench(runs: $0.runs, folder: try TemporaryFolder(in: $0.session.temporaryFolder))
        .rows()
    },
    Group(name: "map", summary: "reading a map, finding routes; --map names a real one") {
      try MapBench(
        runs: $0.runs,
        folder: try TemporaryFolder(in: $0.session.temporaryFolder),
        realMap: $0.map
      ).rows()
    },
    Group(name: "search", summary: "the address index at each key; --map names a real one") {
      try SearchBench(
        runs: $0.runs,
        folder: try TemporaryFolder(in: $0.session.temporaryFolder),
        realMap: $0.map
      ).rows()
    },
    Group(name: "compare", summary: "comparing with a golden") {
      let folder = try TemporaryFolder(in: $0.session.temporaryFolder)
      return try CompareBench(runs: $0.runs, folder: folder, program: SystemChild.ownProgram).rows()
    },
    Group(name: "json", summary: "reading and writing JSON") {
      try JSONBench(runs: $0.runs).rows()
    },
    Group(name: "maths", summary: "deterministic maths beside libm") {
      MathsBench(runs: $0.runs).rows()
    },
  ]

  /// Returns the groups whose names hold one of the words; all without words.
  static func groups(named words: [String]) -> [Group] {
    if words.isEmpty { return groups }
    return groups.filter { group in words.contains { group.name.contains($0) } }
  }
}
