import Platform
import ShortLived
import Testing
import Waiting

#if os(Linux)
  import Glibc

  /// Each of these runs in a process of its own, whose children are the test's alone.
  @Suite("What children leave behind", .waits)
  struct OrphanTests {
    @Test("A grandchild in a session of its own is ended with its child")
    func sessions() async {
      await #expect(processExitsWith: .success) {
        let child = try ChildProcess(["sh", "-c", "setsid sleep 60 & echo $!; wait"])
        let pid = try Self.number(child)
        child.end()
        try #require(FileSystem.kind(of: "/proc/\(pid)") == .missing)
      }
    }

    @Test(
      "An orphan is ended with the last child, however its parents ended",
      arguments: ["exit 3", "kill -9 $$", "sleep 60"]
    )
    func orphans(end: String) async {
      await #expect(processExitsWith: .success) { [end = end as String] in
        let script = "(setsid sh -c 'echo $$; exec sleep 60' 2>/dev/null </dev/null &); \(end)"
        let child = try ChildProcess(["sh", "-c", script])
        let pid = try Self.number(child)
        child.end()
        try #require(FileSystem.kind(of: "/proc/\(pid)") == .missing)
      }
    }

    @Test("An orphan that another child may need is left until that one ends")
    func shared() async {
      await #expect(processExitsWith: .success) {
        let script = "(setsid sh -c 'echo $$; exec sleep 60' &); exit 3"
        let first = try ChildProcess(["sh", "-c", script])
        let second = try ChildProcess(["sleep", "60"])
        let pid = try Self.number(first)
        // Until its parent has ended it is no orphan, and would be ended with its family.
        try #require(first.ending(within: .seconds(20)) == .status(3))
        first.end()
        try #require(FileSystem.kind(of: "/proc/\(pid)") == .folder)
        second.end()
        try #require(FileSystem.kind(of: "/proc/\(pid)") == .missing)
      }
    }

    @Test("A child of the program that is none of these is left alone")
    func strangers() async {
      await #expect(processExitsWith: .success) {
        var stranger = pid_t()
        var words = unsafe [strdup("sleep"), strdup("60"), nil]
        _ = unsafe posix_spawnp(&stranger, "sleep", nil, nil, &words, environ)
        let child = try ChildProcess(["sh", "-c", "exit 3"])
        child.end()
        LiveChildren.endAll()
        try #require(kill(stranger, 0) == 0)
        _ = kill(stranger, SIGKILL)
        // Whoever inherits what is left of it would wait in vain.
        _ = waitpid(stranger, nil, 0)
      }
    }

    @Test("The end of the program is the end of its children, and none begins any more")
    func endOfProgram() async {
      await #expect(processExitsWith: .success) {
        let children = try (0..<3).map { _ in
          try ChildProcess(["sh", "-c", "trap '' TERM; echo ready; while :; do sleep 60; done"])
        }
        for child in children { _ = child.nextLine(until: .now + .seconds(20), limit: 10) }
        // Without an end they sleep for a minute; a busy machine takes its time over the rest.
        let start = ContinuousClock.now
        LiveChildren.endAll()
        try #require(ContinuousClock.now - start < .seconds(20))
        for child in children {
          try #require(child.ending(within: .seconds(10)) != nil)
        }
        #expect(throws: StartError.self) { try ChildProcess(["true"]) }
      }
    }

    @Test("A signal that ends the program ends its children first", arguments: [SIGTERM, SIGHUP])
    func signals(number: Int32) async throws {
      let folder = try FileSystem.makeTemporaryFolder(in: ShortLived.folder)
      defer { try? FileSystem.removeTree(folder) }
      await #expect(processExitsWith: .signal(number)) {
        [folder = folder as String, number = number as Int32] in
        let child = try ChildProcess(["sh", "-c", "setsid sleep 60 & echo $!; wait"])
        let pid = try Self.number(child)
        try FileSystem.write(Array("\(child.pid) \(pid)".utf8), to: folder + "/pids")
        _ = kill(getpid(), number)
        sleep(20)
      }
      let pids = String(decoding: try FileSystem.read(folder + "/pids"), as: UTF8.self)
      for pid in pids.split(separator: " ") { #expect(kill(Int32(pid) ?? 0, 0) != 0) }
    }

    /// Reads the number of a process.
    private static func number(_ child: ChildProcess) throws -> Int32 {
      let reading = child.nextLine(until: .now + .seconds(20), limit: 100)
      guard case .line(let text) = reading else { throw StartError.refused("", "\(reading)") }
      return try #require(Int32(String(decoding: text, as: UTF8.self)))
    }
  }
#endif
