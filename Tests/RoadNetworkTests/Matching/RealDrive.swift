import Foundation
import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

/// A real drive outside this repository.
struct RealDrive {
  let points: [MatchPoint]

  static let folder: String? = RealMaps.folder.flatMap { maps in
    let path = String(maps.dropLast("maps".count)) + "drives"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The drives whose roads are known.
  static let hof: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: (folder ?? "") + "/hof")
    return (files ?? []).filter { $0.hasSuffix(".truth.geojson") }.map { String($0.prefix(3)) }
      .sorted()
  }()

  /// Reads `time,latitude,longitude`.
  init(csv path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    points = try text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let fields = line.split(separator: ",")
      return MatchPoint(
        Coordinate(
          latitude: try #require(Double(fields[1])),
          longitude: try #require(Double(fields[2]))
        ),
        time: try Self.nanoseconds(fields[0])
      )
    }
  }

  /// Reads points with a time of a GPX of one line each.
  init(gpx path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    points = try text.components(separatedBy: "<trkpt").dropFirst().map { point in
      let fields = point.components(separatedBy: "\"")
      let time = try #require(point.components(separatedBy: "<time>").last)
      return MatchPoint(
        Coordinate(
          latitude: try #require(Double(fields[1])),
          longitude: try #require(Double(fields[3]))
        ),
        time: try Self.nanoseconds(time.prefix(20))
      )
    }
  }

  /// Reads `2019-03-29T09:18:12Z`; no drive crosses the end of a month.
  private static func nanoseconds(_ text: Substring) throws -> Int64 {
    let digits = text.split { !$0.isNumber }.compactMap { Int64($0) }
    try #require(digits.count >= 6)
    return (((digits[2] * 24 + digits[3]) * 60 + digits[4]) * 60 + digits[5]) * 1_000_000_000
  }

  /// The line that was driven.
  static func truth(_ path: String) throws -> [[Coordinate]] {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    let object = try #require(json as? [String: Any])
    let lines = try #require(object["coordinates"] as? [[[Double]]])
    return lines.map { $0.map { Coordinate(latitude: $0[1], longitude: $0[0]) } }
  }
}
