import Geodesy
import Navigation
import RoadNetwork
import ScenarioLanguage

extension DriveItinerary {
  /// Metres at both ends of a drive within which nobody leaves the way.
  private static let margin = (start: 150.0, end: 500.0)
  /// Metres before the end at which a driver goes round the block for a place to park.
  private static let parking = 40.0...300.0
  /// Degrees from which a turn is a turn, and up to which a road leads straight on.
  private static let turn = 45.0
  private static let straight = 40.0
  /// Degrees up to which a driver turns into a road that is closed that way; more is turning back.
  private static let sharpest = 135.0

  /// Leaves the way as asked; false where there is no such place on it.
  mutating func depart(
    _ wanted: DepartureSetup,
    _ explorer: RoadExplorer,
    _ random: inout RandomStream
  ) -> Bool {
    switch wanted.kind {
    case .uTurn: turnBack(wanted, explorer, &random)
    case .detour: detour(wanted, explorer)
    case .missedTurn, .wrongTurn, .parallelRoad, .wrongWay, .parkingLoop:
      leave(wanted, explorer, &random)
    }
  }

  /// Tries the junctions where it can be done, the one asked for alone, or all from one that is drawn.
  private mutating func leave(
    _ wanted: DepartureSetup,
    _ explorer: RoadExplorer,
    _ random: inout RandomStream
  ) -> Bool {
    var choices = choices(wanted, explorer)
    if let junction = wanted.junction {
      let distinct = Self.stretches(of: choices)
      guard junction <= distinct.count else { return false }
      choices.removeAll { $0.stretch != distinct[junction - 1] }
    }
    guard !choices.isEmpty else { return false }
    let first = Int(random.next() % UInt64(choices.count))
    for choice in choices[first...] + choices[..<first] {
      if leave(after: choice.stretch, by: choice.roads, as: wanted.kind, explorer) { return true }
    }
    return false
  }

  /// The junctions where it can be done, each with the roads by which.
  private func choices(
    _ wanted: DepartureSetup,
    _ explorer: RoadExplorer
  ) -> [(stretch: Int, roads: [RoadStretch])] {
    junctions(for: wanted.kind, explorer).flatMap { stretch in
      ways(wanted, at: stretch, explorer).map { (stretch, $0) }
    }
  }

  private static func stretches(of choices: [(stretch: Int, roads: [RoadStretch])]) -> [Int] {
    var distinct: [Int] = []
    for choice in choices where choice.stretch != distinct.last { distinct.append(choice.stretch) }
    return distinct
  }

  /// The places where the way can be left so, in the order of their numbers; none for a detour, which
  /// has a place of its own.
  func places(for wanted: DepartureSetup, _ explorer: RoadExplorer) -> [Coordinate] {
    switch wanted.kind {
    case .detour: return []
    case .uTurn:
      return turningPlaces(explorer).compactMap { index in
        let road = stretches[index]
        let half = RoadStretch(edge: road.edge, from: road.from, to: (road.from + road.to) / 2)
        return explorer.line(of: [half]).points.last
      }
    case .missedTurn, .wrongTurn, .parallelRoad, .wrongWay, .parkingLoop:
      return Self.stretches(of: choices(wanted, explorer)).compactMap { index in
        explorer.line(of: [stretches[index]]).points.last
      }
    }
  }

  /// The stretches after which the way may be left: a junction follows, far enough from both ends.
  private func junctions(
    for kind: DepartureSetup.Kind,
    _ explorer: RoadExplorer
  ) -> [Int] {
    let total = explorer.length(of: stretches)
    var along = 0.0
    var found: [Int] = []
    for index in stretches.indices.dropLast() {
      along += explorer.length(of: [stretches[index]])
      let left = total - along
      let isHere = kind == .parkingLoop ? Self.parking.contains(left) : left >= Self.margin.end
      guard index >= firstFree, along >= Self.margin.start, isHere,
        !legEnds.contains(index), !explorer.isRoundabout(stretches[index + 1].edge),
        !stretches[index].isAgainst, !stretches[index + 1].isAgainst,
        // Where every road but one is closed to the driver, that one may be taken the wrong way.
        kind == .wrongWay || explorer.turns(after: stretches[index].edge).count > 1
      else { continue }
      found.append(index)
    }
    return found
  }

  /// The roads by which the way can be left after a stretch.
  private func ways(
    _ wanted: DepartureSetup,
    at stretch: Int,
    _ explorer: RoadExplorer
  ) -> [[RoadStretch]] {
    let edge = stretches[stretch].edge
    let planned = stretches[stretch + 1].edge
    let angle = explorer.angle(from: edge, to: planned)
    let own = Set(stretches[stretch...].map { explorer.section(of: $0.edge) })
    if wanted.kind == .wrongWay { return wrongWays(wanted, after: edge, apartFrom: own, explorer) }
    let length = wanted.kind == .parallelRoad ? max(wanted.distance, 400) : wanted.distance
    return explorer.turns(after: edge).compactMap { turn in
      guard explorer.section(of: turn.edge) != explorer.section(of: planned) else { return nil }
      switch wanted.kind {
      case .missedTurn:
        guard abs(angle) >= Self.turn, abs(turn.angle) <= Self.straight else { return nil }
      case .wrongTurn, .parkingLoop:
        guard abs(turn.angle - angle) >= Self.turn else { return nil }
      case .parallelRoad, .uTurn, .detour, .wrongWay:
        guard abs(turn.angle - angle) <= 100 else { return nil }
      }
      let roads = explorer.ahead(from: turn.edge, metres: length)
      guard explorer.length(of: roads) >= min(length, 150) * 0.9,
        !roads.contains(where: { own.contains(explorer.section(of: $0.edge)) })
      else { return nil }
      if wanted.kind == .parallelRoad, !isBeside(roads, stretch, explorer) { return nil }
      return roads
    }
  }

