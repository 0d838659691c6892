import Geodesy

/// A track point written the way that nearly every program writes it.
///
/// `<trkpt lat="…" lon="…">` and elements without attributes or others inside, such as
/// `<ele>455.0</ele>`. Points written like that are read several times as fast as the general
/// scanner would; anything else is left to it.
struct GPXPoint {
  /// The values of a point; the line is that of its tag.
  var fix = Fix(time: 0, coordinate: Coordinate(latitude: 0, longitude: 0))
  var hasTime = false
  var hasZone = true
  var hdop: Double?
  /// The line feeds within the point.
  private(set) var lines = 0

  private var clock = UTCClock()

  let names: GPXNames

  init(waypoints: Bool) { names = GPXNames(waypoints: waypoints) }

  /// Begins a point.
  @inline(__always)
  mutating func begin(at coordinate: Coordinate) {
    fix.clear()
    fix.coordinate = coordinate
    hasTime = false
    hasZone = true
    hdop = nil
    lines = 0
  }

  /// Reads a point that begins at `start`.
  ///
  /// - Returns: Where it ends; nil where it is written in another way, or not whole in memory.
  @inline(__always)
  mutating func read(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    guard end - start > 48, bytes.word(at: start) == 0x6c20_7470_6b72_743c,  // <trkpt l
      bytes.word(at: start + 4) == 0x223d_7461_6c20_7470  // pt lat="
    else { return nil }
    var at = start + 12
    guard let latitude = Decimal.scan(bytes, &at, end), end - at > 24,
      bytes.word(at: at) | 0xff << 56 == 0xff22_3d6e_6f6c_2022  // " lon="
    else { return nil }
    at += 7
    guard let longitude = Decimal.scan(bytes, &at, end), end - at > 16,
      bytes[at] == UInt8(ascii: "\""), bytes[at + 1] == UInt8(ascii: ">")
    else { return nil }
    at += 2
    begin(at: Coordinate(latitude: latitude, longitude: longitude))
    while end - at > 9 {
      let byte = bytes[at]
      if byte == UInt8(ascii: "<") {
        if bytes.word(at: at) == 0x3e74_706b_7274_2f3c { return at + 8 }  // </trkpt>
        guard let next = element(bytes, at + 1, end) else { return nil }
        at = next
      } else {
        guard byte <= 0x20 else { return nil }
        lines &+= byte == 0x0a ? 1 : 0
        at += 1
      }
    }
    return nil
  }

  /// Reads an element whose name begins at `start`, and returns where it ends.
  @inline(__always)
  private mutating func element(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var name = XMLName()
    var at = start
    while at < end, bytes[at] != UInt8(ascii: ">") {
      guard Self.isPlain(bytes[at]) else { return nil }
      name.append(bytes[at])
      at += 1
    }
    let count = at - start
    at += 1
    guard let close = value(bytes, at, end, name), end - close > count + 3,
      bytes[close] == UInt8(ascii: "<"), bytes[close + 1] == UInt8(ascii: "/"),
      bytes[close + 2 + count] == UInt8(ascii: ">")
    else { return nil }
    for index in 0..<count where bytes[start + index] != bytes[close + 2 + index] { return nil }
    return close + count + 3
  }

  /// Reads the value of an element, and returns where it ends.
  @inline(__always)
  private mutating func value(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int,
    _ name: XMLName
  ) -> Int? {
    var at = start
    if name == names.time {
      let usual = start + UTCClock.length
      if usual < end, bytes[usual] == UInt8(ascii: "<"), let time = clock.read(bytes, at: start) {
        fix.time = time
        hasTime = true
        return usual
      }
      while at < end, bytes[at] != UInt8(ascii: "<") {
        lines &+= bytes[at] == 0x0a ? 1 : 0
        at += 1
      }
      guard at < end, let time = TimeText.parse(bytes, start..<at) else { return nil }
      fix.time = time.nanoseconds
      hasZone = time.hasZone
      hasTime = true
      return at
    }
    if let number = Decimal.scan(bytes, &at, end) { set(name, number) }
    guard at == start else { return at }
    // A text that is not read; a number that is written in another way is left to the scanner.
    guard !isNumber(name) else { return nil }
    while at < end, bytes[at] != UInt8(ascii: "<"), bytes[at] != 0x0a { at += 1 }
    return at
  }

  /// Whether an element holds a number that is read.
  func isNumber(_ name: XMLName) -> Bool {
    switch name {
    case names.altitude, names.speed, names.course, names.dilution, names.accuracy,
      names.horizontalAccuracy, names.verticalAccuracy:
      true
    default: false
    }
  }

  @inline(__always)
  mutating func set(_ name: XMLName, _ number: Double?) {
    switch name {
    case names.altitude: fix.altitude = number
    case names.speed: fix.speed = number
    case names.course: fix.course = number
    case names.dilution: hdop = number
    case names.accuracy, names.horizontalAccuracy: fix.horizontalAccuracy = number
    case names.verticalAccuracy: fix.verticalAccuracy = number
    default: break
    }
  }

  /// Whether a byte may stand in a name without further ado.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_")
  }
}

/// The names of the elements that a trace is read from.
struct GPXNames {
  let root = XMLName("gpx")
  let track = XMLName("trk")
  let name = XMLName("name")
  let segment = XMLName("trkseg")
  /// The element of a fix.
  let point: XMLName
  let time = XMLName("time")
  let altitude = XMLName("ele")
  let speed = XMLName("speed")
  let course = XMLName("course")
  let dilution = XMLName("hdop")
  let accuracy = XMLName("accuracy")
  let horizontalAccuracy = XMLName("accuracy_horizontal")
  let verticalAccuracy = XMLName("accuracy_vertical")

  /// - Parameter waypoints: Whether way points are the fixes, not track points.
  init(waypoints: Bool) { point = XMLName(waypoints ? "wpt" : "trkpt") }
}
