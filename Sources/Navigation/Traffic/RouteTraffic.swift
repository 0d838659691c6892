import Geodesy

/// What the traffic does to the route that is followed, and what of it was told.
struct RouteTraffic {
  /// An incident with the metres along the route at which it lies.
  struct PlacedIncident {
    let incident: TrafficIncident
    let along: Double
  }

  /// Metres before an incident from which it is announced.
  private static let announcementDistance = 2000.0
  /// Metres between an incident and the route that count as on it.
  private static let sameness = 30.0

  private(set) var delays = RouteDelays()
  /// The incidents on the route: those of the traffic, then the provider's.
  private(set) var incidents: [PlacedIncident] = []
  /// The identities of those that were announced, on any route.
  private var announced: [String] = []
  private var toldCategory = DelayCategory.noData

  /// Takes note of new conditions, or of a new route under them; what was told stays told.
  mutating func change(to conditions: TrafficConditions?, on line: RouteLine?) {
    incidents = []
    guard let line else {
      delays = RouteDelays()
      return
    }
    delays = RouteDelays(of: conditions, on: line.path)
    for incident in conditions?.incidents ?? [] {
      guard let place = line.path.nearest(to: incident.coordinate),
        place.deviation <= Self.sameness
      else { continue }
      incidents.append(PlacedIncident(incident: incident, along: place.distanceAlong))
    }
    collectIncidents(of: line)
  }

  /// Adds what the provider told with the route; one that lies on several steps begins on the first.
  private mutating func collectIncidents(of line: RouteLine) {
    for place in line.steps {
      let step = line.route.legs[place.leg].steps[place.index]
      for incident in step.incidents {
        guard let text = incident.text, !text.isEmpty,
          step.path.coordinates.indices.contains(incident.startIndex),
          !incidents.contains(where: { $0.incident.id == incident.id })
        else { continue }
        let known = TrafficIncident(
          id: incident.id,
          coordinate: step.path.coordinates[incident.startIndex],
          text: text
        )
        let along = place.start + step.path.distance(toVertex: incident.startIndex)
        incidents.append(PlacedIncident(incident: known, along: along))
      }
    }
  }

  /// Whether a category is news; it is told then.
  mutating func isNews(_ category: DelayCategory) -> Bool {
    guard category != toldCategory else { return false }
    toldCategory = category
    return true
  }

  /// Whether there may be a delay to tell of, or that there is none any more.
  func concerns(hasTraffic: Bool) -> Bool { hasTraffic || toldCategory != .noData }

  /// Returns the nearest incident ahead that is due and was not announced; it counts as announced then.
  ///
  /// - Parameter along: Metres along the route at which the vehicle is.
  mutating func takeAnnouncement(from along: Double, at now: Instant) -> PlacedIncident? {
    var next: PlacedIncident?
    for entry in incidents {
      let distance = entry.along - along
      guard distance > 0, distance <= Self.announcementDistance,
        entry.along < next?.along ?? .infinity, entry.incident.isPresent(at: now),
        !announced.contains(entry.incident.id)
      else { continue }
      next = entry
    }
    if let next { announced.append(next.incident.id) }
    return next
  }
}
