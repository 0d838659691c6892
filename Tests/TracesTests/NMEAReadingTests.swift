import Testing
import Traces

@Suite struct NMEAReadingTests {
  @Test("NMEA is read however a receiver or a logger dressed it", arguments: dresses)
  func reads(_ dress: ReadingCase) throws {
    try dress.check(as: .nmea)
  }

  private static let time = "2026-03-01T08:00:00Z 50.5 11.5"
  private static let moving = time + " v5.1444444 c90"
  private static let full = time + " a412.5 v5.1444444 c90"
  private static let rmc = Texts.nmea(Texts.rmc(0))
  private static let gga = Texts.nmea(
    "GPGGA,080000.00,5030.000,N,01130.000,E,4,12,0.8,412.5,M,47.0,M,1.0,0001"
  )

  /// A sentence whose checksum holds a letter, in lower case.
  private static let lowerChecksum: String = {
    let sentences = (0...9).map { Texts.nmea(Texts.rmc(0, rest: "10.0,90.0,010326,\($0).0,E,A")) }
    let lettered = sentences.first { $0.suffix(4).contains { $0.isHexDigit && $0.isLetter } } ?? ""
    return String(lettered.dropLast(4)) + lettered.suffix(4).lowercased()
  }()

  static let dresses = [
    ReadingCase("RMC alone", rmc, [moving]),
    ReadingCase(
      "RMC of every age",
      Texts.nmea(Texts.rmc(0, rest: "10.0,90.0,010326,3.0,E"))
        + Texts.nmea(Texts.rmc(1, north: 1, rest: "10.0,90.0,010326"))
        + Texts.nmea(Texts.rmc(2, north: 2, rest: "10.0,90.0,010326,,,D,S")),
      [
        moving, "2026-03-01T08:00:01Z 50.5000167 11.5 v5.1444444 c90",
        "2026-03-01T08:00:02Z 50.5000333 11.5 v5.1444444 c90",
      ]
    ),
    ReadingCase("RMC, then GGA", rmc + gga, [full + " h4 q4"]),
    ReadingCase("GGA, then RMC", gga + rmc, [full + " h4 q4"]),
    ReadingCase(
      "VTG for speed and course, in an epoch of its own time",
      Texts.nmea(Texts.rmc(0, rest: ",,010326,,,A"))
        + Texts.nmea("GPVTG,45.5,T,43.0,M,20.0,N,37.0,K,A")
        + Texts.nmea(Texts.rmc(1, rest: ",,010326,,,A")),
      [time + " v10.2888889 c45.5", "2026-03-01T08:00:01Z 50.5 11.5"]
    ),
    ReadingCase(
      "GST for the accuracy, which HDOP would only guess",
      gga + rmc + Texts.nmea("GPGST,080000.00,1.0,,,,3.0,4.0,6.0"),
      [full + " h5 z6 q4"]
    ),
    ReadingCase(
      "GSA changes nothing",
      gga + rmc + Texts.nmea("GNGSA,A,3,17,02,06,28,12,13,15,24,19,,,,1.48,0.76,1.27,1"),
      [full + " h4 q4"]
    ),
    ReadingCase(
      "sentences that nobody needs, empty lines, other talk",
      "receiver started\r\n\r\n" + Texts.nmea("GPTXT,01,01,02,u-blox")
        + "!AIVDM,1,1,,A,14eG;,0*7D\n"
        + Texts.nmea("PUBX,00,081350.00") + Texts.nmea("PGRME,15.0,M,45.0,M,25.0,M") + rmc
        + Texts.nmea("GPGSV,1,1,01,02,25,181,42") + Texts.nmea("GPZDA,080000.00,01,03,2026,00,00"),
      [moving]
    ),
    ReadingCase(
      "line feeds alone",
      Texts.nmea(Texts.rmc(0), end: "\n") + Texts.nmea(Texts.rmc(1, north: 1), end: "\n"),
      [moving, "2026-03-01T08:00:01Z 50.5000167 11.5 v5.1444444 c90"]
    ),
    ReadingCase("a byte order mark", "\u{feff}" + rmc, [moving]),
    ReadingCase("text before the dollar", "[12:00:01.123] INFO rx=" + rmc, [moving]),
    ReadingCase("a number after the checksum", Texts.nmea(Texts.rmc(0), end: ",17\n"), [moving]),
    ReadingCase("no checksum", "$\(Texts.rmc(0))\r\n", [moving]),
    ReadingCase(
      "a checksum in lower case",
      lowerChecksum,
      [moving]
    ),
    ReadingCase(
      "no course",
      Texts.nmea(Texts.rmc(0, rest: "10.0,,010326,,,A")),
      [time + " v5.1444444"]
    ),
    ReadingCase(
      "status V",
      Texts.nmea("GPRMC,075959.00,V,,,,,,,010326,,,N")
        + Texts.nmea("GPRMC,075959.50,V,5030.0,N,01130.0,E,,,010326,,,N") + rmc,
      [moving],
      mended: "invalidFix 2 @1"
    ),
    ReadingCase(
      "quality 0",
      Texts.nmea("GPGGA,075959.00,5031.0,N,01130.0,E,0,00,99.9,,M,,M,,") + rmc,
      [moving],
      mended: "invalidFix 1 @1"
    ),
    ReadingCase(
      "south and west, whole seconds, five a second",
      Texts.nmea("GPRMC,080000,A,5030.0,S,01130.0,W,10.0,90.0,010326,,,A")
        + Texts.nmea("GPRMC,080000.2,A,5030.0,S,01130.0,W,10.0,90.0,010326,,,A")
        + Texts.nmea("GPRMC,080000.400,A,5030.0,S,01130.0,W,10.0,90.0,010326,,,A"),
      ["", ".2", ".4"].map { "2026-03-01T08:00:00\($0)Z -50.5 -11.5 v5.1444444 c90" }
    ),
    ReadingCase(
      "midnight with dates",
      Texts.nmea("GPRMC,235959.00,A,5030.0,N,01130.0,E,10.0,90.0,280226,,,A")
        + Texts.nmea("GPGGA,000000.00,5030.0,N,01130.0,E,1,12,0.8,412.5,M,47.0,M,,")
        + Texts.nmea("GPRMC,000000.00,A,5030.0,N,01130.0,E,10.0,90.0,010326,,,A"),
      [
        "2026-02-28T23:59:59Z 50.5 11.5 v5.1444444 c90",
        "2026-03-01T00:00:00Z 50.5 11.5 a412.5 v5.1444444 c90 h4 q1",
      ]
    ),
    ReadingCase(
      "GGA alone, a day given, over midnight",
      Texts.nmea("GPGGA,235959.00,5030.0,N,01130.0,E,1,12,0.8,412.5,M,47.0,M,,")
        + Texts.nmea("GPGGA,000000.00,5030.0,N,01130.0,E,1,12,0.8,412.5,M,47.0,M,,"),
      ["2026-02-28T23:59:59Z", "2026-03-01T00:00:00Z"].map { $0 + " 50.5 11.5 a412.5 h4 q1" }
    ) { $0.day = 20_512 },
    ReadingCase(
      "an RMC without a date, a day given",
      Texts.nmea(Texts.rmc(0, rest: "10.0,90.0,,,,A")),
      [moving]
    ) { $0.day = 20_513 },
    ReadingCase(
      "more than 82 characters",
      Texts.nmea(
        "GPRMC,080000.000000000,A,5030.0000000000000000,N,01130.0000000000000000,E,"
          + "10.00000000,90.00000000,010326,,,A,S,something,else,that,nobody,asked,for"
      ),
      [moving]
    ),
    ReadingCase(
      "a last line cut off",
      rmc + Texts.nmea(Texts.rmc(1)).prefix(40),
      [moving],
      mended: "truncatedEnd 1 @2"
    ),
    ReadingCase(
      "a last line cut off within its checksum",
      rmc + Texts.nmea(Texts.rmc(1), end: "").dropLast(),
      [moving],
      mended: "truncatedEnd 1 @2"
    ),
    ReadingCase("a last line without an end", Texts.nmea(Texts.rmc(0), end: ""), [moving]),
  ]

