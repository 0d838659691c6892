import Geodesy
import Platform
import Recording
import Traces

extension DriveExpectation {
  private static let reroute = Pattern(.rerouteStarted)
  /// Seconds in which a first route must be there.
  private static let patience = 30
  /// Seconds that an event may come behind the fix that it is about.
  private static let slack = 5
  /// Seconds that a run goes on after its last fix at most.
  private static let grace = 60

  /// Returns what a replay must do by what is known of the drive, in the order of its time.
  package static func demanded(by story: InferredDrive) -> [DriveExpectation] {
    let found = DriveExpectation(
      pattern: Pattern(.routeStatus, .init(name: "status", value: .text("ok"))),
      rule: .comes,
      window: 0...patience,
      reason: "the map has a way to where the drive went"
    )
    let windows = departures(story) + quiet(story) + arrivals(story)
    return [found]
      + windows.enumerated().sorted {
        ($0.element.window.lowerBound, $0.offset) < ($1.element.window.lowerBound, $1.offset)
      }.map(\.element)
  }

  private static func departures(_ story: InferredDrive) -> [DriveExpectation] {
    story.departures.filter(\.isDemanded).map { departure in
      DriveExpectation(
        pattern: reroute,
        rule: .comes,
        window: floor(departure.left)...ceiling(departure.limit ?? departure.end),
        reason: "the driver \(departure.sentence)"
      )
    }
  }

  /// The seconds that lie wholly between departures; their windows have the others.
  private static func quiet(_ story: InferredDrive) -> [DriveExpectation] {
    story.quiet.compactMap { span in
      let isFirst = span.lowerBound == 0
      let isLast = span.upperBound == story.duration
      let start = isFirst ? 0 : ceiling(span.lowerBound) + 1
      let end = isLast ? ceiling(span.upperBound) + grace : floor(span.upperBound) - 1
      guard start < end else { return nil }
      return DriveExpectation(
        pattern: reroute,
        rule: .never,
        window: start...end,
        reason: isFirst && isLast
          ? "the driver keeps to the plan"
          : "the driver keeps to the plan from \(Quantity.time(milliseconds: span.lowerBound)) to "
            + Quantity.time(milliseconds: span.upperBound)
      )
    }
  }

  private static func arrivals(_ story: InferredDrive) -> [DriveExpectation] {
    var list: [DriveExpectation] = []
    for (index, stop) in story.stops.enumerated() where stop.isStop && stop.certainty > .doubtful {
      let before = index > 0 ? story.stops[index - 1].last : -1
      list.append(
        DriveExpectation(
          pattern: arrival(index, isFinal: false),
          rule: .once,
          window: story.window(of: stop, after: before, slack: slack),
          reason: "the vehicle stands at \(stop.title) for "
            + Quantity.time(milliseconds: Int64(stop.seconds) * 1000)
        )
      )
    }
    var window = story.window(
      of: story.destination,
      after: story.stops.last?.last ?? -1,
      slack: slack
    )
    window = window.lowerBound...max(window.upperBound, ceiling(story.duration) + slack)
    list.append(
      DriveExpectation(
        pattern: arrival(story.stops.count, isFinal: true),
        rule: .once,
        window: window,
        reason: "the vehicle comes to its destination, \(story.destination.title)"
      )
    )
    return list
  }

  private static func arrival(_ index: Int, isFinal: Bool) -> Pattern {
    Pattern(
      .didArrive,
      isFinal
        ? .init(name: "isFinalDestination", value: .flag(true))
        : .init(name: "index", value: .number(index))
    )
  }

  private static func floor(_ milliseconds: Int64) -> Int { Int(max(0, milliseconds) / 1000) }
  private static func ceiling(_ milliseconds: Int64) -> Int {
    Int((max(0, milliseconds) + 999) / 1000)
  }
}

extension InferredDrive {
  /// Metres from a place within which a navigator may take it for reached.
  private static let reach = 150.0

  /// Whole seconds in which a place is reached: from where the vehicle comes near it first, to where it
  /// goes on.
  func window(of place: DrivePlace, after last: Int, slack: Int) -> ClosedRange<Int> {
    let behind = max(last + 1, 0)..<max(place.fix, last + 1)
    let near =
      behind.first { fixes[$0].coordinate.distance(to: place.coordinate) <= Self.reach }
      ?? place.fix
    // It may be near between two fixes.
    let from = time(of: max(near - 1, 0)) / 1000
    let next = min(place.last + 1, fixes.count - 1)
    let until = max(
      (time(of: place.last) + 999) / 1000 + Int64(slack),
      (time(of: next) + 999) / 1000
    )
    return Int(from)...Int(max(from, until))
  }
}
