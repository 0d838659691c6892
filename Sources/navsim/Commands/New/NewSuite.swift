import CanonicalJSON
import Platform
import Regression
import Reporting
import RoadNetwork
import ScenarioLanguage
import Traces

/// `navsim new --all FOLDER`: a suite of a folder of recordings.
struct NewSuite {
  private let folder: String
  private let arguments: CommandArguments
  private let session: Session

  /// A drive of a recording, and what became of it.
  private struct Row {
    let recording: String
    let number: Int?
    let made: NewMaker.Made?
    let failure: CommandFailure?
  }

  /// Takes the folder that is to be read.
  ///
  /// - Throws: `UsageError` where more is asked for than a folder can answer.
  init(_ folder: String, _ arguments: CommandArguments, in session: Session) throws {
    guard arguments.operands.isEmpty else {
      throw UsageError("a recording or --all, not both", hint: "--all FOLDER reads all in it")
    }
    guard FileSystem.kind(of: folder) == .folder else {
      throw UsageError("'--all \(folder)': expected a folder of recordings")
    }
    if arguments.value(NewCommand.Options.title) != nil {
      throw UsageError("--title is of one scenario", hint: "each is named after what happened")
    }
    self.folder = folder
    self.arguments = arguments
    self.session = session
  }

  /// Makes the scenarios, and ends with a table of them.
  func make() throws -> ExitCode {
    let recordings = try FileSystem.files(below: folder).filter(Self.isRecording)
    guard !recordings.isEmpty else {
      throw CommandFailure(.nothingSelected, "\(folder): error: no recording in the folder")
    }
    var rows: [Row] = []
    var logs: [(recording: String, log: DriveLog)] = []
    let progress = session.progress("recording", of: recordings.count)
    for (place, recording) in recordings.enumerated() where !session.io.isInterrupted() {
      progress.show(place, "reading \(recording)")
      do {
        logs.append((recording, try NewCommand.log(Paths.join(folder, recording), arguments)))
      } catch let error as TraceError {
        rows.append(Self.failed(recording, nil, .input(error.description)))
      }
    }
    if !logs.isEmpty {
      let source = try NewCommand.source(
        of: logs.flatMap(\.log.drives),
        arguments,
        nil,
        in: session
      )
      for (recording, log) in logs { rows += try made(recording, log, source) }
    }
    session.error.clearProgress()
    rows.sort { ($0.recording, $0.number ?? 0) < ($1.recording, $1.number ?? 0) }
    if arguments.has(.json) { writeJSON(rows) } else { tell(rows) }
    if rows.contains(where: { $0.made.map { !$0.drive.isAnonymised } ?? false }) {
      NewMaker.warn(session.error)
    }
    let codes = rows.map { $0.made?.outcome.exitCode ?? $0.failure?.code ?? .success }
    return session.io.isInterrupted() ? .interrupted : ExitCode.combined(codes)
  }

  /// Whether a file's name is one that recordings have.
  private static func isRecording(_ path: String) -> Bool {
    TraceFormat(fileName: path) != nil && !path.hasSuffix(".json")
  }

  private func made(_ recording: String, _ log: DriveLog, _ source: MapSource) throws -> [Row] {
    var maker = NewMaker(log: log, source: source, session: session, questions: nil)
    try maker.readChoices(arguments)
    let folder = arguments.value(NewCommand.Options.output) ?? NewCommand.folder
    let below = Paths.folder(of: recording)
    let name = NewCommand.stem(of: recording) + ".json"
    let path = Paths.join(folder, below == "." ? name : Paths.join(below, name))
    var rows: [Row] = []
    for number in log.drives.indices where !session.io.isInterrupted() {
      let own = log.drives.count > 1 ? NewCommand.numbered(path, number + 1) : path
      do {
        let made = try maker.made(number, NewTarget(path: own, isFixed: false))
        rows.append(Row(recording: recording, number: number + 1, made: made, failure: nil))
      } catch let failure as CommandFailure {
        rows.append(Self.failed(recording, number + 1, failure))
      }
    }
    return rows
  }

  private static func failed(_ recording: String, _ number: Int?, _ failure: CommandFailure) -> Row
  {
    Row(recording: recording, number: number, made: nil, failure: failure)
  }

  // MARK: - The table

  private func tell(_ rows: [Row]) {
    let style = session.output.style
    var cells = [["scenario", "way", "time", "departures", "stops", "wrong", ""]]
    for row in rows {
      guard let made = row.made else {
        let number = row.number.map { " (drive \($0))" } ?? ""
        cells.append([row.recording + number, "", "", "", "", "", "not made"])
        continue
      }
      let story = made.drive.story
      cells.append([
        made.drive.targets.scenario,
        Quantity.distance(metres: story.way.length),
        Quantity.duration(seconds: Double(story.duration) / 1000),
        "\(story.departures.count(where: \.isDemanded))",
        "\(story.stops.count)",
        "\(made.drive.wrongs.count)",
        made.outcome.isPassed ? "passes" : "fails",
      ])
    }
    let widths = cells[0].indices.map { column in
      cells.map { TextWidth.columns(of: $0[column]) }.max() ?? 0
    }
    for (index, row) in cells.enumerated() {
      let text = row.enumerated().map { column, cell in
        (1...5).contains(column)
          ? TextWidth.padLeft(cell, to: widths[column])
          : column == 0 ? TextWidth.pad(cell, to: widths[column]) : cell
      }.joined(separator: "  ")
      session.output.line(index == 0 ? style.dim(text) : text)
    }
    tellWrongs(rows)
    let written = rows.compactMap(\.made)
    let departures = written.reduce(0) { $0 + $1.drive.story.departures.count(where: \.isDemanded) }
    session.output.line("")
    session.output.line(
      "\(Quantity.count(written.count, "scenario")) with \(Quantity.count(departures, "departure")), "
        + "\(written.count { !$0.drive.wrongs.isEmpty }) where the navigator does something wrong, "
        + "\(rows.count - written.count) not made"
    )
    for row in rows {
      guard let failure = row.failure else { continue }
      _ = session.tell(failure)
    }
  }

  /// What the navigator does wrong, each kind once with how often.
  private func tellWrongs(_ rows: [Row]) {
    var counts: [String: Int] = [:]
    for wrong in rows.compactMap(\.made).flatMap(\.drive.wrongs) {
      counts[wrong.kind, default: 0] += 1
    }
    guard !counts.isEmpty else { return }
    session.output.line("")
    for (kind, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      session.output.line("  \(session.output.style.warning(kind))  \(count) ×")
    }
  }

  private func writeJSON(_ rows: [Row]) {
    session.writeJSON { json in
      json.beginArray("drives")
      for row in rows {
        json.beginObject()
        json.member("recording", row.recording)
        if let number = row.number { json.member("drive", number) }
        if let made = row.made {
          let story = made.drive.story
          json.member("scenario", made.drive.targets.scenario)
          json.member("length", story.way.length, decimals: 1)
          json.member("seconds", Double(story.duration) / 1000, decimals: 3)
          json.member("departures", story.departures.count(where: \.isDemanded))
          json.member("stops", story.stops.count)
          json.beginArray("wrong")
          for wrong in made.drive.wrongs { json.string(wrong.kind) }
          json.endArray()
          json.member("passed", made.outcome.isPassed)
        } else if let failure = row.failure {
          json.member("error", failure.message)
        }
        json.endObject()
      }
      json.endArray()
    }
  }
}
