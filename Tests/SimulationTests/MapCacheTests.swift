import Foundation
import Platform
import ShippedScenarios
import ShortLived
import Synchronization
import Testing

@testable import Simulation

@Suite("Built maps that are kept")
struct MapCacheTests {
  /// A folder with maps of a megabyte that differ, and the folder of those that are built of them.
  private final class Place: Sendable {
    let folder: String
    var kept: String { folder + "/kept" }

    init(maps: Int) throws {
      folder = ShortLived.folder + "/maps-\(UUID())"
      try FileManager.default.createDirectory(
        atPath: folder + "/kept",
        withIntermediateDirectories: true
      )
      let map = try FileSystem.read(ScenarioFolder.root + "/maps/harbour.osm", limit: 1 << 24)
      for number in 0..<maps {
        try FileSystem.write(map + Array("<!-- \(number) -->\n".utf8), to: path(number))
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ number: Int) -> String { "\(folder)/\(number).osm" }
    var names: Set<String> { Set((try? FileSystem.names(in: kept)) ?? []) }

    func cache(limit: Int = MapCache.sizeLimit) -> MapCache {
      let kept = kept
      return MapCache(builder: "test", limit: limit) { _ in kept }
    }
  }

  @Test("What was kept first goes first once the bound is reached, and the newest never")
  func bound() throws {
    let place = try Place(maps: 4)
    _ = try place.cache().map(at: place.path(0))
    let first = place.names
    let one = MapCache.contents(of: place.kept).bytes
    // Room for two of them.
    let cache = place.cache(limit: one * 5 / 2)
    _ = try cache.map(at: place.path(1))
    let second = place.names.subtracting(first)
    #expect(place.names.count == 2)
    _ = try cache.map(at: place.path(2))
    let third = place.names.subtracting(first).subtracting(second)
    #expect(place.names == second.union(third))
    // What is taken again is not built again.
    let stamp = MapCache.contents(of: place.kept)
    _ = try cache.map(at: place.path(2))
    #expect(MapCache.contents(of: place.kept) == stamp)
    // A map that alone is more than the bound stays until the next.
    let small = place.cache(limit: 1)
    _ = try small.map(at: place.path(3))
    let fourth = place.names
    #expect(fourth.count == 1 && fourth.isDisjoint(with: second.union(third)))
    _ = try small.map(at: place.path(0))
    #expect(place.names == first)
  }

  @Test("The bound is 256 MB unless somebody says otherwise")
  func standard() {
    #expect(MapCache.sizeLimit == 256 * 1024 * 1024)
  }

  @Test("Writers of the same maps and of others at once leave whole maps below the bound")
  func writers() throws {
    let place = try Place(maps: 3)
    _ = try place.cache().map(at: place.path(0))
    let one = MapCache.contents(of: place.kept).bytes
    let cache = place.cache(limit: one * 5 / 2)
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 12) { index in
      do {
        _ = try cache.map(at: place.path(index % 3))
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    #expect(failures.withLock(\.self) == [])
    let left = place.names
    #expect((1...2).contains(left.count), "\(left)")
    #expect(left.allSatisfy { $0.hasSuffix(".navmap") && !$0.hasPrefix(".") }, "no parts are left")
    #expect(MapCache.contents(of: place.kept).bytes <= one * 5 / 2)
    // Every one that is left is whole: nothing is built anew.
    let bytes = left.map { FileSystem.stamp(of: place.kept + "/" + $0) }
    for number in 0..<3 { _ = try place.cache(limit: .max).map(at: place.path(number)) }
    #expect(left.map { FileSystem.stamp(of: place.kept + "/" + $0) } == bytes)
  }
}
