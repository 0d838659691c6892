import Foundation

/// The folder of real traces, which is no part of the repository.
enum RealData {
  /// The folder that `NAVSIM_DATA` names, or else `../shared/data` beside the package; nil where there
  /// is none.
  static let folder: String? = {
    let named = ProcessInfo.processInfo.environment["NAVSIM_DATA"]
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = named ?? root.appendingPathComponent("../shared/data").standardized.path
    return FileManager.default.fileExists(atPath: path + "/traces") ? path : nil
  }()

  /// The files in some folders of it with one of some endings, in order.
  static func files(in folders: [String], endings: [String]) -> [String] {
    guard let folder else { return [] }
    return folders.flatMap { sub -> [String] in
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + sub)) ?? []
      return all.filter { name in endings.contains { name.hasSuffix("." + $0) } }.sorted()
        .map { sub + "/" + $0 }
    }
  }
}
