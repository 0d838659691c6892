import Foundation
import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

/// What scenarios rely on in the town that the project draws.
@Suite struct HarbourTests {
  @Test("The map is whole: no node is idle, no road is an island, no restriction is detached")
  func whole() throws {
    let (data, report) = try Harbour.file.get()
    #expect(report.waysWithMissingNodes == 0)
    #expect(report.droppedElements == 0)
    #expect(report.missingMembers == 0)
    let used = Set(data.wayNodes.elements).union(data.taggedNodes)
    #expect(used.count == data.nodeCount)
    let roads = try Harbour.map().report
    #expect(roads.islands == 0)
    #expect(roads.detachedRestrictions == 0)
    #expect(roads.emptyWays == 0)
  }

  @Test("It says that it is fictional")
  func fictional() throws {
    #expect(try Harbour.file.get().report.copyright?.contains("fictional") == true)
  }

  @Test("About four hundred houses have a number, and each of the three ways to say so occurs")
  func houses() throws {
    let data = try Harbour.data()
    let ways = (0..<data.wayCount).map { data.tags(ofWay: $0) }
    let nodes = data.taggedNodes.indices.map { data.tags(ofTaggedNode: $0) }
    let onBuildings = ways.count { $0["addr:housenumber"] != nil && $0["building"] != nil }
    let onPoints = nodes.count { $0["addr:housenumber"] != nil }
    #expect((380...640).contains(onBuildings + onPoints))
    #expect(onBuildings >= 150)
    #expect(onPoints >= 100)
    for way in 0..<data.wayCount where data.tags(ofWay: way)["addr:interpolation"] != nil {
      let ends = [data.nodes(ofWay: way).first, data.nodes(ofWay: way).last]
      for end in ends {
        let place = try #require(data.taggedNodes.firstIndex { $0 == end })
        #expect(data.tags(ofTaggedNode: place)["addr:housenumber"] != nil)
      }
    }
    #expect(ways.count { $0["addr:interpolation"] != nil } >= 4)
    let towns = Set((ways + nodes).compactMap { $0["addr:city"] })
    #expect(towns == ["Millhaven", "Saltmere", "Möwenau"])
  }

  @Test("Sixty places to drive to, of twenty kinds and more")
  func points() throws {
    let data = try Harbour.data()
    let keys = ["amenity", "tourism", "shop", "leisure", "railway", "historic", "man_made"]
    let kinds = data.taggedNodes.indices.compactMap { index -> String? in
      let tags = data.tags(ofTaggedNode: index)
      guard tags["name"] != nil else { return nil }
      return keys.lazy.compactMap { key in tags[key].map { key + "=" + $0 } }.first
    }
    #expect(kinds.count >= 60)
    #expect(Set(kinds).count >= 20)
  }

  @Test("Two countries meet along the river, each with its code and names in both languages")
  func countries() throws {
    let data = try Harbour.data()
    let relations = (0..<data.relationCount).map { data.relation($0) }
    let countries = relations.filter { $0.tags["admin_level"] == "2" }
    #expect(countries.compactMap { $0.tags["ISO3166-1"] } == ["XA", "XB"])
    #expect(countries.allSatisfy { $0.tags["name:xa"] != nil && $0.tags["name:xb"] != nil })
    let shared = countries.map { Set($0.members.map(\.element)) }
    #expect(shared.count == 2 && !shared[0].isDisjoint(with: shared[1]))
    #expect(relations.count { $0.tags["boundary"] == "postal_code" } == 3)
  }

  @Test("The tunnel is 800 m long, with a junction 30 m before one end and none by the other")
  func tunnel() throws {
    let graph = try Harbour.map().graph
    let tunnels = (0..<UInt32(graph.sectionCount)).filter { graph.facts(ofSection: $0).isTunnel }
    let tunnel = try #require(
      tunnels.first { graph.facts(ofSection: $0).name == "Castle Tunnel" }
    )
    #expect((7800...8200).contains(graph.sectionLengths[Int(tunnel)]))
    // A road runs above it, 10 m beside: a receiver cannot tell them apart.
    let above = try line(of: "Ridge Road")
    let below = GeoPath(graph.shape(ofSection: tunnel))
    let near = above.count { (below.nearest(to: $0)?.deviation ?? 99) < 12 }
    #expect(near >= 2)
  }

  @Test("Kiln Road runs 25 m beside the motorway for more than 800 m")
  func frontage() throws {
    let data = try Harbour.data()
    let motorways = (0..<data.wayCount).filter { data.tags(ofWay: $0)["highway"] == "motorway" }
      .map { way in GeoPath(data.nodes(ofWay: way).map { data.coordinate(ofNode: Int($0)) }) }
    let road = GeoPath(try line(of: "Kiln Road"))
    var longest = 0.0
    var run = 0.0
    for metre in stride(from: 0.0, to: road.length, by: 5) {
      let place = try #require(road.position(at: metre)?.coordinate)
      let gap = motorways.compactMap { $0.nearest(to: place)?.deviation }.min() ?? .infinity
      run = (23...27).contains(gap) ? run + 5 : 0
      longest = max(longest, run)
    }
    #expect(longest >= 800)
  }

  @Test("The hairpins bring the road 20 m beside itself, twice and more")
  func hairpins() throws {
    let road = GeoPath(try line(of: "Serpentine Road"))
    var close = 0
    for metre in stride(from: 0.0, to: road.length - 150, by: 10) {
      let place = try #require(road.position(at: metre)?.coordinate)
      let later = stride(from: metre + 60, to: min(road.length, metre + 260), by: 5)
      let gap = later.compactMap { road.position(at: $0)?.coordinate.distance(to: place) }.min()
      if (18...22).contains(gap ?? 0) { close += 1 }
    }
    #expect(close >= 15)
  }

  @Test("Each place that the folder's README names lies on a road or beside one")
  func readme() throws {
    let folder = URL(filePath: Harbour.path).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let places = text.matches(of: /\| (47\.\d+), (9\.\d+) \|/).compactMap { match in
      Double(match.1).flatMap { latitude in
        Double(match.2).map { Coordinate(latitude: latitude, longitude: $0) }
      }
    }
    #expect(places.count >= 40)
    let index = try Harbour.map().index
    for place in places {
      #expect(!index.nearest(to: place, within: 70) { _ in true }.isEmpty, "\(place)")
    }
  }

  private func line(of name: String) throws -> [Coordinate] {
    let data = try Harbour.data()
    let ways = (0..<data.wayCount).filter {
      data.tags(ofWay: $0)["name"] == name && data.tags(ofWay: $0)["highway"] != nil
    }
    let lines = ways.map { way in
      data.nodes(ofWay: way).map { data.coordinate(ofNode: Int($0)) }
    }
    return try #require(LineChains.join(lines, mayReverse: true).max { $0.count < $1.count })
  }
}
