import Platform

/// Writes the frame of PBF files for tests.
enum PBFFile {
  static func header(features: [String], isCompressed: Bool = false) -> [UInt8] {
    let content = ProtobufWriter.message { writer in
      for feature in features { writer.text(4, feature) }
      writer.text(16, "a test")
    }
    return blob("OSMHeader", content, isCompressed: isCompressed)
  }

  /// A header as most files have it.
  static let plainHeader = header(features: ["OsmSchema-V0.6", "DenseNodes"])

  static func blob(_ kind: String, _ content: [UInt8], isCompressed: Bool = false) -> [UInt8] {
    let message = ProtobufWriter.message { writer in
      if isCompressed {
        writer.number(2, Int64(content.count))
        writer.content(3, Compression.compress(content, .zlib))
      } else {
        writer.content(1, content)
      }
    }
    return frame(kind, message)
  }

  /// A blob that claims to inflate to `size` bytes.
  static func blob(_ kind: String, inflating content: [UInt8], claiming size: Int64) -> [UInt8] {
    let message = ProtobufWriter.message { writer in
      writer.number(2, size)
      writer.content(3, Compression.compress(content, .zlib))
    }
    return frame(kind, message)
  }

  /// A message with the header of a blob before it.
  static func frame(_ kind: String, _ message: [UInt8], claiming size: Int? = nil) -> [UInt8] {
    let header = ProtobufWriter.message { writer in
      writer.text(1, kind)
      writer.number(3, Int64(size ?? message.count))
    }
    return length(header.count) + header + message
  }

  static func length(_ count: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }
  }
}
