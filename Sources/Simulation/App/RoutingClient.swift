import Navigation
import Recording
import ScenarioLanguage

/// An app's own keeping of routing sessions: by name, each with its listener, until both are dropped.
final class RoutingClient {
  /// A session that the app asked for.
  struct Entry {
    let name: String
    let id: Int
    var session: RouteCalculationSession?
    /// The session if anybody still holds it.
    weak var handle: RouteCalculationSession?
    var listener: (any RouteCalculationListener)?
  }

  let recorder: RoutingRecorder
  let invariants: InvariantChecker
  let laws: SessionLaws
  private let context: NavigationContext
  /// The service, kept once there is one (NV-003).
  private var service: RoutingService?
  private var entries: [Entry] = []
  /// Drives along a route inside a callback.
  var navigate: ((Route) -> Void)?

  init(context: NavigationContext, recorder: Recorder, invariants: InvariantChecker) {
    self.context = context
    self.recorder = RoutingRecorder(recorder: recorder)
    self.invariants = invariants
    laws = SessionLaws(invariants)
    context.routingObserver = self.recorder
  }

  /// Starts a calculation under a name, in place of the one of that name (NV-040, NV-041).
  ///
  /// Without a service nothing happens, and what runs is left alone (NV-006).
  func start(
    _ name: String,
    _ setup: RoutingCall.ListenerSetup,
    _ ask: (RoutingService, (any RouteCalculationListener)?) -> RouteCalculationSession?
  ) {
    guard let service = service ?? context.routingService else {
      return recorder.routing(didNotStart: .serviceUnavailable)
    }
    self.service = service
    if let index = index(of: name) {
      entries[index].session?.cancel()
      laws.silenced(entries[index].id)
      entries.remove(at: index)
    }
    let listener = SessionEars(client: self, name: name, deeds: setup.deeds).listener(setup.methods)
    guard let session = ask(service, listener) else { return laws.look() }
    laws.opened(session)
    entries.append(
      Entry(name: name, id: session.id, session: session, handle: session, listener: listener)
    )
  }

  func cancel(_ name: String) {
    guard let index = index(of: name) else { return }
    let wasRunning = entries[index].session?.isFinished == false
    entries[index].session?.cancel()
    if wasRunning { laws.silenced(entries[index].id) }
    laws.look()
  }

  func release(_ name: String) {
    guard let index = index(of: name) else { return }
    laws.silenced(entries[index].id)
    entries[index].session = nil
    laws.look()
  }

  func releaseListener(_ name: String) {
    guard let index = index(of: name) else { return }
    laws.silenced(entries[index].id)
    entries[index].listener = nil
    laws.look()
  }

  func releaseService() {
    guard service != nil else { return }
    for entry in entries where entry.session?.isFinished == false { laws.silenced(entry.id) }
    service = nil
    laws.look()
  }

  func probe(_ name: String) {
    guard let entry = entries.last(where: { $0.name == name }) else { return }
    recorder.state(of: entry.handle, id: entry.id)
    laws.look()
  }

  /// Returns a route that a session found.
  func route(_ number: Int, of name: String) -> Route? {
    let routes = index(of: name).flatMap { entries[$0].session?.result?.routes } ?? []
    return routes.indices.contains(number) ? routes[number] : nil
  }

  private func index(of name: String) -> Int? { entries.lastIndex { $0.name == name } }

  // MARK: - Callbacks

  /// Does what the scenario wants done inside a terminal callback.
  func perform(_ deeds: [RoutingCall.ListenerSetup.Deed], with name: String) {
    for deed in deeds {
      switch deed {
      case .probe: probe(name)
      case .release:
        release(name)
        if let index = index(of: name) { entries[index].listener = nil }
      case .cancel: cancel(name)
      case .navigateAlong: if let route = route(0, of: name) { navigate?(route) }
      }
    }
  }
}
