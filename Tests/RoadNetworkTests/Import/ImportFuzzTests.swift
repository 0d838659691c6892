import Platform
import RoadNetwork
import Testing

@Suite struct ImportFuzzTests {
  static let formats: [(name: String, bytes: [UInt8])] = [
    ("XML", Array(TestMap.corner.xml.utf8)),
    ("gzip", Compression.compress(Array(TestMap.corner.xml.utf8), .gzip)),
    ("dense PBF", TestMap.corner.pbf()),
    ("plain PBF", TestMap.corner.pbf(.init(isDense: false, isPacked: false))),
    ("zlib PBF", TestMap.corner.pbf(.init(isCompressed: true))),
  ]

  @Test("Damaged files are read or refused, and nothing else", arguments: formats.indices)
  func damage(format: Int) {
    let original = Self.formats[format].bytes
    var refused = 0
    for seed in 1...300 {
      var mutations = Mutations(seed: UInt64(seed))
      let bytes = mutations.damage(original)
      do {
        let (data, report) = try OSMReader.read(bytes: bytes, name: "map")
        // Whatever is read must hold together, and roads can be made of it.
        #expect(data.lines.count == data.nodeCount + data.wayCount + data.relationCount)
        #expect(
          data.lines.count + report.droppedElements
            == report.nodes + report.ways + report.relations
        )
        #expect(zip(data.nodeIDs, data.nodeIDs.dropFirst()).allSatisfy { $0 < $1 })
        // A map that reaches around the globe has a large index: a few are enough.
        if seed % 30 == 0 { #expect(RoadMap(data).report.roadWays <= data.wayCount) }
      } catch {
        refused += 1
        #expect(!error.message.isEmpty && error.source == "map")
      }
    }
    #expect(refused > 50, "\(Self.formats[format].name): only \(refused) of 300 are refused")
  }
}
