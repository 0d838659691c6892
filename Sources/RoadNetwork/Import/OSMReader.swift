/// Reads OpenStreetMap files: XML, gzipped XML, and PBF.
public enum OSMReader {
  /// What is told while reading: the bytes taken from the file, and its size (0 of a pipe).
  public typealias Progress = (_ bytesDone: Int, _ bytesTotal: Int) -> Void

  /// Reads a file, whose content says what it is; its name does not matter.
  ///
  /// - Throws: An error with its place, if the file cannot be read, is none of OpenStreetMap, is
  ///   damaged, or is larger than the options and numbers of 32 bits allow.
  public static func read(
    path: String,
    options: OSMReadingOptions = OSMReadingOptions(),
    progress: Progress? = nil
  ) throws(MapError) -> (data: OSMData, report: OSMImportReport) {
    try read(try OSMInput(path: path), options, progress)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameter name: The name that errors give.
  ///
  /// - Throws: An error with its place, as of a file.
  public static func read(
    bytes: [UInt8],
    name: String,
    options: OSMReadingOptions = OSMReadingOptions(),
    progress: Progress? = nil
  ) throws(MapError) -> (data: OSMData, report: OSMImportReport) {
    try read(OSMInput(bytes: bytes, name: name), options, progress)
  }

  private static func read(
    _ input: OSMInput,
    _ options: OSMReadingOptions,
    _ progress: Progress?
  ) throws(MapError) -> (data: OSMData, report: OSMImportReport) {
    var kind = OSMFileKind(try input.peek(OSMFileKind.headCount))
    if kind == .gzip {
      try input.startGzip(limit: options.decompressedLimit)
      kind = OSMFileKind(try input.peek(OSMFileKind.headCount))
    }
    switch kind {
    case .pbf:
      return try PBFReader(input, options, progress).read()
    case .xml:
      return try OSMXMLReader(input, options, progress).read()
    case .gzip:
      throw MapError(source: input.name, message: "the file is gzipped twice")
    case .empty:
      throw MapError(source: input.name, message: "the file is empty")
    case .other(let found, let hint):
      throw MapError(
        source: input.name,
        message: "this is \(found), not an OpenStreetMap file",
        hint: hint
      )
    }
  }
}
