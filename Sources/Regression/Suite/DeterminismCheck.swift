import CanonicalJSON

/// Compares the recordings of two runs of one scenario, event by event.
///
/// The first run leaves a rolling digest for every line, and the text as long as it is not too
/// large; the second one is held against it while it goes on.
package struct DeterminismCheck: Sendable {
  /// The first difference between the two runs; `nil` if there is none.
  package private(set) var finding: NondeterminismFinding?

  private var digests: [UInt64] = []
  private var starts: [Int] = []
  private var text: [UInt8] = []
  private var isTextKept = true
  private var rolling = Hash.seed
  private var line = 0
  private var isSecondRun = false

  /// The most text that is kept of the first run.
  private static let textLimit = 64 * 1024 * 1024

  /// Creates a check that waits for its first run.
  package init() {}

  /// Takes whole lines of the run that goes on.
  package mutating func append(_ bytes: borrowing [UInt8]) {
    var start = 0
    let count = bytes.count
    for index in 0..<count where bytes[index] == UInt8(ascii: "\n") {
      take(Array((copy bytes)[start..<index]))
      start = index + 1
    }
    if start < count { take(Array((copy bytes)[start..<count])) }
  }

  /// Ends the first run; what follows is the second.
  package mutating func beginSecondRun() {
    isSecondRun = true
    rolling = Hash.seed
    line = 0
  }

  /// Ends the second run: one that is shorter than the first differs too.
  package mutating func finish() {
    guard finding == nil, line < digests.count else { return }
    finding = NondeterminismFinding(line: line + 1, first: kept(line), second: nil)
  }

  private mutating func take(_ content: [UInt8]) {
    rolling = Hash.combine(rolling, Hash.of(content))
    defer { line += 1 }
    guard isSecondRun else {
      digests.append(rolling)
      keep(content)
      return
    }
    guard finding == nil else { return }
    if line >= digests.count || digests[line] != rolling {
      let first = line < digests.count ? kept(line) : nil
      finding = NondeterminismFinding(line: line + 1, first: first, second: content)
    }
  }

  private mutating func keep(_ content: [UInt8]) {
    guard isTextKept else { return }
    starts.append(text.count)
    text.append(contentsOf: content)
    if text.count > Self.textLimit {
      isTextKept = false
      text = []
    }
  }

  private func kept(_ line: Int) -> [UInt8]? {
    guard isTextKept else { return nil }
    let end = line + 1 < starts.count ? starts[line + 1] : text.count
    return Array(text[starts[line]..<end])
  }
}
