import Foundation

/// Map extracts outside this repository.
package enum RealMaps {
  /// The folder of maps; nil where there is none.
  package static let folder: String? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let given = ProcessInfo.processInfo.environment["NAVSIM_DATA"]
    let path =
      (given ?? package.deletingLastPathComponent().appending(path: "shared/data").path) + "/maps"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()
}
