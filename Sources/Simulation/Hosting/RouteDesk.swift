import Navigation
import RouteGuidance
import ScenarioLanguage

/// Answers questions for routes by the scenario's provider, with its latency and its faults.
///
/// A question is a request of the routing service and nothing else: it is asked once, and what to do
/// about an answer that never came is the navigator's affair.
final class RouteDesk {
  private let source: RouteSource
  private let context: NavigationContext
  private let service: RoutingService?
  private let providerRecorder: ProviderRecorder
  private var open: [Int: Inquiry] = [:]
  /// The question being asked, to which what the source says of itself belongs.
  private var asking: Inquiry?
  /// Is told why a recorded server has no answer to a question, so that nothing can be said of the run.
  var onUnanswerable: ((String) -> Void)?

  /// Why a question has no answer where the scenario's answers were all given before.
  static let noAnswerLeft = "noAnswerLeft"

  init(
    _ scenario: Scenario,
    map: GuidedMap?,
    live: LiveServer?,
    scheduler: Scheduler,
    recorder: Recorder
  ) throws {
    let said = Said()
    source = try RouteSource(
      scenario,
      map: map,
      live: live,
      scheduler: scheduler,
      recorder: recorder
    ) { said.hear?($0) }
    var configuration = scenario.navigator
    configuration.routing.retries = 0
    context = NavigationContext(
      configuration: configuration,
      provider: source.provider,
      roads: nil,
      scheduler: scheduler,
      places: PlaceTable(scenario.places),
      routeSnapper: nil,
      keyAuthority: ScenarioKeys(permitsFleet: false),
      maps: MapCatalog(),
      hasAcceptedTerms: true
    )
    providerRecorder = ProviderRecorder(
      recorder: recorder,
      name: source.name,
      address: source.address
    )
    context.providerObserver = providerRecorder
    context.epochMilliseconds = scenario.epoch / 1_000_000
    context.start()
    context.provideAPIKey(ScenarioKeys.valid)
    service = context.routingService
    said.hear = { [unowned self] in
      switch $0 {
      case .spent: asking?.isSpent = true
      case .unmatched(let explanation): onUnanswerable?(explanation)
      }
    }
  }

  /// Who hears the source, once there is a desk.
  private final class Said {
    var hear: ((RouteSource.Unanswered) -> Void)?
  }

  var unusedAnswers: Int { source.unusedAnswers }
  var unusedEntries: [String] { source.unusedEntries }
  var recorded: RecordedCassette? { source.recorded }

  /// Asks a question; it is answered in a later job, unless it is taken back.
  func ask(
    _ number: Int,
    _ question: RouteQuestion,
    answered: @escaping (RouteAnswer) -> Void
  ) {
    let inquiry = Inquiry { [unowned self] answer in
      open[number] = nil
      answered(answer)
    }
    inquiry.waypoints = question.waypoints
    open[number] = inquiry
    asking = inquiry
    inquiry.session = service?.routes(
      fromVehicleAt: question.origin,
      through: question.waypoints,
      options: question.options,
      listener: inquiry
    )
    asking = nil
  }

  /// Takes a question back.
  func cancel(_ number: Int) {
    open.removeValue(forKey: number)?.session?.cancel()
  }

  /// One question under way.
  private final class Inquiry: RouteCalculationListener {
    var session: RouteCalculationSession?
    var waypoints: [Waypoint] = []
    /// Whether the scenario's answers were all given before.
    var isSpent = false
    private let answered: (RouteAnswer) -> Void

    init(answered: @escaping (RouteAnswer) -> Void) { self.answered = answered }

    func routeCalculation(
      _ session: RouteCalculationSession,
      didSucceedWith result: RouteCalculationResult
    ) {
      answered(.routes(result.routes, waypoints: waypoints))
    }

    func routeCalculation(
      _ session: RouteCalculationSession,
      didFailWith failure: RouteCalculationFailureInfo
    ) {
      var word = RouteAnswer.RouteFailureWord(
        failure.error.status,
        httpStatus: failure.httpStatus,
        reason: failure.error == .timeout ? failure.error.code : nil
      )
      if isSpent { word = .init(.internalError, reason: RouteDesk.noAnswerLeft) }
      answered(.failure(word))
    }
  }
}
