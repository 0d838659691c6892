import Reporting
import Regression
import ScenarioLanguage

/// A review under way.
struct Review {
  private let navigator: NavigatorChoice
  private let session: Session
  private let readKey: @Sendable () -> UInt8?

  /// What is done with all that is left, once that was said.
  private var verdictForAll: Verdict?

  /// What becomes of a recording that waits.
  private enum Verdict {
    case accept, reject, skip
  }

  private var counts: (accepted: Int, rejected: Int, skipped: Int, settled: Int) = (0, 0, 0, 0)

  /// Whether the person wants to stop.
  private(set) var isOver = false

  init(
    of navigator: NavigatorChoice,
    session: Session,
    readKey: @escaping @Sendable () -> UInt8?
  ) {
    self.navigator = navigator
    self.session = session
    self.readKey = readKey
  }

  /// Shows one recording and does what the person wants.
  mutating func show(
    _ item: ReviewItem,
    place: Int,
    of count: Int
  ) throws {
    let output = session.output
    let style = output.style
    let pending = item.pending
    let kind = pending.replacesGolden ? "changed" : "new"
    output.line()
    output.line("\(style.bold(pending.name))  \(style.dim("\(kind) · \(place) of \(count)"))")
    if item.isSettled {
      output.line("  the program does again what the golden says")
      counts.settled += 1
      return
    }
    if let verdictForAll {
      if item.obstacle == nil || verdictForAll != .accept { return try act(verdictForAll, item) }
      output.line("  \(style.warning("not accepted")): \(item.obstacle ?? "")")
      counts.skipped += 1
      return
    }
    for line in item.summary(style: style) { output.block(line) }
    try decide(item)
  }

  private mutating func decide(_ item: ReviewItem) throws {
    let output = session.output
    var isDiff = false
    while true {
      output.write("  \(output.style.dim(ReviewKey.line)) ")
      _ = output.flush()
      guard let byte = readKey() else {
        output.line()
        isOver = true
        return
      }
      guard let key = ReviewKey(byte) else {
        output.line()
        continue
      }
      output.line("\(Character(Unicode.Scalar(byte)))")
      switch key {
      case .accept, .acceptAll:
        if let obstacle = item.obstacle {
          output.line("  \(output.style.warning("not accepted")): \(obstacle)")
          continue
        }
        if key == .acceptAll { verdictForAll = .accept }
        return try act(.accept, item)
      case .reject, .rejectAll:
        if key == .rejectAll { verdictForAll = .reject }
        return try act(.reject, item)
      case .skip, .skipAll:
        if key == .skipAll { verdictForAll = .skip }
        return try act(.skip, item)
      case .toggleDiff:
        isDiff.toggle()
        let style = output.style
        show(isDiff ? item.diff(style: style) : item.summary(style: style))
      case .explain: try item.explain(by: navigator, in: session)
      case .map: for line in item.map(session) { output.line(line) }
      case .help: output.block(ReviewKey.explanation)
      case .quit:
        isOver = true
        return
      }
    }
  }

  /// Shows a text, a screen at a time where it is longer than one.
  private func show(_ lines: [String]) {
    let output = session.output
    var pager = Pager(lines, height: session.io.height)
    guard pager.isNeeded else {
      for line in lines { output.line(line) }
      return
    }
    var shown = pager.begin()
    while true {
      for line in shown { output.line(line) }
      output.progress("  \(output.style.dim(pager.prompt)) ")
      let byte = readKey()
      output.clearProgress()
      guard let byte else { return }
      guard let key = Pager.Key(byte) else {
        shown = []
        continue
      }
      guard let more = pager.take(key) else { return }
      shown = more
    }
  }

  private mutating func act(_ verdict: Verdict, _ item: ReviewItem) throws {
    let style = session.output.style
    switch verdict {
    case .accept:
      try session.goldenStore.accept(item.pending)
      counts.accepted += 1
      session.output.line("  \(style.good("accepted"))")
    case .reject:
      try session.goldenStore.reject(item.pending)
      counts.rejected += 1
      session.output.line("  \(style.error("rejected"))")
    case .skip:
      counts.skipped += 1
      session.output.line("  \(style.dim("skipped"))")
    }
  }

  /// Tells what was done and returns the exit code.
  func conclude(of count: Int) -> ExitCode {
    let left = count - counts.accepted - counts.rejected - counts.settled
    session.output.line()
    session.output.line(
      "\(counts.accepted) accepted · \(counts.rejected) rejected · \(left) left"
    )
    if session.io.isInterrupted() { return .interrupted }
    return left == 0 ? .success : .missingGolden
  }
}
