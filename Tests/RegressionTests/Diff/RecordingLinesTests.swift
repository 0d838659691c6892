import CanonicalJSON
import Recording
import Testing

@testable import Regression

/// Recordings of more than is parsed at a time.
@Suite("A recording of many pieces") struct RecordingLinesTests {
  private static func recording(
    _ count: Int,
    shifted: Int? = nil,
    damagedAt damaged: Int? = nil,
    isWide: Bool = false
  ) -> [UInt8] {
    var text = #"{"navsim":1,"scenario":"x","seed":0,"navigator":"builtin"}"# + "\n"
    for index in 0..<count {
      // A line may be longer than a piece.
      let note = isWide && index == 1 ? String(repeating: "n", count: 100_000) : "n\(index % 7)"
      let time = 1000 * index + (index == shifted ? 500 : 0)
      text +=
        index == damaged
        ? "{]\n"
        : #"{"seq":\#(index),"t":\#(time),"source":"x","event":"y","note":"\#(note)"}"# + "\n"
    }
    return Array(text.utf8)
  }

  @Test(
    "has each line where it stands, asked for alone and one after another",
    arguments: [false, true]
  )
  func lines(isWide: Bool) throws {
    let count = 4000
    let index = try RecordingIndex(Self.recording(count, isWide: isWide), path: "x")
    #expect(index.events.count == count && index.lines.count == count + 1)
    var seen = 0
    index.forEachRecord { place, record in
      #expect(place == seen && record["seq"]?.integer == Int64(place))
      seen += 1
    }
    #expect(seen == count)
    for place in stride(from: 0, to: count, by: 97) {
      #expect(index.record(place)["seq"]?.integer == Int64(place))
    }
    #expect(index.record(count - 1)["t"]?.integer == Int64(1000 * (count - 1)))
  }

  @Test("is damaged at its line", arguments: [0, 1, 900, 3999])
  func damaged(line: Int) {
    #expect {
      _ = try RecordingIndex(Self.recording(4000, damagedAt: line), path: "x")
    } throws: { error in
      (error as? GoldenDamage)?.line == line + 2
    }
  }

  @Test("is compared side by side with another; the golden's damage is told first")
  func sideBySide() throws {
    let count = 36_000
    let (golden, new) = (Self.recording(count), Self.recording(count, shifted: 35_000))
    #expect(golden.count + new.count > 4_000_000)
    let diff = try RecordingDiff(golden: golden, path: "a", new: new, path: "b")
    #expect(diff.changes.map(\.golden) == [35_000] && diff.changes.map(\.new) == [35_000])
    #expect(diff.changes.first?.verdict == .moved)
    let damaged = (Self.recording(count, damagedAt: 7), Self.recording(count, damagedAt: 3))
    for (left, right, path) in [(damaged.0, damaged.1, "a"), (golden, damaged.1, "b")] {
      #expect {
        _ = try RecordingDiff(golden: left, path: "a", new: right, path: "b")
      } throws: { error in
        (error as? GoldenDamage)?.path == path
      }
    }
  }
}
