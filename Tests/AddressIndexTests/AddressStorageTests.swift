import Foundation
import RoadFixtures
import ShortLived
import Testing

@testable import AddressIndex
@testable import RoadNetwork

@Suite struct AddressStorageTests {
  private static let bytes: [UInt8] = {
    var writer = RoadMap(AddressIndexTests.towns.data).navmap()
    AddressIndexTests.index.store(in: &writer)
    var bytes: [UInt8] = []
    writer.write { bytes += $0 }
    return bytes
  }()

  private func with(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let url = URL(fileURLWithPath: ShortLived.folder).appending(path: "\(UUID()).navmap")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  @Test("An index comes out of its file as it went in, beside the roads")
  func roundTrip() throws {
    try with(Self.bytes) { path in
      let index = try AddressIndex(path: path)
      #expect(index.columns == AddressIndexTests.index.columns)
      let map = try RoadMap(path: path)
      #expect(try AddressIndex(of: map)?.columns == index.columns)
      try map.verify()
      #expect(map.graph.edgeCount > 0)
    }
  }

  @Test("Every column has a section of its own")
  func sections() {
    struct Counter: AddressColumnVisitor {
      var count: UInt32 = 0
      mutating func visit<Element: FixedWidthInteger & BitwiseCopyable & Sendable>(
        _ name: StaticString,
        _ column: inout [Element]
      ) throws(Never) { count += 1 }
    }
    var columns = AddressColumns()
    var counter = Counter()
    columns.forEachColumn(&counter)
    // The numbers are part of the format: a column more belongs at the end.
    #expect(counter.count == 100)
    let first = AddressIndex.section(0, "texts.bytes")
    #expect(first == NavmapSection(200, "addressTextsBytes"))
  }

  @Test("A flipped byte of the index is found")
  func flips() throws {
    var random = TestRandom(seed: 5)
    for _ in 0..<150 {
      var damaged = Self.bytes
      damaged[Int(random.next() % UInt64(damaged.count))] ^= 0x11
      try with(damaged) { path in
        #expect(throws: MapError.self) {
          let map = try RoadMap(path: path)
          _ = try AddressIndex(of: map)
          try map.verify()
        }
      }
    }
  }

  @Test("A map without addresses says so, and is whole")
  func without() throws {
    var bytes: [UInt8] = []
    RoadMap(AddressIndexTests.towns.data).navmap().write { bytes += $0 }
    try with(bytes) { path in
      let error = #expect(throws: MapError.self) { try AddressIndex(path: path) }
      #expect(error?.message.contains("without addresses") == true)
      try RoadMap(path: path).verify()
    }
  }
}
