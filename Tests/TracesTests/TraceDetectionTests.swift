import Testing
import Traces

@Suite struct TraceDetectionTests {
  @Test(
    "A file that is no trace is named, with what helps",
    arguments: [
      ("", "the file is empty", nil),
      ("<!DOCTYPE html><html></html>", "this is a web page, not a trace", nil),
      ("<?xml version='1.0'?><kml></kml>", "KML is not read", "gpsbabel -i kml"),
      ("<TrainingCenterDatabase>", "TCX is not read", "gpsbabel -i gtrnctr"),
      ("PK\u{3}\u{4}xxxxxxxxxxxx", "a ZIP or KMZ file is not read", "unpack"),
      ("\u{e}\u{10}xxxxxx.FITxx", "FIT is not read", "gpsbabel -i garmin_fit"),
      ("# Raw,Provider\n# Fix,Provider", "a GnssLogger log is not read", "--columns"),
      ("hello world", "this is no trace in a known format", "known: GPX"),
    ] as [(String, String, String?)]
  )
  func foreign(text: String, message: String, hint: String?) throws {
    let error = try #require(TraceText.read(text, name: "x.bin").error)
    #expect(error.message == message)
    if let hint { #expect(error.hint?.contains(hint) == true) }
  }

  @Test("A gzip file is told to be unpacked")
  func gzip() {
    let error = TraceText.read([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0], name: "a.gpx.gz").error
    #expect(error?.hint == "unpack it first: gunzip a.gpx.gz")
  }

  @Test("The content counts, not the name")
  func content() throws {
    let gpx = Array(TraceText.gpx(TraceText.point(47, 9, second: 0)).utf8)
    #expect(try TraceReader(bytes: gpx, name: "a.csv").format == .gpx)
    let csv = Array("time,lat,lon\n".utf8)
    #expect(try TraceReader(bytes: csv, name: "a.txt").format == .csv)
    let nmea = Array("noise\n$GPGGA,1,2*00\n".utf8)
    #expect(try TraceReader(bytes: nmea, name: "a.gpx").format == .nmea)
    let json = Array("{\"type\":\"LineString\",\"coordinates\":[[9,47,0,1]]}".utf8)
    #expect(try TraceReader(bytes: json, name: "a").format == .geojson)
  }

  @Test("A missing file, and a folder, say so")
  func unreadable() {
    #expect(throws: TraceError.self) { try TraceReader(path: "/no/such/file.gpx") }
    #expect(throws: TraceError.self) { try TraceReader(path: "/") }
  }
}
