package import CanonicalJSON
package import Geodesy

/// Where the vehicle was, and how far it had come, as a recording's locations tell.
package struct Track: Sendable {
  private var times: [Int64] = []
  private var distances: [Double] = []

  /// Creates a way without locations.
  init() {}

  /// Gathers the locations of a recording.
  package init(_ recording: RecordingIndex) {
    var last: Coordinate?
    var distance = 0.0
    for (index, event) in recording.events.enumerated() where event.behaviour == .location {
      guard let coordinate = Self.coordinate(of: recording.record(index)) else { continue }
      if let last { distance += last.distance(to: coordinate) }
      last = coordinate
      times.append(event.time)
      distances.append(distance)
    }
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

  /// Returns the coordinate of a record of a location.
  package static func coordinate(of record: JSONValue) -> Coordinate? {
    let place = record["coordinate"] ?? record
    guard let latitude = place["lat"]?.double, let longitude = place["lon"]?.double else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
