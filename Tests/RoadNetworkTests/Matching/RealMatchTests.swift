import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

/// Real drives on real maps, outside this repository.
@Suite(.enabled(if: RealDrive.folder != nil, "no real data: set NAVSIM_DATA to its folder"))
struct RealMatchTests {
  /// What of the truth is missing, and what is extra, in parts of its length.
  ///
  /// OSRM's matcher has 0.062 with a radius of 15 m and 0.120 without, Valhalla's 0.082
  /// (`tools/compare-match`).
  private static let bound = 0.06

  /// The streets of San Francisco, read once.
  private static let streets = RealMaps.folder.flatMap {
    try? RoadMap(path: $0 + "/san-francisco-streets.osm.pbf")
  }

  @Test("Drives whose roads are known are matched to them")
  func hof() throws {
    let folder = try #require(RealDrive.folder) + "/hof/"
    let maps = try #require(RealMaps.folder)
    let map = try RoadMap(path: maps + "/hof-driven-roads.osm.pbf")
    let matcher = MapMatcher(map)
    var (missing, extra, length) = (0.0, 0.0, 0.0)
    for name in RealDrive.hof {
      let points = try RealDrive(csv: folder + name + ".csv").points
      let truth = try RealDrive.truth(folder + name + ".truth.geojson")
      let path = matcher.match(points)
      #expect(path.faults(map.graph).isEmpty, "drive \(name)")
      let lines = path.parts.map { map.points(of: $0) }
      let origin = try #require(truth.first?.first)
      missing += LineCover(lines, around: origin).uncovered(truth)
      extra += LineCover(truth, around: origin).uncovered(lines)
      length += truth.reduce(0) { $0 + GeoPath($1).length }
    }
    let mismatch = (missing + extra) / length
    print("mismatch \(mismatch) of \(Int(length)) m: missing \(Int(missing)), extra \(Int(extra))")
    #expect(RealDrive.hof.count > 100)
    #expect(mismatch < Self.bound)
  }

  @Test("Waiting for a few fixes tells roads better; one hardly needs more")
  func lag() throws {
    let folder = try #require(RealDrive.folder) + "/hof/"
    let maps = try #require(RealMaps.folder)
    let map = try RoadMap(path: maps + "/hof-driven-roads.osm.pbf")
    var right: [Int: Int] = [:]
    var count = 0
    let lags = [0, 2, 5, 1_000]
    for name in RealDrive.hof.enumerated().filter({ $0.offset.isMultiple(of: 3) }).map(\.element) {
      let points = try RealDrive(csv: folder + name + ".csv").points
      let truth = try RealDrive.truth(folder + name + ".truth.geojson").map { GeoPath($0) }
      count += points.count
      for lag in lags {
        let online = OnlineMatcher(map, lag: lag)
        let answers = points.compactMap { online.add($0).lagged } + online.finish()
        right[lag, default: 0] += answers.count { answer in
          guard let place = answer.position?.coordinate else { return false }
          return truth.contains { ($0.nearest(to: place)?.deviation ?? 99) <= 1 }
        }
      }
    }
    let shares = lags.map { Double(right[$0] ?? 0) / Double(count) }
    print("within 1 m of the truth with a lag of \(lags) fixes: \(shares)")
    #expect(shares[0] > 0.9)
    #expect(shares[1] > shares[0])
    #expect(shares[3] - shares[1] < 0.01)
  }

  @Test(
    "A turn back in the street is kept, and none is made up",
    arguments: [("sf-36", 0, 3_200.0), ("sf-36Uturns", 1, 3_300), ("sf-65", 0, 2_100)]
  )
  func turnBack(name: String, turns: Int, length: Double) throws {
    let folder = try #require(RealDrive.folder) + "/sf/"
    let map = try #require(Self.streets)
    let points = try RealDrive(gpx: folder + name + ".gpx").points
    let path = MapMatcher(map).match(points)
    #expect(path.parts.map(\.turnsBack) == [turns])
    #expect(abs(path.length - length) < 100)
    #expect(path.matchedShare == 1)
    #expect(path.faults(map.graph).isEmpty)
  }
}
