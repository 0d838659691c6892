import Testing
import Traces

@Suite struct MCAPReaderTests {
  private static func read(_ bytes: [UInt8]) throws(TraceError) -> Trace {
    var reader = try TraceReader(bytes: bytes, name: "f")
    return try Trace(reading: &reader)
  }

  @Test("The places of a bag with a camera are read, chunk by chunk")
  func sample() throws {
    let trace = try Self.read(MCAPBytes.sample)
    #expect(trace.format == .mcap)
    #expect(
      trace.summary == [
        "2026-03-01T08:00:00.25Z 50.1 11.9 a300.5 h3.02 z2 q1",
        "2026-03-01T08:00:02.25Z 50.1002 11.9 q1", "2026-03-01T08:00:03.25Z 50.1003 11.9 a300.5 q2",
      ]
    )
    #expect(trace.repairs == "invalidFix 1 @11")
  }

  @Test(
    "ROS 1's and both orders of CDR's bytes are read, whatever the frame's name shifts",
    arguments: [
      ("sensor_msgs/NavSatFix", "ros1", false, false),
      ("sensor_msgs/msg/NavSatFix", "cdr", true, false),
      ("sensor_msgs/msg/NavSatFix", "cdr", true, true),
    ],
    ["", "g", "gps", "base_link", "imu_gnss_antenna"]
  )
  func layouts(kind: (type: String, encoding: String, isAligned: Bool, isBig: Bool), frame: String)
    throws
  {
    var file = MCAPBytes()
    file.add(MCAPBytes.topic(9, "/fix", kind.type, kind.encoding))
    let data = MCAPBytes.fix(
      0,
      -50.125,
      variance: 8,
      frame: frame,
      isAligned: kind.isAligned,
      isBig: kind.isBig
    )
    file.add(MCAPBytes.message(9, 0, data))
    #expect(
      try Self.read(file.file()).summary
        == ["2026-03-01T08:00:00.25Z -50.125 11.9 a300.5 h4.270925 z2.8284271 q1"]
    )
  }

  @Test("Foxglove's LocationFix in JSON is read")
  func locationFix() throws {
    var file = MCAPBytes()
    file.add(MCAPBytes.topic(1, "/location", "foxglove.LocationFix", "json"))
    let json = """
      {"timestamp":{"sec":1772352000,"nsec":500000000},"frame_id":"gps","latitude":50.1,\
      "longitude":11.9,"altitude":300.5,"position_covariance":[4,0,0,0,4,0,0,0,9],\
      "position_covariance_type":2}
      """
    file.add(MCAPBytes.message(1, 0, Array(json.utf8)))
    #expect(
      try Self.read(file.file()).summary == ["2026-03-01T08:00:00.5Z 50.1 11.9 a300.5 h3.02 z3"]
    )
  }

  @Test("A message that nobody stamped has the log's time")
  func unstamped() throws {
    var data = MCAPBytes.fix(0, 50.1)
    for index in 4..<12 { data[index] = 0 }
    var file = MCAPBytes()
    file.add(MCAPBytes.topic(1, "/fix", "sensor_msgs/msg/NavSatFix", "cdr"))
    file.add(MCAPBytes.message(1, 7, data))
    #expect(try Self.read(file.file()).summary == ["2026-03-01T08:00:07Z 50.1 11.9 a300.5 q1"])
  }

  @Test("Compressed chunks are refused, and what to do is told", arguments: ["zstd", "lz4"])
  func compressed(name: String) {
    var file = MCAPBytes()
    file.add(MCAPBytes.chunk([1, 2, 3], compression: name))
    let error = #expect(throws: TraceError.self) { try Self.read(file.file()).summary }
    #expect(error?.message == "chunks compressed with \(name) are not read")
    #expect(error?.hint?.contains("export the positions to GPX") == true)
  }

  @Test("A bag without places says what it has instead")
  func noPlaces() {
    var file = MCAPBytes()
    file.add(MCAPBytes.topic(1, "/camera", "sensor_msgs/msg/Image", "cdr"))
    file.add(MCAPBytes.topic(2, "/gps", "gps_msgs/msg/GPSFix", "cdr"))
    let error = #expect(throws: TraceError.self) { try Self.read(file.file()).summary }
    #expect(
      error?.message.contains("found /camera (sensor_msgs/msg/Image, cdr), /gps (gps_msgs") == true
    )
  }

  @Test("A bag that is cut off is read to its end")
  func cutOff() throws {
    let trace = try Self.read(Array(MCAPBytes.sample.dropLast(80)))
    #expect(trace.fixes.count == 2)
    #expect(trace.report.count(of: .truncatedEnd) == 1)
  }

  @Test("A message that is too short is an error by its record")
  func tooShort() {
    var file = MCAPBytes()
    file.add(MCAPBytes.topic(1, "/fix", "sensor_msgs/msg/NavSatFix", "cdr"))
    file.add(MCAPBytes.message(1, 0, Array(MCAPBytes.fix(0, 50.1).dropLast(40))))
    let error = #expect(throws: TraceError.self) { try Self.read(file.file()).summary }
    #expect(error?.line == 4)
    #expect(error?.message == "a message of /fix that is no sensor_msgs/NavSatFix, or is cut off")
  }

  @Test("Images larger than the buffer are passed over")
  func largeImages() throws {
    var file = MCAPBytes()
    file.add(MCAPBytes.topic(1, "/camera", "sensor_msgs/msg/Image", "cdr"))
    file.add(MCAPBytes.topic(2, "/fix", "sensor_msgs/msg/NavSatFix", "cdr"))
    for second in 0..<3 {
      file.add(MCAPBytes.message(1, second, Array(repeating: 1, count: 3_000_000)))
      file.add(MCAPBytes.message(2, second, MCAPBytes.fix(second, 50.1 + Double(second) * 1e-4)))
    }
    let whole = try TemporaryFile(file.file())
    #expect(try Trace(path: whole.path).fixes.count == 3)
  }
}
