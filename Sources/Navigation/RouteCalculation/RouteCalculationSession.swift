/// One calculation of routes: what became of it, and the way to call it off.
///
/// Made by ``RoutingService``. Whoever asked holds it until it has finished: releasing it while it runs
/// calls the calculation off, and nothing more is told. A finished session never changes again.
public final class RouteCalculationSession: Cancellable {
  /// What was asked for.
  public enum Kind: String, CaseIterable, Sendable {
    /// New routes through points.
    case plan
    /// A line from elsewhere, taken to the roads.
    case snap
  }

  /// The outcome as those inside the SDK hear it.
  typealias Outcome = Result<[Route], RouteCalculationFailureInfo>

  private enum State {
    case inProgress
    case succeeded(RouteCalculationResult)
    case failed(RouteCalculationFailureInfo)
    case cancelled
  }

  /// The number of the request; a sequence number.
  public let id: Int
  /// What was asked for.
  public let kind: Kind
  private var state = State.inProgress
  private var work: (any RouteWork)?
  private var nonFatalErrorCount = 0
  private weak var listener: (any RouteCalculationListener)?
  private var completion: ((Outcome) -> Void)?

  init(
    id: Int,
    kind: Kind,
    listener: (any RouteCalculationListener)?,
    completion: ((Outcome) -> Void)? = nil
  ) {
    self.id = id
    self.kind = kind
    self.listener = listener
    self.completion = completion
  }

  deinit { work?.cancel() }

  // MARK: - State

  /// Whether the calculation is over, in whichever way.
  public var isFinished: Bool {
    if case .inProgress = state { return false }
    return true
  }

  /// Whether there is a result.
  public var hasSucceeded: Bool { result != nil }
  /// Whether it ended with an error; false while it runs and where it was called off.
  public var hasFailed: Bool { failureInfo != nil }

  /// Whether it was called off before it was over.
  public var isCancelled: Bool {
    if case .cancelled = state { return true }
    return false
  }

  /// What was found; nil until the calculation succeeds.
  public var result: RouteCalculationResult? {
    if case .succeeded(let result) = state { return result }
    return nil
  }

  /// Why there are no routes; nil unless the calculation failed.
  public var failureInfo: RouteCalculationFailureInfo? {
    if case .failed(let info) = state { return info }
    return nil
  }

  /// Calls the calculation off, in silence; does nothing once it is over.
  public func cancel() {
    guard !isFinished else { return }
    state = .cancelled
    completion = nil
    stopWork()
  }

  // MARK: - Progress

  /// Takes the work that this session stands for.
  func prepare(_ work: any RouteWork) { self.work = work }

  /// Begins the work, unless it was called off already.
  func begin() {
    guard !isFinished else { return }
    work?.start()
  }

  func encountered(_ error: RouteCalculationError) {
    guard !isFinished else { return }
    nonFatalErrorCount += 1
    listener?.routeCalculation(self, didEncounterNonFatalError: error)
  }

  /// Ends the session; what it answers is settled before anyone is told (D-03).
  func finish(_ outcome: Result<[Route], RouteFailure>) {
    guard !isFinished else { return }
    let completion = completion
    self.completion = nil
    switch outcome {
    case .success(let routes):
      let result = RouteCalculationResult(routes: routes)
      state = .succeeded(result)
      stopWork()
      completion?(.success(routes))
      listener?.routeCalculation(self, didSucceedWith: result)
    case .failure(let failure):
      let info = RouteCalculationFailureInfo(failure, nonFatalErrorCount: nonFatalErrorCount)
      state = .failed(info)
      stopWork()
      completion?(.failure(info))
      listener?.routeCalculation(self, didFailWith: info)
    }
  }

  private func stopWork() {
    let work = work
    self.work = nil
    work?.cancel()
  }
}
