import ShortLived
import Testing

@testable import Platform

@Suite("Temporary files") struct TemporaryFilesTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = try FileSystem.makeTemporaryFolder(in: ShortLived.folder)
    defer { try? FileSystem.removeTree(folder) }
    try body(folder)
  }

  @Test("What nobody writes any more is swept by the next file; what somebody writes stays")
  func sweeps() throws {
    try withFolder { folder in
      let left = Paths.join(folder, ".navsim-0000000000000.tmp")
      try FileSystem.write([], to: left)
      let other = Paths.join(folder, ".navsim-else")
      try FileSystem.write([], to: other)
      // A folder is swept once in a while; this is another name of it.
      let folder = folder + "/."
      let first = try AtomicFile(replacing: Paths.join(folder, "a"))
      try first.append([1])
      #expect(FileSystem.kind(of: left) == .missing)
      #expect(FileSystem.kind(of: other) == .file)
      TemporaryFiles.sweep(folder + "/.")
      try first.commit()
      #expect(try FileSystem.read(Paths.join(folder, "a")) == [1])
      #expect(try FileSystem.names(in: folder) == [".navsim-else", "a"])
    }
  }

  @Test("A folder whose process has ended is swept by the next one; what looks like one stays")
  func sweepsFolders() throws {
    try withFolder { folder in
      let left = Paths.join(folder, "navsim.0000000000abc")
      try FileSystem.write([1], to: Paths.join(left, "file"))
      for name in ["navsim.0000000000ABC", "navsim.abc", "navsim.0000000000abcd"] {
        try FileSystem.createFolder(Paths.join(folder, name))
      }
      let first = try FileSystem.makeTemporaryFolder(in: folder)
      #expect(FileSystem.kind(of: left) == .missing)
      let second = try FileSystem.makeTemporaryFolder(in: folder)
      #expect(FileSystem.kind(of: first) == .folder, "its process, this one, is there")
      try FileSystem.removeTree(first)
      try FileSystem.removeTree(second)
      #expect(
        try FileSystem.names(in: folder).sorted() == [
          "navsim.0000000000ABC", "navsim.0000000000abcd", "navsim.abc",
        ]
      )
    }
  }

  @Test("A file of the longest name can be written")
  func longName() throws {
    try withFolder { folder in
      let path = Paths.join(folder, String(repeating: "n", count: 255))
      try FileSystem.write([1, 2], to: path)
      #expect(try FileSystem.read(path) == [1, 2])
    }
  }

  @Test("Two writers of one file do not meet, and the last one stands")
  func together() throws {
    try withFolder { folder in
      let path = Paths.join(folder, "a")
      let files = try (0..<8).map { _ in try AtomicFile(replacing: path) }
      for (number, file) in files.enumerated() { try file.append([UInt8(number)]) }
      for file in files { try file.commit() }
      #expect(try FileSystem.read(path) == [7])
      #expect(try FileSystem.names(in: folder) == ["a"])
    }
  }

  @Test("A temporary folder is gone with its last use")
  func lastUse() throws {
    var folder: TemporaryFolder? = try TemporaryFolder(in: ShortLived.folder)
    let path = try #require(folder?.path)
    #expect(try folder?.write([1, 2], to: "a/b") == path + "/a/b")
    #expect(try FileSystem.read(path + "/a/b") == [1, 2])
    folder = nil
    #expect(FileSystem.kind(of: path) == .missing)
  }
}
