import Platform
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

/// The merge driver and the text conversion in a real repository.
@Suite("Goldens under git", .waits)
struct GitTests {
  private static let header = #"{"navsim":1,"scenario":"a","seed":0,"navigator":"builtin"}"#

  private static func golden(_ events: [(time: Int, name: String)]) -> String {
    var text = header + "\n"
    for (number, event) in events.enumerated() {
      text +=
        #"{"seq":\#(number),"t":\#(event.time),"source":"navigator","event":"\#(event.name)"}"#
        + "\n"
    }
    return text
  }

  private struct Repository {
    let folder: Folder

    /// Runs git and expects it to succeed.
    @discardableResult
    func git(_ arguments: String..., fails: Bool = false) throws -> ChildProcess {
      let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
      let run = try ChildProcess.run(
        "/usr/bin/env",
        ["git", "-C", folder.path] + identity + arguments
      )
      if !fails { #expect(run.status == 0, "git \(arguments): \(run.output)\(run.error)") }
      return run
    }

    func commit(_ golden: String) throws {
      try folder.write(golden, to: "Golden/a.jsonl")
      try git("add", "-A")
      try git("commit", "-qm", "change")
    }
  }

  @Test("A lock that a git left which was killed is named, and without it the next run is whole")
  func staleLock() throws {
    try Folder.withTemporary { folder in
      let repository = Repository(folder: folder)
      try repository.git("init", "-q")
      let lock = try folder.write("", to: ".git/config.lock")
      let run = try ChildProcess.run(ChildProcess.navsim, ["setup-git", folder.path])
      #expect(run.status == 70)
      #expect(run.error.contains("hint: \(lock) is there: "), "\(run.error)")
      try repository.git("config", "--local", "--get", "merge.navsim.driver", fails: true)
      try FileSystem.remove(lock)
      #expect(try ChildProcess.run(ChildProcess.navsim, ["setup-git", folder.path]).status == 0)
    }
  }

  private func withRepository(_ body: (Repository) throws -> Void) throws {
    try Folder.withTemporary { folder in
      let repository = Repository(folder: folder)
      try repository.git("init", "-q", "-b", "main")
      try body(repository)
    }
  }

  private static let base: [(time: Int, name: String)] = (0..<20).map { ($0 * 1000, "e\($0)") }

  private func setUp(_ repository: Repository, _ arguments: String...) throws -> ChildProcess {
    try ChildProcess.run(
      ChildProcess.navsim,
      ["setup-git", repository.folder.path] + arguments
    )
  }

  @Test("Setting up writes once, and a dry run nothing")
  func idempotent() throws {
    try withRepository { repository in
      try repository.folder.write("*.png binary", to: ".gitattributes")
      let before = try repository.folder.snapshot()
      let dry = try setUp(repository, "--dry-run")
      #expect(dry.status == 0)
      #expect(dry.output.contains("would set  merge.navsim.driver = "))
      #expect(dry.output.contains("would add  "))
      #expect(try repository.folder.snapshot() == before)
      let first = try setUp(repository)
      #expect(first.status == 0)
      #expect(first.output.contains("set  diff.navsim.textconv = "))
      let text = try Folder.text(of: repository.folder(".gitattributes"))
      #expect(text.hasPrefix("*.png binary\n**/Golden/**/*.jsonl merge=navsim"))
      let after = try repository.folder.snapshot()
      let second = try setUp(repository)
      #expect(second.output.isEmpty)
      #expect(second.error == "git is set up already\n")
      #expect(try repository.folder.snapshot() == after)
      #expect(try setUp(repository, "--json").output.contains(#""written":false"#))
    }
  }

  @Test("Outside of a repository nothing is written")
  func noRepository() throws {
    try Folder.withTemporary { folder in
      let run = try ChildProcess.run(ChildProcess.navsim, ["setup-git", folder.path])
      #expect(run.status == 2)
      #expect(run.error.contains("not inside a git repository"))
    }
  }

