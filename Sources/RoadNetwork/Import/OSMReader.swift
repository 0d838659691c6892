/// Reads map files: PBF, and XML with or without gzip.
///
/// The content decides, not the name.
public enum OSMReader {
  /// Reads a file.
  ///
  /// - Parameter progress: Is told how many bytes of how many were read.
  /// - Throws: ``MapError`` where it cannot be read, is damaged, or is no map.
  public static func read(
    path: String,
    progress: @escaping (Int, Int) -> Void = { _, _ in }
  ) throws(MapError) -> (data: OSMData, report: OSMImportReport) {
    var file = try MapFile(path: path)
    let head = try file.read(256)
    guard !head.isEmpty else { throw MapError(source: path, message: "the file is empty") }
    if head.starts(with: [0x1f, 0x8b]) || isXML(head) {
      var reader = OSMXMLReader(file, isPacked: head[0] == 0x1f, progress: progress)
      return try reader.read(head: head)
    }
    if let foreign = foreign(head) {
      throw MapError(source: path, message: "this is \(foreign), not a map")
    }
    var reader = PBFReader(file, progress: progress)
    return try reader.read(head: head)
  }

  private static func isXML(_ head: [UInt8]) -> Bool {
    let start = head.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    return head[start...].first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  private static func foreign(_ head: [UInt8]) -> String? {
    if head.starts(with: [0x50, 0x4b, 0x03, 0x04]) { return "a ZIP file" }
    if head.starts(with: Array("BZh".utf8)) { return "a bzip2 file (unpack it first)" }
    if head[0] == UInt8(ascii: "{") || head[0] == UInt8(ascii: "[") { return "a JSON file" }
    return nil
  }
}
