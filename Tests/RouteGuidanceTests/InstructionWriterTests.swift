import Geodesy
import RoadNetwork
import Testing

@testable import RouteGuidance

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

  @Test("An exit is said by its number, a small roundabout as a turn")
  func exits() {
    var exit = step(.offRamp, .slightRight, name: nil)
    exit.facts.exits = "7"
    exit.destination = "Hafen"
    #expect(InstructionWriter().text(of: exit) == "Take exit 7 towards Hafen")
    #expect(InstructionWriter(.german).text(of: exit) == "Ausfahrt 7 Richtung Hafen nehmen")
    exit.facts.exits = nil
    #expect(InstructionWriter().text(of: exit) == "Take the exit towards Hafen")
    #expect(
      InstructionWriter(.german).text(of: step(.roundabout, .right, exit: 2))
        == "In den Kreisverkehr fahren und die zweite Ausfahrt auf Mill Lane nehmen"
    )
    #expect(
      InstructionWriter(.german).text(of: step(.roundabout, .right, name: nil, exit: 2))
        == "In den Kreisverkehr fahren und die zweite Ausfahrt nehmen"
    )
    #expect(
      InstructionWriter().text(of: step(.roundaboutTurn, .left))
        == "At the roundabout, turn left onto Mill Lane"
    )
  }

  @Test("Only what signs say is said as a direction; else the road is")
  func directions() throws {
    var fork = step(.fork, .slightLeft)
    #expect(InstructionWriter().text(of: fork) == "Keep left at the fork onto Mill Lane")
    #expect(InstructionWriter(.german).text(of: fork) == "An der Gabelung links halten auf Mill Lane")
    fork.destination = "Hafen;Zentrum"
    #expect(InstructionWriter().text(of: fork) == "Keep left at the fork towards Hafen, Zentrum")
    var turn = step(.turn, .left, name: nil)
    turn.destination = "Hafen"
    #expect(InstructionWriter().text(of: turn) == "Turn left towards Hafen")
    #expect(InstructionWriter(.french).text(of: turn) == "Tourner à gauche vers Hafen")
    var ferry = step(.notification, .straight, name: "Hafen–Insel")
    let tags = [OSMTag("route", "ferry"), OSMTag("name", "Hafen–Insel")]
    ferry.facts = try #require(RoutingProfile.car.facts(ofWay: tags).facts)
    #expect(InstructionWriter(.german).text(of: ferry) == "Fähre Hafen–Insel nehmen")
    ferry.destination = "Insel"
    #expect(InstructionWriter().text(of: ferry) == "Take the ferry Hafen–Insel towards Insel")
    #expect(InstructionWriter(.german).text(of: ferry) == "Fähre Hafen–Insel Richtung Insel nehmen")
  }

  @Test(
    "Who stays on a road that turns is told so, where it has a name",
    arguments: [
      ("en", "Turn left to stay on Mill Lane", "Turn left"),
      ("de", "Links abbiegen, um auf Mill Lane zu bleiben", "Links abbiegen"),
      ("fr", "Tourner à gauche pour rester sur Mill Lane", "Tourner à gauche"),
    ]
  )
  func stay(code: String, named: String, nameless: String) {
    let writer = InstructionWriter(.named(code))
    #expect(writer.text(of: step(.continue, .left)) == named)
    #expect(writer.text(of: step(.continue, .left, name: nil)) == nameless)
  }

  @Test("Every language has the same phrases")
  func phrases() {
    let english = Set(InstructionLanguage.english.phrases.keys)
    for language in InstructionLanguage.all {
      #expect(Set(language.phrases.keys) == english, "\(language.code)")
    }
  }

  @Test("Lanes are said early, where some are wrong and the right ones lie together")
  func lanes() {
    func text(_ valid: [Bool]) -> String? {
      var turn = step(.turn, .left)
      turn.lanes = valid.map { PlannedLane(.left, isValid: $0) }
      return InstructionWriter().laneText(turn)
    }
    #expect(text([true, false, false]) == "Use the left lane")
    #expect(text([true, true, false]) == "Use the two left lanes")
    #expect(text([false, true, false]) == "Use the middle lane")
    #expect(text([false, true, true]) == "Use the two right lanes")
    #expect(text([true, true]) == nil)
    #expect(text([true, false, true]) == nil)
    #expect(text([]) == nil)
    var turn = step(.turn, .left)
    turn.lanes = [PlannedLane(.left, isValid: true), PlannedLane(.through, isValid: false)]
    let texts = InstructionWriter().announcements(of: turn, length: 5000, speed: 33).map(\.text)
    #expect(texts[0] == "In 2 kilometres, turn left onto Mill Lane. Use the left lane")
    #expect(texts[texts.count - 1] == "Turn left onto Mill Lane")
  }

  @Test("Distances are said in miles and feet where asked")
  func imperial() {
    let writer = InstructionWriter(.english, units: .imperial)
    let texts = writer.announcements(of: step(.turn, .left), length: 5000, speed: 33).map(\.text)
    #expect(texts[0] == "In 1.2 miles, turn left onto Mill Lane")
    let slow = writer.announcements(of: step(.turn, .left), length: 5000, speed: 5).map(\.text)
    #expect(slow[0] == "In 650 feet, turn left onto Mill Lane")
  }
}
