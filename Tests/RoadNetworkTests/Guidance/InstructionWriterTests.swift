import Geodesy
import Testing

@testable import RoadNetwork

@Suite struct InstructionWriterTests {
  private func step(
    _ kind: ManeuverKind,
    _ modifier: TurnModifier? = nil,
    name: String? = "Mill Lane",
    exit: Int? = nil
  ) -> PlannedStep {
    var facts = WayFacts(roadClass: .primary)
    facts.name = name
    return PlannedStep(
      kind: kind,
      modifier: modifier,
      exit: exit,
      bearingBefore: 0,
      bearingAfter: 92,
      points: [],
      distance: 0,
      duration: 0,
      facts: facts,
      destination: nil,
      speedLimit: nil,
      turnLanes: nil,
      rotaryName: nil
    )
  }

  @Test(
    "Every maneuver has words in every language",
    arguments: InstructionLanguage.all.map(\.code)
  )
  func complete(code: String) {
    let writer = InstructionWriter(.named(code))
    #expect(writer.language.code == code)
    for kind in ManeuverKind.allCases {
      for modifier in [nil] + TurnModifier.allCases.map(Optional.some) {
        var step = step(kind, modifier, exit: 2)
        step.rotaryName = "Ring"
        let text = writer.text(of: step)
        // A turn goes somewhere.
        let isPlain =
          kind == .turn && modifier == nil || kind == .fork && modifier == nil
          || kind == .endOfRoad && modifier == nil || kind == .roundaboutTurn && modifier == nil
        #expect(isPlain || !text.isEmpty, "\(kind) \(String(describing: modifier))")
        #expect(!text.contains("{") && !text.contains("["), "\(text)")
      }
    }
  }

  @Test("A name that is not known is left out with its words")
  func optional() {
    let writer = InstructionWriter()
    #expect(writer.text(of: step(.turn, .left)) == "Turn left onto Mill Lane")
    #expect(writer.text(of: step(.turn, .left, name: nil)) == "Turn left")
    #expect(writer.text(of: step(.depart)) == "Head east on Mill Lane")
    #expect(
      writer.text(of: step(.arrive, .right), place: "Post")
        == "You have arrived at Post, on the right"
    )
    #expect(
      writer.text(of: step(.roundabout, .right, exit: 3))
        == "Enter the roundabout and take the third exit onto Mill Lane"
    )
    #expect(
      InstructionWriter(.german).text(of: step(.endOfRoad, .left))
        == "Am Ende der Straße links abbiegen auf Mill Lane"
    )
  }

  @Test("Announcements come earlier the faster one drives, and the last in time to turn")
  func announcements() {
    let writer = InstructionWriter()
    func distances(_ speed: Double, _ length: Double) -> [Double] {
      writer.announcements(of: step(.turn, .left), length: length, speed: speed).map(\.distance)
    }
    #expect(distances(33, 5000) == [2000, 800, 165])
    #expect(distances(13.9, 5000) == [400, 150, 70])
    #expect(distances(5, 5000) == [200, 25])
    #expect(distances(13.9, 300) == [150, 70])
    #expect(distances(13.9, 40) == [40])
    let texts = writer.announcements(of: step(.turn, .left), length: 5000, speed: 33).map(\.text)
    #expect(texts[0] == "In 2 kilometres, turn left onto Mill Lane")
  }
}
