import Platform
import Regression
import Reporting
import ScenarioLanguage

/// Plays a drive on the screen, frame after frame in the same place.
struct DriveMapPlayer {
  private let map: DriveMap
  private let story: DriveStory
  private let people: OutputStream
  private let io: IO

  /// Microseconds from one frame to the next.
  private static let interval: UInt32 = 100_000

  init(_ map: DriveMap, _ story: DriveStory, people: OutputStream, io: IO) {
    self.map = map
    self.story = story
    self.people = people
    self.io = io
  }

  /// Plays from the first position to the end, or until the user stops it.
  func play(speed: Double) {
    let step = max(1, Int64(Double(Self.interval) / 1000 * speed))
    var time = story.locations.first?.time ?? 0
    var height = show(at: time, over: 0)
    while time < story.endTime, !io.isInterrupted() {
      SystemProcess.pause(microseconds: Self.interval)
      time = min(time + step, story.endTime)
      height = show(at: time, over: height)
    }
    _ = show(at: nil, over: height)
  }

  /// Shows a moment over the lines of the frame before; returns how many lines it has.
  private func show(at time: Int64?, over height: Int) -> Int {
    var lines = map.lines(at: time, style: people.style)
    if let time { lines.append(status(at: time)) }
    // What the frame before had below goes.
    people.redraw(lines, over: height)
    _ = people.flush()
    return lines.count
  }

  private func status(at time: Int64) -> String {
    let last = story.events.last { $0.time <= time && $0.words != nil }?.words
    let clock = TextWidth.padLeft(Quantity.clock(milliseconds: time), to: 9)
    let words = last.map { "\($0.label)  \($0.text)" } ?? ""
    return TextWidth.cut("\(clock)  \(words)", to: max(20, io.width - 1))
  }
}
