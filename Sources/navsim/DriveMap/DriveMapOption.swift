import Reporting
import Regression
import ScenarioLanguage
import Simulation

/// `--map`: the drive as a picture in the terminal.
struct DriveMapOption: Sendable {
  static let map = CommandOption(
    "map",
    "draw the drive: roads, route, what was driven, what happened"
  )
  static let follow = CommandOption(
    "follow",
    "in a terminal: play the drive on its map, without the timeline",
    isCommon: false
  )
  static let speed = CommandOption(
    "speed",
    .required("factor"),
    "how many times real time --follow is (30)",
    isCommon: false
  )

  static let options = [
    map,
    follow,
    speed,
  ]

  /// Whether the drive is played.
  let isFollowed: Bool
  /// How many times real time it is played at.
  let speed: Double

  /// - Returns: nil where no map is asked for.
  init?(_ arguments: CommandArguments) throws {
    isFollowed = arguments.has(Self.follow)
    let factor = arguments.value(Self.speed)
    if factor != nil, !isFollowed { throw UsageError("--speed is for --follow", hint: "--follow") }
    guard isFollowed || arguments.has(Self.map) else { return nil }
    let speed = factor.map { Double($0) ?? 0 } ?? 30
    guard speed >= 0.1, speed <= 100_000 else {
      throw UsageError("'--speed \(factor ?? "")': expected a factor from 0.1 to 100000")
    }
    self.speed = speed
  }

  /// Shows the drive of a recording.
  func show(
    _ scenario: Scenario,
    recording: [UInt8],
    endTime: Int64,
    on people: OutputStream,
    io: IO
  ) throws {
    let story = try DriveMap.story(of: scenario, recording: recording, endTime: endTime)
    guard let map = try DriveMap(story, columns: io.width - 4) else {
      return people.line("  no place on the Earth was told, so there is no map")
    }
    people.line()
    if isFollowed, people.isTerminal {
      DriveMapPlayer(map, story, people: people, io: io).play(speed: speed)
    } else {
      for line in map.lines(style: people.style) { people.line(line) }
    }
  }
}
