/// A call of the SDK at a time or on an event.
package struct ScenarioAction: Sendable {
  /// The call, by topic of the SDK's public API.
  package enum Call: Sendable {
    case navigator(JourneyCall)
    case context(ContextCall)
    case routing(RoutingCall)
    case guidance(GuidanceCall)
    case traffic(TrafficCall)
    case simulator(SimulatorCall)
    case search(SearchCall)
    case fleet(FleetCall)
    case map(MapCall)
    case overlay(OverlayCall)
    case venue(VenueCall)
  }

  /// When a call is made.
  package enum Trigger: Sendable {
    /// Nanoseconds since the start.
    case at(Int64)
    /// In a job of its own, after the event.
    case on(EventPattern, nth: Int, every: Bool)
    /// At once, inside the callback of the event.
    case inside(EventPattern, nth: Int, every: Bool)
  }

  /// When it is made: once at a time, or on events.
  package var trigger: Trigger
  /// What is called.
  package var call: Call
}
