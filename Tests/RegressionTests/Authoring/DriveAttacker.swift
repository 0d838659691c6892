import Geodesy
@testable import RoadNetwork

@testable import Regression

/// Tries to find a drive again in the map that it came from, by all that an anonymised scenario shows.
struct DriveAttacker {
  /// What an attacker compares.
  struct Clues: OptionSet {
    let rawValue: Int
    static let lengths = Clues(rawValue: 1)
    static let turns = Clues(rawValue: 2)
    static let degrees = Clues(rawValue: 4)
    static let classes = Clues(rawValue: 8)
    /// Lengths by each other: a window may be larger or smaller than it was, as a whole.
    static let shapes = Clues(rawValue: 16)
  }

  /// A road from one junction to the next.
  struct Stretch {
    var start: Coordinate
    var length: Double
    var startBearing: Double
    var endBearing: Double
    /// The roads that meet at its end.
    var degree: Int
    var roadClass: Int
    var end: UInt32
    var first: UInt32
    /// The fix at its start, for one that was driven.
    var fix = 0
  }

  /// What an attack found.
  struct Score {
    /// The stretches of the drive, and those that are found.
    var stretches = 0
    var found = 0
    /// What the attack says of places.
    fileprivate var votes: [Cell: Double] = [:]
  }

  /// Stretches in a row that must be alike.
  private static let window = 5
  /// So many candidates or fewer are a claim.
  private static let claim = 3
  private static let cell = 500.0

  let stretches: [Stretch]
  private var leaving: [UInt32: [Int]] = [:]
  private let projection: LocalProjection

  init(_ map: RoadMap) {
    stretches = Self.stretches(of: map)
    for (index, stretch) in stretches.enumerated() {
      leaving[stretch.first, default: []].append(index)
    }
    let projection = LocalProjection(
      origin: stretches.first?.start ?? Coordinate(latitude: 0, longitude: 0)
    )
    self.projection = projection
  }

  struct Cell: Hashable {
    let east: Int
    let north: Int
  }

  private static func cell(of place: Coordinate, _ projection: LocalProjection) -> Cell {
    let point = projection.point(place)
    return Cell(
      east: Int((point.east / cell).rounded(.down)),
      north: Int((point.north / cell).rounded(.down))
    )
  }

  // MARK: - Maps

  private static func broad(_ facts: WayFacts) -> Int {
    switch facts.roadClass {
    case .motorway, .trunk, .motorwayLink, .trunkLink: 0
    case .primary, .secondary, .tertiary, .primaryLink, .secondaryLink, .tertiaryLink: 1
    default: 2
    }
  }

  /// The roads at each vertex, a section once an end.
  private static func sections(at map: RoadMap) -> [[UInt32]] {
    var result = [[UInt32]](repeating: [], count: map.graph.vertexCount)
    for section in 0..<UInt32(map.graph.sectionCount) {
      result[Int(map.graph.sections.tails[Int(section)])].append(section)
      result[Int(map.graph.sections.heads[Int(section)])].append(section)
    }
    return result
  }

  /// All stretches of a map, in both directions.
  private static func stretches(of map: RoadMap) -> [Stretch] {
    let around = sections(at: map)
    let graph = map.graph
    var result: [Stretch] = []
    for vertex in around.indices where around[vertex].count != 2 {
      for section in around[vertex] {
        var points: [Coordinate] = []
        var (at, next) = (UInt32(vertex), section)
        for _ in 0..<200 {
          let isForward = graph.sections.tails[Int(next)] == at
          let shape = graph.shape(ofSection: next)
          points += isForward ? shape : shape.reversed()
          at = isForward ? graph.sections.heads[Int(next)] : graph.sections.tails[Int(next)]
          guard around[Int(at)].count == 2,
            let on = around[Int(at)].first(where: { $0 != next })
          else { break }
          next = on
        }
        let path = GeoPath(points)
        guard let ends = bearings(of: path) else { continue }
        result.append(
          Stretch(
            start: points[0],
            length: path.length,
            startBearing: ends.start,
            endBearing: ends.end,
            degree: around[Int(at)].count,
            roadClass: broad(graph.facts(ofSection: section)),
            end: at,
            first: UInt32(vertex)
          )
        )
      }
    }
    return result
  }

  private static func bearings(of path: GeoPath) -> (start: Double, end: Double)? {
    guard path.length > 1, let first = path.coordinates.first, let last = path.coordinates.last,
      let ahead = path.position(at: min(15, path.length))?.coordinate,
      let before = path.position(at: max(0, path.length - 15))?.coordinate
    else { return nil }
    return (first.initialBearing(to: ahead), before.initialBearing(to: last))
  }

  /// The stretches that a drive went along on its own map.
  static func driven(_ story: InferredDrive, on map: RoadMap) -> [Stretch] {
    let around = sections(at: map)
    let explorer = RoadExplorer(map)
    var result: [Stretch] = []
    var points: [Coordinate] = []
    var fix = 0
    for (index, piece) in story.way.pieces.enumerated() {
      if points.isEmpty { fix = piece.fix }
      points +=
        explorer.line(of: [RoadStretch(edge: piece.edge, from: piece.from, to: piece.to)]).points
      let section = explorer.section(of: piece.edge)
      let isBackward = map.graph.edges.isBackward[Int(piece.edge)]
      let end =
        isBackward ? map.graph.sections.tails[Int(section)] : map.graph.sections.heads[Int(section)]
      let isLast = index + 1 == story.way.pieces.count
      guard around[Int(end)].count != 2 || isLast else { continue }
      let path = GeoPath(points)
      if let ends = bearings(of: path) {
        result.append(
          Stretch(
            start: points[0],
            length: path.length,
            startBearing: ends.start,
            endBearing: ends.end,
            degree: around[Int(end)].count,
            roadClass: broad(map.graph.facts(ofSection: section)),
            end: 0,
            first: 0,
            fix: fix
          )
        )
      }
      points = []
    }
    return result
  }