  @Test("Git merges two branches that changed a golden in two places")
  func merge() throws {
    try withRepository { repository in
      #expect(try setUp(repository).status == 0)
      try repository.commit(Self.golden(Self.base))
      try repository.git("checkout", "-qb", "other")
      var theirs = Self.base
      theirs.insert((15_000, "theirs"), at: 16)
      try repository.commit(Self.golden(theirs))
      try repository.git("checkout", "-q", "main")
      var ours = Self.base
      ours.insert((3000, "ours"), at: 4)
      try repository.commit(Self.golden(ours))
      // Every line after the first insertion has another number: git alone sees a conflict.
      try repository.git("merge", "-q", "--no-edit", "other")
      var both = theirs
      both.insert((3000, "ours"), at: 4)
      let merged = try Folder.text(of: repository.folder("Golden/a.jsonl"))
      #expect(merged == Self.golden(both))
    }
  }

  @Test("A real conflict leaves marks, counts as a missing golden, and shows as a timeline")
  func conflict() throws {
    try withRepository { repository in
      #expect(try setUp(repository).status == 0)
      try repository.commit(Self.golden(Self.base))
      try repository.git("checkout", "-qb", "other")
      var theirs = Self.base
      theirs[10].name = "theirs"
      try repository.commit(Self.golden(theirs))
      try repository.git("checkout", "-q", "main")
      var ours = Self.base
      ours[10].name = "ours"
      try repository.commit(Self.golden(ours))
      let shown = try repository.git("diff", "HEAD~1", "HEAD")
      #expect(shown.output.contains("0:10.0  "), "a timeline, not JSON: \(shown.output)")
      #expect(!shown.output.contains("{\"seq\""))
      let merge = try repository.git("merge", "-q", "--no-edit", "other", fails: true)
      #expect(merge.status == 1)
      #expect(merge.error.contains("Golden/a.jsonl: warning: 1 conflict in the golden"))
      let text = try Folder.text(of: repository.folder("Golden/a.jsonl"))
      #expect(text.contains("<<<<<<< ours\n"))
      #expect(text.contains("\n=======\n"))
      let status = try repository.git("status", "--porcelain")
      #expect(
        status.output.contains("AA Golden/a.jsonl") || status.output.contains("UU Golden/a.jsonl")
      )
    }
  }

  @Test("Where navsim is gone, git shows and merges goldens as it would without")
  func programGone() throws {
    try withRepository { repository in
      #expect(try setUp(repository, "--program", "/no/such/navsim").status == 0)
      try repository.commit(Self.golden(Self.base))
      try repository.git("checkout", "-qb", "other")
      var theirs = Self.base
      theirs[15].name = "theirs"
      try repository.commit(Self.golden(theirs))
      try repository.git("checkout", "-q", "main")
      var ours = Self.base
      ours[3].name = "ours"
      try repository.commit(Self.golden(ours))
      let shown = try repository.git("diff", "HEAD~1", "HEAD")
      #expect(shown.output.contains("ours"))
      try repository.git("merge", "-q", "--no-edit", "other")
      var both = ours
      both[15].name = "theirs"
      #expect(try Folder.text(of: repository.folder("Golden/a.jsonl")) == Self.golden(both))
    }
  }

  @Test("What runs leave behind is ignored by git without anybody's doing")
  func artefacts() throws {
    try withRepository { repository in
      try Suite.write(to: repository.folder)
      #expect(CommandRun("test", repository.folder("Scenarios")).status == 3)
      #expect(repository.folder.exists(".navsim/last-run.json"))
      let status = try repository.git("status", "--porcelain", "--untracked-files=all")
      #expect(!status.output.contains(".navsim"), "\(status.output)")
      // Somebody wants to keep something: that file is not written again.
      try repository.folder.write("!kept\n", to: ".navsim/.gitignore")
      #expect(CommandRun("test", repository.folder("Scenarios")).status == 3)
      #expect(try Folder.text(of: repository.folder(".navsim/.gitignore")) == "!kept\n")
    }
  }

  @Test("After a conflict the gate warns and says how to go on")
  func gate() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let scenario = folder("Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      let golden = try Folder.text(of: folder("Golden/ok.jsonl"))
      let marked = "<<<<<<< ours\n\(golden)=======\n\(golden)>>>>>>> theirs\n"
      try folder.write(marked, to: "Golden/ok.jsonl")
      let run = CommandRun("test", folder("Scenarios"))
      #expect(run.status == 3)
      #expect((run.output + run.error).contains("conflict markers; counts as no golden"))
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      #expect(try Folder.text(of: folder("Golden/ok.jsonl")) == golden)
    }
  }
}
