#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A map file that is read from its beginning to its end.
struct MapFile {
  let name: String
  /// Bytes; 0 where the system does not say.
  let size: Int
  /// Bytes read so far.
  private(set) var position = 0
  private let file: OpenFile

  private final class OpenFile: Sendable {
    let descriptor: Int32
    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }
  }

  /// - Throws: ``MapError`` where the file cannot be opened or is a folder.
  init(path: String) throws(MapError) {
    name = path
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw MapError(source: path, message: "cannot read the map: \(Self.lastError())")
    }
    file = OpenFile(descriptor)
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw MapError(source: path, message: "cannot read the map: \(Self.lastError())")
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw MapError(source: path, message: "cannot read the map: it is a folder")
    }
    size = Int(status.st_size)
  }

  /// Reads up to `count` bytes into a buffer from `start` on; 0 at the end of the file.
  mutating func read(into buffer: inout [UInt8], from start: Int, count: Int) throws(MapError)
    -> Int
  {
    let descriptor = file.descriptor
    let wanted = min(count, buffer.count - start)
    let got = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe Self.read(descriptor, bytes.baseAddress?.advanced(by: start), wanted)
    }
    guard got >= 0 else {
      throw MapError(source: name, message: "cannot read the map: \(Self.lastError())")
    }
    position += got
    return got
  }

  /// Reads exactly `count` bytes; fewer at the end of the file.
  mutating func read(_ count: Int) throws(MapError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = try read(into: &bytes, from: filled, count: count - filled)
      if got == 0 { break }
      filled += got
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  private static func read(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ size: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(file, start, size)
    #elseif canImport(Musl)
      unsafe Musl.read(file, start, size)
    #else
      unsafe Darwin.read(file, start, size)
    #endif
  }

  private static func lastError() -> String {
    unsafe String(cString: strerror(errno)).lowercased()
  }
}
