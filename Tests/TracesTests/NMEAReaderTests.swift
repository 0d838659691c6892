import Geodesy
import Testing
import Traces

@Suite struct NMEAReaderTests {
  static let gga = "GPGGA,080000.00,4715.0000,N,00930.0000,E,1,09,0.9,455.5,M,47.0,M,,"
  static let rmc = "GPRMC,080000.00,A,4715.0000,N,00930.0000,E,10.0,90.0,010326,,,A"

  private func read(_ bodies: [String], _ options: TraceReadingOptions = .init())
    -> TraceText.Outcome
  {
    TraceText.read(bodies.map(TraceText.nmea).joined(), options)
  }

  @Test("Sentences of one time are one fix")
  func epoch() throws {
    let fix = try #require(
      read([Self.gga, Self.rmc, "GPGST,080000.00,,,,,3.0,4.0,6.0"]).fixes.first
    )
    #expect(fix.time == TraceText.start)
    #expect(fix.coordinate == Coordinate(latitude: 47.25, longitude: 9.5))
    #expect(fix.altitude == 455.5)
    #expect(abs((fix.speed ?? 0) - 5.144444) < 1e-5)
    #expect(fix.course == 90)
    #expect(fix.horizontalAccuracy == 5)
    #expect(fix.verticalAccuracy == 6)
    #expect(fix.quality == 1)
    #expect(fix.line == 1)
  }

  @Test("The order of the sentences does not matter")
  func order() {
    let one = read([Self.gga, Self.rmc]).fixes
    let other = read([Self.rmc, Self.gga]).fixes
    #expect(one == other)
    #expect(one.count == 1)
  }

  @Test(
    "What real logs do to a sentence does not matter",
    arguments: [
      TraceText.nmea(rmc),
      TraceText.nmea(rmc).replacing("\r\n", with: "\n"),
      TraceText.nmea(rmc).lowercasedChecksum,
      "$\(rmc)\r\n",
      "12:00:01.5 <- \(TraceText.nmea(rmc))",
      TraceText.nmea(rmc.replacing("GPRMC", with: "GNRMC")),
      TraceText.nmea(rmc + String(repeating: "0", count: 80)),
      "\n\n!AIVDM,1,1,,A,x,0*5C\r\n$PUBX,00,x*41\r\nhello\r\n" + TraceText.nmea(rmc),
      TraceText.nmea(rmc).replacing("\r\n", with: "  \r\n"),
    ]
  )
  func lenient(text: String) {
    let outcome = TraceText.read(text)
    #expect(outcome.error == nil)
    #expect(outcome.fixes.map(\.coordinate) == [Coordinate(latitude: 47.25, longitude: 9.5)])
    #expect(outcome.fixes.map(\.time) == [TraceText.start])
  }

  @Test("South and west are negative, an empty course unknown")
  func sides() throws {
    let body = "GPRMC,080000,A,3351.0000,S,07035.4000,W,10.0,,010326,,"
    let fix = try #require(read([body]).fixes.first)
    #expect(fix.coordinate == Coordinate(latitude: -33.85, longitude: -70.59))
    #expect(fix.course == nil)
  }

  @Test("VTG says speed and course where RMC does not")
  func courseAndSpeed() throws {
    let vtg = "GPVTG,45.0,T,,M,20.0,N,37.0,K"
    let fix = try #require(read([Self.rmc, Self.gga, vtg]).fixes.first)
    #expect(fix.course == 90)
    #expect(abs((fix.speed ?? 0) - 5.14444) < 1e-4)
    var options = TraceReadingOptions()
    options.day = 20_513
    let alone = try #require(read([Self.gga, vtg], options).fixes.first)
    #expect(alone.course == 45)
    #expect(abs((alone.speed ?? 0) - 10.28889) < 1e-4)
  }

  @Test("Two-digit years from 80 on are of the last century")
  func years() {
    let old = Self.rmc.replacing("010326", with: "010399")
    #expect(read([old]).fixes.first?.time == 920_275_200_000_000_000)
    #expect(read([old]).report.count(of: .weekRollover) == 1)
  }

  @Test("A log without dates needs one, and counts midnights")
  func noDate() {
    let late = Self.gga.replacing("080000", with: "235959")
    let early = Self.gga.replacing("080000", with: "000001").replacing(
      "4715.0000",
      with: "4715.0010"
    )
    #expect(
      read([late, early]).error?.message
        == "the log has times and no date (no RMC or ZDA sentence with one)"
    )
    var options = TraceReadingOptions()
    options.day = 20_513
    let midnight: Int64 = 20_514 * 86_400_000_000_000
    let times = read([late, early], options).fixes.map { $0.time - midnight }
    #expect(times == [-1_000_000_000, 1_000_000_000])
  }

  @Test("Invalid fixes are dropped and counted")
  func invalid() {
    let void = Self.rmc.replacing(",A,47", with: ",V,47")
    let noFix = Self.gga.replacing("080000", with: "080001").replacing("E,1,09", with: "E,0,00")
    let outcome = read([void, noFix, Self.rmc.replacing("080000", with: "080002")])
    #expect(outcome.fixes.count == 1)
    #expect(outcome.report.count(of: .invalidFix) == 2)
  }

  @Test("Bad checksums are counted up to one in a hundred, and an error beyond")
  func checksums() {
    func log(_ count: Int, bad: Set<Int>) -> String {
      (0..<count).map { index in
        let second = index % 60
        let minute = index / 60
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let body =
          "GPRMC,08\(two(minute))\(two(second)).00,A,4715.\(1000 + index),N,00930.0000,E,9,90,010326,,"
        return bad.contains(index)
          ? TraceText.nmea(body).replacing("A,4715", with: "A,4716") : TraceText.nmea(body)
      }.joined()
    }
    let few = TraceText.read(log(300, bad: [7, 100]))
    #expect(few.error == nil)
    #expect(few.fixes.count == 298)
    #expect(few.report.repairs.first { $0.kind == .badChecksum }?.count == 2)
    #expect(few.report.repairs.first { $0.kind == .badChecksum }?.firstLine == 8)
    let many = TraceText.read(log(300, bad: [7, 100, 101, 200]))
    #expect(many.error?.line == 8)
    #expect(many.error?.message.hasPrefix("4 of 300 sentences have a wrong checksum") == true)
  }

  @Test("A log that is cut off keeps what came before")
  func cutOff() {
    let whole =
      TraceText.nmea(Self.rmc)
      + TraceText.nmea(
        Self.rmc.replacing("080000", with: "080001").replacing("4715.00", with: "4715.01")
      )
    let outcome = TraceText.read(String(whole.dropLast(12)))
    #expect(outcome.error == nil)
    #expect(outcome.fixes.count == 1)
    #expect(outcome.report.count(of: .truncatedEnd) == 1)
  }

  @Test(
    "What a sentence says wrongly is an error at its line",
    arguments: [
      ("GPRMC,080000,A,4715.x000,N,00930.0000,E,10.0,90.0,010326,,", "\"4715.x000,N\""),
      ("GPRMC,080000,A,4760.0000,N,00930.0000,E,10.0,90.0,010326,,", "\"4760.0000,N\""),
      ("GPRMC,080000,A,4715.0000,Q,00930.0000,E,10.0,90.0,010326,,", "\"4715.0000,Q\""),
      ("GPRMC,080000,A,4715.0000,N,00930.0000,E,fast,90.0,010326,,", "\"fast\""),
      ("GPRMC,080000,A,4715.0000,N,00930.0000,E,10.0,90.0,310226,,", "\"310226\" is no date"),
      ("GPRMC,080000,A,9115.0000,N,00930.0000,E,10.0,90.0,010326,,", "no place on the Earth"),
    ]
  )
  func malformed(body: String, message: String) throws {
    let error = try #require(read([Self.rmc, body.replacing("080000", with: "080001")]).error)
    #expect(error.line == 2)
    #expect(error.message.contains(message), "\(error.message)")
  }
}

extension String {
  /// The same sentence with the digits of its checksum in lower case.
  var lowercasedChecksum: String {
    let star = lastIndex(of: "*") ?? endIndex
    return self[..<star] + self[star...].lowercased()
  }
}
