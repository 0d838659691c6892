import Regression
import ScenarioLanguage
import Seeds
import Testing

@Suite struct RecordingDiffPropertyTests {
  @Test("Every event is matched, added or removed, and a swap of sides swaps the verdicts")
  func accounting() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let golden = DriveRecording(seconds: 30)
      let new = edited(golden, &random)
      let diff = try diff(golden.bytes, new.bytes)
      let removed = diff.changes.count { $0.verdict == .removed }
      let added = diff.changes.count { $0.verdict == .added }
      #expect(golden.records.count - removed == new.records.count - added)
      #expect(diff.isEmpty == (golden.bytes == new.bytes))
      #expect(diff.changes.map(\.time) == diff.changes.map(\.time).sorted())
      for change in diff.changes where change.verdict == .changed {
        #expect(!diff.fields(of: change).isEmpty)
        #expect(diff.shift(of: change) == nil)
      }
      let back = try self.diff(new.bytes, golden.bytes)
      #expect(back.changes.count { $0.verdict == .added } == removed)
      #expect(back.changes.count { $0.verdict == .removed } == added)
    }
  }

  @Test("A damaged recording is refused with its line or compared, and nothing crashes")
  func mutations() throws {
    let golden = DriveRecording().bytes
    var random = SeededGenerator(seed: 77)
    var refused = 0
    for _ in 0..<3000 {
      var bytes = golden
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(golden.randomElement(using: &random) ?? 0, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 100))
        }
      }
      do {
        let diff = try diff(bytes, golden)
        #expect(diff.isEmpty == (bytes == golden))
        #expect(diff.report().isEmpty == false)
      } catch let damage as GoldenDamage {
        refused += 1
        #expect(damage.line >= 1)
        #expect(damage.path == "golden")
      }
    }
    #expect((1000..<3000).contains(refused))
  }

  private func diff(_ golden: [UInt8], _ new: [UInt8]) throws -> RecordingDiff {
    try RecordingDiff(golden: golden, path: "golden", new: new, path: "new")
  }

  private func edited(
    _ recording: DriveRecording,
    _ random: inout SeededGenerator
  ) -> DriveRecording {
    var new = recording
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let place = Int.random(in: 0..<new.records.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: new.records.remove(at: place)
      case 1: new.add(new.records[place].time, "navigator.didVibrate", #""with":"x""#)
      case 2: new.move("navigator.didArrive", to: Int.random(in: 0...30, using: &random) * 500)
      default: new.records[place].body.replace("13.4", with: "14.5")
      }
    }
    return new
  }
}
