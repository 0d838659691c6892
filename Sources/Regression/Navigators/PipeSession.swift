import Navigation
import Platform
import Recording
import Simulation
import Synchronization

/// A child that speaks the protocol, from `initialize` to `end`.
final class PipeSession: Sendable {
  private let child: ChildProcess
  private let talk: Mutex<PipeTalk>
  /// What the child says that it is.
  let ready: PipeReady

  /// Starts a child and waits until it is ready.
  ///
  /// - Throws: ``NavigatorFailure`` where it cannot be started, or does not become ready.
  init(_ words: [String], _ limits: PipeLimits) throws(NavigatorFailure) {
    let child: ChildProcess
    do throws(StartError) {
      child = try ChildProcess(words)
    } catch {
      throw NavigatorFailure(.cannotStart, error.description)
    }
    self.child = child
    var talk = PipeTalk(with: child, limits)
    var ready: PipeReady?
    var refusal: PipeError.Content?
    try talk.exchange(.initialize) { (line) throws(PipeFault) in
      switch line {
      case .ready(let said): ready = said
      case .error(let said): refusal = said.error
      case .done(_, let object), .tell(_, let object), .ask(_, let object),
        .cancel(_, let object):
        throw PipeFault("not ready yet", expected: "ready", at: object)
      }
      return true
    }
    guard let ready else { throw talk.refusal(refusal ?? PipeError.Content()) }
    self.ready = ready
    self.talk = Mutex(talk)
  }

  /// Whether the child did something wrong.
  var isBroken: Bool { talk.withLock { $0.isBroken } }

  /// Tells the child something that belongs to an instant of its run.
  ///
  /// - Parameter hear: Takes what it tells and asks, and the end; throws at what is wrong with them.
  /// - Throws: ``NavigatorFailure``; ``NavigatorCallNotOffered`` where it has nothing to carry a call
  ///   out with.
  func exchange(
    _ content: PipeMessage.Content,
    at time: VirtualTime?,
    hear: (PipeLine) throws(PipeFault) -> Void
  ) throws {
    try talk.withLock { talk in
      var refusal: PipeError.Content?
      try talk.exchange(content, at: time) { (line) throws(PipeFault) in
        switch line {
        case .ready:
          throw PipeFault("it is ready already", expected: "tell, ask, done or error")
        case .tell(_, let object), .ask(_, let object), .cancel(_, let object):
          guard time != nil else {
            throw PipeFault(
              "nothing is told or asked within this message",
              expected: "done",
              at: object
            )
          }
          try hear(line)
          return false
        case .done:
          try hear(line)
          return true
        case .error(let said):
          refusal = said.error
          return true
        }
      }
      guard let refusal else { return }
      if case .call(let call) = content, refusal.code == PipeError.notOffered {
        let more = refusal.message.isEmpty ? "" : ": \(refusal.message)"
        throw NavigatorCallNotOffered("\(call.name) is not offered by this navigator\(more)")
      }
      throw talk.refusal(refusal)
    }
  }

  /// Tells the child something that has no place in a run's time.
  ///
  /// - Parameters:
  ///   - wakes: whether the navigator may wish to be woken.
  ///   - finish: takes the end of the message.
  /// - Throws: ``NavigatorFailure``.
  func exchange(
    _ content: PipeMessage.Content,
    wakes: Bool = false,
    finish: (PipeDone) -> Void = { _ in }
  ) throws {
    try exchange(content, at: nil) { (line) throws(PipeFault) in
      guard case .done(let done, let object) = line else { return }
      try done.check(at: 0, wakes: wakes, object)
      finish(done)
    }
  }

  // MARK: - The end

  /// Lets the child leave.
  ///
  /// - Returns: What it did wrong in doing so, and what is strange about it.
  func finish() -> (failure: NavigatorFailure?, warning: String?) {
    defer { _ = child.end() }
    do {
      try exchange(.end)
    } catch let failure as NavigatorFailure {
      return (failure, nil)
    } catch {
      return (nil, "\(error)")
    }
    child.closeInput()
    let name = ready.identity.name
    switch child.ending(within: PipeLimits.farewell) {
    case .status(0): return (nil, nil)
    case nil: return (nil, "\(name) has not left 1 s after 'end'")
    case let ending?: return (nil, "\(name) left \(ending) after 'end'")
    }
  }

  /// Ends the child without a word.
  func abandon() { _ = child.end() }
}
