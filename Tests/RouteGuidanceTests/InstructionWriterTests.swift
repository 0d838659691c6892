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

  /// What is said of a maneuver at the end of a road in the middle of a leg.
  private func words(
    _ writer: InstructionWriter,
    _ maneuver: PlannedStep,
    _ length: Double,
    _ speed: Double
  ) -> [InstructionWriter.Announcement] {
    var maneuver = maneuver
    (maneuver.distance, maneuver.duration) = (500, 50)
    let steps = [
      road(500, 50, .depart), road(length, length / speed, .turn), maneuver, road(0, 0, .arrive),
    ]
    return writer.announcements(of: steps)[1]
  }

  /// A step of so many metres and seconds.
  private func road(
    _ metres: Double,
    _ seconds: Double,
    _ kind: ManeuverKind,
    _ modifier: TurnModifier? = nil,
    name: String? = "Mill Lane",
    exit: Int? = nil
  ) -> PlannedStep {
    var step = step(kind, modifier, name: name, exit: exit)
    (step.distance, step.duration) = (metres, seconds)
    return step
  }

  /// The last words of each step.
  private func last(_ writer: InstructionWriter, _ steps: [PlannedStep]) -> [String?] {
    writer.announcements(of: steps, place: "Post").map(\.last?.text)
  }

  @Test("A maneuver that follows at once is said with the one before it, and not again")
  func followsAtOnce() {
    let steps = [
      road(500, 50, .depart), road(30, 4, .turn, .left, name: "Quay"),
      road(400, 40, .turn, .right), road(0, 0, .arrive, .right),
    ]
    #expect(
      last(InstructionWriter(), steps) == [
        "Turn left onto Quay, then turn right onto Mill Lane", nil,
        "You will arrive at Post, on the right", nil,
      ]
    )
    #expect(
      last(InstructionWriter(.german), steps)[0]
        == "Links abbiegen auf Quay, dann rechts abbiegen auf Mill Lane"
    )
  }

  @Test("A maneuver that follows soon is named with the one before it, and said in its own time")
  func followsSoon() {
    let steps = [
      road(500, 50, .depart), road(110, 12, .turn, .left, name: "Quay"),
      road(100, 14, .turn, .right), road(0, 0, .arrive, .right),
    ]
    #expect(
      last(InstructionWriter(), steps) == [
        "Turn left onto Quay, then turn right", "Turn right onto Mill Lane",
        "You will arrive at Post, on the right", nil,
      ]
    )
  }

  @Test("The end of a short road is said before it, in either language")
  func arrivesAtOnce() {
    let steps = [
      road(500, 50, .depart), road(30, 4, .offRamp, .right, name: "Quay"),
      road(0, 0, .arrive, .left),
    ]
    #expect(
      last(InstructionWriter(), steps)[0]
        == "Take the exit towards Quay, then you will arrive at Post, on the left"
    )
    #expect(
      last(InstructionWriter(.german), steps)[0]
        == "Ausfahrt nehmen Richtung Quay, dann liegt das Ziel links: Post"
    )
  }

  @Test("Who was told the exit of a small roundabout is not told to leave it, but what comes then")
  func leavesRoundabout() {
    let steps = [
      road(500, 50, .depart), road(20, 3, .roundabout, .right, name: "Quay", exit: 2),
      road(30, 4, .exitRoundabout, .right, name: "Quay"), road(400, 40, .turn, .left),
      road(0, 0, .arrive),
    ]
    #expect(
      last(InstructionWriter(), steps) == [
        "Enter the roundabout and take the second exit onto Quay, then turn left onto Mill Lane",
        nil,
        nil, "You will arrive at Post", nil,
      ]
    )
    var large = steps
    (large[1].distance, large[1].duration) = (120, 15)
    #expect(
      last(InstructionWriter(), large)[1]
        == "Leave the roundabout onto Quay, then turn left onto Mill Lane"
    )
  }

  @Test("No more than three maneuvers are said at once; the fourth is said late")
  func manyAtOnce() {
    let turns = [TurnModifier.left, .right, .left, .right].map { road(20, 3, .turn, $0, name: nil) }
    let texts = last(
      InstructionWriter(),
      [road(500, 50, .depart)] + turns + [
        road(500, 50, .turn, .left, name: nil), road(0, 0, .arrive),
      ]
    )
    #expect(
      texts == [
        "Turn left, then turn right, then turn left", nil, nil, "Turn right, then turn left", nil,
        "You will arrive at Post", nil,
      ]
    )
  }

  @Test("Where a road only changes its name, nothing is said with the turn before it")
  func newNames() {
    let steps = [
      road(500, 50, .depart), road(60, 8, .turn, .left, name: "Quay"),
      road(300, 30, .newName, .straight), road(0, 0, .arrive),
    ]
    #expect(last(InstructionWriter(), steps)[0] == "Turn left onto Quay")
  }

  @Test("Announcements come earlier the faster one drives, and the last in time to turn")
  func announcements() {
    let writer = InstructionWriter()
    func distances(_ speed: Double, _ length: Double) -> [Double] {
      words(writer, step(.turn, .left), length, speed).map(\.distance)
    }
    #expect(distances(33, 5000) == [2000, 800, 255])
    #expect(distances(13.9, 5000) == [400, 120])
    #expect(distances(9, 5000) == [400, 200, 85])
    #expect(distances(5, 5000) == [200, 55])
    #expect(distances(13.9, 300) == [120])
    #expect(distances(13.9, 80) == [80])
    #expect(distances(13.9, 40) == [])
    let texts = words(writer, step(.turn, .left), 5000, 33).map(\.text)
    #expect(texts[0] == "In 2 kilometres, turn left onto Mill Lane")
  }

  @Test("An exit is said by its number, a small roundabout as a turn")
  func exits() {
    var exit = step(.offRamp, .slightRight, name: nil)
    exit.facts.exits = "7"
    exit.destination = "Hafen"
    #expect(InstructionWriter().text(of: exit) == "Take exit 7 towards Hafen")
    #expect(InstructionWriter(.german).text(of: exit) == "Ausfahrt 7 nehmen Richtung Hafen")
    exit.facts.exits = nil
    #expect(InstructionWriter().text(of: exit) == "Take the exit towards Hafen")
    #expect(
      InstructionWriter().text(of: step(.roundaboutTurn, .left))
        == "At the roundabout, turn left onto Mill Lane"
    )
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
    let texts = words(InstructionWriter(), turn, 5000, 33).map(\.text)
    #expect(texts[0] == "In 2 kilometres, turn left onto Mill Lane. Use the left lane")
    #expect(texts[texts.count - 1] == "Turn left onto Mill Lane")
  }

  @Test("Distances are said in miles and feet where asked")
  func imperial() {
    let writer = InstructionWriter(.english, units: .imperial)
    let texts = words(writer, step(.turn, .left), 5000, 33).map(\.text)
    #expect(texts[0] == "In 1.2 miles, turn left onto Mill Lane")
    let slow = words(writer, step(.turn, .left), 5000, 5).map(\.text)
    #expect(slow[0] == "In 650 feet, turn left onto Mill Lane")
  }
}
