import Geodesy
import Testing
import Traces

/// Receivers send the sentences of a second in an order of their own; the files here are drawn after real
/// ones.
@Suite struct NMEACycleTests {
  /// A sentence of a second after 8:00 at 36 km/h, five hundred metres north of 50.5 and on.
  private static func rmc(_ time: String, _ north: Int, _ knots: String, _ course: String = "90.0")
    -> String
  {
    Texts.nmea(
      "GNRMC,\(time),A,5030.\(Texts.padded(north)),N,01130.0000,E,\(knots),\(course),010326,,,A"
    )
  }

  private static func gga(_ time: String, _ north: Int) -> String {
    Texts.nmea(
      "GNGGA,\(time),5030.\(Texts.padded(north)),N,01130.0000,E,1,12,0.8,412.5,M,47.0,M,,"
    )
  }

  private static func vtg(_ knots: String, _ course: String = "") -> String {
    Texts.nmea("GNVTG,\(course),T,,M,\(knots),N,,K,A")
  }

  private static func read(
    _ text: String,
    _ configure: (inout TraceReadingOptions) -> Void = { _ in }
  ) throws -> Trace {
    var options = TraceReadingOptions()
    configure(&options)
    var reader = try TraceReader(bytes: Array(text.utf8), options: options)
    return try Trace(reading: &reader)
  }

  private static func knots(_ trace: Trace) -> [Double?] {
    trace.fixes.map { $0.speed.map { ($0 * 3600 / 1852 * 1000).rounded() / 1000 } }
  }

  @Test("A receiver that sends VTG before RMC has the speeds that its RMC says")
  func vtgFirst() throws {
    let text = (1...4).map { index in
      Self.vtg("\(index * 10).0") + Self.rmc("08000\(index).00", index * 6, "\(index * 10).0")
        + Self.gga("08000\(index).00", index * 6)
    }.joined()
    #expect(Self.knots(try Self.read(text)) == [10, 20, 30, 40])
  }

  @Test(
    "A VTG belongs to the cycle of its receiver, whichever sentence that begins with",
    arguments: [
      // The order of a cycle, by letters: v VTG, r RMC without speed, g GGA.
      "vrg", "rvg", "rgv", "grv", "gvr", "vgr", "vg", "gv",
    ]
  )
  func orders(order: String) throws {
    let text = (1...4).map { index in
      order.map { letter in
        let time = "08000\(index).00"
        return switch letter {
        case "v": Self.vtg("\(index * 10).0", "\(index * 20).0")
        case "r": Self.rmc(time, index * 6, "", "")
        default: Self.gga(time, index * 6)
        }
      }.joined()
    }.joined()
    let trace = try Self.read(text) { $0.day = 20_513 }
    #expect(Self.knots(trace) == [10, 20, 30, 40])
    #expect(trace.fixes.map(\.course) == [20, 40, 60, 80])
  }

  @Test("A log that begins within a cycle learns from its speeds whose a VTG is")
  func learnsFromSpeeds() throws {
    // VTG begins the cycle, which the file's first sentence hides; every second one has no speed in RMC.
    let text =
      Self.rmc("080000.00", 0, "5.0") + Self.gga("080000.00", 0)
      + (1...6).map { index in
        Self.vtg("\(index * 10).0")
          + Self.rmc("08000\(index).00", index * 6, index % 2 == 0 ? "" : "\(index * 10).0")
          + Self.gga("08000\(index).00", index * 6)
      }.joined()
    #expect(Self.knots(try Self.read(text)) == [5, 10, 20, 30, 40, 50, 60])
  }

  @Test("A VTG of a receiver without a fix says nothing")
  func invalidVTG() throws {
    let text = Self.gga("080000.00", 0) + Texts.nmea("GNVTG,77.0,T,,M,9.0,N,16.7,K,N")
    let trace = try Self.read(text) { $0.day = 20_513 }
    #expect(trace.fixes.first?.speed == nil)
    #expect(trace.fixes.first?.course == nil)
  }

