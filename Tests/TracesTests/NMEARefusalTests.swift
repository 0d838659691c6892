import Testing
import Traces

@Suite struct NMEARefusalTests {
  @Test("NMEA that cannot be read is refused at its line", arguments: faults)
  func refuses(_ fault: RefusalCase) {
    fault.check()
  }

  private static let good = Texts.nmea(Texts.rmc(0))

  /// So many sentences, of which the fifth and every `step`th behind it has a wrong checksum.
  private static func damaged(_ count: Int, every step: Int) -> String {
    (0..<count).map { index in
      let body = Texts.rmc(0, north: index % 1000)
      return index >= 4 && (index - 4) % step == 0 ? "$\(body)*00\r\n" : Texts.nmea(body)
    }.joined()
  }

  static let faults = [
    RefusalCase(
      "no position",
      Texts.nmea("GPTXT,01,01,02,u-blox"),
      line: 0,
      "no position in the file"
    ),
    RefusalCase(
      "status V throughout",
      Texts.nmea("GPRMC,080000.00,V,,,,,,,010326,,,N"),
      line: 0,
      "no position in the file"
    ),
    RefusalCase(
      "91 degrees",
      good + Texts.nmea("GPRMC,080001,A,9100.0,N,01130.0,E,,,010326,,"),
      line: 2,
      "latitude 91.0",
      hint: "swapped"
    ),
    RefusalCase(
      "181 degrees",
      Texts.nmea("GPRMC,080001,A,5000.0,N,18130.0,W,,,010326,,"),
      line: 1,
      "longitude -181.5"
    ),
    RefusalCase(
      "60 minutes",
      Texts.nmea("GPRMC,080001,A,5060.0,N,01130.0,E,,,010326,,"),
      line: 1,
      "\"5060.0,N\" in rmc is no number or angle"
    ),
    RefusalCase(
      "an angle in words",
      Texts.nmea("GPRMC,080001,A,north,N,01130.0,E,,,010326,,"),
      line: 1,
      "\"north,N\" in rmc is no number or angle"
    ),
    RefusalCase(
      "no side",
      Texts.nmea("GPRMC,080001,A,5030.0,,01130.0,E,,,010326,,"),
      line: 1,
      "\"5030.0,\" in rmc is no number or angle"
    ),
    RefusalCase(
      "another side",
      Texts.nmea("GPRMC,080001,A,5030.0,X,01130.0,E,,,010326,,"),
      line: 1,
      "\"5030.0,X\" in rmc is no number or angle"
    ),
    RefusalCase(
      "a speed in words",
      good + Texts.nmea(Texts.rmc(1, rest: "fast,,010326,,,A")),
      line: 2,
      "\"fast\" in rmc is no number or angle"
    ),
    RefusalCase(
      "an altitude in words",
      Texts.nmea("GPGGA,080000,5030.0,N,01130.0,E,1,12,0.8,high,M,,M,,"),
      line: 1,
      "\"high\" in gga is no number or angle"
    ),
    RefusalCase(
      "the 32nd",
      Texts.nmea(Texts.rmc(0, rest: ",,320326,,,A")),
      line: 1,
      "\"320326\" is no date (ddmmyy)"
    ),
    RefusalCase(
      "no date at all",
      "\n" + Texts.nmea("GPGGA,080000,5030.0,N,01130.0,E,1,12,0.8,400,M,,M,,"),
      line: 2,
      "times and no date",
      hint: "--date"
    ),
    RefusalCase(
      "times that go back",
      Texts.nmea(Texts.rmc(2)) + good,
      line: 2,
      "time goes back from 2026-03-01T08:00:02Z",
      hint: "--sort"
    ),
    RefusalCase(
      "2 % wrong checksums",
      damaged(200, every: 50),
      line: 5,
      "4 of 200 sentences have a wrong checksum, more than 1 %"
    ),
    RefusalCase(
      "2 % wrong checksums in a long log",
      damaged(3000, every: 50),
      line: 5,
      "sentences have a wrong checksum, more than 1 %"
    ),
    RefusalCase(
      "two of three checksums wrong",
      good + good.replacing("*", with: "*0") + good.replacing("*", with: "*1"),
      line: 2,
      "2 of 3 sentences have a wrong checksum"
    ),
    RefusalCase(
      "a line of more than 1 MB",
      good + String(repeating: "x", count: 1_100_000),
      line: 2,
      "a line of more than 1 MB"
    ),
  ]

  @Test("A kind of sentence whose checksums are all wrong is dropped, and the others are read")
  func kindWithoutChecksums() throws {
    let text = (0..<9).map { index in
      Texts.nmea("GPGGA,08000\(index),5030.0,N,01130.0,E,1,9,0.8,400,M,,M,,")
        + "$\(Texts.rmc(index))*00\r\n"
    }.joined()
    var options = TraceReadingOptions()
    options.day = 20_513
    var reader = try TraceReader(bytes: Array(text.utf8), options: options)
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.count == 9)
    #expect(trace.repairs == "badChecksum 9 @2")
  }

  @Test("One wrong checksum in a hundred is mended")
  func fewBadChecksums() throws {
    let text = (0..<200).map { index -> String in
      let body = "GPRMC,0800\(index / 10 + 10).\(index % 10),A,5030.0,N,01130.0,E,,,010326,,"
      return index == 4 || index == 99 ? "$\(body)*00\n" : Texts.nmea(body)
    }.joined()
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.count == 198)
    #expect(trace.repairs == "badChecksum 2 @5")
  }
}
