import CanonicalJSON
import Geodesy
package import RoadNetwork
package import Simulation
package import Traces

/// Makes a scenario of a drive: reads it on the map, cuts the map to it, says what must be so by the
/// drive, and tries what the navigator of today makes of that.
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
  private let planted: PlantedDefect?

  /// Creates an author; `temporary` is the folder of short-lived files, `planted` a defect of the navigator
  /// that is tried.
  package init(
    name: String,
    source: MapSource,
    choices: Choices,
    temporary: String,
    planted: PlantedDefect? = nil,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.planted = planted
    self.name = name
    self.source = source
    self.choices = choices
    self.temporary = temporary
    self.shouldStop = shouldStop
  }

  /// The bytes that a golden should stay under: half of what one may have.
  package static let goldenBudget = 1 << 20

  /// Returns the files of a scenario that passes, with what the navigator does wrong marked as known.
  ///
  /// - Throws: `TraceError` where the drive cannot be made one, with its line; what a run throws.
  package func scenario(of fixes: [Fix], for targets: DriveTargets) throws -> AuthoredDrive {
    guard choices.isAnonymised else {
      let extract = try cut(fixes)
      return try author(try story(of: fixes, on: extract), on: extract, for: targets)
    }
    if let whole = try hidden(fixes, for: targets)?.drive { return whole }
    // A part may be too short to lose its ends.
    let parts = DriveAnonymiser.parts(of: fixes).compactMap { part in
      try? hidden(Array(fixes[part]), for: targets)
    }
    func worth(_ drive: AuthoredDrive) -> (Int, Double) {
      (drive.story.departures.count(where: \.isDemanded), drive.story.way.length)
    }
    if var best = parts.max(by: { worth($0.drive) < worth($1.drive) }) {
      let times = [best.kept.lowerBound, best.kept.upperBound].map {
        ($0 - fixes[0].time) / 1_000_000
      }
      best.drive.part = times[0]...times[1]
      return best.drive
    }
    throw TraceError(
      source: name,
      line: fixes.first?.line ?? 0,
      message:
        "the drive cannot be anonymised: whatever its roads are bent to, something else happens",
      hint: "take another drive, or write it without --anonymise"
    )
  }

  /// Returns a scenario of a drive in disguise, with the times of the first and the last fix that it keeps; nil where
  /// something else happens in each.
  ///
  /// - Throws: `TraceError` where the drive is too short for that, and what a run throws.
  private func hidden(
    _ fixes: [Fix],
    for targets: DriveTargets
  ) throws -> (drive: AuthoredDrive, kept: ClosedRange<Int64>)? {
    let match = try DriveMatch(fixes, on: source.map, name: name)
    let trimmed = try DriveAnonymiser.trimmed(match, on: source.map, name: name)
    let extract = try cut(trimmed)
    let plain = try author(try story(of: trimmed, on: extract), on: extract, for: targets)
    let map = RoadMap(extract.data)
    let lines =
      plain.story.way.lines + plain.story.plans + plain.run.routes.map { $0.line.coordinates }
    let bounds = GeoBounds(lines.joined())
    let rings = MapDisguise<RandomStream>.rings(of: map, along: lines)
    var random = RandomStream("authoring.disguise", seed: DriveAnonymiser.seed(of: fixes))
    for (strength, hasLenses) in Self.attempts {
      let warp = MapWarp(
        around: bounds,
        along: hasLenses ? lines : [],
        rings: hasLenses ? rings : [],
        strength: strength,
        using: &random
      )
      var disguise = MapDisguise(warp, using: RandomStream("authoring.roads", seed: random.next()))
      let hidden = DriveAnonymiser.disguised(trimmed, by: warp, using: &random)
      let roads = disguise.redrawn(map, along: lines)
      // Bent too much, a drive may be none any more; the next is bent otherwise.
      let shift = (hidden.first?.time ?? 0) - (trimmed.first?.time ?? 0)
      guard
        let story = try? story(of: hidden, on: roads, ahead: shift),
        story.demandsAlike(plain.story) || shouldStop(),
        let drive = try? author(story, on: roads, for: targets, isAnonymised: true),
        drive.isAlike(plain) || shouldStop()
      else { continue }
      let (before, behind) = drive.story.leftOut
      let kept = trimmed.dropFirst(before).dropLast(behind)
      guard let first = kept.first, let last = kept.last else { return nil }
      return (drive, first.time...last.time)
    }
    return nil
  }

  /// How much roads are bent, and whether crossings and rings change their size, until one lets the same happen.
  private static let attempts: [(strength: Double, hasLenses: Bool)] =
    [
      (1.0, true, 8), (0.85, true, 6), (0.7, true, 6), (1, false, 3), (0.85, false, 3),
      (0.7, false, 2),
    ]
    .flatMap { strength, hasLenses, count in
      [(strength: Double, hasLenses: Bool)](repeating: (strength, hasLenses), count: count)
    }

  /// The roads around a drive and its plans.
  private func cut(_ fixes: [Fix]) throws(TraceError) -> MapExtract {
    let story = try DriveInterpreter(source.map, name: name).story(
      of: fixes,
      options: choices.reading
    )
    let lines = story.way.lines + story.plans + [story.fixes.map(\.coordinate)]
    let corridor = RoadCorridor(along: lines, width: choices.corridor)
    return source.data.map { MapCutter.cut($0, to: corridor) }
      ?? MapCutter.cut(roadsOf: source.map, to: corridor)
  }

  /// Reads what happened on a drive from the roads of a map; the drive was moved in time by so much.
  private func story(
    of fixes: [Fix],
    on extract: MapExtract,
    ahead shift: Int64 = 0
  ) throws -> InferredDrive {
    try DriveInterpreter(RoadMap(extract.data), name: name).story(
      of: fixes,
      options: choices.reading.ahead(by: shift)
    )
  }

  /// Says what must be so by a drive, and tries it.
  private func author(
    _ story: InferredDrive,
    on extract: MapExtract,
    for targets: DriveTargets,
    isAnonymised: Bool = false
  ) throws -> AuthoredDrive {
    let stage = try DriveStage(for: targets, in: temporary, planted: planted)
    let trace = TraceWriter.bytes(of: story.fixes, as: .gpx)
    try stage.write(extract.bytes, to: stage.targets.map)
    try stage.write(trace, to: stage.targets.trace)
    var draft = DriveDraft(
      title: choices.title ?? story.title,
      story: story,
      targets: targets,
      isAnonymised: isAnonymised,
      hasSchema: choices.hasSchema,
      expectations: DriveExpectation.demanded(by: story)
    )
    var text = try draft.bytes()
    var run = try stage.run(text, shouldStop: shouldStop)
    while run.bytes.count > Self.goldenBudget, draft.coarseness < 1000 {
      if draft.sample < 100 { draft.sample = 100 } else { draft.coarseness *= 4 }
      text = try draft.bytes()
      run = try stage.run(text, shouldStop: shouldStop)
    }
    draft.wrongs = DriveWrong.all(in: run.facts, of: draft.expectations)
    if !draft.wrongs.isEmpty {
      text = try draft.bytes()
      run = try stage.run(text, shouldStop: shouldStop)
    }
    return AuthoredDrive(
      targets: targets,
      story: story,
      isAnonymised: isAnonymised,
      title: draft.title,
      expectations: draft.expectations,
      wrongs: draft.wrongs,
      run: run,
      coarseness: draft.coarseness,
      sample: draft.sample,
      losses: extract.losses,
      scenario: text,
      trace: trace,
      map: extract.bytes
    )
  }
}
