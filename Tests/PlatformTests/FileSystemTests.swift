import Platform
import ShortLived
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct FileSystemTests {
  @Test("A file that is written again is the old or the new one, with nothing beside it")
  func atomic() throws {
    let folder = try FileSystem.makeTemporaryFolder(in: ShortLived.folder)
    defer { try? FileSystem.removeTree(folder) }
    let path = folder + "/a/x"
    try FileSystem.write([1], to: path)
    do {
      let file = try AtomicFile(replacing: path)
      try file.append([2, 3])
      #expect(try FileSystem.read(path) == [1])
      #expect(try file.contents() == [2, 3])
      try file.commit()
    }
    #expect(try FileSystem.read(path) == [2, 3])
    do {
      let file = try AtomicFile(replacing: path)
      try file.append([4])
    }
    #expect(try FileSystem.read(path) == [2, 3])
    #expect(try FileSystem.names(in: folder + "/a") == ["x"])
  }

  @Test("Files are found below a folder in the order of their bytes, links in a circle once")
  func tree() throws {
    let folder = try FileSystem.makeTemporaryFolder(in: ShortLived.folder)
    defer { try? FileSystem.removeTree(folder) }
    for name in ["b/y", "b/x", "a", "B", ".hidden"] {
      try FileSystem.write([], to: folder + "/" + name)
    }
    #expect(unsafe symlink(folder, folder + "/b/up") == 0)
    #expect(try FileSystem.files(below: folder) == ["B", "a", "b/x", "b/y"])
    #expect(try FileSystem.files(below: folder, entersFolder: { $0 != "b" }) == ["B", "a"])
    #expect(try FileSystem.files(below: folder + "/none") == [])
  }

  @Test("A tree is removed with its links, not what they lead to")
  func removal() throws {
    let folder = try FileSystem.makeTemporaryFolder(in: ShortLived.folder)
    defer { try? FileSystem.removeTree(folder) }
    try FileSystem.write([1], to: folder + "/kept/x")
    try FileSystem.write([1], to: folder + "/gone/y")
    #expect(unsafe symlink(folder + "/kept", folder + "/gone/link") == 0)
    try FileSystem.removeTree(folder + "/gone")
    #expect(FileSystem.kind(of: folder + "/gone") == .missing)
    #expect(try FileSystem.read(folder + "/kept/x") == [1])
  }

  @Test("Threads share out every piece of work once")
  func threads() {
    let counts = (0..<1000).map { _ in Counter() }
    WorkerThreads.run(count: counts.count, jobs: 4) { counts[$0].add() }
    #expect(counts.allSatisfy { $0.value == 1 })
  }
}

private final class Counter: Sendable {
  private let count = Atomic<Int>(0)
  var value: Int { count.load(ordering: .relaxed) }
  func add() { count.add(1, ordering: .relaxed) }
}
