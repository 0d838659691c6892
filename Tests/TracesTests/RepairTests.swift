import Geodesy
import Testing
import Traces

@Suite struct RepairTests {
  struct Mending: Sendable, CustomTestStringConvertible {
    let kind: TraceRepair.Kind
    let text: String
    let repairs: String
    let fixes: [String]
    let options: TraceReadingOptions

    init(
      _ kind: TraceRepair.Kind,
      _ repairs: String,
      _ text: String,
      _ fixes: [String],
      options configure: (inout TraceReadingOptions) -> Void = { _ in }
    ) {
      self.kind = kind
      self.repairs = repairs
      self.text = text
      self.fixes = fixes
      var options = TraceReadingOptions()
      configure(&options)
      self.options = options
    }

    var testDescription: String { repairs }
    var firstLine: Int? { repairs.split(separator: "@").last.flatMap { Int($0) } }
  }

  /// A CSV file of rows of seconds after 8:00, a latitude and more; its first row is line 2.
  private static func rows(_ rows: String...) -> String {
    "time,lat,lon,speed,course\n"
      + rows.map { row in
        let fields = row.split(separator: " ", omittingEmptySubsequences: false)
        let rest = fields.count > 2 ? fields[2...].joined(separator: ",") : "11.9,,"
        return "\(1_772_352_000 + (Double(fields[0]) ?? 0)),\(fields[1]),\(rest)\n"
      }.joined()
  }

  private static func fix(_ second: String, _ rest: String) -> String {
    "2026-03-01T08:00:\(second)Z \(rest)"
  }

  private static let rmc = Texts.nmea(Texts.rmc(0))
  private static let moving = "2026-03-01T08:00:00Z 50.5 11.5 v5.1444444 c90"

