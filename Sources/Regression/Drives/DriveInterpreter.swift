import Geodesy
package import RoadNetwork
package import Traces

/// Makes out the story of a drive.
package struct DriveInterpreter {
  /// How a drive is read where it leaves a choice.
  package struct Options: Hashable, Sendable {
    /// Seconds at one place from which it is a stop and no traffic light.
    package var stop = 180.0
    /// Moments at which the vehicle stands and the route has no stop, as nanoseconds of its fixes' clock.
    package var ignoredStops: Set<Int64> = []
    /// Moments at which the vehicle is at a place of the route, as nanoseconds of its fixes' clock.
    package var addedStops: Set<Int64> = []
    /// What a person says about departures, by the moments of their first fixes in nanoseconds.
    package var answers: [Int64: DepartureAnswer] = [:]

    /// Creates the options that most drives are read with.
    package init() {}

    /// Returns the same options for a drive whose clock goes ahead by some nanoseconds.
    func ahead(by shift: Int64) -> Options {
      var options = self
      options.ignoredStops = Set(ignoredStops.map { $0 + shift })
      options.addedStops = Set(addedStops.map { $0 + shift })
      options.answers = Dictionary(uniqueKeysWithValues: answers.map { ($0 + shift, $1) })
      return options
    }
  }

  let map: RoadMap
  let explorer: RoadExplorer
  let router: Router
  /// The file, for messages.
  let name: String

  /// Creates an interpreter of drives on a map; `name` is the trace's file, for messages.
  package init(_ map: RoadMap, name: String) {
    self.map = map
    self.name = name
    explorer = RoadExplorer(map)
    router = Router(map)
  }

  /// Returns the story of a drive.
  ///
  /// - Throws: `TraceError` with its line where the map does not hold the drive, or has no way for it.
  package func story(of fixes: [Fix], options: Options = Options()) throws(TraceError)
    -> InferredDrive
  {
    let match = try DriveMatch(fixes, on: map, name: name)
    guard let origin = origin(match), let destination = destination(match) else {
      throw TraceError(source: name, message: "no fix of the drive is on a road")
    }
    var stops = stops(match, options)
    stops.removeAll { $0.fix <= origin.fix || $0.fix >= destination.fix }
    if let place = turningPlace(match, destination, after: stops.last?.last ?? -1) {
      stops.append(place)
    }
    var comparisons: [DriveComparison] = []
    for habit in DriveComparison.Habit.allCases {
      var comparison = DriveComparison(explorer, router, match, habit)
      for place in stops + [destination] {
        do {
          try comparison.follow(to: place)
        } catch {
          throw Self.noWay(error, to: place, match.fixes, name)
        }
      }
      comparisons.append(comparison)
    }
    let findings = DriveFindings(comparisons, match, answers: options.answers)
    let comparison = findings.steady
    return InferredDrive(
      fixes: match.fixes,
      way: match.way,
      matchedShare: match.matched.matchedShare,
      medianDistance: match.medianDistance,
      gapCount: match.matched.gaps.count,
      leftOut: match.leftOut,
      origin: origin,
      destination: destination,
      stops: stops,
      plannedLength: comparison.plannedLength,
      plannedDuration: comparison.plannedDuration,
      plans: comparison.plans
        + comparisons.flatMap(\.plans).filter { !comparison.plans.contains($0) },
      departures: findings.departures,
      dismissed: findings.dismissed,
      quiet: findings.quiet
    )
  }

  private static func noWay(
    _ failure: RoutingFailure,
    to place: DrivePlace,
    _ fixes: [Fix],
    _ name: String
  ) -> TraceError {
    if case .damagedMap(let error) = failure {
      return TraceError(source: name, message: "the map is damaged: \(error.message)")
    }
    return TraceError(
      source: name,
      line: fixes[place.fix].line,
      message: "the map has no way by car to \(place.title), where the drive went",
      hint: "is the map cut too small, or was this no car?"
    )
  }
}
