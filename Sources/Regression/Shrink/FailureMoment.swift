import CanonicalJSON
import Recording

/// The class of a moment of a run: what a navigator was about when something failed.
///
/// Numbers beyond the second are one class, so that what failed at the fifth request may fail at the third.
package struct FailureMoment: Hashable, Sendable {
  /// What it was about.
  package enum Phase: String, Sendable {
    case noRoute = "without a route"
    case onRoute = "on the route"
    case offRoute = "off the route"
    case rerouting = "while rerouting"
    case arrived = "after the arrival"
  }

  /// What it was about.
  package private(set) var phase = Phase.noRoute
  /// How many requests for routes were made: none, one, or more.
  package private(set) var requests = 0
  /// How many stops were reached or passed: none, one, or more.
  package private(set) var stops = 0

  /// The moment in words: `off the route, after the first request`.
  package var described: String {
    var words = phase.rawValue
    if requests > 0 {
      words += ", after \(requests == 1 ? "the first request" : "a later request")"
    }
    if stops > 0 { words += ", after \(stops == 1 ? "the first stop" : "a later stop")" }
    return words
  }

  /// What an event says of the moment, and of where the vehicle is; the other kinds say nothing.
  private static let notes:
    [EventKind: @Sendable (inout Self, _ place: inout Phase, RecordView) -> Void] = [
      .providerRequest: { moment, _, _ in moment.countRequest() },
      .providerCustomCalled: { moment, _, _ in moment.countRequest() },
      .didChangeRoute: { moment, place, _ in
        place = .onRoute
        moment.phase = .onRoute
      },
      .clearDestinations: { moment, _, _ in moment.phase = .noRoute },
      .didChangeOnRouteState: { moment, place, record in
        guard moment.phase != .arrived, moment.phase != .noRoute else { return }
        place = record.parsed()?["to"]?.string == "offRoute" ? .offRoute : .onRoute
        if moment.phase != .rerouting { moment.phase = place }
      },
      .rerouteStarted: { moment, _, _ in moment.phase = .rerouting },
      .rerouteEnded: { moment, place, _ in
        if moment.phase == .rerouting { moment.phase = place }
      },
      .didPassWaypoint: { moment, _, _ in moment.countStop() },
      .didArrive: { moment, _, record in
        moment.countStop()
        if record.parsed()?["isFinalDestination"]?.bool == true { moment.phase = .arrived }
      },
    ]

  private mutating func countRequest() { requests = min(2, requests + 1) }

  private mutating func countStop() { stops = min(2, stops + 1) }

  /// Takes in what happened.
  fileprivate mutating func note(_ record: RecordView, _ place: inout Phase) {
    Self.notes[record.kind]?(&self, &place, record)
  }
}

/// The moments of a run, as its records come.
package struct FailureMoments: Hashable, Sendable {
  private struct Mark: Hashable {
    var milliseconds: Int64
    var moment: FailureMoment
  }

  private var marks: [Mark] = []
  private var place = FailureMoment.Phase.onRoute

  /// Creates the moments of a run in which nothing happened yet.
  package init() {}

  /// Takes in a record.
  mutating func note(_ record: RecordView) {
    var moment = marks.last?.moment ?? FailureMoment()
    moment.note(record, &place)
    if moment != marks.last?.moment {
      marks.append(Mark(milliseconds: record.milliseconds, moment: moment))
    }
  }

  /// Returns the class of a moment in milliseconds: what everything before it came to.
  package func moment(before milliseconds: Int64) -> FailureMoment {
    marks.last { $0.milliseconds < milliseconds }?.moment ?? FailureMoment()
  }
}
