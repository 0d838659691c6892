import Platform
import ShortLived
import Testing
import Waiting

@Suite("Children with pipes", .waits)
struct ChildProcessTests {
  private static let limit = 1 << 20
  private static let soon = Duration.seconds(20)

  /// Starts a script of sh.
  private func child(_ script: String) throws -> ChildProcess {
    try ChildProcess(["sh", "-c", script])
  }

  private func next(_ child: ChildProcess, limit: Int = limit) -> ChildProcess.Reading {
    child.nextLine(until: .now + Self.soon, limit: limit)
  }

  private func line(_ text: String) -> ChildProcess.Reading { .line(Array(text.utf8)) }

  // MARK: - Talking

  @Test("What a child says comes line by line, a last line without its end is none")
  func lines() throws {
    let child = try child("echo one; echo; printf 'two\\r\\nthree'")
    #expect([next(child), next(child), next(child)] == [line("one"), line(""), line("two\r")])
    #expect(next(child) == .ended)
    #expect(child.ending(within: Self.soon) == .status(0))
  }

  @Test("A child hears what it is told, and the end of it")
  func telling() throws {
    let child = try child("cat; echo over")
    child.send(Array("a\nb\n".utf8))
    #expect([next(child), next(child)] == [line("a"), line("b")])
    child.closeInput()
    #expect(next(child) == line("over"))
  }

  @Test("A child that says much before it hears anything holds nobody up")
  func flood() throws {
    let child = try child("head -c 3000000 /dev/zero | tr '\\0' x; echo; wc -c")
    child.send([UInt8](repeating: UInt8(ascii: "y"), count: 3_000_000))
    #expect(next(child, limit: 4_000_000) == .line([UInt8](repeating: 0x78, count: 3_000_000)))
    #expect(child.nextLine(until: .now + .milliseconds(300), limit: 10) == .late)
    child.closeInput()
    guard case .line(let count) = next(child) else {
      Issue.record("it heard nothing")
      return
    }
    #expect(String(decoding: count, as: UTF8.self).contains("3000000"))
  }

  @Test("Who waits is told when it is too late, and may lose interest")
  func late() throws {
    let child = try child("printf half; sleep 60")
    let start = ContinuousClock.now
    #expect(child.nextLine(until: .now + .milliseconds(120), limit: 10) == .late)
    #expect(ContinuousClock.now - start >= .milliseconds(120))
    #expect(child.nextLine(until: .now + Self.soon, limit: 10) { true } == .interrupted)
    #expect(child.end() == .signal(15))
  }

  @Test("A line beyond the limit is told by its beginning", arguments: [true, false])
  func tooLong(hasEnd: Bool) throws {
    let child = try child("printf 12345678901\(hasEnd ? "; echo" : "; sleep 60")")
    #expect(next(child, limit: 10) == .tooLong(Array("12345678901".utf8)))
    let exact = try self.child("echo 1234567890")
    #expect(next(exact, limit: 10) == line("1234567890"))
  }

  @Test("Whether a line is there can be seen without waiting")
  func waiting() throws {
    let child = try child("echo now; read x; sleep 60")
    #expect(next(child) == line("now"))
    #expect(child.waitingLine(limit: 10) == nil)
    let early = try self.child("echo one; echo two; sleep 60")
    #expect(next(early) == line("one"))
    var second: ChildProcess.Reading?
    for _ in 0..<1000 where second == nil {
      second = early.waitingLine(limit: 10)
      _ = early.ending(within: .milliseconds(2))
    }
    #expect(second == line("two"))
  }

  @Test("The last twenty lines of standard error are kept")
  func lastWords() throws {
    let child = try child(
      "i=0; while [ $i -lt 30000 ]; do echo a long line $i >&2; i=$((i+1)); done; printf end >&2"
    )
    #expect(next(child) == .ended)
    #expect(child.lastWords.count == 20)
    #expect(child.lastWords.first == "a long line 29981")
    #expect(child.lastWords.last == "end")
  }

  // MARK: - Beginning

  @Test(
    "Why a program cannot be started is told apart",
    arguments: [
      ("navsim-is-not-there", .noSuchFile("navsim-is-not-there")),
      ("./not/there", .noSuchFile("./not/there")), ("", .noSuchFile("")),
      ("/", .folder("/")), ("/etc/passwd", .notExecutable("/etc/passwd")),
    ] as [(String, StartError)]
  )
  func refusals(name: String, error: StartError) {
    #expect(throws: error) { try ChildProcess([name]) }
  }

