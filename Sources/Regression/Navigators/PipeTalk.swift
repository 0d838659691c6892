import Navigation
import Platform
import Recording
import Simulation

/// Messages to a child and its lines in return, one message after the other.
struct PipeTalk: Sendable {
  /// A line of the child.
  private struct Said {
    var text: [UInt8]
    /// Its number within the run, from 1.
    var number: Int
  }

  private let child: ChildProcess
  private let limits: PipeLimits
  private var nextID = 0
  /// What the child was told last.
  private var last: PipeMessage?
  /// How many lines it said within its run.
  private var lineCount = 0
  /// Whether it did something wrong, so that it is not to be told anything any more.
  private(set) var isBroken = false

  init(with child: ChildProcess, _ limits: PipeLimits) {
    self.child = child
    self.limits = limits
  }

  /// Tells the child something and hears all that it says until it is done.
  ///
  /// - Parameter hear: Takes a line; returns whether it was the message's last.
  /// - Throws: ``NavigatorFailure``, after which the child is told nothing any more.
  mutating func exchange(
    _ content: PipeMessage.Content,
    at time: VirtualTime? = nil,
    hear: (PipeLine) throws(PipeFault) -> Bool
  ) throws(NavigatorFailure) {
    do throws(NavigatorFailure) {
      try checkSilence()
      if case .begin = content { lineCount = 0 }
      let message = PipeMessage(id: nextID, time: time, content: content)
      nextID += 1
      last = message
      child.send(message.line)
      try listen(to: message, hear)
    } catch {
      isBroken = true
      throw error
    }
  }

  private mutating func listen(
    to message: PipeMessage,
    _ hear: (PipeLine) throws(PipeFault) -> Bool
  ) throws(NavigatorFailure) {
    let seconds = limits.seconds(for: message)
    let deadline = ContinuousClock.now + .seconds(seconds)
    for count in 0... {
      let said: Said
      switch child.nextLine(
        until: deadline,
        limit: PipeLimits.lineLength,
        isInterrupted: limits.isInterrupted
      ) {
      case .line(let text): said = note(text)
      case .tooLong(let text): throw failure(Self.tooLong, note(text), message)
      case .ended: throw ended(message)
      case .late:
        let what = count == 0 ? "no answer" : "not done"
        throw failure(.silent, "\(what) in \(PipeLimits.text(ofSeconds: seconds)) s", message)
      case .interrupted: throw failure(.silent, "interrupted before its answer", message)
      }
      guard count < PipeLimits.linesOfMessage else {
        let limit = Quantity.grouped(Int64(PipeLimits.linesOfMessage))
        throw failure(.flood, "more than \(limit) lines", message)
      }
      do throws(PipeFault) {
        if try hear(PipeLine(said.text, answering: message)) { return }
      } catch {
        throw failure(error, said, message)
      }
    }
  }

  /// Throws where the child said something after it was done.
  private mutating func checkSilence() throws(NavigatorFailure) {
    guard let last, let reading = child.waitingLine(limit: PipeLimits.lineLength) else { return }
    switch reading {
    case .line(let text):
      let said = note(text)
      var fault = PipeFault("a line after 'done'", expected: "nothing before the next message")
      do throws(PipeFault) {
        try PipeLine.checkBeginning(of: text[...])
      } catch {
        fault = error
      }
      throw failure(fault, said, last)
    case .tooLong(let text): throw failure(Self.tooLong, note(text), last)
    // How it ended is told where its answer is missing.
    case .ended, .late, .interrupted: break
    }
  }

  private mutating func note(_ text: [UInt8]) -> Said {
    lineCount += 1
    return Said(text: text, number: lineCount)
  }

  private static let tooLong = PipeFault(
    "a line that is too long",
    expected: "at most \(Quantity.grouped(Int64(PipeLimits.lineLength))) bytes"
  )

  // MARK: - Failures

  private func failure(
    _ kind: NavigatorFailure.Kind,
    _ detail: String,
    _ message: PipeMessage
  ) -> NavigatorFailure {
    var failure = NavigatorFailure(
      kind,
      detail,
      milliseconds: message.time?.milliseconds,
      given: PipeLimits.excerpt(message.line),
      message: message.words
    )
    failure.lastWords = child.lastWords
    return failure
  }

  private func failure(
    _ fault: PipeFault,
    _ said: Said,
    _ message: PipeMessage
  ) -> NavigatorFailure {
    var failure = failure(fault.kind, fault.detail, message)
    failure.said = PipeLimits.excerpt(said.text)
    failure.line = said.number
    failure.column = fault.column ?? 1
    failure.expected = fault.expected
    return failure
  }

  private func ended(_ message: PipeMessage) -> NavigatorFailure {
    // Its output ends a moment before it does.
    let ending = child.ending(within: PipeLimits.farewell)
    return failure(.ended, ending?.description ?? "by closing its standard output", message)
  }

  /// The failure of a child that answers the message in hand with an error of its own.
  mutating func refusal(_ error: PipeError.Content) -> NavigatorFailure {
    isBroken = true
    let text = "\(error.code): \(error.message)"
    let detail = PipeLimits.excerpt(Array(text.utf8))
    guard let last else { return NavigatorFailure(.error, detail) }
    return failure(.error, detail, last)
  }
}
