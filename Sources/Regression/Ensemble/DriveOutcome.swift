/// What one drive of an ensemble came to.
package struct DriveOutcome: Sendable {
  /// A departure that the driver made on purpose.
  package struct Departure: Sendable {
    /// Whether, and how soon, the navigator told that the driver had left the route.
    package enum Detection: Sendable {
      /// Seconds after the junction, and metres driven past it; and seconds after the vehicle was so far
      /// from its route that any receiver could see it, negative where it was told before.
      case detected(seconds: Double, metres: Double, secondsApart: Double)
      /// The driver was on the route again, or at the end, and nothing had been said.
      case missed
      /// Nothing to detect: the route followed led that way, or the navigator was off its route already.
      case void
    }

    /// The kind of the departure, such as a missed turn, in the word of the drive.
    package var kind: String
    /// What the navigator made of it.
    package var detection: Detection
  }

  /// The seed of the drive.
  package var seed: UInt64 = 0
  /// The way driven, in kilometres.
  package var kilometres = 0.0
  /// How often the vehicle was said to be off the route while it was truly on it.
  package var falseOffRoutes = 0
  /// The reroutes asked for while it was truly on it.
  package var falseReroutes = 0
  /// Off-route reports where the vehicle was truly off, but not by a departure on purpose: a route that
  /// is not the driver's.
  package var otherOffRoutes = 0
  /// How many reroutes were asked for in all.
  package var reroutes = 0
  /// Those of them that belong to the start of the drive.
  package var startReroutes = 0
  /// How often the first route was asked for again, because the vehicle set out another way than the one
  /// that was guessed while it stood; no reroute.
  package var askedAgain = 0
  /// The departures that the driver made on purpose, in the order of the drive.
  package var departures: [Departure] = []
  /// How often the final arrival was told.
  package var arrivals = 0
  /// Metres and seconds of the first arrival from the true end, negative where it came before.
  package var arrivalError: (metres: Double, seconds: Double)?
  /// Seconds from the last words about each maneuver to the moment at which the vehicle truly was there.
  package var lastWords: [Double] = []
  /// Words that began before those before them can have ended.
  package var overlaps = 0
  /// Broken laws and expectations.
  package var violations: [String] = []
  /// Why there is nothing to count.
  package var failure: String?

  /// Seconds after the first route within which a reroute belongs to the start of the drive.
  package static let startSeconds = 30.0

  /// Whether the drive began with a reroute.
  package var beganWithReroute: Bool { startReroutes > 0 }

  /// Creates the outcome of a drive on which nothing happened.
  package init() {}

  /// Metres and seconds of the true end within which an arrival is right.
  package static let arrivalLimits = (metres: 25.0, seconds: 3.0)

  /// Whether it arrived once, within ``arrivalLimits`` of the true end.
  package var isArrivalRight: Bool {
    guard arrivals == 1, let arrivalError else { return false }
    return abs(arrivalError.metres) <= Self.arrivalLimits.metres
      && abs(arrivalError.seconds) <= Self.arrivalLimits.seconds
  }
}
