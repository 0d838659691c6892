import CanonicalJSON
import Geodesy
package import RoadNetwork
package import Traces

/// Makes a scenario of a drive: reads it on the map, cuts the map to it, tries it, and expects of it
/// what it did.
package struct DriveAuthor: Sendable {
  /// What a person may decide.
  package struct Choices: Sendable {
    /// nil for one that says what the drive is about.
    package var title: String?
    /// Whether names, times and places are taken from the drive and its map.
    package var isAnonymised = false
    /// Metres to either side of the driven and the planned ways that the map keeps.
    package var corridor = 400.0
    /// How the drive is read.
    package var reading = DriveInterpreter.Options()
    /// Whether the suite publishes its schema.
    package var hasSchema = false

    /// Creates the choices of somebody who leaves everything to the program.
    package init() {}
  }

  /// The trace's file, for messages.
  let name: String
  let source: MapSource
  let choices: Choices
  /// Where short-lived files go.
  let temporary: String
  let shouldStop: @Sendable () -> Bool

  /// Creates an author; `temporary` is the folder of short-lived files.
  package init(
    name: String,
    source: MapSource,
    choices: Choices,
    temporary: String,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.name = name
    self.source = source
    self.choices = choices
    self.temporary = temporary
    self.shouldStop = shouldStop
  }

  /// Metres before the end of the way at which destinations are tried, until one is reached.
  private static let ends = [0.0, 40, 80, 160]
  /// The bytes that a golden should stay under: half of what one may have.
  package static let goldenBudget = 1 << 20

  /// Returns the files of a scenario that was run and passed.
  ///
  /// - Throws: `TraceError` where the drive cannot be made one, with its line; what a run throws.
  package func scenario(of fixes: [Fix], for targets: DriveTargets) throws -> AuthoredDrive {
    let prepared = try prepare(fixes)
    let stage = try DriveStage(for: targets, in: temporary)
    try stage.write(prepared.extract.bytes, to: stage.targets.map)
    let map = RoadMap(prepared.extract.data)
    var draft: DriveDraft?
    var run: ObservedRun?
    var reading = choices.reading
    var ends = Self.ends[...]
    while let end = ends.first {
      reading.short = end
      let story = try DriveInterpreter(map, name: name).story(of: prepared.fixes, options: reading)
      let trace = TraceWriter.bytes(of: story.fixes, as: .gpx)
      try stage.write(trace, to: stage.targets.trace)
      let attempt = DriveDraft(
        title: choices.title ?? story.title,
        story: story,
        targets: targets,
        isAnonymised: choices.isAnonymised,
        hasSchema: choices.hasSchema
      )
      let observed = try stage.run(try attempt.bytes(), shouldStop: shouldStop)
      // Where no destination is reached, the end of the way is as good as any.
      if run == nil || !observed.finalArrivals.isEmpty {
        draft = attempt
        run = observed
      }
      if let arrived = observed.finalArrivals.first, arrived >= story.approach - 60_000 { break }
      // It passes its destination: it must have had another before.
      if !observed.finalArrivals.isEmpty, !reading.goesRound {
        reading.goesRound = true
      } else {
        ends.removeFirst()
      }
    }
    guard var draft, var run else { throw TraceError(source: name, message: "nothing to replay") }
    try stage.write(TraceWriter.bytes(of: draft.story.fixes, as: .gpx), to: stage.targets.trace)
    while run.bytes.count > Self.goldenBudget, draft.coarseness < 1000 {
      if draft.sample < 100 { draft.sample = 100 } else { draft.coarseness *= 4 }
      run = try stage.run(try draft.bytes(), shouldStop: shouldStop)
    }
    draft.run = run
    let text = try draft.bytes()
    let final = try stage.run(text, shouldStop: shouldStop)
    return AuthoredDrive(
      targets: targets,
      story: draft.story,
      title: draft.title,
      expectations: DriveExpectation.suggested(by: run, of: draft.story),
      run: final,
      coarseness: draft.coarseness,
      sample: draft.sample,
      losses: prepared.extract.losses,
      scenario: text,
      trace: TraceWriter.bytes(of: draft.story.fixes, as: .gpx),
      map: prepared.extract.bytes
    )
  }

  // MARK: - Preparation

  /// The fixes and the cut of the map, in disguise where that is wanted.
  private func prepare(_ fixes: [Fix]) throws(TraceError) -> (fixes: [Fix], extract: MapExtract) {
    var fixes = fixes
    if choices.isAnonymised {
      let match = try DriveMatch(fixes, on: source.map, name: name)
      fixes = try DriveAnonymiser.trimmed(match, on: source.map, name: name)
    }
    let story = try DriveInterpreter(source.map, name: name).story(
      of: fixes,
      options: choices.reading
    )
    let lines = story.way.lines + story.plans + [story.fixes.map(\.coordinate)]
    let corridor = RoadCorridor(along: lines, width: choices.corridor)
    let extract =
      source.data.map { MapCutter.cut($0, to: corridor) }
      ?? MapCutter.cut(roadsOf: source.map, to: corridor)
    guard choices.isAnonymised else { return (fixes, extract) }
    let bounds = GeoBounds(extract.nodes.map(\.coordinate) + fixes.map(\.coordinate))
    let seed = DriveAnonymiser.seed(of: fixes)
    var disguise = MapDisguise(angle: DriveAnonymiser.angle(for: bounds, seed: seed))
    let hidden = disguise.disguised(extract)
    return (DriveAnonymiser.disguised(fixes, by: disguise), hidden)
  }
}
