import Testing
import Traces

@Suite struct TraceRepairTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: TraceRepair.Kind
    let text: String
    let line: Int
    var count = 1
    var interval: Double?
    var sorts = false
    var bridges = false
    var testDescription: String { kind.rawValue }
  }

  private static func rows(_ rows: [String], _ columns: String = "time,lat,lon,speed,course")
    -> String
  {
    ([columns] + rows).joined(separator: "\n") + "\n"
  }

  private static let first = "\(TraceText.stamp(0)),47,9,10,90"

  static let cases: [Case] = [
    Case(kind: .duplicate, text: rows([first, first]), line: 3),
    Case(
      kind: .duplicateTime,
      text: rows([first, "\(TraceText.stamp(0)),47.00001,9,10,90"]),
      line: 3
    ),
    Case(
      kind: .sorted,
      text: rows(["\(TraceText.stamp(5)),47,9,10,90", "\(TraceText.stamp(0)),47.00001,9,10,90"]),
      line: 3,
      sorts: true
    ),
    Case(
      kind: .clockJump,
      text: rows([
        "\(TraceText.stamp(5)),47,9,10,90", "\(TraceText.stamp(0)),47.00001,9,10,90",
        "\(TraceText.stamp(1)),47.0001,9,10,90",
      ]),
      line: 3,
      bridges: true
    ),
    Case(
      kind: .nullIsland,
      text: rows([first, "\(TraceText.stamp(1)),0,0,10,90", "\(TraceText.stamp(2)),47,9,10,90"]),
      line: 3
    ),
    Case(kind: .unknownSpeed, text: rows(["\(TraceText.stamp(0)),47,9,-1,90"]), line: 2),
    Case(kind: .unknownCourse, text: rows(["\(TraceText.stamp(0)),47,9,10,-1"]), line: 2),
    Case(
      kind: .zeroSpeedWhileMoving,
      text: rows([first, "\(TraceText.stamp(1)),47.0001,9,0,"]),
      line: 3
    ),
    Case(kind: .courseAtStandstill, text: rows(["\(TraceText.stamp(0)),47,9,0.5,90"]), line: 2),
    Case(
      kind: .invalidFix,
      text: TraceText.nmea("GPRMC,080000,V,,,,,,,010326,,")
        + TraceText.nmea("GPRMC,080001,A,4715.0,N,00930.0,E,9,90,010326,,"),
      line: 1
    ),
    Case(
      kind: .badChecksum,
      text: (0..<3).map {
        TraceText.nmea("GPRMC,08000\($0),A,4715.0\($0),N,00930.0,E,9,90,010326,,")
      }
      .joined().replacing("080001", with: "080009"),
      line: 2
    ),
    Case(
      kind: .timeWithoutZone,
      text: rows(["2026-03-01T08:00:00,47,9,10,90"]),
      line: 2
    ),
    Case(kind: .oldEpoch, text: rows(["1970-01-01T00:00:10Z,47,9,10,90"]), line: 2),
    Case(
      kind: .weekRollover,
      text: TraceText.nmea("GPRMC,080001,A,4715.0,N,00930.0,E,9,90,010399,,"),
      line: 1
    ),
    Case(kind: .gap, text: rows([first, "\(TraceText.stamp(61)),47.001,9,10,90"]), line: 3),
    Case(kind: .jump, text: rows([first, "\(TraceText.stamp(1)),47.01,9,10,90"]), line: 3),
    Case(kind: .emptyPoint, text: rows(["\(TraceText.stamp(0)),,,,", first]), line: 2),
    Case(kind: .truncatedEnd, text: rows([first]) + "2026-03-01T08:00", line: 3),
    Case(
      kind: .interval,
      text: rows(["47,9", "47.00001,9"], "lat,lon"),
      line: 1,
      interval: 1
    ),
  ]

  @Test("Each repair is counted with its first line", arguments: cases)
  func counted(one: Case) throws {
    var options = TraceReadingOptions()
    options.interval = one.interval
    options.sorts = one.sorts
    options.bridgesClockJumps = one.bridges
    let outcome = TraceText.read(one.text, options, name: "t.csv")
    #expect(outcome.error == nil)
    let repair = try #require(outcome.report.repairs.first { $0.kind == one.kind })
    #expect(repair.count == one.count)
    #expect(repair.firstLine == one.line)
    #expect(outcome.report.repairs.count == 1, "\(outcome.report.repairs)")
  }

  @Test("Under strict each repair is an error at its line", arguments: cases)
  func strict(one: Case) throws {
    var options = TraceReadingOptions()
    options.interval = one.interval
    options.sorts = one.sorts
    options.bridgesClockJumps = one.bridges
    options.isStrict = true
    let error = try #require(TraceText.read(one.text, options, name: "t.csv").error)
    #expect(error.line == one.line)
    #expect(error.message == "\(one.kind.rawValue): would be mended")
  }

  @Test("Every kind of repair has its case")
  func complete() {
    #expect(Set(Self.cases.map(\.kind)) == Set(TraceRepair.Kind.allCases))
  }

  @Test("A second position at one time is a millisecond later, or dropped")
  func duplicateTimes() {
    let text = Self.rows(
      (0..<3).map { "\(TraceText.stamp(0)),47.0000\($0),9,10,90" }
        + ["\(TraceText.stamp(1)),47.00009,9,10,90"]
    )
    let times = TraceText.read(text).fixes.map { $0.time - TraceText.start }
    #expect(times == [0, 1_000_000, 2_000_000, 1_000_000_000])
    var options = TraceReadingOptions()
    options.dropsDuplicateTimes = true
    #expect(TraceText.read(text, options).fixes.count == 2)
  }

  @Test("A gap begins a segment, and what is derived stands in for a speed of nothing")
  func derived() throws {
    let text = Self.rows([
      Self.first, "\(TraceText.stamp(100)),47.001,9,10,90", "\(TraceText.stamp(101)),47.0011,9,0,",
    ])
    let fixes = TraceText.read(text).fixes
    #expect(fixes.map(\.segment) == [0, 1, 1])
    let speed = try #require(fixes.last?.speed)
    #expect(abs(speed - 11.12) < 0.01)
  }

  @Test("A place at 0, 0 that is near its neighbours is kept")
  func nearNullIsland() {
    let text = Self.rows([
      "\(TraceText.stamp(0)),0.001,0.001,10,90", "\(TraceText.stamp(20)),0,0,10,90",
      "\(TraceText.stamp(40)),-0.001,0,10,90",
    ])
    #expect(TraceText.read(text).fixes.count == 3)
  }
}
