import Geodesy
import Recording

/// Where the vehicle was, and how far it had come, as the locations of recordings tell.
///
/// A snapped place jumps where the vehicle leaves the route or gets another one. Such a step is measured by
/// what the other recording has of it, or by the speed, so that it counts for what was driven.
package struct Track: Sendable {
  /// One location.
  private struct Place {
    var time: Int64
    var coordinate: Coordinate
    var speed: Double?
    /// Whether it lies on the route because it was put there.
    var isSnapped: Bool
  }

  /// From one location of a recording to the next.
  private struct Step {
    var from: Place
    var to: Place

    var length: Double { from.coordinate.distance(to: to.coordinate) }
    var isRaw: Bool { !from.isSnapped && !to.isSnapped }
    /// Whether one end is where the receiver was, and the other one where the route is.
    var isMixed: Bool { from.isSnapped != to.isSnapped }

    /// The metres by the mean speed; nil where one is not known.
    var metresBySpeed: Double? {
      guard let first = from.speed, let second = to.speed else { return nil }
      return (first + second) / 2 * Double(to.time - from.time) / 1000
    }
  }

  private var times: [Int64] = []
  private var distances: [Double] = []

  /// Creates a way without locations.
  init() {}

  /// Gathers the locations of a recording.
  ///
  /// - Parameter other: a recording of the same drive, which may tell better what lies between two of them.
  package init(_ recording: RecordingIndex, beside other: RecordingIndex? = nil) {
    let places = Self.places(of: recording)
    let others = other.map(Self.places) ?? []
    var distance = 0.0
    var next = 0
    for (index, place) in places.enumerated() {
      if index > 0 {
        let step = Step(from: places[index - 1], to: place)
        while next < others.count, others[next].time < step.from.time { next += 1 }
        let isTold =
          next + 1 < others.count && others[next].time == step.from.time
          && others[next + 1].time == step.to.time
        distance += Self.metres(
          step,
          isTold ? Step(from: others[next], to: others[next + 1]) : nil
        )
      }
      times.append(place.time)
      distances.append(distance)
    }
  }

  /// Returns the metres driven in a step that two recordings may tell of.
  private static func metres(_ step: Step, _ rival: Step?) -> Double {
    if step.isRaw { return step.length }
    if let rival, rival.isRaw { return rival.length }
    let other = rival?.length ?? step.length
    let isJump = step.isMixed || rival?.isMixed == true || abs(step.length - other) > 1
    return isJump ? step.metresBySpeed ?? min(step.length, other) : step.length
  }

  private static func places(of recording: RecordingIndex) -> [Place] {
    var places: [Place] = []
    recording.forEachRecord { index, record in
      let event = recording.events[index]
      guard event.behaviour == .location, let fix = RecordedFix(record) else { return }
      places.append(
        Place(
          time: event.time,
          coordinate: fix.coordinate,
          speed: fix.speed,
          isSnapped: fix.isSnapped
        )
      )
    }
    return places
  }

  /// Whether there is no location at all.
  package var isEmpty: Bool { times.isEmpty }

  /// Returns the number of locations after `start`, up to and with `end`.
  package func ticks(from start: Int64, through end: Int64) -> Int {
    count(through: end) - count(through: start)
  }

  /// Returns the metres driven up to a time, between two locations in proportion.
  package func distance(at time: Int64) -> Double {
    let next = count(through: time)
    guard next > 0 else { return 0 }
    guard next < times.count else { return distances[next - 1] }
    let span = Double(times[next] - times[next - 1])
    let share = Double(time - times[next - 1]) / span
    return distances[next - 1] + (distances[next] - distances[next - 1]) * share
  }

  /// Returns the number of locations at or before a time.
  private func count(through time: Int64) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
