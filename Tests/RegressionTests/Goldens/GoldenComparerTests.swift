import Platform
import CanonicalJSON
import Regression
import ScenarioLanguage
import Seeds
import Testing
import TestSupport

@Suite struct GoldenComparerTests {
  private let folder: TemporaryFolder
  private let recording = DriveRecording()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(recording.text, to: "drive.jsonl")
  }

  private func compare(
    _ new: [UInt8],
    chunk: Int = 64,
    destination: GoldenComparer.Destination = .memory
  ) throws -> GoldenComparer {
    var comparer = try GoldenComparer(
      golden: folder("drive.jsonl"),
      scenario: "drive",
      destination: destination
    )
    var start = 0
    while start < new.count {
      let end = min(new.count, start + chunk)
      try comparer.append(Array(new[start..<end]))
      start = end
    }
    try comparer.finish()
    return comparer
  }

  @Test("The same bytes are equal, however they come", arguments: [1, 7, 64, 100_000])
  func equal(chunk: Int) throws {
    let comparer = try compare(recording.bytes, chunk: chunk)
    #expect(comparer.verdict == .equal)
    #expect(try comparer.recording().isEmpty)
  }

  @Test("Any edit is found at its first byte, and the new recording is kept whole")
  func edits() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var new = recording.bytes
      let place = Int.random(in: 0..<new.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: new[place] ^= 1
      case 1: new.remove(at: place)
      case 2: new.insert(UInt8(ascii: "~"), at: place)
      default: new.removeLast(new.count - place)
      }
      let comparer = try compare(new, chunk: Int.random(in: 1...500, using: &random))
      let common = zip(new, recording.bytes).prefix { $0 == $1 }.count
      #expect(comparer.verdict == .different(equalBytes: common))
      #expect(try comparer.recording() == new)
    }
  }

  @Test("A longer and a shorter recording differ")
  func lengths() throws {
    let bytes = recording.bytes
    #expect(try compare(bytes + [10]).verdict == .different(equalBytes: bytes.count))
    #expect(try compare(Array(bytes.dropLast())).verdict == .different(equalBytes: bytes.count - 1))
    #expect(try compare([]).verdict == .different(equalBytes: 0))
  }

  @Test("The new recording appears only when it is kept, and the golden stays")
  func pending() throws {
    let new = Array(recording.bytes.dropLast(30))
    let before = try folder.tree()
    do {
      let dropped = try compare(new, destination: .file(folder("drive.new.jsonl")))
      #expect(FileSystem.kind(of: folder("drive.new.jsonl")) == .missing)
      #expect(try dropped.recording() == new)
    }
    #expect(try folder.tree() == before)
    let kept = try compare(new, destination: .file(folder("drive.new.jsonl")))
    try kept.keep(as: folder("drive.new.jsonl"))
    #expect(try FileSystem.read(folder("drive.new.jsonl")) == new)
    #expect(try folder.read("drive.jsonl") == recording.text)
  }

  @Test("Where nothing can be written the difference is still known, and keeping is a fault")
  func unwritable() throws {
    try folder.write("", to: "wall")
    let new = Array(recording.bytes.dropLast(30))
    let comparer = try compare(new, destination: .file(folder("wall/drive.new.jsonl")))
    #expect(comparer.verdict == .different(equalBytes: new.count))
    #expect(try comparer.recording() == new)
    let error = #expect(throws: FileError.self) {
      try comparer.keep(as: folder("wall/drive.new.jsonl"))
    }
    #expect(error?.exitCode == .harnessFault)
  }

  @Test(
    "A golden that is no recording of the scenario is told apart",
    arguments: [
      ("", "x:1:1: error: the recording is empty"),
      (
        "{\"navsim\":1,\"scenario\":\"drive\"}\n{\"seq\":0",
        "x:2:1: error: the recording is cut off in the middle of a line"
      ),
      (
        "{\"navsim\":1,\"scen", "x:1:1: error: the recording is cut off in the middle of a line"
      ),
      (
        "hello\n",
        "x:1:1: error: not a recording: expected a first line such as "
          + "{\"navsim\":1,\"scenario\":…}"
      ),
      (
        "{\"navsim\":1,}\n",
        "x:1:13: error: the recording is damaged: found '}', expected a key in double quotes"
      ),
      (
        "{\"navsim\":2,\"scenario\":\"drive\"}\n",
        "x:1:1: error: unknown recording version 2, this program reads version 1"
      ),
      (
        "{\"navsim\":1,\"scenario\":\"other\"}\n",
        "x:1:1: error: this is the recording of 'other', expected 'drive'"
      ),
    ]
  )
  func damaged(text: String, expected: String) throws {
    try folder.write(text, to: "drive.jsonl")
    let comparer = try compare(recording.bytes)
    guard case .damaged(var damage) = comparer.verdict else {
      Issue.record("\(comparer.verdict)")
      return
    }
    #expect(damage.path == folder("drive.jsonl"))
    damage.path = "x"
    #expect(damage.description == expected)
    #expect(comparer.verdict.exitCode == .invalidInput)
    #expect(try comparer.recording() == recording.bytes)
  }

  @Test("Conflict markers make a golden a missing one")
  func conflict() throws {
    try folder.write("<<<<<<< ours\n\(recording.text)=======\n>>>>>>> theirs\n", to: "drive.jsonl")
    #expect(try compare(recording.bytes).verdict == .conflicted(line: 1))
    #expect(GoldenVerdict.conflicted(line: 1).exitCode == .missingGolden)
  }

  @Test("A golden that does not exist is missing, a folder in its place is an error")
  func missing() throws {
    try FileSystem.remove(folder("drive.jsonl"))
    #expect(try compare(recording.bytes).verdict == .missing)
    try FileSystem.createFolder(folder("drive.jsonl"))
    let error = #expect(throws: FileError.self) { try compare(recording.bytes) }
    #expect(error?.exitCode == .invalidInput)
  }
}
