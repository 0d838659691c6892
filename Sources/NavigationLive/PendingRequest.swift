import Foundation
import Navigation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request that is under way.
final class PendingRequest: Cancellable {
  let task: URLSessionDataTask
  let timer: any Cancellable
  var completion: ((Result<TransportResponse, TransportError>) -> Void)?
  /// The job that delivers the answer, once there is one.
  var answer: (any Cancellable)?

  init(
    task: URLSessionDataTask,
    timer: any Cancellable,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) {
    self.task = task
    self.timer = timer
    self.completion = completion
  }

  func cancel() {
    completion = nil
    timer.cancel()
    answer?.cancel()
    task.stop()
  }
}
