import RoadFixtures
import RoadNetwork
import Testing

@Suite(.enabled(if: RealMaps.folder != nil, "no real data: set NAVSIM_DATA to its folder"))
struct RealMapsTests {
  /// What another reader (libosmium) finds in a map.
  struct Expectation: CustomTestStringConvertible {
    let name: String
    let elements: [Int]
    let tags: [Int]
    let taggedNodes: Int
    let references: Int
    let members: Int
    let missingMembers: Int
    /// FNV-1a over the ids, latitudes and longitudes of the nodes, in the order of their ids.
    let nodeHash: UInt64
    /// FNV-1a over the texts of the ways and relations, in the order of their ids.
    let elementHash: UInt64

    var testDescription: String { name }
  }

  static let maps = [
    Expectation(
      name: "berlin-siegessaeule.osm.gz",
      elements: [5117, 418, 50],
      tags: [711, 1604, 403],
      taggedNodes: 284,
      references: 8591,
      members: 11078,
      missingMembers: 10742,
      nodeHash: 0x8b1a4126ebc3e59a,
      elementHash: 0x25aa9019f5cfa7dc
    ),
    Expectation(
      name: "heidelberg.osm.pbf",
      elements: [221_009, 31619, 1700],
      tags: [34925, 121_466, 7441],
      taggedNodes: 12620,
      references: 266_661,
      members: 110_710,
      missingMembers: 76545,
      nodeHash: 0x58f90406252c9eaf,
      elementHash: 0xbe7748615f073610
    ),
    Expectation(
      name: "hof-driven-roads.osm.pbf",
      elements: [3812, 3948, 0],
      tags: [0, 10145, 0],
      taggedNodes: 0,
      references: 7896,
      members: 0,
      missingMembers: 0,
      nodeHash: 0x5cc21117743b6658,
      elementHash: 0xdfbad08303f34fbc
    ),
    Expectation(
      name: "liechtenstein.osm.pbf",
      elements: [142_832, 15247, 358],
      tags: [8483, 28032, 2985],
      taggedNodes: 4809,
      references: 159_076,
      members: 17388,
      missingMembers: 11216,
      nodeHash: 0x3f1c5829123ab580,
      elementHash: 0x1f87e5d5564459fe
    ),
    Expectation(
      name: "monaco.osm.pbf",
      elements: [180_118, 27377, 212],
      tags: [5896, 63957, 2595],
      taggedNodes: 3090,
      references: 238_855,
      members: 2008,
      missingMembers: 0,
      nodeHash: 0x72f69a5eb3c87692,
      elementHash: 0xcd994c02618e569e
    ),
    Expectation(
      name: "north-bayreuth.osm.gz",
      elements: [58631, 7801, 179],
      tags: [1872, 17632, 1026],
      taggedNodes: 939,
      references: 72354,
      members: 27554,
      missingMembers: 25988,
      nodeHash: 0xf9161d37a5951ca3,
      elementHash: 0xcd3f6a780f17bd01
    ),
    Expectation(
      name: "san-francisco-streets.osm.pbf",
      elements: [46177, 20519, 0],
      tags: [0, 105_971, 0],
      taggedNodes: 0,
      references: 73877,
      members: 0,
      missingMembers: 0,
      nodeHash: 0x3b385b9e06c7cfa6,
      elementHash: 0x6d3b0a2bc7e89da
    ),
  ]

  @Test("Real maps are read to the last tag", arguments: maps)
  func map(expected: Expectation) throws {
    let path = try #require(RealMaps.folder) + "/" + expected.name
    let (data, report) = try OSMReader.read(path: path)
    #expect([data.nodeCount, data.wayCount, data.relationCount] == expected.elements)
    #expect([report.nodes, report.ways, report.relations] == expected.elements)
    #expect(
      [data.nodeTags, data.wayTags, data.relationTags].map(\.elements.count) == expected.tags
    )
    #expect(data.taggedNodes.count == expected.taggedNodes)
    #expect(data.wayNodes.elements.count == expected.references)
    #expect(data.relationMembers.elements.count == expected.members)
    #expect(report.missingMembers == expected.missingMembers)
    #expect(report.waysWithMissingNodes == 0 && report.droppedElements == 0)
    #expect(Self.nodeHash(data) == expected.nodeHash)
    #expect(Self.elementHash(data) == expected.elementHash)
  }

  private static func nodeHash(_ data: OSMData) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in 0..<data.nodeCount {
      for part in [
        data.nodeIDs[index], Int64(data.latitudes[index]), Int64(data.longitudes[index]),
      ] {
        hash = (hash ^ UInt64(bitPattern: part)) &* 0x100_0000_01b3
      }
    }
    return hash
  }

  private static func elementHash(_ data: OSMData) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for way in 0..<data.wayCount {
      mix(String(data.wayIDs[way]))
      for node in data.wayNodes[way] where node != OSMData.missing {
        mix(String(data.nodeIDs[Int(node)]))
      }
      for tag in data.tags(ofWay: way) { mix(tag.key + tag.value) }
    }
    for relation in 0..<data.relationCount {
      mix(String(data.relationIDs[relation]))
      for member in data.relationMembers[relation] {
        mix(member.kind == .node ? "n" : member.kind == .way ? "w" : "r")
        mix(String(member.id) + data.strings[member.role])
      }
      for tag in data.tags(ofRelation: relation) { mix(tag.key + tag.value) }
    }
    return hash
  }
}
