import Geodesy

/// Keeps both ends of a drive from the disk: nothing near the first place is ever written, and the last
/// metres wait in memory until they are left behind.
struct FlightEnds {
  private let metres: Double
  private var first: Coordinate?
  /// Records that wait, one behind another, and where each is and stands.
  private var waiting: [UInt8] = []
  private var marks: [Mark] = []
  private var place: Coordinate?
  /// The record that is written: its room is used again and again.
  private var record: [UInt8] = []

  private struct Mark {
    let place: Coordinate
    let kind: FlightRing.Kind
    let time: Int64
    let count: Int
    let size: Int
  }

  /// The most bytes that wait; a car that stands longer is not followed further.
  private static let limit = 1 << 18

  init(metres: Double) {
    self.metres = max(0, metres)
    guard metres > 0 else { return }
    waiting.reserveCapacity(Self.limit)
    marks.reserveCapacity(4096)
    record.reserveCapacity(4096)
  }

  /// Whether nothing is kept from the disk.
  var isOff: Bool { metres == 0 }

  /// Takes a record, and writes those that are far enough from both ends.
  ///
  /// - Parameter place: Where it was; nil where the last fix was.
  mutating func take(
    _ fixPlace: Coordinate?,
    _ kind: FlightRing.Kind,
    at time: Int64,
    _ record: [UInt8],
    _ count: Int,
    into ring: inout FlightRing
  ) {
    place = fixPlace ?? place
    guard let here = place else { return }
    if first == nil { first = here }
    if let first, here.distance(to: first) < metres { return }
    if waiting.count + record.count <= Self.limit {
      waiting += record
      marks.append(Mark(place: here, kind: kind, time: time, count: count, size: record.count))
    }
    release(from: here, into: &ring)
  }

  private mutating func release(from here: Coordinate, into ring: inout FlightRing) {
    // Up to the last record that is far enough: what was passed before it was left behind as well.
    guard let last = marks.lastIndex(where: { $0.place.distance(to: here) >= metres }) else {
      return
    }
    var start = 0
    for mark in marks[...last] {
      record.removeAll(keepingCapacity: true)
      record += waiting[start..<(start + mark.size)]
      ring.append(mark.kind, at: mark.time, &record, mark.count)
      start += mark.size
    }
    waiting.removeFirst(start)
    marks.removeFirst(last + 1)
  }
}
