import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// A stop that is passed without stopping: what is shown and said where it was.
@Suite struct PassingTests {
  /// A leg of one road of 400 m, and its arrival.
  private static func leg(
    from start: TrackingTests.Point,
    to end: TrackingTests.Point,
    on road: String,
    speaks: Bool = true
  ) -> RouteLeg {
    let path = GeoPath([TrackingTests.place(start), TrackingTests.place(end)])
    var step = RouteStep(
      path: path,
      distance: 400,
      duration: 40,
      roadName: road,
      instruction: "Drive on \(road)",
      maneuver: Maneuver(type: "depart")
    )
    if speaks {
      step.visualInstructions = [
        VisualInstruction(
          primary: VisualInstruction.Content(text: "Destination", maneuverType: "arrive"),
          triggerDistance: 400
        )
      ]
      step.spokenInstructions = [
        SpokenInstruction(text: "Head for \(road)", triggerDistance: 400),
        SpokenInstruction(text: "You will arrive", triggerDistance: 100),
      ]
    }
    let last = GeoPath([TrackingTests.place(end), TrackingTests.place(end)])
    let arrival = RouteStep(
      path: last,
      distance: 0,
      duration: 0,
      maneuver: Maneuver(type: "arrive")
    )
    return RouteLeg(destination: TrackingTests.stop(end), steps: [step, arrival])
  }

  @Test(
    "The bend is shown and said before it, in the provider's words of the departure",
    arguments: [
      ((400, 400), "turn", "left"), ((400, -400), "turn", "right"),
      ((760, -170), "turn", "slight right"), ((60, 200), "turn", "sharp left"),
      ((0, 0), "continue", "uturn"),
    ] as [(TrackingTests.Point, String, String)]
  )
  func bends(end: TrackingTests.Point, type: String, modifier: String) throws {
    let joined = Self.leg(from: (0, 0), to: (400, 0), on: "Quay Street")
      .followed(by: Self.leg(from: (400, 0), to: end, on: "Mill Lane"))
    try #require(joined.steps.count == 3)
    let banner = try #require(joined.steps[0].visualInstructions.first)
    #expect(banner.primary.text == "Mill Lane")
    #expect(banner.primary.maneuverType == type)
    #expect(banner.primary.modifier == modifier)
    #expect(banner.triggerDistance == 400)
    // 10 m/s: six seconds before it.
    #expect(
      joined.steps[0].spokenInstructions
        == [SpokenInstruction(text: "Head for Mill Lane", triggerDistance: 60)]
    )
    #expect(joined.steps[1].maneuver.type == type)
    #expect(joined.steps[1].maneuver.modifier == modifier)
    #expect(joined.steps[1].spokenInstructions.map(\.text) == ["You will arrive"])
  }

  @Test("Where the road goes straight on, that is shown, and nothing is said before it")
  func straight() throws {
    let joined = Self.leg(from: (0, 0), to: (400, 0), on: "Quay Street")
      .followed(by: Self.leg(from: (400, 0), to: (800, 20), on: "Mill Lane"))
    let banner = try #require(joined.steps[0].visualInstructions.first)
    #expect(banner.primary.maneuverType == "continue")
    #expect(banner.primary.modifier == "straight")
    #expect(joined.steps[0].spokenInstructions.isEmpty)
    #expect(
      joined.steps[1].spokenInstructions.map(\.text) == ["Head for Mill Lane", "You will arrive"]
    )
  }

  @Test("Of a provider that shows and says nothing nothing is shown or said")
  func silent() {
    let joined = Self.leg(from: (0, 0), to: (400, 0), on: "Quay Street", speaks: false)
      .followed(by: Self.leg(from: (400, 0), to: (400, 400), on: "Mill Lane", speaks: false))
    #expect(joined.steps.allSatisfy { $0.visualInstructions.isEmpty })
    #expect(joined.steps.allSatisfy { $0.spokenInstructions.isEmpty })
  }
}
