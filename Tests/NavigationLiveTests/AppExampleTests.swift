import Foundation
import Geodesy
import Navigation
import NavigationLive
import Testing
import Waiting

@Suite("The app of the handbook", .waits)
struct AppExampleTests {
  // What the handbook shows of an app.
  final class Screen: NavigatorDelegate {
    var spoken: [String] = []

    func navigator(_ navigator: Navigator, didAnnounce announcement: Announcement) {
      spoken.append(announcement.text)
    }
  }

  func drive(to post: Waypoint, fixes: [Location], server: String, screen: Screen) throws {
    let scheduler = LiveScheduler()
    let context = NavigationContext(
      provider: .adapter(
        try .osrm(endpoint: server),
        URLSessionTransport(scheduler: scheduler)
      ),
      scheduler: scheduler,
      hasAcceptedTerms: true
    )
    context.start()
    context.provideAPIKey("yours")
    let navigator = try context.navigator()
    navigator.delegate = screen
    navigator.setDestinations([post]) { status in
      if status == .ok { navigator.startGuidance() }
    }
    context.update(fixes[0])
    scheduler.run { navigator.isGuidanceActive }
    for fix in fixes { context.update(fix) }
    scheduler.run { !navigator.isGuidanceActive }
  }

  @Test("It drives to the post and hears where to turn and that it arrived")
  func drive() throws {
    let routes = Self.root.appending(path: "Scenarios/cassettes/straight.json")
    let body = [UInt8](try Data(contentsOf: routes))
    let server = try #require(LoopbackServer { _ in LoopbackServer.answer("200 OK", body: body) })
    let post = try #require(
      Waypoint(coordinate: Coordinate(latitude: 47.14, longitude: 9.5385097), title: "Post")
    )
    let fixes = (0...100).map { second in
      Location(
        coordinate: Coordinate(
          latitude: 47.14,
          longitude: 9.52 + 0.0185097 * Double(second) / 100
        ),
        course: 90,
        speed: 14,
        timestamp: Instant(nanoseconds: Int64(second) * 1_000_000_000)
      )
    }
    let screen = Screen()
    try drive(
      to: post,
      fixes: fixes,
      server: "http://127.0.0.1:\(server.port)",
      screen: screen
    )
    #expect(screen.spoken.first == "Drive on Quay Street")
    #expect(screen.spoken.count >= 2)
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
