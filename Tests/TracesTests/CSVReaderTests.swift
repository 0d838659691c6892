import Geodesy
import Testing
import Traces

@Suite struct CSVReaderTests {
  @Test(
    "However the columns are named and separated, the fix is the same",
    arguments: [
      "time,latitude,longitude,speed\n2026-03-01T08:00:00Z,47.25,9.5,10\n",
      "lon,lat,time,mps\n9.5,47.25,2026-03-01T08:00:00Z,10\n",
      "Y;X;Timestamp;Speed (m/s)\n47,25;9,5;2026-03-01T08:00:00Z;10,0\n",
      "lat\tlng\tDate (UTC)\tTime (UTC)\tspeed_kmh\n47.25\t9.5\t2026-03-01\t08:00:00\t36\n",
      "\u{feff}TIME,Latitude,Longitude,speed-mph\r\n1772352000,47.25,9.5,22.369362920544\r\n",
      "time,lat,lon,knots\n1772352000000,47.25,9.5,19.438444924406\n",
      "time,lat,lon,speed\n1772352000.000,47.25,9.5,10\n",
      "time,lat,lon,speed\n1772352000000000,47.25,9.5,10\n",
      "time,lat,lon,speed\n1772352000000000000,47.25,9.5,10\n",
      "id,time,point,speed\n7,2026-03-01T08:00:00Z,POINT(9.5 47.25),10\n",
      "\"time\",\"lat\",\"lon\",\"note\",\"speed\"\n\"2026-03-01T08:00:00Z\",\"47.25\",\"9.5\",\"a,b\",\"10\"\n",
      "time , lat , lon , speed\n 2026-03-01T08:00:00Z , 47.25 , 9.5 , 10 \n",
      "\n\ntime,lat,lon,speed\n\n2026-03-01T10:00:00+02:00,+47.25,0.95e1,10",
      "time,lat,lon,speed,lat\n2026-03-01T08:00:00Z,47.25,9.5,10,99\n",
    ]
  )
  func sameFix(text: String) throws {
    let outcome = TraceText.read(text, name: "t.csv")
    #expect(outcome.error == nil)
    let fix = try #require(outcome.fixes.first)
    #expect(outcome.fixes.count == 1)
    #expect(fix.time == TraceText.start)
    #expect(fix.coordinate == Coordinate(latitude: 47.25, longitude: 9.5))
    #expect(abs((fix.speed ?? 0) - 10) < 1e-9)
  }

  @Test("Every column has its place, and a missing value is unknown")
  func columns() {
    let text = """
      time,lat,lon,alt,course,accuracy,vacc,hdop
      2026-03-01T08:00:00Z,47,9,455.5,,3,4,1
      2026-03-01T08:00:01Z,47.00001,9,,90,,,2
      """
    let fixes = TraceText.read(text).fixes
    #expect(fixes.map(\.altitude) == [455.5, nil])
    #expect(fixes.map(\.course) == [nil, 90])
    #expect(fixes.map(\.horizontalAccuracy) == [3, 10])
    #expect(fixes.map(\.verticalAccuracy) == [4, nil])
    #expect(fixes.map(\.line) == [2, 3])
  }

  @Test("A fraction of a second is exact to the nanosecond")
  func exactTimes() {
    let text = "time,lat,lon\n1772352000.123456789,47,9\n1772352001123.456789,47.00001,9\n"
    #expect(
      TraceText.read(text).fixes.map { $0.time - TraceText.start }
        == [123_456_789, 1_123_456_789]
    )
  }

  @Test("A track column breaks the trace; one that numbers the rows does not")
  func tracks() {
    func text(_ name: String, _ values: [String]) -> String {
      "time,lat,lon,\(name)\n"
        + values.enumerated().map { index, value in
          "\(1_772_352_000 + index),47.\(100_000 + index),9,\(value)\n"
        }.joined()
    }
    func segments(_ name: String, _ values: [String]) -> [Int] {
      TraceText.read(text(name, values)).fixes.map(\.segment)
    }
    #expect(segments("TrackID", ["a", "a", "b", "b"]) == [0, 0, 1, 1])
    #expect(segments("TrackID", ["a", "b", "c"]) == [0, 1, 2])
    #expect(segments("id", ["1", "2", "3"]) == [0, 0, 0])
    #expect(segments("id", ["1", "1", "2", "2"]) == [0, 0, 1, 1])
  }

  @Test("Columns can be given for a file without a header")
  func givenColumns() {
    var options = TraceReadingOptions()
    options.format = .csv
    options.columns = ["lat", "lon", "time"]
    let fixes = TraceText.read("47;9;1772352000\n47.00001;9;1772352001\n", options).fixes
    #expect(fixes.map(\.coordinate.latitude) == [47, 47.00001])
  }

  @Test(
    "What a row says wrongly is an error at its line",
    arguments: [
      ("time,lat,lon\n2026-03-01T08:00:00Z,47,east\n", 2, "\"east\" is no number (column \"lon\")"),
      ("time,lat,lon\n\n2026-03-01T08:00:00Z,91,9\n", 3, "no place on the Earth"),
      ("time,lat,lon\n,47,9\n", 2, "a fix without a time"),
      ("time,lat,lon\nnoon,47,9\n", 2, "\"noon\" is no time"),
      ("time,lat,lon\n-5,47,9\n", 2, "\"-5\" is no time"),
      ("time,lat,lon\n99999999999999999999,47,9\n", 2, "is no time"),
      ("time,lat,lon\n2026-03-01T08:00:00Z,nan,9\n", 2, "\"nan\" is no number"),
      ("time,lat,lon\n2026-03-01T08:00:00Z,1e999,9\n", 2, "\"1e999\" is no number"),
      ("time,point\n2026-03-01T08:00:00Z,LINE(9 47)\n", 2, "is no POINT(longitude latitude)"),
      ("time,speed\n1,2\n", 1, "no columns for latitude and longitude among \"time\", \"speed\""),
      ("1772352000,47,9\n", 1, "the CSV has no header line"),
      ("time,lat,lon\n", 0, "no position in the file"),
      ("time,lat,lon\n1772352002,47,9\n1772352000,47.00001,9\n", 3, "time goes back from"),
    ] as [(String, Int, String)]
  )
  func malformed(text: String, line: Int, message: String) throws {
    let error = try #require(TraceText.read(text, name: "t.csv").error)
    #expect(error.line == line)
    #expect(error.message.contains(message), "\(error.message)")
  }

  @Test("A line without an end stops the reader after a megabyte, not after the memory")
  func endlessLine() {
    let text = "time,lat,lon\n" + String(repeating: "x", count: 3 << 20)
    var options = TraceReadingOptions()
    options.format = .csv
    #expect(TraceText.read(text, options).error?.message.isEmpty == false)
  }
}
