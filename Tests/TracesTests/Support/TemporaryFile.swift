import Foundation
import ShortLived

/// A file that lives as long as somebody holds it.
final class TemporaryFile: Sendable {
  let path: String

  init(_ bytes: [UInt8]) throws {
    path = ShortLived.folder + "/navsim-traces-\(UUID().uuidString)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
