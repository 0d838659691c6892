/// Writes FIT files byte by byte, after the public protocol.
struct FITBytes {
  private var content: [UInt8] = []
  private(set) var isBig: Bool

  init(isBig: Bool = false) { self.isBig = isBig }

  /// A field of a definition: its number, its bytes and its base type.
  struct Field {
    let number: UInt8
    let size: UInt8
    let type: UInt8

    static let time = Field(number: 253, size: 4, type: 0x86)
    static let latitude = Field(number: 0, size: 4, type: 0x85)
    static let longitude = Field(number: 1, size: 4, type: 0x85)
    static let altitude = Field(number: 2, size: 2, type: 0x84)
    static let speed = Field(number: 6, size: 2, type: 0x84)
    static let accuracy = Field(number: 31, size: 1, type: 0x02)
    static let enhancedSpeed = Field(number: 73, size: 4, type: 0x86)
    static let enhancedAltitude = Field(number: 78, size: 4, type: 0x86)
    static let heartRate = Field(number: 3, size: 1, type: 0x02)
    static let event = Field(number: 0, size: 1, type: 0x00)
    static let eventType = Field(number: 1, size: 1, type: 0x00)
  }

  /// 8:00 on 2026-03-01, as Garmin counts.
  static let eight: UInt32 = 1_772_352_000 - 631_065_600

  static func semicircles(_ degrees: Double) -> UInt32 {
    UInt32(bitPattern: Int32((degrees * 2_147_483_648 / 180).rounded()))
  }

  mutating func number(_ value: UInt32, _ size: UInt8) {
    let bytes = (0..<Int(size)).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
    content += isBig ? bytes.reversed() : bytes
  }

  /// Defines the messages of a local type; `own` are the sizes of the fields of an app.
  mutating func define(_ local: UInt8, _ kind: UInt32, _ fields: [Field], own: [UInt8] = []) {
    content += [0x40 | (own.isEmpty ? 0 : 0x20) | local, 0, isBig ? 1 : 0]
    number(kind, 2)
    content.append(UInt8(fields.count))
    for field in fields { content += [field.number, field.size, field.type] }
    guard !own.isEmpty else { return }
    content.append(UInt8(own.count))
    for (index, size) in own.enumerated() { content += [UInt8(index), size, 0] }
  }

  /// Adds a message of a local type: values with the sizes that its definition has.
  mutating func message(_ local: UInt8, _ values: [(UInt32, UInt8)], head: UInt8? = nil) {
    content.append(head ?? local)
    for (value, size) in values { number(value, size) }
  }

  /// The whole file; `length` is what its head states, where that is not the truth.
  func file(headSize: UInt8 = 14, length: UInt32? = nil) -> [UInt8] {
    let stated = length ?? UInt32(content.count)
    var head: [UInt8] = [headSize, 0x10, 0x5c, 0x08]
    head += (0..<4).map { UInt8(truncatingIfNeeded: stated >> (8 * UInt32($0))) }
    head += Array(".FIT".utf8)
    if headSize == 14 { head += [0, 0] }
    let sum = Self.sum(head + content)
    return head + content + [UInt8(sum & 0xff), UInt8(sum >> 8)]
  }

  /// The sum as the protocol describes it, by halves of a byte.
  static func sum(_ bytes: [UInt8]) -> UInt16 {
    let table: [UInt16] = [
      0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800,
      0xb401,
      0x5000, 0x9c01, 0x8801, 0x4400,
    ]
    return bytes.reduce(0) { sum, byte in
      var sum = sum
      for half in [byte & 0xf, byte >> 4] {
        sum = (sum >> 4 & 0x0fff) ^ table[Int(sum & 0xf)] ^ table[Int(half)]
      }
      return sum
    }
  }

  /// An activity of four records, of which one has no place, with a pause before the last.
  static let sample: [UInt8] = {
    var file = FITBytes()
    file.define(0, 0, [Field(number: 0, size: 1, type: 0)])
    file.message(0, [(4, 1)])
    file.define(1, 20, [.time, .latitude, .longitude, .altitude, .speed, .accuracy])
    let east = semicircles(11.9)
    file.message(1, [(eight, 4), (semicircles(50.1), 4), (east, 4), (4002, 2), (5500, 2), (3, 1)])
    file.message(
      1,
      [(eight + 1, 4), (0x7fff_ffff, 4), (0x7fff_ffff, 4), (4002, 2), (0xffff, 2), (0xff, 1)]
    )
    file.message(
      1,
      [(eight + 2, 4), (semicircles(50.1002), 4), (east, 4), (0xffff, 2), (0xffff, 2), (0xff, 1)]
    )
    file.define(2, 21, [.time, .event, .eventType])
    file.message(2, [(eight + 2, 4), (0, 1), (4, 1)])
    file.message(
      1,
      [(eight + 9, 4), (semicircles(50.1003), 4), (east, 4), (4007, 2), (6000, 2), (4, 1)]
    )
    return file.file()
  }()
}
