/// Writes MCAP files byte by byte, after the public specification.
struct MCAPBytes {
  private(set) var bytes: [UInt8] = [0x89, 0x4d, 0x43, 0x41, 0x50, 0x30, 0x0d, 0x0a]

  init() { record(0x01, Self.text("ros2") + Self.text("test")) }

  static func number(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  static func text(_ text: String) -> [UInt8] { number(UInt64(text.utf8.count), 4) + text.utf8 }

  static func record(_ code: UInt8, _ content: [UInt8]) -> [UInt8] {
    [code] + number(UInt64(content.count), 8) + content
  }

  mutating func record(_ code: UInt8, _ content: [UInt8]) {
    bytes += Self.record(code, content)
  }

  /// The records of a schema and a channel with the same number.
  static func topic(_ number: UInt64, _ name: String, _ type: String, _ encoding: String) -> [UInt8]
  {
    record(0x03, self.number(number, 2) + text(type) + text("ros2msg") + text("float64 latitude"))
      + record(
        0x04,
        self.number(number, 2) + self.number(number, 2) + text(name) + text(encoding)
          + self.number(0, 4)
      )
  }

  static func message(_ topic: UInt64, _ second: Int, _ data: [UInt8]) -> [UInt8] {
    let time = UInt64(1_772_352_000 + second) * 1_000_000_000
    return record(
      0x05,
      number(topic, 2) + number(0, 4) + number(time, 8) + number(time, 8) + data
    )
  }

  static func chunk(_ records: [UInt8], compression: String = "") -> [UInt8] {
    record(
      0x06,
      number(0, 8) + number(0, 8) + number(UInt64(records.count), 8) + number(0, 4)
        + text(compression) + number(UInt64(records.count), 8) + records
    )
  }

  mutating func add(_ records: [UInt8]) { bytes += records }

  /// The end of the data and of the file.
  func file() -> [UInt8] {
    bytes + Self.record(0x0f, Self.number(0, 4)) + Self.record(0x02, Self.number(0, 20))
      + Array(bytes.prefix(8))
  }

  /// A `sensor_msgs/NavSatFix`; `frame` shifts what follows it, which CDR aligns anew.
  static func fix(
    _ second: Int,
    _ latitude: Double,
    altitude: Double = 300.5,
    status: Int8 = 0,
    variance: Double? = nil,
    frame: String = "gps",
    isAligned: Bool = true,
    isBig: Bool = false
  ) -> [UInt8] {
    var data: [UInt8] = []
    func put(_ value: UInt64, _ size: Int) {
      if isAligned { while data.count % size != 0 { data.append(0) } }
      let bytes = number(value, size)
      data += isBig ? bytes.reversed() : bytes
    }
    if !isAligned { put(7, 4) }
    put(UInt64(1_772_352_000 + second), 4)
    put(250_000_000, 4)
    put(UInt64(frame.utf8.count + (isAligned ? 1 : 0)), 4)
    data += frame.utf8
    if isAligned { data.append(0) }
    put(UInt64(UInt8(bitPattern: status)), 1)
    put(1, 2)
    for value in [latitude, 11.9, altitude] { put(value.bitPattern, 8) }
    for cell in 0..<9 {
      put((cell % 4 == 0 ? variance ?? 0 : 0).bitPattern, 8)
    }
    put(variance == nil ? 0 : 2, 1)
    return (isAligned ? [0, isBig ? 0 : 1, 0, 0] : []) + data
  }

  /// A camera beside a receiver, in chunks, as rosbag2 writes them.
  static let sample: [UInt8] = {
    var file = MCAPBytes()
    let topics =
      topic(1, "/camera", "sensor_msgs/msg/Image", "cdr")
      + topic(2, "/fix", "sensor_msgs/msg/NavSatFix", "cdr")
    let image = message(1, 0, Array(repeating: 0x5a, count: 3000))
    file.add(chunk(topics + image + message(2, 0, fix(0, 50.1, variance: 4)) + image))
    file.add(
      chunk(
        message(2, 1, fix(1, .nan, status: -1)) + message(2, 2, fix(2, 50.1002, altitude: .nan))
          + message(2, 3, fix(3, 50.1003, status: 2))
      )
    )
    return file.file()
  }()
}
