import CanonicalJSON
import Testing

@testable import Regression

@Suite("A recording that is looked through piece by piece") struct RecordingScanTests {
  private static let recording: [String] = {
    let header = #"{"navsim":1,"scenario":"x","seed":0,"navigator":"builtin","config":""}"#
    let records = (0..<60).map {
      #"{"seq":\#($0),"t":\#($0 * 1000),"source":"navigator","event":"navigator.didArrive"}"#
    }
    return [header] + records + [#"{"end":59000,"records":60}"#]
  }()

  /// What stands in the place of a line, by its number from 0; nil for nothing.
  static let damages: [(line: Int, text: String?)] = [
    (0, "{}"), (0, "x"), (0, ""), (7, "x"), (7, "{"), (7, #"{"seq":6,"t":6000}"#), (40, nil),
    (40, #"{"seq":39,"t":0,"source":"navigator","event":"navigator.didArrive"}"#),
    (40, #"{"seq":39,"t":-9e300,"source":"navigator","event":"navigator.didArrive"}"#),
    (40, #"{"end":0,"records":0}"#), (61, #"{"end":59000,"records":61}"#),
    (61, #"{"end":true}"#), (61, nil), (61, #"{"end":59000,"records":60}"# + "\n{}"),
    (60, #"{"seq":59,"t":1e300,"source":"navigator","event":"a.b"}"#),
  ]

  /// The damage that is found in whole lines, so many at a time; nil where there is none.
  private func damage(of text: String, piecesOf count: Int) -> GoldenDamage? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    do {
      var scan = RecordingScan(path: "x.jsonl")
      for start in stride(from: 0, to: lines.count, by: count) {
        let end = min(lines.count, start + count)
        let isLast = end == lines.count
        let piece = lines[start..<end].joined(separator: "\n") + (isLast ? "" : "\n")
        try scan.take(Array(piece.utf8))
      }
      return try scan.finish().disagreement
    } catch {
      return error
    }
  }

  @Test("shows the same damage at the same place as one that is read whole", arguments: damages)
  func damaged(line: Int, text: String?) throws {
    var lines = Self.recording
    if let text { lines[line] = text } else { lines.remove(at: line) }
    try expectSame(lines.joined(separator: "\n") + "\n")
  }

  @Test("shows that it is cut off, wherever it was cut", arguments: 1...80)
  func cutOff(count: Int) throws {
    try expectSame(String(Self.recording.joined(separator: "\n").dropLast(count)))
  }

  private func expectSame(_ recording: String) throws {
    var whole: GoldenDamage?
    do { _ = try RecordingIndex(Array(recording.utf8), path: "x.jsonl") } catch { whole = error }
    for count in [1, 2, 7, 1000] {
      #expect(damage(of: recording, piecesOf: count) == whole, "\(count) lines at a time")
    }
  }

  @Test("is whole where nothing is wrong with it", arguments: [1, 2, 7, 1000])
  func whole(count: Int) {
    let text = Self.recording.joined(separator: "\n") + "\n"
    #expect(damage(of: text, piecesOf: count) == nil)
  }
}
