extension WayFacts {
  /// One direction of travel on a way.
  public struct Direction: Hashable, Sendable {
    public var mode: TravelMode
    /// Kilometres per hour made on the way; 0 where only ``wholeDuration`` is known.
    public var speed: Double
    /// The speed less what makes the way unattractive: the best route has the least time by it.
    public var rate: Double
    /// Seconds for the whole way, where a ferry or a movable bridge says them.
    public var wholeDuration: Double?
    /// The same for choosing routes; nil where ``rate`` counts.
    public var wholeWeight: Double?
    /// The posted limit, which ``speed`` is not.
    public var limit: SpeedLimit?
    public var flags: RoadFlags = []
    /// How many lanes this direction has; nil where tags do not tell.
    public var laneCount: Int?
    /// The arrows on the lanes from left to right, without lanes for others, as `turn:lanes` has
    /// them; ``TurnLanes`` reads them.
    public var turnLanes: String?
    /// What signs announce: `A 59: Bonn, Köln`.
    public var destination: String?

    /// Whether a route may only begin or end here: private, delivery, destination.
    public var isRestricted: Bool { flags.contains(.restricted) }

    /// Returns the time for one stretch between two nodes, in tenths of a second, at least 1.
    ///
    /// - Parameters:
    ///   - metres: Its length, at least 0.
    ///   - stretches: How many the way has, at least 1: they share ``wholeDuration`` alike.
    public func deciseconds(metres: Double, stretches: Int) -> Int32 {
      Self.tenths(wholeDuration, speed, metres, stretches)
    }

    /// Returns the weight of one stretch for choosing routes, in tenths, at least 1.
    public func weight(metres: Double, stretches: Int) -> Int32 {
      Self.tenths(wholeWeight, rate, metres, stretches)
    }

    /// Rounds as OSRM 26.10 does (`extraction_containers`, `internal_extractor_edge`): the metres a
    /// second, or the seconds of a stretch, are kept as a 32-bit float; the quotient times ten is
    /// rounded half away from zero and is at least 1.
    private static func tenths(
      _ whole: Double?,
      _ kilometresPerHour: Double,
      _ metres: Double,
      _ stretches: Int
    ) -> Int32 {
      let seconds =
        if let whole {
          Double(Float(whole / Double(max(1, stretches))))
        } else {
          metres / Double(Float(kilometresPerHour / 3.6))
        }
      let tenths = (seconds * 10).rounded()
      // Not a number, for a length of 0 at a speed of 0, is the shortest too.
      guard tenths > 1 else { return 1 }
      return tenths < 2_147_483_647 ? Int32(tenths) : .max
    }
  }
}
