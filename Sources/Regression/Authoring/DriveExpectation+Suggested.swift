import Geodesy
import Traces

extension DriveExpectation {
  private static let arrival = Pattern("navigator.didArrive", "isFinalDestination", .flag(true))
  private static let reroute = Pattern("navigator.didChangeRoute", "reason", .text("reroute"))

  /// Returns what a replay must do, by what a run of it did and what is known of the drive.
  package static func suggested(by run: ObservedRun, of story: InferredDrive) -> [DriveExpectation]
  {
    var list: [DriveExpectation] = []
    if run.statuses.count == 1, run.statuses[0].isOK {
      list.append(
        DriveExpectation(
          pattern: Pattern("navigator.routeStatus", "status", .text("ok")),
          rule: .count(1, within: nil),
          reason: "one route is asked for, and found"
        )
      )
    }
    list += reroutes(run, story) + arrivals(run, story)
    return list
  }

  private static func reroutes(_ run: ObservedRun, _ story: InferredDrive) -> [DriveExpectation] {
    guard let first = run.rerouteStarts.first else {
      return [
        DriveExpectation(
          pattern: Pattern("navigator.rerouteStarted"),
          rule: .never(before: nil, after: nil),
          reason: "the driver keeps to the way: a reroute would be false"
        )
      ]
    }
    // Not before the driver left the way, and not much later than now.
    let left = story.departures.last { $0.time <= first }?.time ?? first - 5_000
    // The last request may bring no route any more.
    let last = max(first, run.rerouteStarts.last ?? 0, run.newRoutes.last ?? 0)
    let window = Int(max(0, min(left, first) / 1000))...Int(last / 1000) + 10
    var list = [
      DriveExpectation(
        pattern: Pattern("navigator.rerouteStarted"),
        rule: .count(run.rerouteStarts.count, within: window),
        reason: "reroutes follow the driver's departures, none comes before the first"
      )
    ]
    if run.rerouteEnds == run.rerouteStarts.count {
      list.append(
        DriveExpectation(
          pattern: Pattern("navigator.rerouteEnded"),
          rule: .count(run.rerouteEnds, within: nil),
          reason: "each reroute ends, so that two are never in flight"
        )
      )
    }
    if !run.newRoutes.isEmpty {
      list.append(
        DriveExpectation(
          pattern: reroute,
          rule: .count(run.newRoutes.count, within: window),
          reason: "each brings a route"
        )
      )
    }
    return list
  }

  private static func arrivals(_ run: ObservedRun, _ story: InferredDrive) -> [DriveExpectation] {
    var list: [DriveExpectation] = []
    if !run.stopArrivals.isEmpty {
      let stop = Pattern("navigator.didArrive", "isFinalDestination", .flag(false))
      list.append(
        DriveExpectation(
          pattern: stop,
          rule: .count(run.stopArrivals.count, within: nil),
          reason: "each stop is reached once"
        )
      )
      list.append(
        DriveExpectation(
          pattern: arrival,
          rule: .never(before: stop, after: nil),
          reason: "the destination is not reached before a stop"
        )
      )
    }
    guard run.finalArrivals.count == 1 else { return list }
    let arrived = run.finalArrivals[0]
    let window = Int(min(story.approach, arrived) / 1000)...Int(arrived / 1000) + 10
    list.append(
      DriveExpectation(
        pattern: arrival,
        rule: .count(1, within: window),
        reason: "the destination is reached once, and not before the vehicle is near it"
      )
    )
    list.append(
      DriveExpectation(
        pattern: Pattern("navigator.rerouteStarted"),
        rule: .never(before: nil, after: arrival),
        reason: "an arrival is final"
      )
    )
    return list
  }
}

extension InferredDrive {
  /// Milliseconds of the first fix from which the drive keeps within 150 m of its destination.
  var approach: Int64 {
    var fix = min(destination.fix, fixes.count - 1)
    while fix > 0,
      fixes[fix - 1].coordinate.distance(to: destination.coordinate) <= 150
    {
      fix -= 1
    }
    return time(of: max(0, fix - 1))
  }
}
