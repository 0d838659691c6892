import Testing
import Traces

@Suite struct CSVReadingTests {
  @Test("CSV is read however a program dressed it", arguments: dresses)
  func reads(_ dress: ReadingCase) throws {
    try dress.check(as: .csv)
  }

  static let dresses = [
    ReadingCase("commas", Texts.csv("note", "x"), Texts.both),
    ReadingCase(
      "semicolons",
      Texts.csv("altitude", "300.5").replacing(",", with: ";"),
      Texts.both.map { $0 + " a300.5" }
    ),
    ReadingCase(
      "tabs",
      Texts.csv("altitude", "300.5").replacing(",", with: "\t"),
      Texts.both.map { $0 + " a300.5" }
    ),
    ReadingCase(
      "decimal commas",
      """
      time;lat;lon;speed
      2026-03-01T08:00:00Z;50,1;11,9;5,25
      2026-03-01T08:00:01Z;50,1001;11.9;6
      """ + "\n",
      [Texts.first + " v5.25", Texts.second + " v6"]
    ),
    ReadingCase("a byte order mark", "\u{feff}" + Texts.csv("note", "x"), Texts.both),
    ReadingCase(
      "carriage returns, empty lines, blanks around",
      "\r\n time , lat , lon \r\n\r\n 2026-03-01T08:00:00Z , 50.1 ,\t11.9\r\n\r\n",
      [Texts.first]
    ),
    ReadingCase(
      "quotes",
      """
      "time","name, of the place","lat","lon"
      "2026-03-01T08:00:00Z","Hof, north","50.1","11.9"
      2026-03-01T08:00:01Z,"a ""quoted"", name",50.1001,11.9
      """ + "\n",
      Texts.both
    ),
    ReadingCase(
      "a point in well-known text",
      """
      id,time,geom
      7,2026-03-01T08:00:00Z,POINT(11.9 50.1)
      7,2026-03-01T08:00:01Z,"Point ( 11.9 50.1001 )"
      """ + "\n",
      Texts.both
    ),
    ReadingCase(
      "date and time apart",
      """
      Date (UTC)\tTime (UTC)\tLatitude\tLongitude
      2026-03-01\t08:00:00\t50.1\t11.9
      2026-03-01\t08:00:01.000\t50.1001\t11.9
      """ + "\n",
      Texts.both
    ),
    ReadingCase(
      "a blank for the T, and no zone",
      "lat,lon,time\n50.1,11.9,2026-03-01 08:00:00\n50.1001,11.9,2026-03-01 08:00:01 UTC\n",
      Texts.both,
      mended: "timeWithoutZone 1 @2"
    ),
    ReadingCase(
      "no last end of line",
      "time,lat,lon\n2026-03-01T08:00:00Z,50.1,11.9",
      [Texts.first]
    ),
    ReadingCase(
      "a last line cut off",
      "time,lat,lon\n2026-03-01T08:00:00Z,50.1,11.9\n2026-03-01T08:00:01Z,50.1",
      [Texts.first],
      mended: "truncatedEnd 1 @3"
    ),
    ReadingCase(
      "rows without a position, columns that nobody knows",
      "#time,type,lat,lon\n2026-03-01T07:00:00Z,start,,\n2026-03-01T08:00:00Z,point,50.1,11.9\n",
      [Texts.first],
      mended: "emptyPoint 1 @2"
    ),
    ReadingCase(
      "no header, and the columns named",
      "x;50.1;11.9;2026-03-01T08:00:00Z\ny;50.1001;11.9;2026-03-01T08:00:01Z\n",
      Texts.both
    ) { $0.columns = ["id", "lat", "lon", "time"] },
    ReadingCase(
      "no times, and an interval",
      "lat,lon\n50.1,11.9\n50.1001,11.9\n",
      ["1970-01-01T00:00:00Z 50.1 11.9", "1970-01-01T00:00:02Z 50.1001 11.9"],
      mended: "interval 1 @1"
    ) { $0.interval = 2 },
    ReadingCase(
      "tracks as segments",
      Texts.csv("track", "A").replacing("1001,11.9,A", with: "1001,11.9,B"),
      [Texts.first, Texts.second + " s1"]
    ),
  ]

