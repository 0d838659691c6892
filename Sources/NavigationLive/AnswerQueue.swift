import Dispatch
import Foundation

/// The queue on which a session hands over what it reads: it takes no more until what it has is done.
///
/// The library under URLSession on Linux reads as fast as a server writes, and lines up every piece: memory
/// would grow by as much as it is quicker than the one who takes them. Here its own thread waits, and with
/// it the connection.
final class AnswerQueue: OperationQueue, @unchecked Sendable {
  /// How many pieces may wait, each of 16 KB at most.
  private static let room = 32

  private let free = DispatchSemaphore(value: room)

  override init() {
    super.init()
    maxConcurrentOperationCount = 1
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    // Not for ever: should what is under way wait for the session's thread, nothing else would end it.
    let isTaken = free.wait(timeout: .now() + .seconds(1)) == .success
    super.addOperation { [free] in
      block()
      if isTaken { free.signal() }
    }
  }
}
