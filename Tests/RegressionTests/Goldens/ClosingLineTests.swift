import CanonicalJSON
import Platform
import TestSupport
import Testing

@testable import Regression

@Suite("Goldens and the line that closes them")
struct ClosingLineTests {
  private let drive = DriveRecording()

  private func damage(_ text: String, new: DriveRecording) throws -> GoldenDamage? {
    do {
      let diff = try RecordingDiff(
        golden: Array(text.utf8),
        path: "g",
        new: new.bytes,
        path: "n",
        isGate: true
      )
      Issue.record("\(diff.headline)")
      return nil
    } catch let damage as GoldenDamage {
      return damage
    }
  }

  @Test("A golden without it is damaged, and the words say what to do")
  func missing() throws {
    let folder = try TemporaryFolder()
    var open = drive
    open.isClosed = false
    try folder.write(open.text, to: "drive.jsonl")
    let comparer = try GoldenComparer(
      golden: folder("drive.jsonl"),
      scenario: "drive",
      destination: .memory
    )
    guard case .damaged(let damage) = comparer.verdict else {
      Issue.record("\(comparer.verdict)")
      return
    }
    #expect(damage.line == drive.records.count + 1)
    #expect(damage.description.contains("the recording has no last line such as"))
    #expect(damage.description.contains("'navsim migrate' adds it"))
    #expect(try self.damage(open.text, new: drive)?.reason == .notClosed)
    // What others made need not have it.
    let diff = try RecordingDiff(golden: open.bytes, path: "g", new: drive.bytes, path: "n")
    #expect(diff.isEmpty)
  }

  @Test("A line lost or told twice, another end, and what follows the end are damage by name")
  func disagreements() throws {
    let lines = drive.text.split(separator: "\n").map(String.init)
    func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
    var lost = lines
    lost.remove(at: 7)
    let count = drive.records.count
    #expect(
      try damage(text(lost), new: drive)?.reason
        == .disagrees("its last line closes it with \(count) records, and \(count - 1) stand there")
    )
    let other = drive.text.replacing(#""end":19000"#, with: #""end":18000"#)
    #expect(
      try damage(other, new: drive)?.reason
        == .disagrees(
          "its last line says that it ends at 18000 ms, and its last record is of 19000 ms"
        )
    )
    let more = lines[lines.count - 2]
    #expect(try damage(text(lines + [more]), new: drive)?.reason == .goesOn)
    let torn = drive.text.replacing(#","records":"#, with: #","recorts":"#)
    guard case .noClosing = try damage(torn, new: drive)?.reason else {
      Issue.record("a closing line that is none was taken")
      return
    }
  }

  @Test("What is left out and is another is a finding, though no record that stands there differs")
  func leftOut() throws {
    func thinned(_ count: Int, _ digest: String) -> DriveRecording {
      var drive = drive
      drive.left =
        #","left":{"navigator.didUpdateLocation":{"count":\#(count),"digest":"\#(digest)"}}"#
      return drive
    }
    func diff(_ golden: DriveRecording, _ new: DriveRecording) throws -> RecordingDiff {
      try RecordingDiff(golden: golden.bytes, path: "g", new: new.bytes, path: "n", isGate: true)
    }
    let golden = thinned(180, "aa")
    #expect(try diff(golden, golden).isEmpty)
    let changed = try diff(golden, thinned(180, "ab"))
    #expect(!changed.isEmpty)
    #expect(
      changed.headline == [
        "the 180 navigator.didUpdateLocation that are left out of the recording changed"
      ]
    )
    let summary = DiffSummary(changed, causes: [])
    #expect(
      summary.findings == [Finding(group: "didUpdateLocation left out changed", isFaint: true)]
    )
    #expect(!summary.isCosmetic)
    #expect(
      try diff(golden, thinned(170, "ab")).headline == [
        "170 navigator.didUpdateLocation left out of the recording (was 180)"
      ]
    )
    // One that says nothing of it, as an earlier program wrote it and migration closed it.
    #expect(
      try diff(drive, golden).headline.last?.hasSuffix("left out of the recording (was 0)") == true
    )
    var known = changed
    #expect(known.excuse(["navigator.didUpdateLocation"]) == ["navigator.didUpdateLocation"])
    #expect(known.isEmpty)
  }

  @Test("Migration adds the line and nothing else, once")
  func migration() throws {
    var open = drive
    open.isClosed = false
    let outcome = try FileMigration.standard.outcome(of: open.bytes, path: "g", kind: .recording)
    #expect(outcome == .closed(bytes: drive.bytes))
    #expect(
      try FileMigration.standard.outcome(of: drive.bytes, path: "g", kind: .recording) == .current
    )
  }

  @Test("What others recorded may lack it; what was thinned is judged by nobody")
  func told() {
    func problems(_ closing: String) -> ToldRecording {
      let text = """
        {"navsim":1,"scenario":"a","navigator":"b"}
        {"t":5,"event":"x.done"}
        \(closing)
        """
      return ToldRecording(Array(text.utf8), source: "r")
    }
    #expect(problems("").problems.isEmpty)
    #expect(problems(#"{"end":5,"records":1}"# + "\n").problems.isEmpty)
    let wrong = problems(#"{"end":5,"records":2}"# + "\n").problems
    #expect(wrong.map(\.message) == ["its last line closes it with 2 records, and 1 stand there"])
    #expect(wrong.first?.location?.line == 3)
    let left = problems(#"{"end":5,"records":1,"left":{"x.a":{"count":2,"digest":"0"}}}"# + "\n")
    #expect(left.problems.isEmpty)
    #expect(left.problemOfThinning?.pointer == "/left")
  }

  @Test("Both sides of a merge may thin; what both changed differently is a conflict")
  func merge() throws {
    func side(_ digest: String, more: Int? = nil) throws -> [UInt8] {
      var side = drive
      side.left = #","left":{"navigator.didUpdateLocation":{"count":9,"digest":"\#(digest)"}}"#
      if let more { side.add(more, "navigator.didVibrate", #""pattern":"short""#) }
      return try RecordingFormat.canonical(side.bytes, path: "g")
    }
    let merged = GoldenMerge(
      base: try side("a"),
      ours: try side("a", more: 3000),
      theirs: try side("b")
    )
    #expect(merged.conflictCount == 0)
    #expect(merged.bytes == (try side("b", more: 3000)))
    let conflict = GoldenMerge(base: try side("a"), ours: try side("b"), theirs: try side("c"))
    #expect(conflict.conflictCount == 1)
  }
}
