import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// Banners and spoken instructions on two steps of 556 m along the equator.
struct InstructionTests {
  static func drive(
    to longitudes: [Double],
    configure: (inout NavigatorConfiguration) -> Void = { _ in }
  ) throws -> Drive {
    var first = Equator.step(
      0,
      0.005,
      voices: [
        SpokenInstruction(text: "depart", triggerDistance: 550),
        SpokenInstruction(text: "soon", triggerDistance: 300),
        SpokenInstruction(text: "now", triggerDistance: 50),
      ]
    )
    first.visualInstructions = [
      VisualInstruction(primary: .init(text: "turn"), triggerDistance: 556)
    ]
    let second = Equator.step(
      0.005,
      0.010,
      voices: [SpokenInstruction(text: "arrive", triggerDistance: 80)]
    )
    let route = Route(legs: [RouteLeg(destination: Equator.a, steps: [first, second])])
    let drive = try Drive(routes: [route], configure: configure)
    drive.at(0) { $0.setDestinations([Equator.a]) }
    drive.at(0) { $0.navigator.startGuidance() }
    for (index, longitude) in longitudes.enumerated() {
      drive.fix(at: Double(index), 0, longitude)
    }
    return drive
  }

  /// Every 5.6 m from the start to the end.
  static let all = (0...200).map { Double($0) * 0.000_05 }

  @Test("Each instruction comes once, at its distance or up to 5 m before it")
  func once() throws {
    let drive = try Self.drive(to: Self.all)
    drive.scheduler.run()
    #expect(
      drive.log.lines("banner", "voice", "step") == [
        "banner turn", "voice depart builtIn", "voice soon builtIn", "voice now builtIn",
        "step 0→1", "voice arrive builtIn",
      ]
    )
    #expect(drive.log.count("vibrate") == 4)
  }

  @Test(
    "Five metres before its trigger it is due, a little earlier it is not",
    arguments: [(305.0, 2), (305.01, 1)]
  )
  func tolerance(metres: Double, voices: Int) throws {
    let last = 0.005 - metres / Equator.degree
    let drive = try Self.drive(to: [0, 0.0005, 0.001, 0.0016, last])
    drive.scheduler.run()
    #expect(drive.log.count("voice") == voices)
  }

  @Test("Of several that became due between two fixes only the last is spoken")
  func latest() throws {
    let drive = try Self.drive(to: [0])
    drive.fix(at: 40, 0, 0.0049)
    drive.scheduler.run()
    #expect(drive.log.lines("voice") == ["voice now builtIn"])
  }

  @Test("Going back and coming again repeats nothing")
  func backAndForth() throws {
    let back = Array(Self.all[...120] + Self.all[60...120].reversed() + Self.all[60...])
    let drive = try Self.drive(to: back)
    drive.scheduler.run()
    #expect(drive.log.count("voice") == 4)
    #expect(Set(drive.log.lines("voice")).count == 4)
  }

  @Test("Nothing is spoken or shown away from the route")
  func offRoute() throws {
    let drive = try Self.drive(to: [0]) { $0.reroute.isEnabled = false }
    for (index, longitude) in Self.all.dropFirst().enumerated() {
      drive.fix(at: Double(index + 1), 200 / Equator.degree, longitude)
    }
    drive.scheduler.run()
    #expect(drive.log.lines("voice", "banner", "vibrate", "step").isEmpty)
  }

  @Test("Voice off silences voice and vibration, banners stay")
  func voiceOff() throws {
    let drive = try Self.drive(to: Self.all) { $0.audio.voice = false }
    drive.scheduler.run()
    #expect(drive.log.lines("voice", "vibrate", "banner") == ["banner turn"])
  }

  @Test(
    "Speech goes to Bluetooth where it is wanted and there",
    arguments: [(true, true, "bluetooth"), (true, false, "builtIn"), (false, true, "builtIn")]
  )
  func channel(wanted: Bool, available: Bool, channel: String) throws {
    let drive = try Self.drive(to: [0, 0.0001]) {
      $0.audio.bluetooth = wanted
      $0.audio.isBluetoothAvailable = available
      $0.audio.vibration = false
    }
    drive.scheduler.run()
    #expect(drive.log.lines("voice", "vibrate") == ["voice depart \(channel)"])
  }
}
