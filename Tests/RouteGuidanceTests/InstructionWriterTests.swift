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

  @Test("A ring that is called as the road behind it is not told by its name")
  func rings() {
    var step = step(.rotary, .right, exit: 2)
    step.rotaryName = "Anchor Circus"
    #expect(
      InstructionWriter().text(of: step)
        == "Enter Anchor Circus and take the second exit onto Mill Lane"
    )
    step.rotaryName = "Mill Lane"
    #expect(
      InstructionWriter().text(of: step)
        == "Enter the roundabout and take the second exit onto Mill Lane"
    )
  }

  @Test("Who goes straight through a small roundabout is told so, with and without a road")
  func straightThrough() {
    let (named, bare) = (
      step(.roundaboutTurn, .straight), step(.roundaboutTurn, .straight, name: nil)
    )
    let (english, german) = (InstructionWriter(), InstructionWriter(.german))
    #expect(english.text(of: named) == "At the roundabout, go straight onto Mill Lane")
    #expect(english.text(of: bare) == "At the roundabout, go straight on")
    #expect(german.text(of: named) == "Im Kreisverkehr geradeaus auf Mill Lane fahren")
    #expect(german.text(of: bare) == "Im Kreisverkehr geradeaus fahren")
  }

  /// What is said where the road before is called the same, and where it is not.
  private static let kept: [(String, ManeuverKind, TurnModifier, String, String)] = [
    ("en", .turn, .right, "Turn right to stay on Mill Lane", "Turn right onto Mill Lane"),
    ("en", .continue, .left, "Turn left to stay on Mill Lane", "Turn left onto Mill Lane"),
    (
      "en", .fork, .slightLeft, "Keep left at the fork to stay on Mill Lane",
      "Keep left at the fork onto Mill Lane"
    ),
    (
      "en", .endOfRoad, .left, "At the end of the road, turn left to stay on Mill Lane",
      "At the end of the road, turn left onto Mill Lane"
    ),
    ("en", .turn, .straight, "Go straight on Mill Lane", "Go straight onto Mill Lane"),
    ("en", .newName, .straight, "Continue on Mill Lane", "Continue onto Mill Lane"),
    (
      "de", .continue, .slightRight, "Rechts halten, um auf Mill Lane zu bleiben",
      "Rechts halten auf Mill Lane"
    ),
    (
      "de", .fork, .slightRight, "An der Gabelung rechts halten, um auf Mill Lane zu bleiben",
      "An der Gabelung rechts halten auf Mill Lane"
    ),
    (
      "fr", .endOfRoad, .right, "Au bout de la route, tourner à droite pour rester sur Mill Lane",
      "Au bout de la route, tourner à droite sur Mill Lane"
    ),
  ]

  @Test("Only who is on a road stays on it", arguments: kept)
  func keepsName(
    _ code: String,
    _ kind: ManeuverKind,
    _ modifier: TurnModifier,
    _ same: String,
    _ other: String
  ) {
    let writer = InstructionWriter(.named(code))
    var step = step(kind, modifier)
    #expect(writer.text(of: step) == other)
    step.keepsName = true
    #expect(writer.text(of: step) == same)
  }

  @Test("A road of several numbers or names has one after the other")
  func numbers() {
    var step = step(.turn, .left, name: nil)
    step.facts.ref = "B 37; B 3"
    #expect(InstructionWriter().text(of: step) == "Turn left onto B 37, B 3")
    step.facts.name = "US 101;CA 1 - Doyle Drive"
    #expect(InstructionWriter().text(of: step) == "Turn left onto US 101, CA 1 - Doyle Drive")
  }

  @Test(
    "German that a German would say",
    arguments: [
      (ManeuverKind.turn, TurnModifier.slightRight, "Leicht rechts abbiegen auf Mill Lane"),
      (.turn, .straight, "Geradeaus weiterfahren auf Mill Lane"),
      (.merge, .slightLeft, "Links einfädeln auf Mill Lane"),
      (.exitRoundabout, .right, "Den Kreisverkehr auf Mill Lane verlassen"),
      (.newName, .left, "Der Straße nach links folgen, weiter auf Mill Lane"),
    ]
  )
  func german(_ kind: ManeuverKind, _ modifier: TurnModifier, _ text: String) {
    #expect(InstructionWriter(.german).text(of: step(kind, modifier)) == text)
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
        == "Take the exit onto Quay, then you will arrive at Post, on the left"
    )
    #expect(
      last(InstructionWriter(.german), steps)[0]
        == "Ausfahrt auf Quay nehmen, dann liegt das Ziel links: Post"
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
    #expect(
      InstructionWriter(.german).text(of: fork) == "An der Gabelung links halten auf Mill Lane"
    )
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
    var aboard = step(.turn, .straight, name: "Hafen–Insel")
    aboard.facts = ferry.facts
    #expect(InstructionWriter().text(of: aboard) == "Take the ferry Hafen–Insel")
    ferry.destination = "Insel"
    #expect(InstructionWriter().text(of: ferry) == "Take the ferry Hafen–Insel towards Insel")
    #expect(InstructionWriter(.german).text(of: ferry) == "Fähre Hafen–Insel Richtung Insel nehmen")
  }

  @Test(
    "A ferry that is called by what it is is not called so twice",
    arguments: [
      (InstructionLanguage.english, "Ferry", "Take the ferry"), (.german, "Fähre", "Fähre nehmen"),
      (.french, "FERRY", "Prendre le ferry"), (.english, "Ferry 7", "Take the ferry Ferry 7"),
    ]
  )
  func ferryOfThatName(language: InstructionLanguage, name: String, said: String) throws {
    var ferry = step(.notification, .straight, name: name)
    ferry.facts = try #require(
      RoutingProfile.car.facts(ofWay: [OSMTag("route", "ferry"), OSMTag("name", name)]).facts
    )
    #expect(InstructionWriter(language).text(of: ferry) == said)
    // A street may be called so, too.
    #expect(InstructionWriter().text(of: step(.turn, .left, name: "Left")) == "Turn left onto Left")
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
    var turn = step(.continue, .left)
    turn.keepsName = true
    #expect(writer.text(of: turn) == named)
    #expect(writer.text(of: step(.continue, .left, name: nil)) == nameless)
  }

  @Test("Every phrase of every language names only places that mean something")
  func understood() {
    for language in InstructionLanguage.all {
      for (key, phrase) in language.phrases {
        #expect(phrase.isUnderstood, "\(language.code): \(key)")
      }
    }
    #expect(!InstructionPhrase("Turn[ onto {wy}]").isUnderstood)
  }

  @Test(
    "Of what stands in brackets the first that is known is said, and of a phrase all else",
    arguments: [
      ("Head {direction}[ on {way}]", "Head north on Elm"),
      ("Turn[ at {place}| onto {way}]", "Turn onto Elm"),
      ("Turn[ at {place}| at {exits}]", "Turn"),
      ("Turn[ on {same}][ onto {way}] now", "Turn onto Elm now"), ("[{way}]", "Elm"), ("", ""),
      ("Take {exits}[ onto {way}]", " onto Elm"), ("Turn[ onto {way}", "Turn onto Elm"),
      ("Turn {nowhere}", ""), ("Straße[ {way}| {same}], los", "Straße Elm, los"),
    ]
  )
  func filled(phrase: String, said: String) {
    let known: [InstructionPhrase.Place: String] = [.way: "Elm", .direction: "north"]
    #expect(InstructionPhrase(stringLiteral: phrase).filled { known[$0] } == said)
  }

  @Test("Every language has the phrases that English has, and more only for the second of two")
  func phrases() {
    let english = Set(InstructionLanguage.english.phrases.keys)
    for language in InstructionLanguage.all {
      let own = Set(language.phrases.keys)
      #expect(english.isSubset(of: own), "\(language.code)")
      #expect(own.subtracting(english).allSatisfy { $0.hasPrefix("then ") }, "\(language.code)")
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
