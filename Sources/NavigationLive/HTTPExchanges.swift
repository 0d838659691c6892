import Dispatch
import Foundation
import Navigation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Gathers what the session's threads report, until the scheduler's thread takes it.
final class HTTPExchanges: NSObject, URLSessionDataDelegate, Sendable {
  typealias Outcome = Result<TransportResponse, TransportError>

  private struct Exchange {
    var status = 0
    var contentType: String?
    var body = Data()
    var isTooLarge = false
  }

  private struct State {
    var running: [Int: Exchange] = [:]
    var finished: [(id: Int, outcome: Outcome)] = []
  }

  private let state = Mutex(State())
  private let port: LivePort
  private let bodyLimit: Int

  init(port: LivePort, bodyLimit: Int) {
    self.port = port
    self.bodyLimit = bodyLimit
  }

  func begin(_ id: Int) {
    state.withLock { $0.running[id] = Exchange() }
  }

  /// Returns what has ended since the last call, in that order.
  func takeFinished() -> [(id: Int, outcome: Outcome)] {
    state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let from = response.url ?? task.originalRequest?.url
    let isSame =
      from?.host?.lowercased() == request.url?.host?.lowercased()
      && from?.port == request.url?.port
      && from?.scheme?.lowercased() == request.url?.scheme?.lowercased()
    if !isSame {
      // A refused redirect may end without a body; its status is the answer.
      state.withLock { $0.running[task.taskIdentifier]?.status = response.statusCode }
    }
    completionHandler(isSame ? request : nil)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let answer = response as? HTTPURLResponse
    let status = answer?.statusCode ?? 0
    let contentType = answer?.value(forHTTPHeaderField: "Content-Type")
    let isTooLarge = response.expectedContentLength > Int64(bodyLimit)
    state.withLock {
      $0.running[dataTask.taskIdentifier]?.status = status
      $0.running[dataTask.taskIdentifier]?.contentType = contentType
      if isTooLarge { $0.running[dataTask.taskIdentifier]?.isTooLarge = true }
    }
    completionHandler(.allow)
    if isTooLarge { dataTask.stop() }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isOver = state.withLock { state in
      guard var exchange = state.running.removeValue(forKey: dataTask.taskIdentifier) else {
        return false
      }
      if exchange.body.count + data.count > bodyLimit {
        // Told at once: a server that never stops keeps the session from hearing that it is to stop.
        state.finished.append((dataTask.taskIdentifier, .failure(.bodyTooLarge)))
        return true
      }
      exchange.body.append(data)
      state.running[dataTask.taskIdentifier] = exchange
      return false
    }
    if isOver {
      dataTask.stop()
      port.ring()
    }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    state.withLock { state in
      guard let exchange = state.running.removeValue(forKey: task.taskIdentifier) else { return }
      let outcome: Outcome =
        if exchange.isTooLarge {
          .failure(.bodyTooLarge)
        } else if let error, !(300..<400).contains(exchange.status) {
          .failure(Self.reason(of: error))
        } else {
          .success(
            TransportResponse(
              status: exchange.status,
              body: Array(exchange.body),
              contentType: exchange.contentType
            )
          )
        }
      state.finished.append((task.taskIdentifier, outcome))
    }
    port.ring()
  }

  private static func reason(of error: any Error) -> TransportError {
    switch (error as? URLError)?.code {
    case .timedOut: .timeout
    case .cannotConnectToHost: .connectionRefused
    case .badURL, .unsupportedURL: .invalidURL
    case .dataLengthExceedsMaximum: .bodyTooLarge
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired:
      .insecure
    case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData,
      .cannotDecodeContentData, .zeroByteResource, .networkConnectionLost:
      .malformedAnswer
    case .httpTooManyRedirects, .redirectToNonExistentLocation: .tooManyRedirects
    // What the library under URLSession on Linux tells apart by its words alone.
    case .unknown: isOfTLS(error) ? .insecure : .malformedAnswer
    default: .offline
    }
  }

  private static func isOfTLS(_ error: any Error) -> Bool {
    let words = error.localizedDescription.lowercased()
    return ["ssl", "tls", "certificate"].contains { words.contains($0) }
  }
}

extension URLSessionTask {
  /// Cancels the task, from any thread and without waiting: the session listens only when its connection is
  /// silent for a moment.
  func stop() {
    DispatchQueue.global().async { self.cancel() }
  }
}