  @Test(
    "Two digits of a year stand for 1980 to 2079",
    arguments: [
      ("80", "1980", "oldEpoch 1 @1"), ("99", "1999", "weekRollover 1 @1"),
      ("00", "2000", "weekRollover 1 @1"),
      ("26", "2026", ""), ("79", "2079", ""),
    ]
  )
  func yearOfTwoDigits(digits: String, year: String, repairs: String) throws {
    let text = Texts.nmea(Texts.rmc(0, rest: "10.0,90.0,0110\(digits),,,A"))
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.summary == ["\(year)-10-01T08:00:00Z 50.5 11.5 v5.1444444 c90"])
    #expect(trace.repairs == repairs)
  }

  @Test("Every talker is heard", arguments: ["GP", "GN", "GL", "GA", "GB", "GQ", "BD", "QZ", "IN"])
  func talker(_ talker: String) throws {
    try ReadingCase(talker, Texts.nmea(talker + Texts.rmc(0).dropFirst(2)), [Self.moving])
      .check(as: .nmea)
  }

  @Test("A fix knows the line of its first sentence with a position")
  func knowsItsLine() throws {
    let text =
      "\n" + Self.gga + Self.rmc + Texts.nmea("GPTXT,x") + Texts.nmea(Texts.rmc(1, north: 1))
    var reader = try TraceReader(bytes: Array(text.utf8))
    #expect(try Trace(reading: &reader).fixes.map(\.line) == [2, 5])
  }

  @Test("A sentence without a time says nothing about the fix before or behind it")
  func sentenceWithoutTime() throws {
    let empty = Texts.nmea("GPRMC,,V,,,,,,,,,,N")
    let text = empty + Self.rmc + empty + Texts.nmea(Texts.rmc(1, north: 1))
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.count == 2)
  }
}
