import ScenarioLanguage
import Testing

@testable import navsim

@Suite("navsim route info")
struct RouteInfoTests {
  static let equator = Folder.package("Scenarios/cassettes/equator-ab.json")

  private func info(_ words: String...) -> CommandRun {
    CommandRun(arguments: ["route", "info"] + words)
  }

  @Test("An answer is shown by legs and steps, with what is shown and spoken")
  func text() {
    let run = info(Self.equator)
    #expect(run.status == 0)
    for line in [
      "2.2 km, 3:42  2 legs · 4 steps · 3 points", "leg 2 to Equator Road  1.1 km, 1:51",
      "  Drive on Equator Road",
      "depart · Equator Road · 50 km/h",
      "spoken at 100.0 m: \"In 100 metres, you will arrive at your destination\"",
      "shown from 1.1 km: Destination",
    ] {
      #expect(run.output.contains(line), "\(line)\n\(run.output)")
    }
  }

  @Test("A program reads JSON")
  func json() throws {
    let run = info(Self.equator, "--json")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(#"{"routes":[{"distance":2223.9,"duration":222.39,"points":3,"#))
    #expect(run.output.contains(#""voices":[{"at":1111.95,"text":"Drive on Equator Road"}"#))
  }

  @Test("Lanes are in brackets where they lead on; five decimals are told by the lengths")
  func lanes() throws {
    let answer = #"""
      {"code":"Ok","routes":[{"distance":2223.9,"duration":222,"legs":[{"distance":2223.9,
       "duration":222,"steps":[{"distance":2223.9,"duration":222,"geometry":"???_|B",
        "maneuver":{"type":"turn","modifier":"left"},"name":"Mill Lane",
        "intersections":[{"lanes":[{"valid":true,"indications":["left","straight"]},
          {"valid":false,"indications":["right"]}]}]}]}]}]}
      """#
    try Folder.withTemporary { folder in
      try folder.write(answer, to: "a.json")
      let run = info(folder.path + "/a.json")
      #expect(run.output.contains("lanes [left+straight] right"), "\(run.output)")
      #expect(run.output.contains("turn left onto Mill Lane"))
      #expect(info(folder.path + "/a.json", "--precision", "6", "--json").status == 0)
    }
  }

  @Test(
    "What holds no route says why",
    arguments: [
      ("{", 2, "the answer is not JSON"), (#"{"code":"NoRoute","message":"x"}"#, 1, "NoRoute: x"),
      (#"{"code":"Ok","routes":[]}"#, 1, "holds no route"),
      (#"{"trip":{}}"#, 2, "Valhalla's own format"),
      (#"{"code":"Ok","routes":[{"legs":[]}]}"#, 2, "route without legs at /routes/0"),
    ]
  )
  func bad(text: String, status: Int32, message: String) throws {
    try Folder.withTemporary { folder in
      try folder.write(text, to: "a.json")
      let run = info(folder.path + "/a.json")
      #expect(run.status == status)
      #expect(run.error.contains(message), "\(run.error)")
      #expect(run.error.contains("a.json: error: "))
    }
  }

  @Test("A missing file is an error")
  func missing() {
    #expect(info("/nowhere/a.json").status == 2)
  }
}
