import Foundation
public import Navigation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Performs requests over HTTP with URLSession.
///
/// An answer comes as a job of kind `answer` of the scheduler. A redirect to another host is not
/// followed: its own answer (status 301 to 308) is the result. Nothing of a request is logged.
public final class URLSessionTransport: RouteTransport {
  /// What a request may cost.
  public struct Limits: Hashable, Sendable {
    /// Seconds until a request is given up.
    public var timeout: Double
    /// The largest body in bytes.
    public var bodySize: Int

    /// 15 s and 32 MB, unless given.
    public init(timeout: Double = 15, bodySize: Int = 32 * 1024 * 1024) {
      self.timeout = timeout
      self.bodySize = bodySize
    }
  }

  private let scheduler: LiveScheduler
  private let limits: Limits
  private let exchanges: HTTPExchanges
  private let session: URLSession
  private let port: LivePort
  private var waiting: [Int: PendingRequest] = [:]

  /// Makes a transport whose answers come on the scheduler's thread.
  public init(scheduler: LiveScheduler, limits: Limits = Limits()) {
    self.scheduler = scheduler
    self.limits = limits
    let owner = WeakTransport()
    port = scheduler.openPort { owner.transport?.deliver() }
    exchanges = HTTPExchanges(port: port, bodyLimit: limits.bodySize)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = limits.timeout
    session = URLSession(
      configuration: configuration,
      delegate: exchanges,
      delegateQueue: AnswerQueue()
    )
    owner.transport = self
  }

  deinit {
    scheduler.close(port)
    session.invalidateAndCancel()
  }

  /// Sends a request; `completion` gets the answer on the scheduler's thread, once.
  public func send(
    _ request: RouteRequest,
    completion: @escaping (Result<TransportResponse, TransportError>) -> Void
  ) -> any Cancellable {
    guard let wire = urlRequest(of: request) else {
      return scheduler.schedule(afterNanoseconds: 0, as: .answer) {
        completion(.failure(.invalidURL))
      }
    }
    let task = session.dataTask(with: wire)
    let id = task.taskIdentifier
    // The session's own timeout is one of silence; this one is of the whole request.
    let timer = scheduler.schedule(
      afterNanoseconds: Int64(limits.timeout * 1e9),
      as: .timer
    ) { [weak self] in
      self?.finish(id, .failure(.timeout))
      task.stop()
    }
    let pending = PendingRequest(task: task, timer: timer, completion: completion)
    waiting[id] = pending
    exchanges.begin(id)
    task.resume()
    return pending
  }

  private func deliver() {
    for (id, result) in exchanges.takeFinished() { finish(id, result) }
  }

  private func finish(_ id: Int, _ result: Result<TransportResponse, TransportError>) {
    guard let pending = waiting.removeValue(forKey: id) else { return }
    pending.timer.cancel()
    pending.answer = scheduler.schedule(afterNanoseconds: 0, as: .answer) {
      let completion = pending.completion
      pending.completion = nil
      completion?(result)
    }
  }

  private func urlRequest(of request: RouteRequest) -> URLRequest? {
    let (text, headers): (String, [HTTPHeader])
    switch request {
    case .httpGet(let url, let list): (text, headers) = (url, list)
    case .httpPost(let url, let list, _): (text, headers) = (url, list)
    }
    guard let url = URL(string: text), url.host?.isEmpty == false,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    var wire = URLRequest(url: url, timeoutInterval: limits.timeout)
    if case .httpPost(_, _, let body) = request {
      wire.httpMethod = "POST"
      wire.httpBody = Data(body)
    }
    for header in headers { wire.addValue(header.value, forHTTPHeaderField: header.name) }
    return wire
  }
}

/// Breaks the circle between the transport and its port.
private final class WeakTransport {
  weak var transport: URLSessionTransport?
}
