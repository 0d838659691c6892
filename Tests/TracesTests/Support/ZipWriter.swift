import Platform

/// Writes ZIP archives as far as tests of KMZ need them.
enum ZipWriter {
  static func archive(
    _ files: KeyValuePairs<String, [UInt8]>,
    compressed: Bool,
    flags: UInt16 = 0,
    method: UInt16? = nil
  ) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for (name, content) in files {
      let packed = compressed ? Deflate.compressed(content) ?? [] : content
      let how = method ?? (compressed ? 8 : 0)
      let sum = Checksum.crc32(content[...])
      let common =
        word(20) + word(flags) + word(how) + word(0) + word(0)
        + long(sum)
        + long(UInt32(packed.count)) + long(UInt32(content.count)) + word(UInt16(name.utf8.count))
        + word(0)
      directory += long(0x0201_4b50) + word(20) + common + word(0) + word(0) + word(0) + long(0)
      directory += long(UInt32(out.count)) + Array(name.utf8)
      out += long(0x0403_4b50) + common + Array(name.utf8) + packed
    }
    let start = UInt32(out.count)
    let count = UInt16(files.count)
    out += directory
    return out + long(0x0605_4b50) + word(0) + word(0) + word(count) + word(count)
      + long(UInt32(directory.count)) + long(start) + word(0)
  }

  private static func word(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xff), UInt8(value >> 8)] }

  private static func long(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
