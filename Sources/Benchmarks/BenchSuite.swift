import Platform

/// The groups of rows that can be measured.
package enum BenchSuite {
  /// What is measured with.
  package struct Request {
    var runs: Int
    var map: String?
    var temporaryFolder: String
    var scenarioCount: () -> Int

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - runs: how often each row is measured, after once to warm up.
    ///   - map: the file of a real map for the groups that read one.
    ///   - temporaryFolder: where the files lie meanwhile.
    ///   - scenarioCount: how many scenarios the suite at hand has; 0 where there is none.
    package init(
      runs: Int,
      map: String?,
      temporaryFolder: String,
      scenarioCount: @escaping () -> Int
    ) {
      self.runs = runs
      self.map = map
      self.temporaryFolder = temporaryFolder
      self.scenarioCount = scenarioCount
    }

    /// A folder for one group.
    func folder() throws -> TemporaryFolder { try TemporaryFolder(in: temporaryFolder) }
  }

  /// Rows that are measured together.
  package struct Group: Sendable {
    /// The word by which it is asked for.
    package var name: String
    /// What it measures, in a few words.
    package var summary: String
    /// Measures the rows; throws a ``BenchFailure`` where what is measured went wrong.
    package var measure: @Sendable (Request) throws -> [BenchRow]
  }

  static let groups: [Group] = [
    Group(name: "replay", summary: "fix in, recorded, compared; routes of 1 to 1,000 km") {
      try ReplayBench(runs: $0.runs, folder: $0.folder()).rows()
    },
    Group(name: "stages", summary: "what each stage of a replay costs a fix") {
      try ReplayStages(runs: $0.runs, folder: $0.folder()).rows()
    },
    Group(name: "process", summary: "start, first event, memory, the suite") {
      try ProcessBench(runs: $0.runs, folder: $0.folder(), program: SystemChild.ownProgram)
        .rows(scenarioCount: $0.scenarioCount())
    },
    Group(name: "trace", summary: "reading traces, a row a format") {
      try TraceBench(runs: $0.runs, folder: $0.folder()).rows()
    },
    Group(name: "map", summary: "reading a map, finding routes; --map names a real one") {
      try MapBench(runs: $0.runs, folder: $0.folder(), realMap: $0.map).rows()
    },
    Group(name: "search", summary: "the address index at each key; --map names a real one") {
      try SearchBench(runs: $0.runs, folder: $0.folder(), realMap: $0.map).rows()
    },
    Group(name: "compare", summary: "comparing with a golden") {
      try CompareBench(runs: $0.runs, folder: $0.folder(), program: SystemChild.ownProgram).rows()
    },
    Group(name: "json", summary: "reading and writing JSON") {
      try JSONBench(runs: $0.runs).rows()
    },
    Group(name: "maths", summary: "deterministic maths beside libm") {
      MathsBench(runs: $0.runs).rows()
    },
  ]

  /// Returns the groups whose names hold one of the words; all without words.
  package static func groups(named words: [String]) -> [Group] {
    if words.isEmpty { return groups }
    return groups.filter { group in words.contains { group.name.contains($0) } }
  }
}
