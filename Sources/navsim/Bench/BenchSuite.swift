/// The groups of rows that can be measured.
enum BenchSuite {
  struct Group: Sendable {
    var name: String
    var summary: String
    var measure: @Sendable (_ runs: Int, _ session: Session) throws -> [BenchRow]
  }

  static let groups: [Group] = [
    Group(name: "replay", summary: "fix in, recorded, compared; routes of 1 to 1,000 km") {
      try ReplayBench(runs: $0, folder: try TemporaryFolder(in: $1.temporaryFolder)).rows()
    },
    Group(name: "process", summary: "start, first event, memory, the suite") {
      let folder = try TemporaryFolder(in: $1.temporaryFolder)
      let program = SystemChild.ownProgram
      return try ProcessBench(runs: $0, folder: folder, program: program).rows(session: $1)
    },
    Group(name: "trace", summary: "reading GPX, NMEA and CSV") {
      try TraceBench(runs: $0, folder: try TemporaryFolder(in: $1.temporaryFolder)).rows()
    },
    Group(name: "map", summary: "reading a map, finding routes; NAVSIM_MAP names a real map") {
      try MapBench(
        runs: $0,
        folder: try TemporaryFolder(in: $1.temporaryFolder),
        realMap: $1.environment["NAVSIM_MAP"]
      ).rows()
    },
    Group(name: "compare", summary: "comparing with a golden") {
      let folder = try TemporaryFolder(in: $1.temporaryFolder)
      return try CompareBench(runs: $0, folder: folder, program: SystemChild.ownProgram).rows()
    },
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
