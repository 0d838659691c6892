import Geodesy
import RoadNetwork
import ScenarioLanguage

/// The roads of a drive while it is planned, with the places it leads through.
struct DriveItinerary {
  var stretches: [RoadStretch]
  /// The index of the last stretch of each leg.
  var legEnds: [Int]
  /// The kind of each departure, and the index of the last stretch before it.
  var departures: [(kind: DepartureSetup.Kind, stretch: Int)] = []
  /// The places, the first of which is the start.
  let places: [Coordinate]

  init(legs: [[RoadStretch]], places: [Coordinate]) {
    stretches = []
    legEnds = []
    self.places = places
    append(legs)
  }

  private mutating func append(_ legs: [[RoadStretch]]) {
    for leg in legs {
      stretches += leg
      legEnds.append(stretches.count - 1)
    }
  }

  /// The first stretch that another departure may follow on.
  var firstFree: Int { departures.last.map { $0.stretch + 2 } ?? 0 }

  /// The leg that a stretch belongs to.
  func leg(of stretch: Int) -> Int { legEnds.firstIndex { $0 >= stretch } ?? legEnds.count - 1 }

  /// Leaves the way after a stretch by other roads, and goes on from their end to the places that are
  /// still ahead; false where no way leads there.
  ///
  /// - Parameters:
  ///   - share: Where on the last stretch the way is left, for one that is left within.
  ///   - roads: The roads of the departure; the last one ends within a road.
  mutating func leave(
    after stretch: Int,
    share: Double = 1,
    by roads: [RoadStretch],
    as kind: DepartureSetup.Kind,
    _ explorer: RoadExplorer
  ) -> Bool {
    let leg = leg(of: stretch)
    guard let last = roads.last,
      let onward = try? explorer.legs(after: last, through: Array(places[(leg + 1)...]))
    else { return false }
    var kept = Array(stretches[...stretch])
    if share < 1 { kept[stretch].to = max(kept[stretch].from, share) }
    stretches = kept + roads
    legEnds = Array(legEnds[..<leg])
    departures.append((kind, stretch))
    append(onward)
    return true
  }
}
