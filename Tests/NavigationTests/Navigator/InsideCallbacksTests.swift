import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// What an app calls inside a callback: done at once, told in later jobs, and what is told joins up.
@Suite struct InsideCallbacksTests {
  /// A call of an app.
  enum Call: String, CaseIterable {
    case startGuidance, stopGuidance, clear, `continue`, setDestinations, navigate, restart
    case simulate, stopSimulation, locationOff, resetTerms

    func make(of drive: Drive) {
      let navigator = drive.navigator
      switch self {
      case .startGuidance: navigator.startGuidance()
      case .stopGuidance: navigator.stopGuidance()
      case .clear: navigator.clearDestinations()
      case .continue: navigator.continueToNextDestination()
      case .setDestinations: drive.setDestinations([Equator.b])
      case .navigate: navigator.navigate(along: Equator.route(to: [Equator.a, Equator.b]))
      case .restart:
        navigator.stopGuidance()
        navigator.startGuidance()
      case .simulate: navigator.locationSimulator.simulateAlongExistingRoute()
      case .stopSimulation: navigator.locationSimulator.stop()
      case .locationOff: drive.context.isLocationEnabled = false
      case .resetTerms: drive.context.resetTermsAcceptance()
      }
    }
  }

  /// The callbacks, by the first word of their lines.
  static let callbacks = [
    "location", "state", "step", "ask", "reroute", "rerouted", "alternates", "route", "time",
    "distance", "both", "banner", "voice", "vibrate", "arrive", "guidance", "status",
  ]

  /// A drive to A and B that leaves the route once, comes back by a reroute, and arrives.
  private static func drive() throws -> Drive {
    let route = Equator.route(to: [Equator.a, Equator.b])
    // From where the drive leaves the first route, beside it, and back to A.
    let aside = [(0.001, 0.004), (0.001, 0.008), (0, 0.008), (0, 0.01)]
    let path = GeoPath(aside.map { Coordinate(latitude: $0.0, longitude: $0.1) })
    var back = Equator.step(0, 0.01)
    (back.path, back.distance, back.duration) = (path, path.length, path.length / 10)
    let detour = Route(
      legs: [RouteLeg(destination: Equator.a, steps: [back])] + route.legs.dropFirst()
    )
    let drive = try Drive(routes: [route, detour, route, route, route]) { configuration in
      configuration.stopsGuidanceAtArrival = false
    }
    drive.log.leavesOut = []
    drive.navigator.isVibrationEnabled = true
    drive.at(0) { drive in
      drive.setDestinations([Equator.a, Equator.b])
      drive.navigator.startGuidance()
    }
    for second in 0..<130 {
      let away = (20..<40).contains(second) ? 0.001 : 0
      drive.fix(at: Double(second), away, Double(second) * 0.0002, speed: 22)
    }
    return drive
  }

  @Test("Every call inside every callback leaves what is told joined up", arguments: Call.allCases)
  func joined(call: Call) throws {
    for callback in Self.callbacks {
      for nth in [1, 2, 5] {
        let drive = try Self.drive()
        var count = 0
        drive.log.onLine = { [unowned drive] line in
          guard line == callback || line.hasPrefix(callback + " ") else { return }
          count += 1
          if count == nth { call.make(of: drive) }
        }
        drive.scheduler.run(until: 200)
        let faults = Self.faults(in: drive.log.lines)
        #expect(faults.isEmpty, "\(call.rawValue) inside \(callback) \(nth)")
      }
    }
  }

