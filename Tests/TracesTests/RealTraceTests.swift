import Foundation
import Testing
import Traces

/// Files that real programs wrote, outside this repository.
@Suite(.enabled(if: RealTraces.folder != nil, "no real data: set NAVSIM_DATA to its folder"))
struct RealTraceTests {
  @Test("Every real trace is read, or refused with a reason")
  func all() throws {
    let files = RealTraces.files
    #expect(files.count > 100)
    for file in files {
      var options = TraceReadingOptions()
      options.day = 20_000
      options.sorts = true
      do {
        let trace = try Trace(path: file, options: options)
        #expect(!trace.fixes.isEmpty)
        #expect(zip(trace.fixes, trace.fixes.dropFirst()).allSatisfy { $0.time < $1.time })
      } catch {
        #expect(!error.message.isEmpty)
        #expect(error.source == file)
      }
    }
  }

  @Test(
    "A point is lost nowhere, unless it is counted",
    arguments: ["tour2-with-loop.gpx", "test1.gpx", "gpx11_without_speed.gpx"]
  )
  func counts(name: String) throws {
    let folder = try #require(RealTraces.folder)
    let path = "\(folder)/traces/gpx/\(name)"
    let bytes = try Data(contentsOf: URL(filePath: path))
    let points = String(decoding: bytes, as: UTF8.self).ranges(of: "<trkpt").count
    var options = TraceReadingOptions()
    options.interval = 1
    let trace = try Trace(path: path, options: options)
    let dropped = trace.report.count(of: .duplicate) + trace.report.count(of: .nullIsland)
    #expect(trace.fixes.count + dropped == points)
  }

  @Test("A drive of a receiver has a fix for each of its times")
  func ublox() throws {
    let folder = try #require(RealTraces.folder)
    let path = "\(folder)/traces/nmea/ublox-drive.nmea"
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let valid = text.split(whereSeparator: \.isNewline).filter { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return fields.count > 2 && fields[0].hasSuffix("RMC") && fields[2] == "A"
    }
    #expect(try Trace(path: path).fixes.count == valid.count)
  }
}

enum RealTraces {
  /// The folder of real data; nil where there is none.
  static let folder: String? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let given = ProcessInfo.processInfo.environment["NAVSIM_DATA"]
    let path = given ?? package.deletingLastPathComponent().appending(path: "shared/data").path
    return FileManager.default.fileExists(atPath: path + "/traces") ? path : nil
  }()

  static var files: [String] {
    guard let folder, let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    return all.compactMap { $0 as? String }
      .filter { name in
        [".gpx", ".nmea", ".gga", ".csv", ".kml"].contains { name.hasSuffix($0) }
      }
      .sorted().map { "\(folder)/\($0)" }
  }
}
