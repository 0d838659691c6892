import Geodesy
import Navigation
import RoadNetwork
import RouteGuidance
import ScenarioLanguage

/// Where the routes of one run come from, as its scenario says.
final class RouteSource {
  /// Why a request has no answer.
  enum Unanswered {
    /// Every scripted answer was given before.
    case spent
    /// No entry of the cassette answers it; with its explanation.
    case unmatched(String)

    /// What a person reads of it.
    var explanation: String {
      switch self {
      case .spent: "a request for which routing.answers has no answer left"
      case .unmatched(let explanation): explanation
      }
    }
  }

  /// What is handed to the context.
  let provider: RouteProvider
  /// What stands in place of the server's address in recordings.
  let name: String
  let address: ServerAddress
  private let format: ServerFormat
  private var scripted: ScriptedTransport?
  private var custom: ScriptedRouteProvider?
  private var cassette: CassetteTransport?
  private var recording: RecordingTransport?

  init(
    _ scenario: Scenario,
    map: GuidedMap?,
    live: LiveServer?,
    asking other: (any CustomRouteProvider)? = nil,
    scheduler: Scheduler,
    recorder: Recorder,
    unanswered: @escaping (Unanswered) -> Void
  ) throws {
    let setup = scenario.routing
    format = setup.format
    name = setup.isServer ? setup.format.rawValue : "scripted"
    var endpoint = setup.endpoint ?? format.endpoint(named: name)
    // A live server may be there for the fleet alone.
    let server = setup.isServer ? live : nil
    if let server {
      endpoint = server.endpoint ?? setup.endpoint ?? format.localEndpoint
    }
    address = ServerAddress(endpoint: endpoint, format: format)
    if let other {
      provider = .custom(other)
      return
    }
    let faults =
      scenario.serviceFaults.isEmpty
      ? nil : ServiceFaults(scenario.serviceFaults, seed: scenario.seed, scheduler: scheduler)
    if setup.provider == .embedded, let map {
      let embedded = EmbeddedRouteProvider(
        map: map,
        scheduler: scheduler,
        latencyNanoseconds: setup.latencyNanoseconds ?? 0
      )
      provider = .custom(faults.map { FaultyRouteProvider(embedded, $0) } ?? embedded)
      return
    }
    if setup.provider == .custom {
      let custom = ScriptedRouteProvider(
        answers: setup.customAnswers,
        scheduler: scheduler,
        recorder: recorder
      )
      custom.onUnscripted = { unanswered(.spent) }
      self.custom = custom
      provider = .custom(faults.map { FaultyRouteProvider(custom, $0) } ?? custom)
      return
    }
    let adapter = try format.adapter(
      endpoint: endpoint,
      profile: setup.profile,
      options: setup.options,
      precision: setup.precision
    )
    let transport: any RouteTransport
    if let server {
      let recording = RecordingTransport(
        server: server,
        address: address,
        scheduler: scheduler,
        latency: setup.latencyNanoseconds
      )
      self.recording = recording
      transport = recording
    } else if let recorded = setup.cassette {
      let player = CassetteTransport(cassette: recorded, address: address, scheduler: scheduler)
      player.onUnmatched = { unanswered(.unmatched($0)) }
      cassette = player
      transport = player
    } else {
      let scripted = ScriptedTransport(answers: setup.answers, scheduler: scheduler)
      scripted.onUnscripted = { unanswered(.spent) }
      self.scripted = scripted
      transport = scripted
    }
    provider = .adapter(adapter, faults.map { FaultyTransport(transport, $0) } ?? transport)
  }

  /// How many scripted answers nobody asked for.
  var unusedAnswers: Int { (scripted?.unusedCount ?? 0) + (custom?.unusedCount ?? 0) }

  /// The entries of a cassette that nobody asked for.
  var unusedEntries: [String] { cassette?.unused ?? [] }

  /// What a live server answered; nil where none was asked.
  var recorded: RecordedCassette? {
    guard let recording else { return nil }
    return RecordedCassette(
      subject: .routing,
      bytes: CassetteWriting.bytes(recording.entries, of: format.rawValue),
      requestCount: recording.entries.count,
      failure: recording.failure?.rawValue
    )
  }
}
