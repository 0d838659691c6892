import Platform
import ShortLived
import Testing
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct OpenFileTests {
  private let folder: String

  init() throws { folder = try FileSystem.makeTemporaryFolder(in: ShortLived.folder) }

  private func remove() throws { try FileSystem.removeTree(folder) }

  @Test("A file is read as it stands, whatever its size")
  func whole() throws {
    defer { try? remove() }
    for size in [0, 1, 4095, 4096, 4097, 300_000] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try FileSystem.write(bytes, to: folder + "/x")
      #expect(try FileSystem.read(folder + "/x") == bytes)
      #expect(try OpenFile(folder + "/x").size == size)
      #expect(try MappedFile(folder + "/x").count == size)
    }
  }

  @Test("A file of /proc, which tells no size, is read to its end")
  func procfs() throws {
    defer { try? remove() }
    guard FileSystem.kind(of: "/proc/self/status") == .file else { return }
    let text = String(decoding: try FileSystem.read("/proc/self/status"), as: UTF8.self)
    #expect(text.contains("Pid:"))
  }

  @Test("A pipe without a writer, a device and a socket are refused at once")
  func special() throws {
    defer { try? remove() }
    let pipe = folder + "/pipe"
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", "/dev/null", "/dev/tty"] {
      let error = #expect(throws: FileError.self) { try FileSystem.read(path) }
      // There may be no terminal.
      guard path != "/dev/tty" else { continue }
      #expect(
        error?.description == "\(path): error: cannot read: it is a pipe or a device, not a file"
      )
      #expect(throws: FileError.self) { try MappedFile(path) }
    }
  }

  @Test("A folder and a missing file are told apart")
  func refusals() throws {
    defer { try? remove() }
    let none = #expect(throws: FileError.self) { try OpenFile(folder + "/none") }
    #expect(none?.isMissing == true)
    #expect(none?.systemReason == "no such file or directory")
    #expect(none?.description == "\(folder)/none: error: cannot read: no such file or folder")
    let place = #expect(throws: FileError.self) { try OpenFile(folder) }
    #expect(place?.isFolder == true)
    #expect(place?.systemReason == "is a directory")
  }

  @Test("The reason is said in the same words in another country", .waits)
  func abroad() async {
    await #expect(processExitsWith: .success) {
      let reason = ForeignSurroundings.during {
        do {
          _ = try OpenFile("/dev/null/none")
          return "opened"
        } catch {
          return (error as? FileError)?.systemReason ?? "another error"
        }
      }
      try #require(reason == "not a directory")
    }
  }

  @Test("A file that is larger than allowed is not read")
  func limit() throws {
    defer { try? remove() }
    try FileSystem.write([UInt8](repeating: 1, count: 2 << 20), to: folder + "/x")
    #expect(try FileSystem.read(folder + "/x", limit: 2 << 20).count == 2 << 20)
    let error = #expect(throws: FileError.self) {
      try FileSystem.read(folder + "/x", limit: 1 << 20)
    }
    #expect(error?.isTooLarge == true)
    #expect(error?.limit == 1 << 20)
    #expect(error?.systemReason == "larger than 1 MB")
    // It tells no size, and is longer than the limit all the same.
    #expect(throws: FileError.self) { try FileSystem.read("/proc/self/status", limit: 10) }
  }

  @Test("Parts are read in order, and from any place")
  func parts() throws {
    defer { try? remove() }
    try FileSystem.write(Array("0123456789".utf8), to: folder + "/x")
    let file = try OpenFile(folder + "/x")
    var buffer = [UInt8](repeating: 0x2E, count: 8)
    #expect(try file.read(into: &buffer, 2..<6) == 4)
    #expect(String(decoding: buffer, as: UTF8.self) == "..0123..")
    #expect(try file.read(into: &buffer, 0..<8) == 6)
    #expect(try file.read(into: &buffer, 0..<8) == 0)
    #expect(try file.read(into: &buffer, count: 3, at: 4) == 3)
    #expect(buffer.prefix(3).elementsEqual("456".utf8))
    #expect(try file.read(into: &buffer, count: 8, at: 7) == 3)
    let map = try MappedFile(folder + "/x")
    #expect(map.number(UInt16.self, at: 1) == 0x3231)
  }
}
