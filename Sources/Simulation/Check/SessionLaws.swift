import Navigation
import Recording
import ScenarioLanguage

/// Watches the sessions of the routing service: the table of their answers (NV-026), their silence and
/// their one end.
final class SessionLaws {
  /// The lines of the table.
  enum Row: String { case inProgress, succeeded, failed, cancelled }

  private struct Known {
    /// The line in which the answers stand; nil where they contradict one another, and nothing of one that is gone.
    let answers: () -> Row??
    var row = Row.inProgress
    /// Whether the app asked for silence, or the end was told.
    var isSilent = false
    var isOver = false
  }

  /// Who owns these, and hears of what is broken.
  unowned var checker: LawChecker?
  /// By session, in the order of their numbers.
  private var known: [(id: Int, Known)] = []

  func opened(_ session: RouteCalculationSession) {
    opened(session.id) { [weak session] in session.map { Self.row(of: $0) } }
  }

  /// Watches something that answers as a session does, for as long as it answers.
  func opened(_ id: Int, answering answers: @escaping () -> Row??) {
    known.append((id, Known(answers: answers)))
    look()
  }

  /// Notes that nothing may be told of a session any more: it was cancelled, or it or its listener was
  /// released.
  func silenced(_ id: Int) { change(id) { $0.isSilent = true } }

  func hear(_ event: some EventPayload) {
    switch event {
    case let event as Event.Routing.Succeeded:
      told(.routingSucceeded, of: event.sessionID, .succeeded)
    case let event as Event.Routing.Failed: told(.routingFailed, of: event.sessionID, .failed)
    case let event as Event.Routing.NonFatalError:
      told(.routingNonFatalError, of: event.sessionID, .inProgress)
    default: break
    }
  }

  private func told(_ kind: EventKind, of id: Int, _ expected: Row) {
    change(id) { entry in
      if entry.isOver {
        violated(.sessionEndsOnce, "\(kind.text) after the end of \(id)")
      } else if entry.isSilent {
        violated(.sessionSilence, "\(kind.text) of session \(id)")
      }
      if let answers = entry.answers(), let row = answers, row != expected {
        violated(.sessionTable, "\(kind.text) of a session that is \(row.rawValue)")
      }
      if expected != .inProgress { entry.isOver = true }
    }
    look()
  }

  private func violated(_ law: Law, _ detail: @autoclosure () -> String) {
    checker?.violated(law, detail())
  }

  /// Compares every session that still exists with the table, and with what it was before.
  func look() {
    for index in known.indices {
      guard let answers = known[index].1.answers() else { continue }
      guard let row = answers else {
        violated(.sessionTable, "the answers of session \(known[index].id) fit no line")
        continue
      }
      let before = known[index].1.row
      if before != .inProgress, row != before {
        violated(
          .sessionTable,
          "session \(known[index].id) was \(before.rawValue) and is \(row.rawValue)"
        )
      }
      known[index].1.row = row
    }
  }

  private func change(_ id: Int, _ work: (inout Known) -> Void) {
    guard let index = known.firstIndex(where: { $0.id == id }) else { return }
    work(&known[index].1)
  }

  /// Returns the line that the answers of a session stand in; nil where they contradict one another.
  static func row(of session: RouteCalculationSession) -> Row? {
    let flags = [session.hasSucceeded, session.hasFailed, session.isCancelled]
    let infos = [session.result != nil, session.failureInfo != nil]
    switch (session.isFinished, flags, infos) {
    case (false, [false, false, false], [false, false]): return .inProgress
    case (true, [true, false, false], [true, false]): return .succeeded
    case (true, [false, true, false], [false, true]): return .failed
    case (true, [false, false, true], [false, false]): return .cancelled
    default: return nil
    }
  }
}
