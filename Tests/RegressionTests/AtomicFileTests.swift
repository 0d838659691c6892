import Platform
import Regression
import ScenarioLanguage
import Testing
import TestSupport
import Waiting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "x.jsonl")
  }

  @Test("A file appears whole, in folders that are made for it")
  func commit() throws {
    let file = try AtomicFile(replacing: folder("a/b/y"))
    try file.append(Array("one".utf8))
    #expect(FileSystem.kind(of: folder("a/b/y")) == .missing)
    try file.append(Array("two".utf8))
    try file.commit()
    #expect(try folder.tree() == ["a/b/y: onetwo", "x.jsonl: old"])
  }

  @Test("What is not committed leaves the old file and nothing beside it")
  func abandoned() throws {
    do {
      let file = try AtomicFile(replacing: folder("x.jsonl"))
      try file.append(Array("new".utf8))
    }
    #expect(try folder.tree() == ["x.jsonl: old"])
  }

  @Test("A process killed while it writes leaves the old file", .waits)
  func killed() async throws {
    let path: String = folder("x.jsonl")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let file = try AtomicFile(replacing: path)
      try file.append(Array("new".utf8))
      raise(SIGKILL)
    }
    #expect(try folder.read("x.jsonl") == "old")
  }

  @Test("A file where a folder is expected is a fault, and nothing is lost")
  func fileInTheWay() throws {
    let error = #expect(throws: FileError.self) {
      try AtomicFile(replacing: folder("x.jsonl/inner/y"))
    }
    #expect(error?.exitCode == .harnessFault)
    #expect(
      error?.description == "\(folder("x.jsonl")): error: cannot create the folder: "
        + "a file stands where a folder is expected"
    )
    #expect(try folder.tree() == ["x.jsonl: old"])
  }

  @Test("A folder where a file is expected is a fault")
  func folderInTheWay() throws {
    try folder.write("", to: "d/e")
    let error = #expect(throws: FileError.self) { try AtomicFile(replacing: folder("d")) }
    #expect(
      error?.description
        == "\(folder("d")): error: cannot write: a folder stands where a file is expected"
    )
  }

  #if os(Linux)
    @Test(
      "A full disk is a fault and the old file stays",
      .enabled(if: SmallDisk.isAllowed, "mounting a small disk is refused here")
    )
    func fullDisk() throws {
      let disk = try SmallDisk(at: folder("disk"), options: "size=64k")
      try folder.write("old", to: "disk/x")
      let file = try AtomicFile(replacing: folder("disk/x"))
      let error = #expect(throws: FileError.self) {
        for _ in 0..<100 { try file.append([UInt8](repeating: 65, count: 4096)) }
        try file.commit()
      }
      #expect(error?.exitCode == .harnessFault)
      #expect(
        error?.description
          == "\(folder("disk/x")): error: cannot write: no space left on the device"
      )
      #expect(try folder.read("disk/x") == "old")
      withExtendedLifetime((disk, file)) {}
    }
  #endif
}
