import Foundation
import Geodesy
import Testing
import Traces

/// Files that real programs wrote; they are no part of the repository.
@Suite(.enabled(if: RealData.folder != nil, "set NAVSIM_DATA to the folder of real data"))
struct RealTraceTests {
  private static let all = RealData.files(
    in: ["traces/gpx", "traces/kml", "traces/nmea", "traces/csv", "drives/hof", "drives/sf"],
    endings: ["gpx", "kml", "nmea", "gga", "csv"]
  )

  @Test("Every real file is read, or refused with a place and a reason", arguments: all)
  func readsOrRefuses(name: String) throws {
    let path = try #require(RealData.folder) + "/" + name
    let lines = try Data(contentsOf: URL(fileURLWithPath: path)).count { $0 == 0x0a } + 1
    switch Result(catching: { () throws(TraceError) in try Trace(path: path) }) {
    case .success(let trace):
      #expect(!trace.fixes.isEmpty)
      #expect(zip(trace.fixes, trace.fixes.dropFirst()).allSatisfy { $0.time < $1.time })
      #expect(trace.fixes.allSatisfy { (1...lines).contains($0.line) })
    case .failure(let error):
      #expect(error.source == path)
      #expect((0...lines).contains(error.line))
      #expect(error.line > 0 || error.message.hasPrefix("no position"))
    }
  }

  @Test(
    "Real files have as many fixes as other programs count in them",
    arguments: [
      // Opening tags of track points, none of which repeats the one before.
      ("traces/gpx/20180131T121746.gpx", 5370),
      ("traces/gpx/garmin_etrex32_hike_error_2.gpx", 1365),
      ("traces/gpx/trace_de_trail_1.gpx", 11_230), ("traces/gpx/test1.gpx", 264),
      ("traces/gpx/gpx11_with_speed_no_namespace.gpx", 3), ("traces/gpx/gpx_timezone.gpx", 1),
      ("traces/gpx/issue-13.gpx", 29), ("traces/gpx/issue-70.gpx", 17),
      ("drives/sf/sf-36.gpx", 696),
      ("drives/sf/sf-36Uturns.gpx", 697), ("drives/sf/sf-65.gpx", 423),
      // RMC sentences with status A, each with a time of its own, and a GLL that has none beside it.
      ("traces/nmea/ublox-drive.nmea", 1654), ("traces/nmea/ublox-drive.reference.gga", 1748),
      // Lines behind the header; of 018 six repeat a time, and of those none repeats a place.
      ("drives/hof/002.csv", 66), ("drives/hof/262.csv", 165),
    ]
  )
  func countsFixes(name: String, count: Int) throws {
    var options = TraceReadingOptions()
    options.day = 20_000
    let trace = try Trace(path: try #require(RealData.folder) + "/" + name, options: options)
    #expect(trace.fixes.count == count)
  }

  @Test(
    "Real files that nobody can read are refused where they are at fault",
    arguments: [
      ("garmin_etrex32_hike_error_1", 6239, "time goes back"), ("issue-127", 5, "without a time"),
      ("no_trk", 0, "no position"), ("no_trkpt", 0, "no position"), ("no_trkseg", 0, "no position"),
      ("vincennes", 7, "latitude 6860743.7"), ("legacy_gpx_pause_resume", 42, "latitude 100.0"),
    ]
  )
  func refuses(name: String, line: Int, gist: String) throws {
    let path = try #require(RealData.folder) + "/traces/gpx/\(name).gpx"
    let error = #expect(throws: TraceError.self) { try Trace(path: path) }
    #expect(error?.line == line)
    #expect(error?.message.contains(gist) == true)
  }

  @Test("A drive by a car and the same by a surveyor lie within a few metres")
  func sameDrive() throws {
    let folder = try #require(RealData.folder) + "/traces/nmea/ublox-drive"
    let car = try Trace(path: folder + ".nmea").fixes
    var options = TraceReadingOptions()
    options.day = try #require(car.first).time / 86_400_000_000_000
    let survey = try Trace(path: folder + ".reference.gga", options: options).fixes
    let places = Dictionary(survey.map { ($0.time, $0.coordinate) }) { first, _ in first }
    let offsets = car.compactMap { fix in
      places[fix.time].map { $0.distance(to: fix.coordinate) }
    }.sorted()
    #expect(offsets.count > 1600)
    // The receiver's own figures: half a metre in the middle, less than a metre at the 95th percent.
    #expect(offsets[offsets.count / 2] < 0.6)
    #expect(offsets[offsets.count * 95 / 100] < 1)
  }
}
