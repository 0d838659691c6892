import NavigationFixtures
import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// What the traffic does to the route, and what of it is told.
@Suite struct RouteTrafficTests {
  private static var line: RouteLine {
    RouteLine(route: Equator.route(to: [Equator.stop(0.1, "far")]), destinations: [])
  }

  private static func incident(
    _ id: String,
    at metres: Double,
    begin: Instant? = nil
  ) -> TrafficIncident {
    TrafficIncident(
      id: id,
      coordinate: Coordinate(latitude: 0, longitude: metres / Equator.degree),
      text: id,
      begin: begin
    )
  }

  private static func traffic(_ incidents: TrafficIncident...) -> RouteTraffic {
    var traffic = RouteTraffic()
    traffic.change(to: TrafficConditions(incidents: incidents), on: line)
    return traffic
  }

  @Test("The nearest incident ahead is announced, each once")
  func announces() {
    var traffic = Self.traffic(
      Self.incident("behind", at: 100),
      Self.incident("second", at: 1500),
      Self.incident("first", at: 900),
      Self.incident("far", at: 2600)
    )
    let told = (0..<3).map { _ in traffic.takeAnnouncement(from: 500, at: .zero)?.incident.id }
    #expect(told == ["first", "second", nil])
    let later = traffic.takeAnnouncement(from: 601, at: .zero)?.incident.id
    #expect(later == "far")
  }

  @Test("What was announced on one route is not announced on the next")
  func remembers() {
    var traffic = Self.traffic(Self.incident("jam", at: 900))
    _ = traffic.takeAnnouncement(from: 0, at: .zero)
    traffic.change(to: TrafficConditions(incidents: [Self.incident("jam", at: 900)]), on: Self.line)
    let again = traffic.takeAnnouncement(from: 0, at: .zero)
    #expect(again == nil)
    #expect(traffic.incidents.count == 1)
  }

  @Test("An incident counts from its beginning, and only beside the route")
  func counts() {
    let begin = Instant(nanoseconds: 10_000_000_000)
    var traffic = Self.traffic(Self.incident("later", at: 900, begin: begin))
    let early = traffic.takeAnnouncement(from: 0, at: .zero)
    #expect(early == nil)
    let present = traffic.takeAnnouncement(from: 0, at: begin)
    #expect(present != nil)
    traffic.change(to: TrafficConditions(incidents: [Self.incident("jam", at: 900)]), on: nil)
    #expect(traffic.incidents.isEmpty)
  }

  @Test("A category is news where it differs from the last one told")
  func category() {
    var traffic = RouteTraffic()
    let news = [DelayCategory.noData, .heavy, .heavy, .light, .noData].map { traffic.isNews($0) }
    #expect(news == [false, true, false, true, true])
    #expect(!traffic.concerns(hasTraffic: false))
    #expect(traffic.concerns(hasTraffic: true))
  }
}
