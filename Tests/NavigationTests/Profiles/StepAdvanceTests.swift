import Navigation
import NavigationFixtures
import Testing

/// Ferrostar's conditions of step advance, from their text to the fix that leaves the step.
struct StepAdvanceTests {
  /// Around a corner at (1000, 0), a fix a second.
  static let around: [ProfileDrive.Point] = [
    (0, 0), (500, 0), (960, 0), (975, 0), (990, 0), (1000, 4), (1000, 8), (1000, 20), (1000, 45),
  ]

  @Test(
    "A step is left by the fix that the condition asks for",
    arguments: [
      ("manual", nil),
      ("distanceToEndOfStep(30, 32)", 3),
      ("distanceToEndOfStep(30, 4)", nil),
      ("distanceFromStep(10, 32)", 7),
      ("distanceFromStep(10, 32, whileOnRoute)", 7),
      ("distanceEntryExit(30, 5, 32)", 6),
      ("distanceEntryExit(1, 5, 32)", nil),
      // The fix at 990 m was entered and is not past the end: the entry is asked for anew.
      ("distanceEntryAndSnappedExit(30, 2, 32)", 6),
      ("or(distanceToEndOfStep(5, 32), distanceFromStep(10, 32))", 5),
      ("and(distanceToEndOfStep(30, 32), distanceFromStep(6, 32))", 6),
      ("or(manual, and(distanceFromStep(6), distanceFromStep(10)))", 7),
    ] as [(String, Double?)]
  )
  func leaves(text: String, second: Double?) throws {
    let condition = try StepAdvance(parsing: text)
    let route = ProfileDrive.route(ProfileDrive.corner)
    let drive = try ProfileDrive.drive(
      .ferrostar,
      route,
      Self.around,
      configure: { $0.ferrostar.stepAdvance = condition }
    )
    let seconds: [Double] = second.map { second in [second] } ?? []
    #expect(ProfileDrive.seconds(of: "step", in: drive) == seconds)
  }

  @Test("What a condition is asked away from the step, its policy decides")
  func policies() throws {
    let points: [ProfileDrive.Point] = [(0, 0), (300, 0), (400, 60), (500, 60), (600, 60)]
    let route = ProfileDrive.route(ProfileDrive.corner)
    func steps(_ text: String) throws -> [Double] {
      let condition = try StepAdvance(parsing: text)
      let drive = try ProfileDrive.drive(.ferrostar, route, points, answerLatency: 60) {
        $0.ferrostar.stepAdvance = condition
      }
      return ProfileDrive.seconds(of: "step", in: drive)
    }
    // Off the route from the third second on, as it is told one fix late.
    #expect(try steps("distanceFromStep(55)") == [2])
    #expect(try steps("distanceFromStep(55, 32, whileOnRoute)") == [2])
    #expect(try steps("distanceFromStep(55, 32, whileOnCurrentStep)") == [2])
    #expect(
      try steps("and(distanceFromStep(55, 32, whileOnCurrentStep), distanceFromStep(59))") == [2]
    )
  }

  @Test("The waypoint rule drops a stop in the middle by its range, or by the step that is left")
  func waypoints() throws {
    let text = "distanceToEndOfStep(30, 32)"
    var configuration = NavigatorConfiguration(profile: .ferrostar)
    configuration.ferrostar.stepAdvance = try StepAdvance(parsing: text)
    configuration.ferrostar.waypointRange = 40
    #expect(configuration.ferrostar.waypointAdvance == .withinRange(40))
    configuration.ferrostar.dropsWaypointsAlongStep = true
    #expect(configuration.ferrostar.waypointAdvance == .alongAdvancingStep(40))
    configuration.ferrostar.waypointRange = 25
    #expect(configuration.ferrostar.waypointAdvance == .alongAdvancingStep(25))
  }

  @Test(
    "A text that is no condition is told so, with what is",
    arguments: [
      ("", "\"\" is no condition; there are manual, distanceToEndOfStep"),
      ("entryExit(30)", "\"entryExit\" is no condition"),
      ("manual(3)", "\"3\" is no parameter of manual"),
      ("distanceEntryExit(30, 5, 32, 4)", "\"4\" is no parameter of distanceEntryExit"),
      ("distanceToEndOfStep(-1)", "\"-1\" is no parameter of distanceToEndOfStep"),
      ("distanceToEndOfStep(nan)", "\"nan\" is no parameter"),
      ("distanceFromStep(3, 4, sometimes)", "whileOnRoute, whileOnCurrentStep"),
      ("distanceToEndOfStep(3", "the bracket behind \"distanceToEndOfStep\" is not closed"),
      ("or", "\"or\" is followed by conditions in brackets"),
      ("or()", "\"\" is no condition"),
      ("manual manual", "\"manual\" stands behind the condition"),
      (String(repeating: "or(", count: 50) + "manual", "conditions are joined more than 8 deep"),
    ]
  )
  func refused(text: String, words: String) {
    do {
      let condition = try StepAdvance(parsing: text)
      Issue.record("\(condition)")
    } catch {
      #expect(error.description.contains(words), "\(error)")
    }
  }
}
