import ScenarioLanguage
import Seeds
import Testing

@testable import Regression

@Suite("Merging goldens")
struct GoldenMergeTests {
  private func drive(_ change: (inout DriveRecording) -> Void) -> [UInt8] {
    var recording = DriveRecording()
    change(&recording)
    // Without zeros at the end of numbers.
    return (try? RecordingFormat.canonical(recording.bytes, path: "a")) ?? []
  }

  private func text(_ merge: GoldenMerge) -> String { String(decoding: merge.bytes, as: UTF8.self) }

  @Test("What one side changed is taken from it, and the events are numbered anew")
  func disjoint() {
    let base = drive { _ in }
    let ours = drive { $0.add(3000, "navigator.didVibrate", #""pattern":"short""#) }
    let theirs = drive { $0.add(15_000, "navigator.didVibrate", #""pattern":"long""#) }
    let both = drive {
      $0.add(3000, "navigator.didVibrate", #""pattern":"short""#)
      $0.add(15_000, "navigator.didVibrate", #""pattern":"long""#)
    }
    let merge = GoldenMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflictCount == 0)
    #expect(merge.bytes == both)
    #expect(GoldenMerge(base: base, ours: theirs, theirs: ours).bytes == both)
  }

  @Test("The same change on both sides is no conflict")
  func same() {
    let base = drive { _ in }
    let changed = drive { $0.move("navigator.didArrive", to: 17_000) }
    let merge = GoldenMerge(base: base, ours: changed, theirs: changed)
    #expect(merge.bytes == changed)
    #expect(merge.conflictCount == 0)
  }

  @Test("An unchanged side gives way", arguments: [true, false])
  func oneSide(isOurs: Bool) {
    let base = drive { _ in }
    let changed = drive { $0.move("navigator.didArrive", to: 17_000) }
    let merge = GoldenMerge(
      base: base,
      ours: isOurs ? changed : base,
      theirs: isOurs ? base : changed
    )
    #expect(merge.bytes == changed)
    #expect(merge.conflictCount == 0)
  }

  @Test("Two different changes of one place stand between marks, which make the golden missing")
  func conflict() {
    let base = drive { _ in }
    let ours = drive { $0.add(3000, "navigator.didVibrate", #""pattern":"short""#) }
    let theirs = drive { $0.add(3000, "navigator.didVibrate", #""pattern":"long""#) }
    let merge = GoldenMerge(base: base, ours: ours, theirs: theirs)
    #expect(merge.conflictCount == 1)
    #expect(ConflictMarkers.firstLine(in: merge.bytes) != nil)
    let lines = text(merge).split(separator: "\n")
    #expect(lines.count { $0 == "<<<<<<< ours" } == 1)
    #expect(lines.count { $0 == "=======" } == 1)
    #expect(lines.count { $0 == ">>>>>>> theirs" } == 1)
    #expect(lines.count { $0.contains("didVibrate") } == 2)
  }

  @Test("Without a common version, or with one that is no recording, all is a conflict")
  func noBase() {
    let ours = drive { _ in }
    let theirs = drive { $0.move("navigator.didArrive", to: 17_000) }
    for base in [[], Array("<<<<<<< ours\n".utf8)] {
      #expect(GoldenMerge(base: base, ours: ours, theirs: theirs).conflictCount == 1)
    }
    let broken = GoldenMerge(base: ours, ours: Array("no recording".utf8), theirs: theirs)
    #expect(broken.conflictCount == 1)
    #expect(text(broken).hasPrefix("<<<<<<< ours\nno recording\n=======\n"))
  }

  @Test("Merging with the base gives the other side", arguments: 0..<100)
  func laws(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let versions = (0..<3).map { _ in
      drive { recording in
        for _ in 0..<3 {
          let place = Int.random(in: 0..<recording.records.count, using: &generator)
          switch Int.random(in: 0...2, using: &generator) {
          case 0: recording.records.remove(at: place)
          case 1: recording.records[place].body += #","note":\#(place)"#
          default:
            recording.add(
              recording.records[place].time,
              "navigator.didVibrate",
              #""pattern":"\#(Int.random(in: 0...3, using: &generator))""#
            )
          }
        }
      }
    }
    let (base, ours, theirs) = (versions[0], versions[1], versions[2])
    #expect(GoldenMerge(base: base, ours: base, theirs: theirs).bytes == theirs)
    #expect(GoldenMerge(base: base, ours: ours, theirs: base).bytes == ours)
    let merge = GoldenMerge(base: base, ours: ours, theirs: theirs)
    let isMarked = ConflictMarkers.firstLine(in: merge.bytes) != nil
    #expect(isMarked == (merge.conflictCount > 0))
    if !isMarked {
      #expect(throws: Never.self) { try RecordingFormat.canonical(merge.bytes, path: "a") }
      #expect((try? RecordingFormat.canonical(merge.bytes, path: "a")) == merge.bytes)
    }
  }
}