  /// The roads after an edge that lead against the traffic.
  private func wrongWays(
    _ wanted: DepartureSetup,
    after edge: UInt32,
    apartFrom own: Set<UInt32>,
    _ explorer: RoadExplorer
  ) -> [[RoadStretch]] {
    explorer.closedTurns(after: edge).compactMap { turn in
      guard abs(turn.angle) <= Self.sharpest, !explorer.isRoundabout(turn.edge) else { return nil }
      let roads = explorer.against(turn.edge, metres: wanted.distance)
      guard explorer.length(of: roads) >= min(wanted.distance, 150) * 0.9,
        !roads.contains(where: { own.contains(explorer.section(of: $0.edge)) })
      else { return nil }
      return roads
    }
  }

  /// Whether streets run beside the way: for 150 m on end 10 to 60 m from it, in its direction.
  private func isBeside(_ roads: [RoadStretch], _ stretch: Int, _ explorer: RoadExplorer) -> Bool {
    guard roads.allSatisfy({ explorer.isStreet($0.edge) }) else { return false }
    let way = explorer.ahead(of: stretches[(stretch + 1)...], metres: 900)
    let own = GeoPath(explorer.line(of: way).points)
    let other = GeoPath(explorer.line(of: roads).points)
    var run = 0.0
    for along in stride(from: 0, through: min(other.length, 400), by: 15) {
      guard let place = other.position(at: along), let near = own.nearest(to: place.coordinate),
        let course = other.bearing(ofSegment: place.segment),
        let ours = own.bearing(ofSegment: near.segment)
      else { return false }
      let isNear = (10...60).contains(near.deviation)
      run = isNear && abs(Bearing.difference(from: ours, to: course)) < 30 ? run + 15 : 0
      if run >= 150 { return true }
    }
    return false
  }

  // MARK: - Other departures

  /// Turns back on the road, at a place between two junctions.
  private mutating func turnBack(
    _ wanted: DepartureSetup,
    _ explorer: RoadExplorer,
    _ random: inout RandomStream
  ) -> Bool {
    var places = turningPlaces(explorer)
    if let junction = wanted.junction {
      guard junction <= places.count else { return false }
      places = [places[junction - 1]]
    }
    guard !places.isEmpty else { return false }
    let first = Int(random.next() % UInt64(places.count))
    for stretch in places[first...] + places[..<first] {
      guard let back = explorer.reverse(of: stretches[stretch].edge) else { continue }
      let share = (stretches[stretch].from + stretches[stretch].to) / 2
      let roads = explorer.ahead(from: back, at: 1 - share, metres: wanted.distance)
      if leave(after: stretch, share: share, by: roads, as: .uTurn, explorer) { return true }
    }
    return false
  }

  /// The stretches on which the vehicle can turn back, between two junctions.
  private func turningPlaces(_ explorer: RoadExplorer) -> [Int] {
    let total = explorer.length(of: stretches)
    var along = 0.0
    var places: [Int] = []
    for index in stretches.indices {
      let length = explorer.length(of: [stretches[index]])
      defer { along += length }
      guard index >= firstFree, along >= Self.margin.start,
        total - along - length >= Self.margin.end,
        length >= 60, !stretches[index].isAgainst,
        explorer.reverse(of: stretches[index].edge) != nil,
        !explorer.isRoundabout(stretches[index].edge)
      else { continue }
      places.append(index)
    }
    return places
  }

  /// Goes by a place that is on no plan.
  private mutating func detour(_ wanted: DepartureSetup, _ explorer: RoadExplorer) -> Bool {
    guard let place = wanted.through?.coordinate, departures.isEmpty,
      let legs = try? explorer.legs(through: [places[0], place] + places.dropFirst())
    else { return false }
    let planned = stretches
    stretches = []
    legEnds = []
    appendDetour(legs)
    // Where the two ways part.
    var common = 0
    while common < min(planned.count, stretches.count), planned[common] == stretches[common] {
      common += 1
    }
    departures.append((.detour, common - 1))
    return true
  }

  /// Takes legs of which the first two are one to the navigator.
  private mutating func appendDetour(_ legs: [[RoadStretch]]) {
    for (index, leg) in legs.enumerated() {
      stretches += leg
      if index > 0 { legEnds.append(stretches.count - 1) }
    }
  }
}

extension RoadExplorer {
  /// Returns the first of some stretches that make up some metres.
  func ahead(of stretches: ArraySlice<RoadStretch>, metres: Double) -> [RoadStretch] {
    var sum = 0.0
    var found: [RoadStretch] = []
    for stretch in stretches where sum < metres {
      found.append(stretch)
      sum += length(of: [stretch])
    }
    return found
  }
}
