import Testing
import Traces

@Suite struct FormatRefusalTests {
  @Test("What cannot be read is refused at its line, in every format", arguments: faults)
  func refuses(_ fault: RefusalCase) {
    fault.check()
  }

  private static func kml(_ inner: String) -> String { "<kml>\n\(inner)\n</kml>" }

  static let faults = [
    RefusalCase(
      "KML: fewer times than places",
      kml("<Track><when>2026-03-01T08:00:00Z</when>\n<coord/><coord>14 3</coord></Track>"),
      line: 2,
      "1 times for 2 coordinates"
    ),
    RefusalCase(
      "KML: fewer speeds than places",
      kml(
        "<Track><when>2026-03-01T08:00:00Z</when><when>2026-03-01T08:00:01Z</when>"
          + "<coord>14 3</coord><coord>14 3</coord><SimpleArrayData name='speed'>"
          + "<value>1</value></SimpleArrayData></Track>"
      ),
      line: 2,
      "1 values of speed for 2 coordinates"
    ),
    RefusalCase(
      "KML: a place in words",
      kml("<Track>\n<coord>north 3 1</coord></Track>"),
      line: 3,
      "\"north 3 1\" in <coord> is no place"
    ),
    RefusalCase(
      "KML: 91 degrees",
      kml("<Track>\n<coord>14 91</coord></Track>"),
      line: 3,
      "latitude 91.0",
      hint: "swapped"
    ),
    RefusalCase(
      "KML: a time in words",
      kml("<Track>\n<when>noon</when></Track>"),
      line: 3,
      "\"noon\" is no time",
      hint: "expected 2026"
    ),
    RefusalCase(
      "KML: a line without an interval",
      kml("<Placemark>\n<LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>"),
      line: 3,
      "a line without times",
      hint: "--interval"
    ),
    RefusalCase(
      "KML: a line in words",
      kml("<Placemark><LineString>\n<coordinates>1,2 x,4</coordinates></LineString></Placemark>"),
      line: 3,
      "\"x,4\" is no place"
    ),
    RefusalCase("KML: cut off", "<kml>\n<Document>\n", line: 3, "still open"),
    RefusalCase(
      "TCX: no time",
      "<TrainingCenterDatabase><Track>\n<Trackpoint><LatitudeDegrees>1</LatitudeDegrees>"
        + "<LongitudeDegrees>2</LongitudeDegrees></Trackpoint></Track></TrainingCenterDatabase>",
      line: 2,
      "a track point without a time",
      hint: "--interval"
    ),
    RefusalCase(
      "TCX: a latitude in words",
      "<TrainingCenterDatabase><Track><Trackpoint>\n<LatitudeDegrees>x</LatitudeDegrees>",
      line: 2,
      "\"x\" in <LatitudeDegrees> is no number"
    ),
    RefusalCase(
      "GnssLogger: no list of columns",
      "# Raw,x\nFix,GPS,1,2,3,4,5,6,7\n",
      line: 2,
      "before a \"# Fix,…\" line"
    ),
    RefusalCase(
      "GnssLogger: a place in words",
      "# Fix,Provider,Latitude,Longitude,UnixTimeMillis\nFix,GPS,x,2,1772352000000\n",
      line: 2,
      "\"x\" is no number"
    ),
    RefusalCase(
      "GnssLogger: another provider alone",
      "# Fix,Provider,Latitude,Longitude,UnixTimeMillis\nFix,FLP,1,2,1772352000000\n",
      line: 0,
      "no fix of GPS in the log; it has 1 of FLP",
      hint: "--provider flp"
    ),
    RefusalCase(
      "timeline: visits alone",
      "{\"semanticSegments\":[{\"timelinePath\":[{\"point\":\"1°, 2°\"}]}]}",
      line: 0,
      "a timeline without raw signals",
      hint: "too few to replay"
    ),
    RefusalCase(
      "timeline: a place in words",
      "{\"rawSignals\":[\n{\"position\":{\"LatLng\":\"here\"}}]}",
      line: 2,
      "the string \"here\" is no place"
    ),
    RefusalCase(
      "Ferrostar: a time of another kind",
      "{\"initial_timestamp\":1,\"events\":[{\"event_data\":{\"StateUpdate\":{\"trip_state\":\n"
        + "{\"Navigating\":{\"userLocation\":{\"coordinates\":{\"lat\":1,\"lng\":2},\n"
        + "\"timestamp\":\"noon\"}}}}}}]}",
      line: 3,
      "the string \"noon\" is no time in milliseconds"
    ),
    RefusalCase(
      "Mapbox: no latitude",
      "{\"events\":[\n{\"event_timestamp\":1,\"location\":{\"lon\":1}}]}",
      line: 2,
      "a location without lat and lon"
    ),
    RefusalCase(
      "Core Location: no timestamp",
      "[\n{\"lat\":1,\"lng\":2}]",
      line: 2,
      "a location without a timestamp",
      hint: "--interval"
    ),
    RefusalCase(
      "Core Location: a speed in words",
      "[{\"lat\":1,\"lng\":2,\n\"speed\":\"fast\",\"timestamp\":1}]",
      line: 2,
      "the string \"fast\" is no number (\"speed\")"
    ),
    RefusalCase(
      "Valhalla: no times",
      "{\"shape\":[\n{\"lat\":1,\"lon\":2}]}",
      line: 2,
      "a point without a time",
      hint: "--interval"
    ),
    RefusalCase(
      "Valhalla: a duration too few",
      "{\"durations\":[],\"shape\":[{\"lat\":1,\"lon\":2},\n{\"lat\":1,\"lon\":2}]}",
      line: 2,
      "no duration to point 2"
    ),
    RefusalCase(
      "Xcode: no time",
      "<gpx creator=\"Xcode\">\n<wpt lat=\"1\" lon=\"2\"/></gpx>",
      line: 2,
      "a way point without a time",
      hint: "--interval"
    ),
  ]

  @Test("A web page in any dress, and an archive without KML, are refused")
  func strangers() {
    for text in ["<html>", "<!DOCTYPE html>\n<p>"] {
      #expect(throws: TraceError.self) { try TraceReader(bytes: Array(text.utf8)) }
    }
    let archive = ZipWriter.archive(["a.txt": Array("x".utf8)], compressed: false)
    let error = #expect(throws: TraceError.self) { try TraceReader(bytes: archive, name: "f") }
    #expect(error?.message == "a ZIP file without a KML file in it")
  }
}
