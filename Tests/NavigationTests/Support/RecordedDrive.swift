import Foundation
import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// A real drive with the answer that a routing server gave for it; none of them is in the repository.
struct RecordedDrive {
  let name: String
  /// Fixes with their seconds since the first.
  let fixes: [(seconds: Double, coordinate: Coordinate)]
  let answer: [UInt8]

  /// The folder of the real data, or nil where it is missing.
  static let folder: String? = {
    let named = ProcessInfo.processInfo.environment["NAVSIM_DATA"]
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = named ?? root.appendingPathComponent("../shared/data").standardized.path
    return FileManager.default.fileExists(atPath: path + "/drives") ? path + "/drives" : nil
  }()

  /// The names of all answers below the folder, such as `hof/018`.
  static let answers: [String] = {
    guard let folder else { return [] }
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".route.json") }.map { String($0.dropLast(11)) }.sorted()
  }()

  static func answer(_ name: String) throws -> [UInt8] {
    let path = try #require(folder) + "/" + name + ".route.json"
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  init(_ name: String) throws {
    self.name = name
    answer = try Self.answer(name)
    let path = try #require(Self.folder) + "/" + name + ".csv"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var fixes: [(seconds: Double, coordinate: Coordinate)] = []
    var first: Double?
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: ",")
      let seconds = try Self.seconds(fields[0])
      let latitude = try #require(Double(fields[1]))
      let longitude = try #require(Double(fields[2]))
      first = first ?? seconds
      fixes.append(
        (seconds - (first ?? 0), Coordinate(latitude: latitude, longitude: longitude))
      )
    }
    self.fixes = fixes
  }

  /// Reads `2019-03-29T09:18:12Z` as seconds; no drive crosses the end of a month.
  private static func seconds(_ text: Substring) throws -> Double {
    let digits = text.split { !$0.isNumber }.compactMap { Double($0) }
    try #require(digits.count >= 6)
    return ((digits[2] * 24 + digits[3]) * 60 + digits[4]) * 60 + digits[5]
  }
}
