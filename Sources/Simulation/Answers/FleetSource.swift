import Navigation
import ScenarioLanguage

/// Where the messages of a run's dispatcher come from: the scenario, a cassette, or a live server.
final class FleetSource {
  /// What is handed to the context.
  let transport: any FleetTransport
  private var scripted: ScriptedDispatcher?
  private var cassette: CassetteTransport?
  private var recording: RecordingTransport?

  /// - Parameter live: A real server in place of the cassette; only where the scenario has one.
  init(
    _ setup: FleetSetup,
    live: LiveServer?,
    scheduler: Scheduler,
    invariants: InvariantChecker
  ) {
    guard let server = setup.server else {
      let dispatcher = ScriptedDispatcher(setup, scheduler: scheduler)
      scripted = dispatcher
      transport = dispatcher
      return
    }
    let local = server.endpoint ?? FleetSetup.Server.localEndpoint
    let endpoint = live.map { $0.fleetEndpoint ?? local } ?? local
    let address = ServerAddress(endpoint: endpoint)
    let carrier: any RouteTransport
    if let live {
      let recording = RecordingTransport(
        server: live,
        address: address,
        scheduler: scheduler,
        latency: setup.latencyNanoseconds
      )
      self.recording = recording
      carrier = recording
    } else {
      let empty = Cassette(path: server.cassettePath ?? "", entries: [], values: [])
      let player = CassetteTransport(
        cassette: server.cassette ?? empty,
        address: address,
        scheduler: scheduler
      )
      player.onUnmatched = { [unowned invariants] in invariants.unscriptedRequest($0) }
      cassette = player
      carrier = player
    }
    transport = HTTPFleetTransport(
      endpoint: endpoint,
      headers: server.token.map { [HTTPHeader("Authorization", "Bearer \($0)")] } ?? [],
      transport: carrier
    )
  }

  /// How many scripted answers nobody asked for.
  var unusedAnswers: Int { scripted?.unusedCount ?? 0 }

  /// The entries of a cassette that nobody asked for.
  var unusedEntries: [String] { cassette?.unused ?? [] }

  /// What a live server answered; nil where none was asked.
  var recorded: RecordedCassette? {
    guard let recording else { return nil }
    return RecordedCassette(
      subject: .fleet,
      bytes: CassetteWriting.bytes(recording.entries, of: "dispatcher"),
      requestCount: recording.entries.count,
      failure: recording.failure?.rawValue
    )
  }
}
