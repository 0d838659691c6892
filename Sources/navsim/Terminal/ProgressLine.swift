import Reporting
import Platform
import Synchronization

/// The line of a terminal that tells how far a long work is, how fast it goes and what is left.
///
/// Drawn first after 200 ms, then at most ten times a second; the next output erases it, and any
/// thread may tell it.
final class ProgressLine: Sendable {
  private let noun: String
  private let total: Int
  private let stream: OutputStream?
  private let width: Int
  private let start = SystemProcess.now
  private let last = Mutex<UInt64>(0)

  /// Makes the line of a work on `total` things, each called `noun`, at most `width` columns long;
  /// without a stream nothing is shown.
  init(_ noun: String, of total: Int, on stream: OutputStream?, width: Int) {
    self.noun = noun
    self.total = total
    self.stream = stream
    self.width = width
  }

  /// Shows that `done` things are done, and behind it `more`.
  func show(_ done: Int, _ more: String = "") {
    draw { seconds in
      Self.text(done, of: total, noun, seconds: seconds) + (more.isEmpty ? "" : " · \(more)")
    }
  }

  /// Shows what `text` makes of the seconds since the work began, where it is time to draw again.
  func draw(_ text: (_ seconds: Double) -> String) {
    guard let stream else { return }
    let now = SystemProcess.now
    let isDue = last.withLock { last in
      guard now - start > 200_000_000, now >= last + 100_000_000 else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    let text = text(Double(now - start) / 1e9)
    stream.progress(TextWidth.cut(text, to: max(20, width - 1)))
  }

  /// Returns `90 of 3,000 drives · 450 a second · 0:06 left`; what is not known yet is left out.
  static func text(_ done: Int, of total: Int, _ noun: String, seconds: Double) -> String {
    var text = "\(Quantity.grouped(Int64(done))) of \(Quantity.count(total, noun))"
    guard done > 0, seconds > 0 else { return text }
    let rate = Double(done) / seconds
    text += " · \(Quantity.figure(rate)) a second"
    let rest = Double(max(0, total - done)) / rate
    if rest >= 1 { text += " · \(Quantity.duration(seconds: rest)) left" }
    return text
  }
}
