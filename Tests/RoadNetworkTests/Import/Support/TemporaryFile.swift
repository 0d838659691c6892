import Foundation
import ShortLived

/// Files that a test writes and removes.
enum TemporaryFile {
  static func write(_ bytes: [UInt8]) throws -> String {
    let url = URL(fileURLWithPath: ShortLived.folder)
      .appendingPathComponent("osm-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    return url.path
  }

  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
