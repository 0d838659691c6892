import Reporting
import Platform
import Regression
import RoadNetwork
import ScenarioLanguage
import Simulation
import Traces

/// What was made out of a drive, as a person reads it.
struct NewText {
  let log: DriveLog
  /// The drive, from 0.
  let number: Int
  let drive: AuthoredDrive
  let map: RoadMap

  func lines(_ style: Style) -> [String] {
    let story = drive.story
    let span = Quantity.duration(seconds: Double(story.duration) / 1000)
    let fixes = Quantity.count(story.fixes.count, "fix", plural: "fixes")
    var lines = wrongs(style)
    lines.append(style.bold(log.path) + "  " + style.dim("\(fixes) over \(span)"))
    func row(_ name: String, _ value: String) {
      lines.append("  " + TextWidth.pad(name, to: 11) + value)
    }
    if log.drives.count > 1 {
      row("drive", "\(number + 1) of \(log.drives.count) in the log")
    }
    row("cleaned", cleaned)
    if story.leftOut.before + story.leftOut.behind > 0 {
      row(
        "left out",
        "\(story.leftOut.before) fixes before and \(story.leftOut.behind) behind, off the map's roads"
      )
    }
    let share = Quantity.fixed(story.matchedShare * 100, 1)
    row(
      "roads",
      "\(share) % of the fixes on roads, \(Quantity.distance(metres: story.medianDistance)) from them"
        + " at the median"
        + (story.gapCount > 0 ? ", \(Quantity.count(story.gapCount, "gap"))" : "")
    )
    row("from", text(story.origin, style))
    for stop in story.stops { row("stop", text(stop, style)) }
    row("to", text(story.destination, style))
    row(
      "way",
      "\(Quantity.distance(metres: story.way.length)) driven; planned "
        + "\(Quantity.distance(metres: story.plannedLength)), "
        + Quantity.duration(seconds: story.plannedDuration)
    )
    return lines + happenings(style)
  }

  /// What the drive shows of the navigator, which is what a person wants to know first.
  private func wrongs(_ style: Style) -> [String] {
    guard !drive.wrongs.isEmpty else { return [] }
    let things = drive.wrongs.count == 1 ? "one thing" : "\(drive.wrongs.count) things"
    return [style.bold(style.warning("this drive shows \(things) the navigator does wrong:"))]
      + drive.wrongs.map { wrong in
        "  \(style.warning(TextWidth.pad(wrong.kind, to: 15))) \(wrong.reason); instead: \(wrong.instead)"
      } + [""]
  }

  /// Departures and reroutes by their times.
  private func happenings(_ style: Style) -> [String] {
    var entries: [(time: Int64, text: String)] = []
    for departure in drive.story.departures {
      let kind = TextWidth.pad(departure.kind.words, to: 12)
      let sure = style.dim("(\(departure.certainty.rawValue))")
      entries.append(
        (
          departure.time,
          departure.isDemanded
            ? "\(style.warning(kind)) \(departure.sentence) \(sure)"
            : TextWidth.pad("perhaps", to: 12)
              + " \(departure.question) \(style.dim("(nothing is expected)"))"
        )
      )
    }
    for reroute in drive.reroutes {
      entries.append((reroute.time, TextWidth.pad("reroute", to: 12) + " " + reroute.sentence))
    }
    for time in drive.run.finalArrivals {
      entries.append((time, TextWidth.pad("arrived", to: 12) + " " + drive.story.destination.title))
    }
    let sorted = entries.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    var lines = [""]
    for entry in sorted {
      lines.append(
        "  \(TextWidth.padLeft(Quantity.time(milliseconds: entry.element.time), to: 9))  \(entry.element.text)"
      )
    }
    if drive.story.departures.isEmpty { lines.append("  the driver kept to the planned way") }
    return lines + [""]
  }

  /// What was written, and that it passes.
  func written(_ outcome: ScenarioOutcome, _ style: Style) -> [String] {
    let targets = drive.targets
    var lines: [String] = []
    for expectation in drive.expectations {
      lines.append("  expects    \(expectation.sentence) \(style.dim("(\(expectation.reason))"))")
    }
    lines.append(
      "  keeps      one in \(drive.sample) locations, thresholds of \(5 * drive.coarseness) s and "
        + "\(50 * drive.coarseness) m: the golden has \(Quantity.size(bytes: drive.run.bytes.count)) of "
        + Quantity.size(bytes: ScenarioTest.sizeBudget)
    )
    if let part = drive.part {
      let times = [part.lowerBound, part.upperBound].map { Quantity.time(milliseconds: $0) }
      lines.append(
        "  hides      what was driven from \(times[0]) to \(times[1]) alone: with the rest something else "
          + "happens where roads are bent"
      )
    }
    if !drive.losses.isEmpty {
      lines.append(
        "  lost       \(drive.losses.joined(separator: "; ")): a .navmap does not keep them"
      )
    }
    let files: [(String, Int)] = [
      (targets.scenario, drive.scenario.count), (targets.trace, drive.trace.count),
      (targets.map, drive.map.count), (targets.golden, drive.run.bytes.count),
    ]
    for (path, size) in files {
      lines.append("  written    \(path) \(style.dim(Quantity.size(bytes: size)))")
    }
    if outcome.isPassed {
      let expectations = outcome.facts.expectations
      let met = expectations.count { $0.judgement == .held }
      let known =
        drive.wrongs.isEmpty
        ? "laws held" : "\(drive.wrongs.count) known to be wrong"
      lines.append(
        "  \(style.good("passes"))     twice the same bytes, golden equal, "
          + "\(met) of \(expectations.count) expectations, \(known)"
      )
    }
    return lines
  }

  private var cleaned: String {
    var parts = log.cleaning.findings.map { "\($0.kind.text($0.count)) (line \($0.firstLine))" }
    for repair in log.report.repairs {
      parts.append("\(repair.count) × \(repair.kind.sentence) (line \(repair.firstLine))")
    }
    return parts.isEmpty ? "nothing to clean" : parts.joined(separator: "; ")
  }

  private func text(_ place: DrivePlace, _ style: Style) -> String {
    "\(place.title) \(style.dim("(\(place.certainty.rawValue): \(place.reason))"))"
  }
}
