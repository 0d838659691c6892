import Platform
import Regression
import ScenarioLanguage
import Simulation
import Reporting

/// `--frames FOLDER`: pictures of what the driver's map shows.
struct FramesOption: Sendable {
  static let options = [
    CommandOption("frames", .required("folder"), "draw the driver's map as SVG files"),
    CommandOption(
      "every",
      .required("seconds"),
      "from one frame to the next (5), in tenths",
      isCommon: false
    ),
    CommandOption(
      "frames-at",
      .required("seconds,…"),
      "frames at these times instead",
      isCommon: false
    ),
  ]

  /// Where the frames go.
  let folder: String
  private let times: FrameTimes

  /// - Returns: nil where no frames are asked for.
  init?(_ arguments: CommandArguments) throws {
    let every = try arguments.value("every").map { try Self.period($0) }
    let single = try arguments.value("frames-at").map { try Self.times($0) }
    guard let folder = arguments.value("frames") else {
      if every != nil { throw UsageError("--every is for --frames", hint: "--frames FOLDER") }
      if single != nil { throw UsageError("--frames-at is for --frames", hint: "--frames FOLDER") }
      return nil
    }
    guard !folder.isEmpty else { throw UsageError("--frames needs the name of a folder") }
    self.folder = folder
    times = FrameTimes(every: single == nil ? every ?? 5_000_000_000 : every, at: single ?? [])
  }

  /// Begins the frames of a scenario.
  ///
  /// - Parameter isAlone: Whether it is the only one; of several, each has a folder of its name.
  func book(of scenario: Scenario, isAlone: Bool) throws -> FrameBook {
    try FrameBook(isAlone ? folder : Paths.join(folder, scenario.name), of: scenario)
  }

  /// Returns the request for frames that a book takes.
  func request(for book: FrameBook) -> FrameRequest {
    FrameRequest(times) { try book.add($0) }
  }

  // MARK: - Reading

  private static func period(_ text: String) throws -> Int64 {
    guard let nanoseconds = tenths(text), nanoseconds > 0 else {
      throw UsageError("'--every \(text)': expected seconds of at least 0.1, in tenths")
    }
    return nanoseconds
  }

  private static func times(_ text: String) throws -> [Int64] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let nanoseconds = tenths(part) else {
        throw UsageError("'--frames-at \(text)': expected seconds of at least 0, in tenths")
      }
      return nanoseconds
    }
  }

  /// Returns nanoseconds; nil for what is no number of tenths of a second, 0 to about 30 years.
  private static func tenths(_ text: some StringProtocol) -> Int64? {
    guard let seconds = Double(String(text)), seconds >= 0, seconds <= 1e9 else { return nil }
    let tenths = (seconds * 10).rounded()
    guard abs(tenths - seconds * 10) < 1e-6 else { return nil }
    return Int64(tenths) * 100_000_000
  }
}