  @Test(
    "A column is known by many names, in any case",
    arguments: [
      ("speed", "36", "v36"), ("Speed (m/s)", "36", "v36"), ("speed_mps", "36", "v36"),
      ("speed_kmh", "36", "v10"), ("Speed (km/h)", "36", "v10"), ("speed [kph]", "36", "v10"),
      ("KMH", "36", "v10"), ("mph", "36", "v16.09344"), ("speed_mph", "36", "v16.09344"),
      ("knots", "36", "v18.52"), ("speed_knots", "36", "v18.52"), ("speed (kn)", "36", "v18.52"),
      ("altitude", "300", "a300"), ("ALT", "300", "a300"), ("ele", "300", "a300"),
      ("Elevation", "300", "a300"), ("altitude (m)", "300", "a300"),
      ("AltitudeMeters", "300", "a300"),
      ("course", "90", "c90"), ("heading", "90", "c90"), ("bearing", "90", "c90"),
      ("COG", "90", "c90"), ("heading (°)", "90", "c90"), ("BearingDegrees", "90", "c90"),
      ("accuracy", "5", "h5"), ("hAcc", "5", "h5"), ("horizontal_accuracy", "5", "h5"),
      ("accuracy_horizontal", "5", "h5"), ("AccuracyMeters", "5", "h5"),
      ("vAcc", "5", "z5"), ("verticalAccuracy", "5", "z5"), ("accuracy_vertical", "5", "z5"),
      ("heart rate", "90", ""), ("speed", "", ""), ("altitude", "\"\"", ""),
    ]
  )
  func knowsColumn(column: String, value: String, expected: String) throws {
    let rest = expected.isEmpty ? "" : " " + expected
    try ReadingCase(column, Texts.csv(column, value), Texts.both.map { $0 + rest }).check(as: .csv)
  }

  @Test(
    "Latitude, longitude and time are known by many names, in any order",
    arguments: [
      ("lat", "lon", "time"), ("Latitude", "Longitude", "Timestamp"), ("y", "x", "datetime"),
      ("LAT", "LNG", "utc"), ("latitude", "long", "UTC Time"), ("lat.", "lon.", "Time (UTC)"),
      ("LatitudeDegrees", "LongitudeDegrees", "UnixTimeMillis"),
      ("latitude (deg)", "longitude [deg]", "timestamp_ms"),
    ]
  )
  func knowsPlaceAndTime(latitude: String, longitude: String, time: String) throws {
    let text = "\(longitude),n,\(time),\(latitude)\n11.9,1,2026-03-01T08:00:00Z,50.1\n"
    try ReadingCase(text, text, [Texts.first]).check(as: .csv)
  }

  @Test(
    "A number is a time since 1970 in the unit that its size tells",
    arguments: [
      ("1772352000", "2026-03-01T08:00:00Z"), ("1772352000000", "2026-03-01T08:00:00Z"),
      ("1772352000000000", "2026-03-01T08:00:00Z"),
      ("1772352000000000000", "2026-03-01T08:00:00Z"), ("0", "1970-01-01T00:00:00Z"),
      ("1772352000.5", "2026-03-01T08:00:00.5Z"),
      ("5680281599", "2149-12-31T23:59:59Z"),
    ]
  )
  func unixTime(number: String, expected: String) throws {
    var reader = try TraceReader(bytes: Array("time,lat,lon\n\(number),50.1,11.9\n".utf8))
    #expect(try reader.next()?.summary == expected + " 50.1 11.9")
  }

  @Test(
    "A time since 1970 is exact in each of its digits",
    arguments: [
      ("1772352000.123", 1_772_352_000_123_000_000), ("1772352000123", 1_772_352_000_123_000_000),
      ("1772352000123456", 1_772_352_000_123_456_000),
      ("1772352000123456789", 1_772_352_000_123_456_789),
    ]
  )
  func exactUnixTime(number: String, expected: Int64) throws {
    var reader = try TraceReader(bytes: Array("time,lat,lon\n\(number),50.1,11.9\n".utf8))
    let fix = try #require(try reader.next())
    #expect(fix.time == expected)
  }

  @Test("A fix knows its line")
  func knowsItsLine() throws {
    let text = Texts.csv("note", "x").replacing("x\n", with: "x\n\n")
    var reader = try TraceReader(bytes: Array(text.utf8))
    #expect(try Trace(reading: &reader).fixes.map(\.line) == [2, 4])
  }

  @Test(
    "A date in a column of its own is read in the orders that mean one day",
    arguments: ["2026-03-01", "2026/03/01", "2026.3.1", "01-Mar-2026", "1 mar 2026"]
  )
  func dates(date: String) throws {
    let text = "date,Time (UTC),lat,lon\n\(date),08:00:00,50.1,11.9\n"
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.summary == [Texts.first])
    #expect(trace.repairs.isEmpty)
  }

  @Test(
    "A date that could be two days is refused",
    arguments: ["03/01/2026", "01.03.2026", "26-3-1"]
  )
  func ambiguousDate(date: String) {
    let text = "date,time,lat,lon\n\(date),08:00:00,50.1,11.9\n"
    RefusalCase(date, text, line: 2, "\"\(date) 08:00:00\" is no time", hint: "expected 2026")
      .check()
  }

  @Test("A date and a time apart without a zone are counted as such")
  func dateWithoutZone() throws {
    let text = "date,time,lat,lon\n2026-03-01,08:00:00,50.1,11.9\n"
    var reader = try TraceReader(bytes: Array(text.utf8))
    let trace = try Trace(reading: &reader)
    #expect(trace.repairs == "timeWithoutZone 1 @2")
  }
}