  @Test(
    "Five fixes a second whose stamps have no decimals are spread over it",
    arguments: ["r", "rg", "gr"]
  )
  func fiveHertz(order: String) throws {
    // 2 m each 0.2 s: 36 km/h.
    let text = (0..<40).map { index in
      let time = "0800" + (index / 5 < 10 ? "0\(index / 5)" : "\(index / 5)")
      let north = index * 108 / 100
      return order.map { $0 == "r" ? Self.rmc(time, north, "") : Self.gga(time, north) }.joined()
    }.joined()
    let trace = try Self.read(text)
    #expect(trace.fixes.count == 40)
    #expect(trace.report.count(of: .crowdedSecond) == 32)
    #expect(
      zip(trace.fixes, trace.fixes.dropFirst()).allSatisfy { $1.time - $0.time == 200_000_000 }
    )
    let top = try #require(TraceStatistics(trace.fixes)).topSpeed * 3.6
    #expect(top < 70)
  }

  @Test("A log that begins within a cycle takes its date from the first sentence that has one")
  func dateComesLater() throws {
    let text =
      Self.gga("075959.00", 0) + Self.vtg("10.0") + Self.gga("080000.00", 6)
      + Self.rmc("080000.00", 6, "10.0") + Self.gga("080001.00", 12)
      + Self.rmc("080001.00", 12, "10.0")
    let trace = try Self.read(text)
    #expect(
      trace.fixes.map { CivilDate.text(nanoseconds: $0.time) } == [
        "2026-03-01T07:59:59Z", "2026-03-01T08:00:00Z", "2026-03-01T08:00:01Z",
      ]
    )
  }

  @Test("A date is carried back over midnight")
  func dateComesAfterMidnight() throws {
    let text =
      Self.gga("235958.00", 0) + Self.gga("235959.00", 6) + Self.gga("000000.00", 12)
      + Texts.nmea("GPZDA,000001.00,01,03,2026,00,00") + Self.gga("000001.00", 18)
      + Self.gga("000002.00", 24)
    let trace = try Self.read(text)
    #expect(
      trace.fixes.map { CivilDate.text(nanoseconds: $0.time) } == [
        "2026-02-28T23:59:58Z", "2026-02-28T23:59:59Z", "2026-03-01T00:00:00Z",
        "2026-03-01T00:00:01Z", "2026-03-01T00:00:02Z",
      ]
    )
  }

  @Test("A ZDA just before midnight dates the fix behind it")
  func zdaBeforeMidnight() throws {
    let text =
      Texts.nmea("GPZDA,235959.90,28,02,2026,00,00") + Self.gga("000000.00", 0)
      + Self.gga("000001.00", 6)
    #expect(
      try Self.read(text).fixes.map { CivilDate.text(nanoseconds: $0.time) } == [
        "2026-03-01T00:00:00Z", "2026-03-01T00:00:01Z",
      ]
    )
  }

  @Test("GLL and ZDA alone make a trace, as old chart plotters write them")
  func gllAndZDA() throws {
    let text =
      Texts.nmea("IIGLL,5030.000,N,01130.000,E,080000,A")
      + Texts.nmea("IIZDA,080000,01,03,2026,00,00")
      + Texts.nmea("IIGLL,5030.006,N,01130.000,E,080001,A,D")
      + Texts.nmea("IIGLL,5030.009,N,01130.000,E,080002,V,N") + Texts.nmea("IIGLL,,,,,080003,V")
      + Texts.nmea("IIGLL,5030.012,S,01130.000,W,080004,A")
    let trace = try Self.read(text)
    #expect(
      trace.summary == [
        "2026-03-01T08:00:00Z 50.5 11.5", "2026-03-01T08:00:01Z 50.5001 11.5",
        "2026-03-01T08:00:04Z -50.5002 -11.5",
      ]
    )
    #expect(trace.report.count(of: .invalidFix) == 2)
  }

  @Test("GNS has place, altitude and quality; a system without a fix speaks for itself alone")
  func gns() throws {
    let text =
      Texts.nmea("GPGNS,080000.00,,,,,NN,00,,,,,")
      + Texts.nmea("GNGNS,080000.00,5030.000,N,01130.000,E,AAN,12,0.8,412.5,47.0,,")
      + Texts.nmea("GNGNS,080001.00,5030.006,N,01130.000,E,RAN,12,0.8,412.5,47.0,,")
      + Texts.nmea("GNGNS,080002.00,8960.0000,N,00000.0000,E,NNN,00,99.9,,,,")
    let trace = try Self.read(text) { $0.day = 20_513 }
    #expect(
      trace.summary == [
        "2026-03-01T08:00:00Z 50.5 11.5 a412.5 h4 q1",
        "2026-03-01T08:00:01Z 50.5001 11.5 a412.5 h4 q4",
      ]
    )
    #expect(trace.repairs == "invalidFix 1 @4")
  }

  @Test(
    "What a receiver without a fix writes is not read",
    arguments: [
      "GPGGA,075958.000,8960.0000,N,00000.0000,E,0,0,,137.0,M,13.0,M,,",
      "GPRMC,075958.000,V,8960.0000,N,00000.0000,E,0.00,0.00,320180,,,N",
      "GPGLL,8960.0000,N,00000.0000,E,075958.000,V,N",
      "GPRMC,235947.000,V,,,,,0.00,0.00,050180,,,N",
    ]
  )
  func invalidSentence(body: String) throws {
    let trace = try Self.read(Texts.nmea(body) + Self.rmc("080000.00", 0, "10.0"))
    #expect(trace.summary == ["2026-03-01T08:00:00Z 50.5 11.5 v5.1444444 c90"])
    #expect(trace.repairs == "invalidFix 1 @1")
  }

  @Test("Wrong sums of sentences that nobody reads say nothing, and are not counted")
  func sumsOfOthers() throws {
    let text = (0..<9).map { index in
      "$GPGSV,1,1,01,02,25,181,4\(index)*00\r\n$PMTK\(index),x*FF\r\n"
        + Self.rmc("08000\(index).00", index, "10.0")
    }.joined()
    let trace = try Self.read(text) { $0.isStrict = true }
    #expect(trace.fixes.count == 9)
    #expect(trace.repairs.isEmpty)
  }

  @Test("A sign written twice is one, and a sentence behind a torn one is read")
  func signs() throws {
    let text =
      "$" + Self.rmc("080000.00", 0, "10.0") + "$GNRMC,08000"
      + Self.rmc("080001.00", 6, "10.0") + "$$$" + Self.rmc("080002.00", 12, "10.0").dropFirst()
    let trace = try Self.read(text)
    #expect(trace.fixes.count == 3)
  }

  @Test("A log whose receiver repeats every sentence has each fix once")
  func repeated() throws {
    let text = (0..<4).map { index in
      let sentence = Self.rmc("08000\(index).00", index * 6, "10.0")
      return sentence + sentence
    }.joined()
    let trace = try Self.read(text)
    #expect(trace.fixes.count == 4)
    #expect(trace.repairs == "duplicate 4 @2")
  }
}
