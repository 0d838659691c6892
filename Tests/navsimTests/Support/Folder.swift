#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import ShortLived

/// A folder of files, for tests.
struct Folder {
  let path: String

  init(_ path: String) { self.path = path }

  /// The folder of the package, found from this file.
  static let package: Folder = {
    var parts = #filePath.split(separator: "/")
    parts.removeLast(4)
    return Folder("/" + parts.joined(separator: "/"))
  }()

  private static let prefix = ShortLived.folder + "/navsim-tests-"

  /// Creates an empty folder of its own.
  static func temporary() throws -> Folder {
    var template = Array("\(prefix)XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress, unsafe mkdtemp(base) != nil else { return nil }
      return unsafe String(cString: base)
    }
    guard let made else { throw FileError(path: ShortLived.folder, number: errno) }
    return Folder(made)
  }

  /// Runs `body` with an empty folder that is gone afterwards.
  static func withTemporary<Result>(_ body: (Folder) throws -> Result) throws -> Result {
    let folder = try temporary()
    defer { folder.remove() }
    return try body(folder)
  }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a script that can be run at once.
  ///
  /// A child writes it: what this process has open for writing a child of another test may hold for a moment, and
  /// the system runs no file that somebody writes to.
  @discardableResult
  func writeProgram(_ text: String, to name: String) throws -> String {
    let path = self(name)
    Self.makeFolders(to: path)
    let script = #"printf '%s' "$1" >"$0" && chmod +x "$0""#
    let done = try ChildProcess.run("/bin/sh", ["-c", script, path, text])
    guard done.status == 0 else { throw FileError(path: path, number: EIO) }
    return path
  }

  /// Writes a file, making the folders on its way.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = self(name)
    Self.makeFolders(to: path)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path, number: errno) }
    defer { close(descriptor) }
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Self.write(descriptor, buffer.baseAddress?.advanced(by: sent), bytes.count - sent)
      }
      guard count > 0 else { throw FileError(path: path, number: errno) }
      sent += count
    }
    return path
  }

  /// Creates a file of `size` zeros that takes no room.
  @discardableResult
  func writeSparse(size: Int, to name: String) throws -> String {
    let path = try write([], to: name)
    guard unsafe truncate(path, size) == 0 else { throw FileError(path: path, number: errno) }
    return path
  }

  static func bytes(of path: String) throws -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileError(path: path, number: errno) }
    defer { close(descriptor) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count <= 0 { return result }
      result += chunk[..<count]
    }
  }

  static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  func exists(_ name: String) -> Bool { unsafe access(self(name), F_OK) == 0 }

  /// The files below the folder, sorted, as full paths.
  func files(endingIn suffix: String = "") throws -> [String] {
    var found: [String] = []
    guard let directory = unsafe opendir(path) else { throw FileError(path: path, number: errno) }
    defer { unsafe closedir(directory) }
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { buffer in
        unsafe String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      let path = self(name)
      if Self.isFolder(path) {
        found += try Folder(path).files(endingIn: suffix)
      } else if name.hasSuffix(suffix) {
        found.append(path)
      }
    }
    return found.sorted()
  }

  /// The files below the folder with what they hold; of large files their size.
  func snapshot() throws -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for file in try files() {
      let size = Self.size(of: file)
      result[file] = size > 1 << 20 ? Array("\(size) bytes".utf8) : try Self.bytes(of: file)
    }
    return result
  }

  /// Copies a file or a folder of the package into this one, under the same name.
  func copy(_ name: String) throws {
    let source = Folder.package(name)
    guard Self.isFolder(source) else {
      try write(Self.bytes(of: source), to: name)
      return
    }
    for file in try Folder(source).files() {
      try write(Self.bytes(of: file), to: name + file.dropFirst(source.count))
    }
  }

  static func makeFolders(to path: String) {
    var made = ""
    for part in path.split(separator: "/").dropLast() {
      made += "/" + part
      _ = unsafe mkdir(made, 0o755)
    }
  }

  static func size(of path: String) -> Int {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : -1
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Takes the folder away with all it holds.
  func remove() {
    guard path.hasPrefix(Self.prefix) else { return }
    _ = try? ChildProcess.run("/bin/rm", ["-rf", path])
  }

  /// Takes a folder away that lies in a temporary one.
  func removeAll() throws {
    guard path.hasPrefix(Self.prefix) else { return }
    _ = try ChildProcess.run("/bin/rm", ["-rf", path])
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, bytes, count)
    #else
      unsafe Darwin.write(descriptor, bytes, count)
    #endif
  }
}

/// A file that could not be read or written.
struct FileError: Error, CustomStringConvertible {
  var path: String
  var number: Int32
  var description: String { unsafe "\(path): \(String(cString: strerror(number)))" }
}
