import Testing
import Traces

@Suite struct CSVRefusalTests {
  @Test("CSV that cannot be read is refused at its line", arguments: faults)
  func refuses(_ fault: RefusalCase) {
    fault.check()
  }

  private static let header = "time,lat,lon\n"

  static let faults = [
    RefusalCase("a header alone", header, line: 0, "no position in the file"),
    RefusalCase(
      "no header",
      "\n2026-03-01T08:00:00Z,50.1,11.9\n",
      line: 2,
      "the CSV has no header line",
      hint: "--columns"
    ),
    RefusalCase(
      "no columns of a place",
      "time,name,speed\n",
      line: 1,
      "no columns for latitude and longitude among \"time\", \"name\", \"speed\"",
      hint: "--columns"
    ),
    RefusalCase(
      "no column of the longitude",
      "time,lat\n",
      line: 1,
      "no columns for latitude and longitude",
      hint: "--columns"
    ),
    RefusalCase(
      "stated columns without a place",
      "1,2\n",
      line: 0,
      "no columns for latitude",
      hint: "--columns"
    ) { $0.columns = ["a", "b"] },
    RefusalCase(
      "91 degrees",
      header + "2026-03-01T08:00:00Z,91,11.9\n",
      line: 2,
      "latitude 91.0",
      hint: "swapped"
    ),
    RefusalCase(
      "181 degrees",
      header + "\n2026-03-01T08:00:00Z,50,-181\n",
      line: 3,
      "longitude -181.0"
    ),
    RefusalCase(
      "not a number",
      header + "2026-03-01T08:00:00Z,NaN,11.9\n",
      line: 2,
      "\"NaN\" is no number (column \"lat\")"
    ),
    RefusalCase(
      "a decimal comma among commas",
      "time;lat;lon\n1;50,1;x\n",
      line: 2,
      "\"x\" is no number (column \"lon\")"
    ),
    RefusalCase(
      "a speed in words",
      "time,lat,lon,v,speed\n1,50,11,x,fast\n",
      line: 2,
      "\"fast\" is no number (column \"speed\")"
    ),
    RefusalCase(
      "no time",
      header + ",50.1,11.9\n",
      line: 2,
      "a fix without a time",
      hint: "--interval"
    ),
    RefusalCase(
      "no column of the time",
      "lat,lon\n50.1,11.9\n",
      line: 2,
      "a fix without a time",
      hint: "--interval"
    ),
    RefusalCase(
      "a time in words",
      header + "noon,50.1,11.9\n",
      line: 2,
      "\"noon\" is no time",
      hint: "seconds or milliseconds"
    ),
    RefusalCase(
      "a time before 1970",
      header + "-1,50.1,11.9\n",
      line: 2,
      "\"-1\" is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "a date in words",
      "date,time,lat,lon\nMonday,08:00:00,50.1,11.9\n",
      line: 2,
      "\"Monday 08:00:00\" is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "times that go back",
      header + "1772352002,50.1,11.9\n1772352000,50.1,11.9\n",
      line: 3,
      "time goes back from 2026-03-01T08:00:02Z to 2026-03-01T08:00:00Z",
      hint: "--sort"
    ),
    RefusalCase(
      "no point",
      "time,wkt\n1772352000,LINESTRING(1 2)\n",
      line: 2,
      "\"LINESTRING(1 2)\" is no POINT(longitude latitude)"
    ),
    RefusalCase(
      "half a point",
      "time,wkt\n1772352000,POINT(1)\n",
      line: 2,
      "\"POINT(1)\" is no POINT"
    ),
    RefusalCase(
      "a line of more than 1 MB",
      header + "1772352000,50,11\n\"" + String(repeating: ",", count: 1_100_000),
      line: 3,
      "a line of more than 1 MB"
    ),
  ]

  @Test("A time beyond the calendar is refused, not a crash")
  func timeBeyondCalendar() {
    for number in ["5680281601", "99999999999", "9300000000000", "9900000000000000000"] {
      let bytes = Array("time,lat,lon\n\(number),50.1,11.9\n".utf8)
      let error = #expect(throws: TraceError.self) {
        var reader = try TraceReader(bytes: bytes)
        return try reader.next()
      }
      #expect(error?.line == 2)
    }
  }
}
