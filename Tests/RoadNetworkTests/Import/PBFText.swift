import CZlib

/// Writes PBF files, for tests: as little of the format as is needed, and as wrong as is wanted.
struct PBFText {
  private(set) var bytes: [UInt8] = []

  // MARK: - Wire format

  static func varint(_ value: UInt64) -> [UInt8] {
    var value = value
    var bytes: [UInt8] = []
    while value >= 0x80 {
      bytes.append(UInt8(value & 0x7f) | 0x80)
      value >>= 7
    }
    return bytes + [UInt8(value)]
  }

  static func zigzag(_ value: Int64) -> UInt64 { UInt64(bitPattern: value << 1 ^ value >> 63) }

  static func number(_ field: Int, _ value: UInt64) -> [UInt8] {
    varint(UInt64(field << 3)) + varint(value)
  }

  static func data(_ field: Int, _ content: [UInt8]) -> [UInt8] {
    varint(UInt64(field << 3 | 2)) + varint(UInt64(content.count)) + content
  }

  static func packed(_ field: Int, _ values: [UInt64]) -> [UInt8] {
    data(field, values.flatMap(varint))
  }

  static func deltas(_ values: [Int64]) -> [UInt64] {
    zip(values, [0] + values).map { zigzag($0 - $1) }
  }

  // MARK: - Blocks

  mutating func add(_ type: String, _ content: [UInt8], isPacked: Bool = false, size: Int? = nil) {
    let blob =
      isPacked
      ? Self.number(2, UInt64(size ?? content.count)) + Self.data(3, Self.deflated(content))
      : Self.data(1, content)
    let header = Self.data(1, Array(type.utf8)) + Self.number(3, UInt64(blob.count))
    let length = UInt32(header.count)
    bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + header + blob
  }

  mutating func addHeader(features: [String] = ["OsmSchema-V0.6", "DenseNodes"]) {
    add("OSMHeader", features.flatMap { Self.data(4, Array($0.utf8)) })
  }

  /// The nodes 1 to 3, the way 10 over them with a name, and a restriction.
  static func town(granularity: UInt64 = 100, isDense: Bool = true) -> [UInt8] {
    let texts = ["", "highway", "primary", "name", "Mühle & Söhne", "type", "restriction", "from"]
    let table = data(1, texts.flatMap { data(1, Array($0.utf8)) })
    let unit = Int64(granularity)
    let latitudes = [47_140_000_000, 47_141_000_000, 47_142_000_000].map { Int64($0) / unit }
    let longitudes = [9_520_000_000, 9_520_000_000, 9_521_000_000].map { Int64($0) / unit }
    var nodes: [UInt8] = []
    if isDense {
      nodes = data(
        2,
        packed(1, deltas([1, 2, 3])) + packed(8, deltas(latitudes)) + packed(9, deltas(longitudes))
          + packed(10, [0, 3, 4, 0, 0])
      )
    } else {
      for index in 0..<3 {
        let tags = index == 1 ? packed(2, [3]) + packed(3, [4]) : []
        nodes += data(
          1,
          number(1, zigzag(Int64(index + 1))) + tags + number(8, zigzag(latitudes[index]))
            + number(9, zigzag(longitudes[index]))
        )
      }
    }
    let way = data(
      3,
      number(1, 10) + packed(2, [1, 3]) + packed(3, [2, 4]) + packed(8, deltas([1, 2, 3]))
    )
    let relation = data(
      4,
      number(1, 20) + packed(2, [5]) + packed(3, [6]) + packed(8, [7]) + packed(9, deltas([10]))
        + packed(10, [1])
    )
    return table + data(2, nodes) + data(2, way) + data(2, relation) + number(17, granularity)
  }

  static func town(isDense: Bool = true, isPacked: Bool = false) -> [UInt8] {
    var text = PBFText()
    text.addHeader()
    text.add("OSMData", town(granularity: 100, isDense: isDense), isPacked: isPacked)
    return text.bytes
  }

  /// Zlib data.
  static func deflated(_ content: [UInt8]) -> [UInt8] {
    var size = compressBound(uLong(content.count))
    var output = [UInt8](repeating: 0, count: Int(size))
    _ = unsafe compress(&output, &size, content, uLong(content.count))
    return Array(output.prefix(Int(size)))
  }
}
