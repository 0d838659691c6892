import RoadNetwork

/// Reads bytes as a map named `map`.
enum Reading {
  static func lines(_ bytes: [UInt8]) throws -> [String] {
    try OSMReader.read(bytes: bytes, name: "map").data.lines
  }

  static func lines(_ text: String) throws -> [String] { try lines(Array(text.utf8)) }

  /// The text of the error that reading gives; nil if it gives none.
  static func problem(
    _ bytes: [UInt8],
    _ options: OSMReadingOptions = OSMReadingOptions()
  ) -> String? {
    do {
      _ = try OSMReader.read(bytes: bytes, name: "map", options: options)
      return nil
    } catch {
      return error.description
    }
  }

  static func problem(_ text: String) -> String? { problem(Array(text.utf8)) }
}
