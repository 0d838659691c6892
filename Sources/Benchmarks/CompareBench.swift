import Platform
import Regression
import ScenarioLanguage
import Recording

/// Measures the comparison with a golden: nothing different, and everything.
struct CompareBench {
  let runs: Int
  let folder: TemporaryFolder
  let program: String

  func rows() throws -> [BenchRow] { [try equal()] + (try different()) }

  private func equal() throws -> BenchRow {
    let bytes = Self.recording(events: 200_000, isOther: false)
    let path = try folder.write(bytes, to: "equal.jsonl")
    let measurement = try Measurement(runs: runs) {
      var comparer = try GoldenComparer(golden: path, scenario: "bench", destination: .memory)
      var start = 0
      while start < bytes.count {
        let end = min(start + 65_536, bytes.count)
        try comparer.append(Array(bytes[start..<end]))
        start = end
      }
      try comparer.finish()
      // What is no recording would be found out at once, and nothing compared.
      guard comparer.verdict == .equal else {
        throw BenchFailure(.harnessFault, "a recording differs from itself: \(comparer.verdict)")
      }
    }
    let megabytes = Double(bytes.count) / 1e6
    return measurement.rate(
      "compare equal",
      "200,000 events, \(Quantity.fixed(megabytes, 1)) MB in pieces of 64 kB",
      amount: megabytes,
      unit: "MB/s",
      target: .atLeast(1000)
    )
  }

  /// Times and memory are those of a whole process, `navsim diff`.
  private func different() throws -> [BenchRow] {
    let first = Self.recording(events: 200_000, isOther: false)
    let second = Self.recording(events: 200_000, isOther: true)
    let golden = try folder.write(first, to: "golden.jsonl")
    let other = try folder.write(second, to: "other.jsonl")
    var seconds: [Double] = []
    var peaks: [Double] = []
    for _ in 0..<runs {
      let child = try BenchChild(running: program, ["diff", golden, other])
      guard child.status == ExitCode.regression.rawValue else {
        throw BenchFailure(.harnessFault, "'navsim diff' ended with \(child.status)")
      }
      seconds.append(child.seconds)
      peaks.append(child.peakMegabytes)
    }
    let work = "two recordings of 200,000 events, nothing in common; 'navsim diff'"
    return [
      Measurement(seconds: seconds)
        .time("compare different", work, scale: 1, unit: "s", target: .atMost(0.4)),
      Measurement(seconds: peaks)
        .time("compare memory", work, scale: 1, unit: "MB", target: .atMost(120)),
    ]
  }

  /// A recording of a drive, or of one that has nothing in common with it.
  static func recording(events: Int, isOther: Bool) -> [UInt8] {
    var text = Array(#"{"navsim":1,"scenario":"bench","seed":0,"navigator":"builtin"}"#.utf8)
    text.append(UInt8(ascii: "\n"))
    text.reserveCapacity(events * 200)
    // The other drive is elsewhere, at other times, and of other events.
    let base = isOther ? 48.5 : 47.1
    let event =
      isOther ? EventKind.didUpdateRemainingDistance.text : EventKind.didUpdateLocation.text
    for index in 0..<events {
      let time = index * 1000 + (isOther ? 317 : 0)
      let latitude = Quantity.fixed(base + Double(index) * 1.3e-6, 7)
      let speed = Quantity.fixed(10 + Double(index % 977) * 0.01, 2)
      text +=
        "{\"seq\":\(index),\"t\":\(time),\"source\":\"navigator\",\"event\":\"\(event)\",".utf8
      text += "\"lat\":\(latitude),\"lon\":9.5,\"speed\":\(speed),\"isSnapped\":true}\n".utf8
    }
    let end = Int64((events - 1) * 1000 + (isOther ? 317 : 0))
    return text + RecordedClosing(end: end, records: events).line
  }
}
