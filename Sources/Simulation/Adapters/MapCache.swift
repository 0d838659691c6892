import Platform
import Recording
package import RoadNetwork
package import RouteGuidance
import Synchronization

/// Maps that were built already, kept by the digests of their files: a recorded drive's is built once, not with
/// each run.
///
/// A kept map is a `.navmap` that appears under its name when it is whole, so that processes may keep the same one
/// at once; it is checked to its last byte before it counts, and a damaged one is built anew. A folder that cannot
/// be written keeps nothing.
package struct MapCache: Sendable {
  /// Returns the folder for a map's file; nil where nothing is to be kept.
  private let folder: @Sendable (String) -> String?
  /// Which program builds them, as another may build them otherwise.
  private let builder: String
  /// Bytes that all maps of a folder may take.
  private let limit: Int

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - builder: Tells one program that builds maps from another.
  ///   - limit: Bytes that all maps of a folder may take (256 MB); those kept first go first.
  ///   - folder: Returns the folder for a map's file; nil where nothing is to be kept.
  package init(
    builder: String,
    limit: Int = MapCache.sizeLimit,
    folder: @escaping @Sendable (String) -> String?
  ) {
    self.builder = builder
    self.limit = limit
    self.folder = folder
  }

  /// Bytes that all maps of a folder may take unless somebody says otherwise.
  package static let sizeLimit = 256 << 20
  /// Bytes of the largest map's file that is looked at.
  private static let fileLimit = 1 << 30
  /// Bytes below which a file is read in less time than it takes to look for its map.
  private static let smallest = 32_768

  private static let ending = ".navmap"
  private static let installed = Mutex<MapCache?>(nil)

  /// Makes it that of the scenarios that this process runs.
  package func install() { Self.installed.withLock { $0 = self } }

  /// Opens a map as scenarios do: what was kept of it, where there is a cache.
  ///
  /// - Throws: `MapError` where it cannot be read.
  static func open(_ path: String) throws(MapError) -> GuidedMap {
    guard let cache = installed.withLock({ $0 }) else { return try GuidedMap(path: path) }
    return try cache.map(at: path)
  }

  /// Returns the map of a file, as it was kept or else as it is built and kept now.
  ///
  /// - Throws: `MapError` where the file cannot be read.
  package func map(at path: String) throws(MapError) -> GuidedMap {
    guard let kept = try place(of: path) else { return try GuidedMap(path: path) }
    if FileSystem.kind(of: kept) == .file {
      // Nothing is written, and what somebody who was killed left here would stay.
      TemporaryFiles.sweep(Paths.folder(of: kept))
      do throws(MapError) {
        let map = try GuidedMap(path: kept)
        try map.verify()
        return map
      } catch {
        FileSystem.removeQuietly(kept)
      }
    }
    let map = try GuidedMap(path: path)
    try? keep(map, as: kept)
    return map
  }

  /// Where the map of a file is kept; nil where it is not worth it.
  private func place(of path: String) throws(MapError) -> String? {
    guard let folder = folder(path), let size = FileSystem.measure(of: path)?.size,
      (Self.smallest...Self.fileLimit).contains(size), try !NavmapFile.isNavmap(path: path),
      let bytes = try? FileSystem.read(path, limit: Self.fileLimit)
    else { return nil }
    var digest = RecordingDigest()
    digest.append(line: Array(builder.utf8))
    digest.append(line: bytes)
    let sum = String(Checksum.crc32(bytes[...]), radix: 16)
    return Paths.join(folder, "\(digest.text)-\(sum)-\(bytes.count)\(Self.ending)")
  }

  private func keep(_ map: GuidedMap, as path: String) throws {
    let file = try AtomicFile(replacing: path)
    try map.navmap.write { try file.append($0) }
    try file.commit()
    Self.prune(Paths.folder(of: path), to: limit, sparing: path)
  }

  // MARK: - What is kept

  /// Returns how many maps a folder keeps, and their bytes.
  package static func contents(of folder: String) -> (count: Int, bytes: Int) {
    let maps = maps(in: folder)
    return (maps.count, maps.reduce(0) { $0 + $1.size })
  }

  /// Removes the maps that a folder keeps, and returns how many bytes they took.
  @discardableResult
  package static func clean(_ folder: String) -> Int {
    let before = contents(of: folder).bytes
    prune(folder, to: 0, sparing: nil)
    return before - contents(of: folder).bytes
  }

  private static func prune(_ folder: String, to limit: Int, sparing spared: String?) {
    var rest = contents(of: folder).bytes
    for map in maps(in: folder) where rest > limit && map.path != spared {
      FileSystem.removeQuietly(map.path)
      rest -= map.size
    }
  }

  /// The maps of a folder, those kept first in front.
  private static func maps(in folder: String) -> [(path: String, size: Int, changed: Int64)] {
    guard let names = try? FileSystem.names(in: folder) else { return [] }
    return names.filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.compactMap { name in
      let path = Paths.join(folder, name)
      return FileSystem.measure(of: path).map { (path, $0.size, $0.changed) }
    }.sorted { ($0.changed, $0.path) < ($1.changed, $1.path) }
  }
}
