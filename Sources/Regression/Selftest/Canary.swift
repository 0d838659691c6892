import Recording

/// A golden that is wrong on purpose and that every comparator must catch.
package struct Canary: Hashable, Sendable {
  /// What is wrong with it.
  package enum Plant: String, CaseIterable, Sendable {
    /// Not wrong at all: a comparator that cries here is as useless as a blind one.
    case nothing = "unchanged"
    case eventRemoved = "event removed"
    case eventAdded = "event added"
    case eventsReordered = "events reordered"
    case valueOff = "value off by twice the tolerance"
    case notANumber = "NaN"
    case truncated = "truncated file"
    case empty = "empty file"
    case wrongHeader = "wrong header"
    case notClosed = "closing line missing"
    case lostLine = "fewer events than the closing line says"
    case leftOut = "something else left out"
  }

  /// What is wrong with it.
  package let plant: Plant

  /// Creates a golden with a plant.
  package init(plant: Plant) {
    self.plant = plant
  }

  /// The new recording, which is right.
  package static let recording: [UInt8] = closed(good)

  /// The golden with the plant in it.
  package var golden: [UInt8] {
    var lines = Self.good
    switch plant {
    case .nothing: break
    case .eventRemoved: lines.remove(at: 4)
    case .eventAdded: lines.insert(lines[4], at: 5)
    case .eventsReordered: lines.swapAt(3, 4)
    case .valueOff: lines[5] = Self.location(sequence: 4, time: 2000, speed: "13.8")
    case .notANumber: lines[5] = Self.location(sequence: 4, time: 2000, speed: "NaN")
    case .truncated: return Array(Self.recording.dropLast(20))
    case .empty: return []
    case .wrongHeader: lines[0] = Self.header(scenario: "canary/another")
    case .notClosed: return Self.lines(lines)
    case .lostLine: return Self.lines(Array(lines.dropLast()) + [Self.closing(of: lines)])
    case .leftOut: return Self.closed(lines, leftOut: 7)
    }
    return Self.closed(lines)
  }

  /// The name of the scenario that the recording says it is of.
  package static let scenario = "canary"

  /// The tolerance of the mode that has one; the planted value is off by twice as much.
  package static let tolerance = Tolerances.Rule(
    event: EventKind.didUpdateLocation.text,
    field: "speed",
    absolute: 0.2
  )

  private static let good = [
    header(scenario: scenario),
    location(sequence: 0, time: 0, speed: "13.4"),
    #"{"seq":1,"t":800,"source":"navigator","event":"\#(EventKind.guidanceChanged)","isActive":true}"#,
    location(sequence: 2, time: 1000, speed: "13.4"),
    #"{"seq":3,"t":1000,"source":"navigator","event":"\#(EventKind.didUpdateRemainingTime)","seconds":3}"#,
    location(sequence: 4, time: 2000, speed: "13.4"),
    location(sequence: 5, time: 3000, speed: "13.4"),
    #"{"seq":6,"t":3000,"source":"navigator","event":"\#(EventKind.didArrive)","index":0}"#,
  ]

  private static func header(scenario: String) -> String {
    #"{"navsim":1,"scenario":"\#(scenario)","seed":7,"navigator":"builtin"}"#
  }

  private static func location(sequence: Int, time: Int, speed: String) -> String {
    #"{"seq":\#(sequence),"t":\#(time),"source":"navigator","#
      + #""event":"\#(EventKind.didUpdateLocation)","#
      + #""coordinate":{"lat":47.0\#(time / 1000),"lon":9.5},"speed":\#(speed)}"#
  }

  /// The line that closes a recording, of which the SDK's positions were thinned.
  private static func closing(of lines: [String], leftOut: Int = 8) -> String {
    let left =
      #"{"\#(EventKind.didUpdateLocation)":{"count":\#(leftOut),"digest":"00c0ffee00c0ffee"}}"#
    return #"{"end":3000,"records":\#(lines.count - 1),"left":\#(left)}"#
  }

  private static func closed(_ lines: [String], leftOut: Int = 8) -> [UInt8] {
    self.lines(lines + [closing(of: lines, leftOut: leftOut)])
  }

  private static func lines(_ lines: [String]) -> [UInt8] {
    Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
