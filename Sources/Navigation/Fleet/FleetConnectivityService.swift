/// Connects an asset, the vehicle, with a dispatcher: jobs and messages come in, events and the ETA of
/// the running job go out.
///
/// ``NavigationContext/fleetConnectivity`` gives the one of a context. Single-threaded. An asset without a
/// running job is available; no event says so.
public final class FleetConnectivityService {
  /// Who sends and hears, fixed from start to stop.
  struct Connection: Equatable {
    let assetID: String
    let dispatcherID: String
  }

  /// The seconds between two polls that are possible.
  public static let pollingIntervals = 1...31_536_000

  /// Told of messages and acknowledgements; not kept alive.
  public weak var delegate: (any FleetConnectivityDelegate)?

  /// Hears what the delegate is not told; not kept alive.
  public weak var observer: (any FleetObserver)?

  /// Who the vehicle is: 1 to 50 characters; a change holds from the next start.
  public var assetID: String?

  /// Whose messages are wanted, and who is told: 1 to 50 characters; a change holds from the next start.
  public var dispatcherID: String?

  /// Seconds between two polls; a value outside of ``pollingIntervals`` is ignored.
  ///
  /// While the service runs, a change counts from the moment at which it is made.
  public var pollingInterval = 10 {
    didSet {
      guard Self.pollingIntervals.contains(pollingInterval) else {
        return pollingInterval = oldValue
      }
      if isRunning, pollingInterval != oldValue { restartTimer() }
    }
  }

  /// How often the server was asked for messages.
  public internal(set) var pollCount = 0

  weak var context: NavigationContext?
  let scheduler: any Scheduling
  let transport: any FleetTransport
  let outbox: FleetOutbox
  var connection: Connection?
  /// Whom the cursor is of.
  var lastConnection: Connection?
  var cursor: String?
  var jobs = FleetJobs()
  /// The changes of jobs whose cause is being told.
  var untoldChanges: [FleetJobChange] = []
  var received = RecentIDs()
  /// The jobs that came last, one message a job, the newest last.
  var jobMessages: [FleetMessage] = []
  var etaReference: FleetETAReference?
  var eventNumber = 0
  /// Whether a poll is under way or its messages are being told.
  var isPolling = false
  /// Whether another poll was asked for meanwhile.
  var wantsAnotherPoll = false
  var pollExchange: (any Cancellable)?
  private var timer: (any Cancellable)?
  /// Counts starts and stops: what was begun before one is not told after it.
  private(set) var generation = 0

  init(context: NavigationContext, transport: any FleetTransport) {
    self.context = context
    self.transport = transport
    scheduler = context.scheduler
    outbox = FleetOutbox(transport: transport)
  }

  deinit {
    timer?.cancel()
    pollExchange?.cancel()
  }

  /// Whether it polls the server and sends events: from start to stop.
  public var isRunning: Bool { connection != nil }

  /// The job that is being done; nil if none is.
  public var runningJobID: String? { jobs.running }

  // MARK: - Start and stop

  /// Connects; messages are asked for first after one ``pollingInterval``.
  ///
  /// - Returns: False if it runs already, or if one of the IDs is missing or too long.
  @discardableResult
  public func start() -> Bool {
    guard !isRunning, let assetID, let dispatcherID, FleetLimits.isValid(assetID),
      FleetLimits.isValid(dispatcherID)
    else { return false }
    let connection = Connection(assetID: assetID, dispatcherID: dispatcherID)
    if connection != lastConnection { cursor = nil }
    self.connection = connection
    lastConnection = connection
    generation += 1
    restartTimer()
    return true
  }

  /// Disconnects: nothing is told any more, what was not acknowledged never will be, and the running job is
  /// forgotten (D-43).
  ///
  /// - Returns: False if it does not run.
  @discardableResult
  public func stop() -> Bool {
    guard isRunning else { return false }
    connection = nil
    generation += 1
    timer?.cancel()
    timer = nil
    pollExchange?.cancel()
    pollExchange = nil
    isPolling = false
    wantsAnotherPoll = false
    outbox.clear()
    jobs.forgetRunning()
    etaReference = nil
    return true
  }

  private func restartTimer() {
    timer?.cancel()
    timer = scheduler.scheduleRepeating(
      everyNanoseconds: Int64(pollingInterval) * 1_000_000_000,
      as: .timer
    ) { [weak self] in self?.poll() }
  }

  // MARK: - Parts

  /// Tells something in a later job of this instant, unless the service is stopped before.
  func deliver(_ work: @escaping (FleetConnectivityService) -> Void) {
    let generation = generation
    scheduler.schedule(afterNanoseconds: 0, as: .delivery) { [weak self] in
      guard let self, isRunning, self.generation == generation else { return }
      work(self)
    }
  }

  /// Now: milliseconds since the Unix epoch.
  var wallClock: Int64 { (context?.epochMilliseconds ?? 0) + scheduler.now.milliseconds }

  func nextEventID() -> String {
    eventNumber += 1
    return "E\(eventNumber)"
  }
}