  static let mendings = [
    Mending(
      .duplicate,
      "duplicate 2 @3",
      rows("0 50.1", "0 50.1", "0 50.1", "1 50.1001"),
      Texts.both
    ),
    Mending(
      .duplicateTime,
      "duplicateTime 2 @3",
      rows("0 50.1", "0 50.1001", "0 50.1002", "1 50.1001"),
      [
        fix("00", "50.1 11.9"), fix("00.001", "50.1001 11.9"), fix("00.002", "50.1002 11.9"),
        fix("01", "50.1001 11.9"),
      ]
    ),
    Mending(
      .duplicateTime,
      "duplicateTime 2 @3",
      rows("0 50.1", "0 50.1001", "0 50.1002", "1 50.1001"),
      Texts.both
    ) { $0.dropsDuplicateTimes = true },
    Mending(
      .sorted,
      "sorted 2 @3",
      rows("2 50.1002", "0 50.1", "3 50.1003", "1 50.1001"),
      Texts.both + [fix("02", "50.1002 11.9"), fix("03", "50.1003 11.9")]
    ) { $0.sorts = true },
    Mending(
      .clockJump,
      "clockJump 1 @3",
      rows("5 50.1", "0 50.1001", "1 50.1002"),
      [fix("05", "50.1 11.9"), fix("06", "50.1001 11.9 s1"), fix("07", "50.1002 11.9 s1")]
    ) { $0.bridgesClockJumps = true },
    Mending(
      .nullIsland,
      "nullIsland 1 @3",
      rows("0 50.1", "0.5 0 0,,", "1 50.1001"),
      Texts.both
    ),
    Mending(
      .nullIsland,
      "nullIsland 2 @2",
      rows("0 0 0,,", "0 50.1", "1 50.1001", "2 0 0,,"),
      Texts.both
    ),
    Mending(
      .unknownSpeed,
      "unknownSpeed 2 @2",
      rows("0 50.1 11.9 -1 90", "1 50.1001 11.9 -0.5 90"),
      Texts.both.map { $0 + " c90" }
    ),
    Mending(
      .unknownCourse,
      "unknownCourse 2 @2",
      rows("0 50.1 11.9 5 -1", "1 50.1001 11.9 5 360.5"),
      Texts.both.map { $0 + " v5" }
    ),
    Mending(
      .unknownAccuracy,
      "unknownAccuracy 2 @2",
      "time,lat,lon,hacc,vacc\n1772352000,50.1,11.9,-1,3\n1772352001,50.1001,11.9,4,-1\n",
      [Texts.first + " z3", Texts.second + " h4"]
    ),
    Mending(
      .unknownAltitude,
      "unknownAltitude 2 @2",
      "time,lat,lon,alt\n1772352000,50.1,11.9,1e300\n1772352001,50.1001,11.9,-1e5\n",
      Texts.both
    ),
    Mending(
      .alwaysZeroSpeed,
      "alwaysZeroSpeed 3 @2",
      rows("0 50.1 11.9 0 90", "2 50.101 11.9 0 90", "4 50.102 11.9 0 90"),
      [fix("00", "50.1 11.9 c90"), fix("02", "50.101 11.9 c90"), fix("04", "50.102 11.9 c90")]
    ),
    Mending(
      .crowdedSecond,
      "crowdedSecond 2 @3",
      rows("0 50.1", "0 50.1001", "1 50.1002", "1 50.1003", "2 50.1004"),
      [
        fix("00", "50.1 11.9"), fix("00.5", "50.1001 11.9"), fix("01", "50.1002 11.9"),
        fix("01.5", "50.1003 11.9"), fix("02", "50.1004 11.9"),
      ]
    ),
    Mending(
      .stepBack,
      "stepBack 1 @3",
      rows("0.3 50.1", "0 50.1001", "1 50.1002"),
      [fix("00.3", "50.1 11.9"), fix("01", "50.1002 11.9")]
    ),
    Mending(
      .untimedPoint,
      "untimedPoint 2 @2",
      "time,lat,lon\n,50.1,11.9\n1772352000,50.1,11.9\n,50.1,11.9\n1772352001,50.1001,11.9\n",
      Texts.both
    ),
    Mending(
      .courseAtStandstill,
      "courseAtStandstill 2 @2",
      rows("0 50.1 11.9 0.9 90", "1 50.1 11.9 0 90", "2 50.1 11.9 1 90"),
      [fix("00", "50.1 11.9 v0.9"), fix("01", "50.1 11.9 v0"), fix("02", "50.1 11.9 v1 c90")]
    ),
    Mending(
      .invalidFix,
      "invalidFix 2 @2",
      rmc + Texts.nmea("GPRMC,080001,V,,,,,,,010326,,")
        + Texts.nmea("GPRMC,080002,V,,,,,,,010326,,"),
      [moving]
    ),
    Mending(
      .badChecksum,
      "badChecksum 1 @2",
      rmc + "$\(Texts.rmc(1))*00\n" + Texts.nmea("GPTXT,x"),
      [moving]
    ),
    Mending(
      .timeWithoutZone,
      "timeWithoutZone 2 @2",
      "time,lat,lon\n2026-03-01T08:00:00,50.1,11.9\n2026-03-01T08:00:01,50.1001,11.9\n",
      Texts.both
    ),
    Mending(
      .oldEpoch,
      "oldEpoch 1 @2",
      "time,lat,lon\n1980-01-06T00:00:00Z,50.1,11.9\n1980-01-06T00:00:01Z,50.1,11.9\n",
      ["1980-01-06T00:00:00Z 50.1 11.9", "1980-01-06T00:00:01Z 50.1 11.9"]
    ),
    Mending(
      .weekRollover,
      "weekRollover 1 @1",
      Texts.nmea(Texts.rmc(0, rest: ",,160706,,,A").replacing("160706", with: "160702")),
      ["2002-07-16T08:00:00Z 50.5 11.5"]
    ),
    Mending(
      .gap,
      "gap 1 @4",
      rows("0 50.1", "60 50.1", "120.5 50.1"),
      [
        fix("00", "50.1 11.9"), "2026-03-01T08:01:00Z 50.1 11.9",
        "2026-03-01T08:02:00.5Z 50.1 11.9 s1",
      ]
    ),
    Mending(
      .jump,
      "jump 1 @4",
      // 66.7 and 77.8 m.
      rows("0 50.1", "1 50.1006", "2 50.1013"),
      [fix("00", "50.1 11.9"), fix("01", "50.1006 11.9"), fix("02", "50.1013 11.9")]
    ),
    Mending(
      .emptyPoint,
      "emptyPoint 2 @2",
      rows("0 ", "0 50.1", "0.5  11.9,,", "1 50.1001"),
      Texts.both
    ),
    Mending(
      .truncatedEnd,
      "truncatedEnd 1 @3",
      "time,lat,lon\n1772352000,50.1,11.9\n177235",
      [Texts.first]
    ),
    Mending(.truncatedEnd, "truncatedEnd 1 @2", rmc + "$GPRMC,0800", [moving]),
    Mending(
      .otherProvider,
      "otherProvider 1 @3",
      "# Fix,Provider,Latitude,Longitude,UnixTimeMillis\nFix,GPS,50.1,11.9,1772352000000\n"
        + "Fix,FLP,50.1,11.9,1772352000500\nFix,GPS,50.1001,11.9,1772352001000\n",
      Texts.both
    ),
    Mending(
      .overflow,
      "overflow 1 @2",
      "{\"locations\":[\n{\"latitudeE7\":501000000,\"longitudeE7\":4175967296,"
        + "\"timestampMs\":\"1772352000000\"}]}",
      ["2026-03-01T08:00:00Z 50.1 -11.9"]
    ),
    Mending(
      .sparse,
      "sparse 1 @2",
      "{\"locations\":[\n{\"latitudeE7\":501000000,\"longitudeE7\":119000000,"
        + "\"timestampMs\":\"1772352000000\"},{\"latitudeE7\":501000000,"
        + "\"longitudeE7\":119000000,\"timestampMs\":\"1772352045000\"}]}",
      [Texts.first, "2026-03-01T08:00:45Z 50.1 11.9"]
    ),
    Mending(
      .interval,
      "interval 1 @1",
      "lat,lon\n50.1,11.9\n",
      ["1970-01-01T00:00:00Z 50.1 11.9"]
    ) { $0.interval = 1 },
  ]

