import Geodesy
import Navigation
import NavigationFixtures
import Testing

@testable import NavigationMap

/// Switches, night mode, cards and prompts.
struct NavigationUITests {
  private let drive: Drive
  private let display: Display
  private var map: MapModel { display.map }
  private var log: MapLog { display.log }
  private var settings: NavigationUISettings { drive.navigator.uiSettings }

  init() throws {
    drive = try Drive(routes: [Equator.route(to: [Equator.a, Equator.b])])
    display = try Display(drive)
    settings.delegate = log
  }

  @Test("Each switch tells a change once, and the snapshot shows it", arguments: UISetting.allCases)
  func switches(setting: UISetting) {
    #expect(map.snapshot().settings.contains(setting) == setting.isOnByDefault)
    let other = !setting.isOnByDefault
    map.settings[setting] = other
    map.settings[setting] = other
    #expect(log.take() == ["\(setting) \(other)"])
    #expect(map.snapshot().settings.contains(setting) == other)
    map.settings[setting] = !other
    #expect(log.take() == ["\(setting) \(!other)"])
  }

  @Test("The switches of the navigation are one state, those of a map its own")
  func oneState() throws {
    let second = try Display(drive, id: "second")
    map.settings[.header] = false
    map.settings[.zoomGestures] = false
    #expect(!settings[.header] && !second.map.settings[.header])
    #expect(second.map.settings[.zoomGestures])
    settings[.zoomGestures] = false
    #expect(settings[.zoomGestures] && second.map.settings.navigation === settings)
  }

  @Test("Header and ETA card are there only during guidance, and only where they are on")
  func cards() throws {
    drive.fix(at: 0, 0, 0, course: 90, speed: 10)
    drive.setDestinations([Equator.a, Equator.b])
    drive.navigator.startControlling(map)
    drive.scheduler.run()
    #expect(map.snapshot().etaCard == nil)
    drive.navigator.startGuidance()
    let card = try #require(map.snapshot().etaCard)
    #expect((card.remainingDistance - 1111.95).magnitude < 0.1)
    #expect(card.arrival.seconds(since: drive.scheduler.now) == card.remainingTime.rounded(to: 9))
    #expect(map.snapshot().tripProgress == nil)
    settings[.tripProgressBar] = true
    #expect(map.snapshot().tripProgress == 0)
    settings[.etaCard] = false
    #expect(map.snapshot().etaCard == nil)
    settings[.etaCard] = true
    drive.navigator.stopGuidance()
    #expect(map.snapshot().etaCard == nil && map.snapshot().route != nil)
  }

  @Test("Dusk and dawn at the position change the mode once each")
  func nightAndDay() {
    // 2009-09-06 23:00Z in Atlanta; civil twilight ends at 00:21Z and begins at 10:50Z.
    drive.context.epochMilliseconds = 1_252_278_000_000
    for second in stride(from: 0.0, through: 14 * 3600, by: 60) {
      drive.fix(at: second, 33.8, -84.4)
    }
    var times: [Double] = []
    log.onLine = { [drive] line in
      if line.hasPrefix("ui") { times.append(drive.scheduler.now.seconds) }
    }
    drive.scheduler.run()
    #expect(log.lines == ["ui night", "ui normal"])
    let dusk = times.first ?? 0
    let dawn = times.last ?? 0
    #expect((dusk - 4860).magnitude <= 120)
    // Civil twilight begins at 42,600 s; a degree of hysteresis takes 5 minutes there.
    #expect(dawn >= 42_600 && dawn <= 43_020)
    #expect(settings.mode == .normal)
  }

  @Test("Without a delegate day and night change all the same")
  func noDelegate() {
    settings.delegate = nil
    map.delegate = nil
    drive.context.epochMilliseconds = 1_252_278_000_000
    drive.fix(at: 7200, 33.8, -84.4)
    drive.scheduler.run()
    #expect(settings.mode == .night && map.uiMode == .night && map.snapshot().uiMode == .night)
  }

  @Test("A forced mode holds whatever the sun does")
  func forced() {
    settings.forcedMode = .night
    settings.forcedMode = .night
    #expect(log.take() == ["ui night"])
    drive.context.epochMilliseconds = 1_252_278_000_000
    drive.fix(at: 0, 33.8, -84.4)
    drive.fix(at: 7200, 33.8, -84.4)
    drive.scheduler.run()
    #expect(log.lines.isEmpty)
    settings.forcedMode = .normal
    settings.forcedMode = nil
    #expect(log.take() == ["ui normal", "ui night"])
  }

  private func incident(_ id: String, _ longitude: Double) -> TrafficIncident {
    TrafficIncident(
      id: id,
      coordinate: Coordinate(latitude: 0, longitude: longitude),
      text: "Trouble at \(id)"
    )
  }

  @Test("The card of an incident is shown if there is one and the setting is on")
  func incidentCard() {
    drive.context.traffic = TrafficConditions(incidents: [incident("x", 0.005)])
    #expect(map.tapIncident("x") && !map.tapIncident("y"))
    #expect(log.take() == ["card x"])
    map.settings[.trafficIncidentCards] = false
    _ = log.take()
    #expect(!map.tapIncident("x") && log.lines.isEmpty)
  }

  @Test("During guidance the controlled map says every two minutes what lies ahead")
  func prompts() {
    drive.context.traffic = TrafficConditions(incidents: [incident("x", 0.015)])
    drive.fix(at: 0, 0, 0, course: 90, speed: 10)
    drive.setDestinations([Equator.a, Equator.b])
    drive.navigator.startGuidance()
    drive.navigator.startControlling(map)
    drive.scheduler.run(until: 130)
    #expect(log.count("prompt Trouble at x") == 1)
    settings[.trafficPrompts] = false
    drive.scheduler.run(until: 250)
    #expect(log.count("prompt Trouble at x") == 1)
    settings[.trafficPrompts] = true
    drive.scheduler.run(until: 370)
    #expect(log.count("prompt Trouble at x") == 2)
    drive.navigator.stopGuidance()
    drive.scheduler.run(until: 900)
    #expect(log.count("prompt Trouble at x") == 2)
  }

  @Test("With nothing known of the traffic there is no prompt")
  func silence() {
    drive.fix(at: 0, 0, 0, course: 90, speed: 10)
    drive.setDestinations([Equator.a, Equator.b])
    drive.navigator.startGuidance()
    drive.navigator.startControlling(map)
    drive.scheduler.run(until: 500)
    #expect(!log.lines.contains { $0.hasPrefix("prompt") })
    drive.context.traffic = TrafficConditions()
    drive.scheduler.run(until: 610)
    #expect(log.count("prompt No delays to the next stop") == 1)
  }
}

extension Double {
  /// Returns the number with so many decimals.
  fileprivate func rounded(to decimals: Int) -> Double {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}
