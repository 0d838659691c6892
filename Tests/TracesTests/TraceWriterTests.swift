import Geodesy
import Seeds
import Testing
import Traces

@Suite struct TraceWriterTests {
  private static let start: Int64 = 1_772_352_000_000_000_000

  /// The formats that hold more than times, places and altitudes.
  private static let rich = WrittenTraceFormat.allCases.filter { $0 != .xcode }

  private static let two = [
    Fix(
      time: start,
      coordinate: Coordinate(latitude: 50.1, longitude: 11.9),
      altitude: 300.5,
      speed: 5.5,
      course: 90,
      horizontalAccuracy: 4.2426,
      verticalAccuracy: 6,
      quality: 4
    ),
    Fix(
      time: start + 1_250_000_000,
      coordinate: Coordinate(latitude: -0.5, longitude: -179.999999999),
      segment: 1
    ),
  ]

  @Test(
    "Every format writes just this",
    arguments: [
      (
        .csv,
        """
        time,latitude,longitude,altitude,speed,course,accuracy,verticalAccuracy,segment
        2026-03-01T08:00:00Z,50.1,11.9,300.5,5.5,90,4.243,6,0
        2026-03-01T08:00:01.25Z,-0.5,-179.999999999,,,,,,1

        """
      ),
      (
        .gpx,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="navsim" xmlns="http://www.topografix.com/GPX/1/1"
         xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
         xmlns:opentracks="http://opentracksapp.com/xmlschemas/v1">
          <trk>
            <trkseg>
              <trkpt lat="50.1" lon="11.9"><ele>300.5</ele><time>2026-03-01T08:00:00Z</time>\
        <extensions><gpxtpx:TrackPointExtension><gpxtpx:speed>5.5</gpxtpx:speed>\
        <gpxtpx:course>90</gpxtpx:course></gpxtpx:TrackPointExtension>\
        <opentracks:accuracy_horizontal>4.243</opentracks:accuracy_horizontal>\
        <opentracks:accuracy_vertical>6</opentracks:accuracy_vertical></extensions></trkpt>
            </trkseg>
            <trkseg>
              <trkpt lat="-0.5" lon="-179.999999999"><time>2026-03-01T08:00:01.25Z</time></trkpt>
            </trkseg>
          </trk>
        </gpx>

        """
      ),
      (
        .geojson,
        """
        {"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point",\
        "coordinates":[11.9,50.1,300.5]},"properties":{"time":"2026-03-01T08:00:00Z","speed":5.5,\
        "course":90,"accuracy":4.243,"verticalAccuracy":6,"segment":0}},{"type":"Feature",\
        "geometry":{"type":"Point","coordinates":[-179.999999999,-0.5]},\
        "properties":{"time":"2026-03-01T08:00:01.25Z","segment":1}}]}

        """
      ),
      (
        .nmea,
        """
        $GPGGA,080000.000,5006.0000000,N,01154.0000000,E,4,,,300.5,M,,M,,*65\r
        $GPRMC,080000.000,A,5006.0000000,N,01154.0000000,E,10.6911,90,010326,,,A*4B\r
        $GPGST,080000.000,,,,,3,3,6*77\r
        $GPGGA,080001.250,0030.0000000,S,17959.9999999,W,1,,,,M,,M,,*4A\r
        $GPRMC,080001.250,A,0030.0000000,S,17959.9999999,W,,,010326,,,A*60\r