  @Test("What can be mended is mended and counted, with the first line", arguments: mendings)
  func mends(_ mending: Mending) throws {
    var reader = try TraceReader(bytes: Array(mending.text.utf8), options: mending.options)
    let trace = try Trace(reading: &reader)
    #expect(trace.repairs == mending.repairs)
    #expect(trace.summary == mending.fixes)
    #expect(trace.report.count(of: mending.kind) > 0)
  }

  @Test("Under strict the first thing that would be mended is an error", arguments: mendings)
  func strictRefuses(_ mending: Mending) {
    var options = mending.options
    options.isStrict = true
    let error = #expect(throws: TraceError.self) {
      var reader = try TraceReader(bytes: Array(mending.text.utf8), name: "f", options: options)
      return try Trace(reading: &reader).summary
    }
    #expect(error?.source == "f")
    #expect(error?.line == mending.firstLine)
    #expect(error?.message.contains(mending.kind.rawValue) == true)
    #expect(error?.hint?.contains("without --strict") == true)
  }

  @Test("Every kind of repair has a case here")
  func everyKind() {
    #expect(Set(Self.mendings.map(\.kind)) == Set(TraceRepair.Kind.allCases))
  }

  @Test("A trace that needs nothing reads under strict")
  func strictReads() throws {
    var options = TraceReadingOptions()
    options.isStrict = true
    for text in [Texts.gpx(Texts.points), Texts.csv("speed", "11"), Self.rmc] {
      var reader = try TraceReader(bytes: Array(text.utf8), options: options)
      #expect(try Trace(reading: &reader).report.repairs.isEmpty)
    }
  }

  @Test("Points near 0, 0 are kept where the trace is near it")
  func nearNullIsland() throws {
    let text = Self.rows("0 0.0001 0,,", "1 0 0,,", "2 -0.0001 0,,")
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.count == 3)
    #expect(trace.repairs.isEmpty)
  }

  @Test("A run of points at 0, 0 is dropped whole")
  func runOfNullIslands() throws {
    let text = Self.rows("0 50.1", "1 0 0,,", "2 0 0,,", "3 0 0,,", "4 50.1001")
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.count == 2)
    #expect(trace.repairs == "nullIsland 3 @3")
  }

  @Test("The antimeridian is no jump")
  func antimeridian() throws {
    let text = Self.rows("0 10 179.9999,,", "1 10 -179.9999,,", "2 10 180,,", "3 10 -180,,")
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.count == 4)
    #expect(trace.repairs.isEmpty)
  }

  @Test("A segment that begins with the last point of the one before is still a new one")
  func segmentThatRepeats() throws {
    let text = Texts.gpx(
      Texts.point(0, "50.1") + "</trkseg><trkseg>" + Texts.point(0, "50.1")
        + Texts.point(1, "50.1001")
    )
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.summary == [Texts.first, Texts.second + " s1"])
    #expect(trace.repairs == "duplicate 1 @4")
  }

  @Test("Sorting keeps the order of equal times")
  func sortIsStable() throws {
    var options = TraceReadingOptions()
    options.sorts = true
    let text = Self.rows("1 50.1003", "0 50.1", "0 50.1001", "0 50.1002")
    var reader = try TraceReader(bytes: Array(text.utf8), options: options)
    let trace = try Trace(reading: &reader)
    #expect(
      trace.fixes.map { ($0.coordinate.latitude * 1e4).rounded() - 501_000 } == [0, 1, 2, 3]
    )
    #expect(trace.repairs == "sorted 1 @3, duplicateTime 2 @4")
  }

  @Test("An accuracy below 0 is unknown, and counted")
  func negativeAccuracy() throws {
    let text = "time,lat,lon,hacc,vacc\n1772352000,50.1,11.9,-1,-1\n"
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.first?.horizontalAccuracy == nil)
    #expect(trace.fixes.first?.verticalAccuracy == nil)
    #expect(trace.repairs == "unknownAccuracy 1 @2")
  }
}
