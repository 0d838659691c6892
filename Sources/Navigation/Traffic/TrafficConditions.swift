/// What is known of the traffic.
public struct TrafficConditions: Hashable, Sendable {
  public var delays: [TrafficDelay]
  public var incidents: [TrafficIncident]

  public init(delays: [TrafficDelay] = [], incidents: [TrafficIncident] = []) {
    self.delays = delays
    self.incidents = incidents
  }
}