  @Test("A script without a program is no program")
  func scripts() throws {
    let folder = try FileSystem.makeTemporaryFolder(in: ShortLived.folder)
    defer { try? FileSystem.removeTree(folder) }
    func script(_ name: String, _ text: String) throws -> String {
      let path = "\(folder)/\(name)"
      try FileSystem.write(Array(text.utf8), to: path)
      let change = try ChildProcess(["chmod", "+x", path])
      #expect(change.ending(within: Self.soon) == .status(0))
      return path
    }
    let bare = try script("bare", "echo hello\n")
    #expect(throws: StartError.badFormat(bare)) { try ChildProcess([bare]) }
    let lost = try script("lost", "#!/not/there\n")
    #expect(throws: StartError.noInterpreter(lost)) { try ChildProcess([lost]) }
    let sound = try script("sound", "#!/bin/sh\necho \"$@\"\n")
    #expect(next(try ChildProcess([sound, "a b", "c"])) == line("a b c"))
  }

  @Test("A child ignores no signal, and leads a group of its own")
  func fresh() throws {
    guard FileSystem.kind(of: "/proc/self/status") == .file else { return }
    // Not below a shell, which blocks signals itself while it starts a program.
    let child = try ChildProcess(["grep", "-E", "SigIgn|SigBlk", "/proc/self/status"])
    #expect(next(child) == line("SigBlk:\t0000000000000000"))
    guard case .line(let ignored) = next(child) else {
      Issue.record("it says nothing")
      return
    }
    // The two signals of the C library's own aside.
    let mask = try #require(UInt64(String(decoding: ignored.suffix(16), as: UTF8.self), radix: 16))
    #expect(mask & 0x7FFF_FFFF == 0)
    let leader = try self.child("ps -o pgid= -p $$ | tr -d ' '")
    #expect(next(leader) == line("\(leader.pid)"))
  }

  @Test("One child holds no pipe of another open")
  func separate() throws {
    let first = try child("cat >/dev/null; exit 5")
    let second = try child("sleep 60")
    first.closeInput()
    #expect(first.ending(within: Self.soon) == .status(5))
    second.end()
  }

  // MARK: - The end

  @Test(
    "How a child ended is told",
    arguments: [
      ("exit 0", .status(0)), ("exit 3", .status(3)), ("kill -9 $$", .signal(9)),
      ("kill -SEGV $$", .signal(11)),
    ] as [(String, ChildEnding)]
  )
  func endings(script: String, ending: ChildEnding) throws {
    let child = try child(script)
    #expect(next(child) == .ended)
    #expect(child.ending(within: Self.soon) == ending)
    #expect(child.end() == ending)
  }

  @Test("The end of a child is seen though another holds its output open")
  func heldOutput() throws {
    let child = try child("echo last; sleep 60 & exit 4")
    #expect(next(child) == line("last"))
    #expect(next(child) == .ended)
    #expect(child.end() == .status(4))
  }

  @Test("A child that has no end is ended, and what it started with it")
  func groups() throws {
    let child = try child("sleep 60 & echo $!; sleep 60 & echo $!; wait")
    let others = [next(child), next(child)]
    #expect(child.end() == .signal(15))
    for case .line(let pid) in others {
      #expect(FileSystem.kind(of: "/proc/\(String(decoding: pid, as: UTF8.self))") == .missing)
    }
    #expect(next(child) == .ended)
  }

  @Test("A child that will not hear SIGTERM is killed after a second")
  func stubborn() throws {
    let child = try child("trap '' TERM; echo ready; while :; do sleep 60; done")
    #expect(next(child) == line("ready"))
    let start = ContinuousClock.now
    #expect(child.end() == .signal(9))
    #expect(ContinuousClock.now - start >= .seconds(1))
  }

  @Test("A child that nobody holds any more is ended")
  func release() throws {
    var pid: Int32 = 0
    do {
      let child = try child("echo ready; sleep 60")
      #expect(next(child) == line("ready"))
      pid = child.pid
    }
    #expect(FileSystem.kind(of: "/proc/\(pid)") == .missing)
  }
}