        """
      ),
      (
        .kml,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
          <Document>
            <Schema id="fix">
              <gx:SimpleArrayField name="speed" type="float"/>
              <gx:SimpleArrayField name="bearing" type="float"/>
              <gx:SimpleArrayField name="accuracy_horizontal" type="float"/>
              <gx:SimpleArrayField name="accuracy_vertical" type="float"/>
            </Schema>
            <Placemark>
              <gx:MultiTrack>
                <altitudeMode>absolute</altitudeMode>
                <gx:Track>
                  <when>2026-03-01T08:00:00Z</when>
                  <gx:coord>11.9 50.1 300.5</gx:coord>
                  <ExtendedData>
                    <SchemaData schemaUrl="#fix">
                      <gx:SimpleArrayData name="speed">
                        <gx:value>5.5</gx:value>
                      </gx:SimpleArrayData>
                      <gx:SimpleArrayData name="bearing">
                        <gx:value>90</gx:value>
                      </gx:SimpleArrayData>
                      <gx:SimpleArrayData name="accuracy_horizontal">
                        <gx:value>4.243</gx:value>
                      </gx:SimpleArrayData>
                      <gx:SimpleArrayData name="accuracy_vertical">
                        <gx:value>6</gx:value>
                      </gx:SimpleArrayData>
                    </SchemaData>
                  </ExtendedData>
                </gx:Track>
                <gx:Track>
                  <when>2026-03-01T08:00:01.25Z</when>
                  <gx:coord>-179.999999999 -0.5</gx:coord>
                  <ExtendedData>
                    <SchemaData schemaUrl="#fix">
                      <gx:SimpleArrayData name="speed">
                        <gx:value></gx:value>
                      </gx:SimpleArrayData>
                      <gx:SimpleArrayData name="bearing">
                        <gx:value></gx:value>
                      </gx:SimpleArrayData>
                      <gx:SimpleArrayData name="accuracy_horizontal">
                        <gx:value></gx:value>
                      </gx:SimpleArrayData>
                      <gx:SimpleArrayData name="accuracy_vertical">
                        <gx:value></gx:value>
                      </gx:SimpleArrayData>
                    </SchemaData>
                  </ExtendedData>
                </gx:Track>
              </gx:MultiTrack>
            </Placemark>
          </Document>
        </kml>

        """
      ),
      (
        .xcode,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="Xcode" xmlns="http://www.topografix.com/GPX/1/1">
          <wpt lat="50.1" lon="11.9"><ele>300.5</ele><time>2026-03-01T08:00:00Z</time></wpt>
          <wpt lat="-0.5" lon="-179.999999999"><time>2026-03-01T08:00:01.25Z</time></wpt>
        </gpx>

        """
      ),
    ] as [(WrittenTraceFormat, String)]
  )
  func writes(format: WrittenTraceFormat, text: String) {
    let written = String(decoding: TraceWriter.bytes(of: Self.two, as: format), as: UTF8.self)
    #expect(written == text)
  }

  /// Fixes that hold something of everything, which nothing in a reader would mend.
  private static func trace(for format: WrittenTraceFormat, seed: UInt64) -> [Fix] {
    let isPlain = format == .xcode
    let fixes = randomTrace(
      seed: seed,
      millisecond: format == .nmea,
      segments: format != .nmea && !isPlain
    )
    guard isPlain else { return fixes }
    return fixes.map { Fix(time: $0.time, coordinate: $0.coordinate, altitude: $0.altitude) }
  }

  private static func randomTrace(seed: UInt64, millisecond: Bool, segments: Bool) -> [Fix] {
    var random = SeededGenerator(seed: seed)
    var time = start + Int64(random.number(in: 0...1e12)) * 1_000_000
    var latitude = random.number(in: -85...85)
    var longitude = random.number(in: -180...180)
    var segment = 0
    // Each fix of a trace knows its altitude or none does, and so on; now and then one value is missing.
    let knows = (0..<5).map { _ in random.index(below: 4) > 0 }
    return (0..<40).map { index in
      func maybe(_ what: Int, _ range: ClosedRange<Double>) -> Double? {
        guard knows[what], random.index(below: 8) > 0 else { return nil }
        return random.number(in: range)
      }
      if segments, index > 0, random.index(below: 10) == 0 { segment += 1 }
      let fix = Fix(
        time: time,
        coordinate: Coordinate(latitude: latitude, longitude: longitude),
        altitude: maybe(0, -400...9000),
        speed: maybe(1, 1.001...60),
        course: maybe(2, 0...359.999),
        horizontalAccuracy: maybe(3, 0...100),
        verticalAccuracy: maybe(4, 0...100),
        segment: segment
      )
      time +=
        millisecond
        ? Int64(random.number(in: 1...59_000)) * 1_000_000
        : Int64(random.number(in: 1...59e9))
      latitude = min(max(latitude + random.number(in: -0.0003...0.0003), -90), 90)
      longitude += random.number(in: -0.0003...0.0003)
      if longitude > 180 { longitude -= 360 }
      if longitude < -180 { longitude += 360 }
      return fix
    }
  }

  @Test(
    "What is written reads as it was, to the precision of the format",
    arguments: WrittenTraceFormat.allCases,
    Array(1...25 as ClosedRange<UInt64>)
  )
  func roundTrip(format: WrittenTraceFormat, seed: UInt64) throws {
    let isNMEA = format == .nmea
    let fixes = Self.trace(for: format, seed: seed)
    var reader = try TraceReader(bytes: TraceWriter.bytes(of: fixes, as: format))
    let trace = try Trace(reading: &reader)
    #expect(trace.format == format.read)
    #expect(trace.report.repairs.allSatisfy { $0.kind == .jump })
    try #require(trace.fixes.count == fixes.count)
    for (read, wrote) in zip(trace.fixes, fixes) {
      #expect(read.time == wrote.time)
      #expect(read.segment == wrote.segment)
      // Half a unit of the last decimal written, and what adding up in binary costs.
      #expect(abs(read.coordinate.latitude - wrote.coordinate.latitude) <= 0.9e-9)
      #expect(abs(read.coordinate.longitude - wrote.coordinate.longitude) <= 0.9e-9)
      #expect(Self.agree(read.altitude, wrote.altitude, within: 0.000_501))
      #expect(Self.agree(read.speed, wrote.speed, within: 0.000_051))
      #expect(Self.agree(read.course, wrote.course, within: 0.000_501))
      #expect(Self.agree(read.horizontalAccuracy, wrote.horizontalAccuracy, within: 0.000_501))
      #expect(Self.agree(read.verticalAccuracy, wrote.verticalAccuracy, within: 0.000_501))
      #expect(isNMEA ? read.quality == 1 : read.quality == nil)
    }
  }

  private static func agree(_ a: Double?, _ b: Double?, within tolerance: Double) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= tolerance
  }

  @Test(
    "What was read once writes the same bytes again",
    arguments: WrittenTraceFormat.allCases,
    Array(101...110 as ClosedRange<UInt64>)
  )
  func secondWrite(format: WrittenTraceFormat, seed: UInt64) throws {
    let fixes = Self.trace(for: format, seed: seed)
    let first = TraceWriter.bytes(of: fixes, as: format)
    var reader = try TraceReader(bytes: first)
    let second = TraceWriter.bytes(of: try Trace(reading: &reader).fixes, as: format)
    #expect(second == first)
  }

  @Test("A course that rounds to 360 degrees reads as 0", arguments: rich)
  func courseOfFullCircle(format: WrittenTraceFormat) throws {
    var fix = Self.two[0]
    fix.course = 359.9999
    var reader = try TraceReader(bytes: TraceWriter.bytes(of: [fix], as: format))
    let trace = try Trace(reading: &reader)
    #expect(trace.fixes.first?.course == 0)
    #expect(trace.repairs.isEmpty)
  }

  @Test("The vertical accuracy is written even alone", arguments: rich)
  func verticalAccuracyAlone(format: WrittenTraceFormat) throws {
    var fix = Self.two[0]
    fix.horizontalAccuracy = nil
    var reader = try TraceReader(bytes: TraceWriter.bytes(of: [fix], as: format))
    let read = try Trace(reading: &reader).fixes.first
    #expect(read?.verticalAccuracy == 6)
    #expect(read?.horizontalAccuracy == nil)
  }

  @Test("No fixes make a file without a position", arguments: WrittenTraceFormat.allCases)
  func nothing(format: WrittenTraceFormat) {
    var options = TraceReadingOptions()
    options.format = format.read
    #expect(throws: TraceError.self) {
      var reader = try TraceReader(bytes: TraceWriter.bytes(of: [], as: format), options: options)
      return try reader.next()
    }
  }

  @Test("What a format cannot hold is named")
  func losses() {
    #expect(TraceWriter.losses(of: Self.two, in: .nmea) == [.segments])
    for format in [WrittenTraceFormat.gpx, .csv, .geojson, .kml] {
      #expect(TraceWriter.losses(of: Self.two, in: format) == [.quality])
      #expect(TraceWriter.losses(of: Array(Self.two.dropFirst()), in: format) == [])
    }
    #expect(
      TraceWriter.losses(of: Self.two, in: .xcode)
        == [.speed, .course, .accuracy, .verticalAccuracy, .segments, .quality]
    )
    var fix = Self.two[0]
    #expect(TraceWriter.losses(of: [fix], in: .nmea) == [])
    fix.time += 1
    #expect(TraceWriter.losses(of: [fix], in: .nmea) == [.timeBelowMillisecond])
    for outside in [0, 315_532_799_999_000_000, 3_471_292_800_000_000_000] as [Int64] {
      fix.time = outside
      #expect(TraceWriter.losses(of: [fix], in: .nmea) == [.dateOutside1980To2079])
    }
    for inside in [315_532_800_000_000_000, 3_471_292_799_999_000_000] as [Int64] {
      fix.time = inside
      #expect(TraceWriter.losses(of: [fix], in: .nmea) == [])
    }
    #expect(TraceWriter.losses(of: [], in: .nmea) == [])
  }

  /// An archive comes as one.
  private static let inPieces = WrittenTraceFormat.allCases.filter { $0 != .kmz }

  @Test("A long file comes in pieces", arguments: inPieces)
  private func pieces(format: WrittenTraceFormat) {
    let fixes = (0..<45_000).map { second in
      Fix(
        time: Self.start + Int64(second) * 1_000_000_000,
        coordinate: Coordinate(latitude: 50, longitude: 11 + Double(second) / 1e5),
        segment: second / 15_000
      )
    }
    var pieces: [[UInt8]] = []
    TraceWriter.write(fixes, as: format) { pieces.append($0) }
    let whole = pieces.reduce(into: [UInt8]()) { $0.append(contentsOf: $1) }
    #expect(whole == TraceWriter.bytes(of: fixes, as: format))
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.count < (1 << 20) + 1000 })
  }
}

extension WrittenTraceFormat {
  /// The format that its files are read as.
  fileprivate var read: TraceFormat? { self == .kmz ? .kml : TraceFormat(rawValue: rawValue) }
}