  // MARK: - Attacks

  /// Compares a drive's stretches, junction by junction, with all ways through the map.
  ///
  /// - Parameter truth: Where the stretches of the drive really begin.
  func attack(_ driven: [Stretch], _ clues: Clues, truth: [Coordinate]) -> Score {
    var claims: [(window: Range<Int>, places: [Int])] = []
    for start in driven.indices.dropLast(Self.window - 1) {
      let window = start..<start + Self.window
      var found: [Int] = []
      for index in stretches.indices where found.count < 200 {
        if isAlike(index, Array(driven[window])[...], clues, scale: nil) { found.append(index) }
      }
      claims.append((window, found))
    }
    return score(claims, driven.count, truth)
  }

  /// Whether a way from a stretch on is like the rest of a window; `scale` is how much longer its first
  /// stretch is than the one that it is taken for.
  private func isAlike(
    _ index: Int,
    _ rest: ArraySlice<Stretch>,
    _ clues: Clues,
    scale: Double?
  ) -> Bool {
    guard let own = rest.first else { return true }
    let other = stretches[index]
    let factor = own.length / other.length
    if clues.contains(.shapes) {
      guard (0.6...1.6).contains(factor) else { return false }
      if let scale, !(0.8...1.25).contains(factor / scale) { return false }
    }
    if clues.contains(.lengths),
      (own.length - other.length).magnitude > max(6, 0.05 * other.length)
    {
      return false
    }
    if clues.contains(.classes), own.roadClass != other.roadClass { return false }
    let next = rest.dropFirst()
    guard let following = next.first else { return true }
    if clues.contains(.degrees), own.degree != other.degree { return false }
    let turn = Bearing.difference(from: own.endBearing, to: following.startBearing)
    return (leaving[other.end] ?? []).contains { candidate in
      if clues.contains(.turns) {
        let angle = Bearing.difference(
          from: other.endBearing,
          to: stretches[candidate].startBearing
        )
        guard Bearing.difference(from: turn, to: angle).magnitude <= 25 else { return false }
      }
      return isAlike(candidate, next, clues, scale: scale ?? factor)
    }
  }

  /// Compares the ways between turns alone, whatever junctions lie on them.
  func attackByTurns(_ driven: [Stretch], truth: [Coordinate]) -> Score {
    let legs = Self.legs(of: driven)
    var claims: [(window: Range<Int>, places: [Int])] = []
    for start in legs.indices.dropLast(3) {
      let window = Array(legs[start..<start + 4])
      var found: [Int] = []
      for index in stretches.indices where found.count < 200 {
        if goesOn(index, 0, window[...], hops: 0) { found.append(index) }
      }
      claims.append((window[0].from..<window[3].to, found))
    }
    return score(claims, driven.count, truth)
  }

  private struct Leg {
    let from: Int
    let to: Int
    let length: Double
    let turn: Double
  }

  /// The ways from turn to turn, with the turn at the end of each.
  private static func legs(of driven: [Stretch]) -> [Leg] {
    var legs: [Leg] = []
    var (start, length) = (0, 0.0)
    for index in driven.indices.dropLast() {
      length += driven[index].length
      let turn = Bearing.difference(
        from: driven[index].endBearing,
        to: driven[index + 1].startBearing
      )
      guard turn.magnitude > 45 else { continue }
      legs.append(Leg(from: start, to: index + 1, length: length, turn: turn))
      (start, length) = (index + 1, 0)
    }
    return legs
  }

  private func goesOn(_ index: Int, _ length: Double, _ legs: ArraySlice<Leg>, hops: Int) -> Bool {
    guard let leg = legs.first else { return true }
    let stretch = stretches[index]
    let sum = length + stretch.length
    let slack = max(10, 0.1 * leg.length)
    guard sum <= leg.length + slack, hops < 30 else { return false }
    return (leaving[stretch.end] ?? []).contains { next in
      let turn = Bearing.difference(from: stretch.endBearing, to: stretches[next].startBearing)
      if turn.magnitude <= 45 { return goesOn(next, sum, legs, hops: hops + 1) }
      guard (sum - leg.length).magnitude <= slack, (turn < 0) == (leg.turn < 0) else {
        return false
      }
      return goesOn(next, 0, legs.dropFirst(), hops: 0)
    }
  }

  // MARK: - Scores

  private func score(
    _ claims: [(window: Range<Int>, places: [Int])],
    _ count: Int,
    _ truth: [Coordinate]
  ) -> Score {
    var found: Set<Int> = []
    var votes: [Cell: Double] = [:]
    for (window, places) in claims where !places.isEmpty {
      for place in places {
        votes[Self.cell(of: stretches[place].start, projection), default: 0] +=
          1 / Double(places.count)
      }
      let isRight = places.contains {
        stretches[$0].start.distance(to: truth[window.lowerBound]) < 60
      }
      if places.count <= Self.claim, isRight { found.formUnion(window) }
    }
    return Score(stretches: count, found: found.count, votes: votes)
  }

  /// The place that most attacks speak for, and those where the drive was.
  func place(_ scores: [Score], truth: [Coordinate]) -> (told: Cell?, own: Set<Cell>) {
    let votes = scores.reduce(into: [Cell: Double]()) { sum, score in
      sum.merge(score.votes, uniquingKeysWith: +)
    }
    let best = votes.max {
      ($0.value, $0.key.east, $0.key.north) < ($1.value, $1.key.east, $1.key.north)
    }
    return (best?.key, Set(truth.map { Self.cell(of: $0, projection) }))
  }
}