  /// Returns what does not follow from what was told before.
  private static func faults(in lines: [String]) -> [String] {
    var faults: [String] = []
    var (state, step, isGuiding) = ("undefined", 0, false)
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "state":
        let ends = words[1].split(separator: "→").map(String.init)
        if ends[0] != state || ends[0] == ends[1] { faults.append("\(line) after \(state)") }
        state = ends[1]
      case "step":
        let ends = words[1].split(separator: "→").compactMap { Int($0) }
        if ends[0] != step && ends[0] != 0 { faults.append("\(line) after \(step)") }
        step = ends[1]
      case "route": step = 0
      case "guidance":
        if (words[1] == "true") == isGuiding { faults.append("\(line) again") }
        isGuiding = words[1] == "true"
      case "time", "distance", "both", "banner", "voice", "arrive":
        if !isGuiding { faults.append("\(line) without guidance") }
      default: break
      }
    }
    return faults
  }

  @Test(
    "Guidance started inside an arrival goes on to the next stop",
    arguments: [[Call.continue, .startGuidance], [.startGuidance, .continue]]
  )
  func startedInsideArrival(calls: [Call]) throws {
    let drive = try NavigatorTests.driveToB(seconds: 205)
    drive.log.leavesOut = ["location", "time", "distance", "both", "state"]
    drive.at(0) { $0.navigator.startGuidance() }
    drive.log.onLine = { [unowned drive] line in
      if line == "arrive A 0" { calls.forEach { $0.make(of: drive) } }
    }
    drive.scheduler.run()
    #expect(drive.log.count("arrive") == 2)
    #expect(drive.log.lines("arrive").last == "arrive B 1 final")
    let told = drive.log.lines("guidance", "arrive")
    #expect(
      told == [
        "guidance true routeReady", "arrive A 0", "guidance false arrival",
        "guidance true requested", "arrive B 1 final", "guidance false arrival",
      ]
    )
  }

  @Test("Inside an arrival guidance is off already, and stays off where the app does nothing")
  func offInsideArrival() throws {
    let drive = try NavigatorTests.driveToB(seconds: 120)
    drive.at(0) { $0.navigator.startGuidance() }
    var wasActive: Bool?
    drive.log.onLine = { [unowned drive] line in
      if line.hasPrefix("arrive") { wasActive = drive.navigator.isGuidanceActive }
    }
    drive.scheduler.run()
    #expect(wasActive == false)
    #expect(drive.log.lines("guidance").last == "guidance false arrival")
  }

  @Test("A route put in place in mid-drive tells its step at once, and the state joins up")
  func navigateTwice() throws {
    let drive = try NavigatorTests.driveToB(seconds: 10)
    drive.log.leavesOut = ["location", "time", "distance", "both"]
    let route = Equator.route(to: [Equator.a, Equator.b])
    drive.at(3.5) { $0.navigator.navigate(along: route) }
    drive.at(5.5) { $0.navigator.navigate(along: route) }
    drive.scheduler.run()
    #expect(
      drive.log.lines("state", "route").suffix(6) == [
        "state onRoute→undefined", "route routeSupplied 2", "state undefined→onRoute",
        "state onRoute→undefined", "route routeSupplied 2", "state undefined→onRoute",
      ]
    )
  }

  @Test("Guidance that is on goes on along a route put in place, and nobody hears of it")
  func guidedOn() throws {
    let drive = try NavigatorTests.driveToB(seconds: 10)
    drive.at(0) { $0.navigator.startGuidance() }
    drive.at(3.5) { $0.navigator.navigate(along: Equator.route(to: [Equator.a, Equator.b])) }
    drive.scheduler.run()
    #expect(
      drive.log.lines("guidance", "route") == [
        "route destinationsSet 2", "guidance true routeReady", "route routeSupplied 2",
      ]
    )
  }

  @Test("Going on in the middle of a leg tells the step of the new one")
  func stepAfterContinuing() throws {
    let last = Equator.route(from: 0.01, to: [Equator.b])
    let steps = [Equator.step(0, 0.004), Equator.step(0.004, 0.01)]
    let route = Route(legs: [RouteLeg(destination: Equator.a, steps: steps)] + last.legs)
    let drive = try Drive(routes: [route])
    drive.at(0) { $0.setDestinations([Equator.a, Equator.b]) }
    for second in 0..<120 { drive.fix(at: Double(second), 0, Double(second) * 0.0001) }
    drive.at(60.5) { $0.navigator.continueToNextDestination() }
    drive.scheduler.run()
    #expect(
      drive.log.lines("step", "route") == [
        "route destinationsSet 2", "step 0→1", "route continuedToNext 1", "step 0→1", "step 1→2",
      ]
    )
  }

  @Test("An answer for a journey that the app gave up inside a callback is not followed")
  func supersededAnswer() throws {
    let drive = try Self.drive()
    drive.log.onLine = { [unowned drive] line in
      if line.hasPrefix("alternates") { drive.navigator.clearDestinations() }
    }
    drive.scheduler.run(until: 200)
    #expect(drive.log.lines("rerouted").last == "rerouted superseded")
    #expect(drive.navigator.route == nil)
    #expect(drive.log.lines("route").last == "route cleared 0")
  }

  @Test("A simulation stopped inside its first position stays stopped")
  func stoppedInsideItsFirstPosition() throws {
    let drive = try NavigatorTests.driveToB()
    drive.fix(at: 0, 0, 0)
    drive.at(1) { $0.navigator.locationSimulator.simulateAlongExistingRoute() }
    drive.scheduler.run(until: 1)
    let before = drive.log.locations.count
    drive.log.leavesOut = []
    drive.log.onLine = { [unowned drive] line in
      if line == "location" { drive.navigator.locationSimulator.stop() }
    }
    drive.scheduler.run(until: 30)
    #expect(drive.log.locations.count <= before + 1)
    #expect(!drive.navigator.locationSimulator.isActive)
  }
}
