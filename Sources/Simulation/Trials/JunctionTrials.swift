import ScenarioLanguage

/// Departures at junctions whose roads meet at angles that seeds draw, and onto streets that run beside the way.
enum JunctionTrials {
  static let all: [ToldTrial] =
    (1...6).map { number in
      let said = (0..<14).map { draw in
        let kind = DepartureSetup.Kind.allCases[draw % DepartureSetup.Kind.allCases.count]
        return first { attempt in star(kind, number * 1000 + draw * 20 + attempt) }
      }
      return ToldTrial(name: "drawn junctions \(number)", told: said.joined(separator: "\nnext\n"))
    }
    + (1...6).map { number in
      let said = (0..<8).map { draw in
        first { attempt in beside(number * 1000 + draw * 20 + attempt) }
      }
      return ToldTrial(name: "streets beside \(number)", told: said.joined(separator: "\nnext\n"))
    }

  /// What is driven where there is a place for it, with how many drives before had none.
  private static func first(_ attempt: (Int) -> String) -> String {
    for number in 0..<8 {
      let said = SimulatorTrials.told(attempt(number))
      if !said.contains("no place on this drive") { return "\(number) before\n\(said)" }
    }
    return "no drive"
  }

  /// Two junctions on the way from west to east, with roads that lead anywhere.
  private static func star(_ kind: DepartureSetup.Kind, _ seed: Int) -> String {
    var dice = Dice("junctions", seed)
    var rows = Array(repeating: Array(repeating: Character(" "), count: 64), count: 33)
    func put(_ letter: Character, _ column: Int, _ row: Int) {
      // Who comes later goes on to where nobody is.
      var column = column
      while rows[row][column] != " " { column = (column + 1) % 64 }
      rows[row][column] = letter
    }
    put("a", 0, 16)
    put("x", 10 + dice.below(8), 10 + dice.below(13))
    put("y", 30 + dice.below(8), 10 + dice.below(13))
    put("b", 63, dice.below(33))
    for letter in "cdefgh" { put(letter, 4 + dice.below(56), dice.below(33)) }
    let closed = dice.below(2) == 0 ? #", "oneway": "-1""# : ""
    let ways = [
      #"{ "nodes": "axyb", "highway": "primary" }"#,
      #"{ "nodes": "xc", "highway": "residential"\#(closed) }"#,
      #"{ "nodes": "xdg", "highway": "tertiary" }"#,
      #"{ "nodes": "ye", "highway": "residential"\#(closed) }"#,
      #"{ "nodes": "yfh", "highway": "tertiary" }"#,
    ]
    let drawing = rows.map { #""\#(String($0))""# }.joined(separator: ", ")
    let through = kind == .detour ? #", "through": { "node": "g" }"# : ""
    return SimulatorTrials.scenario(
      dice.below(1000),
      #""map": { "sketch": { "grid": \#(20 + dice.below(12)), "drawing": [\#(drawing)], "ways": [\#(ways.joined(separator: ", "))] } }, "#
        + #""trace": { "drive": { "waypoints": [{ "node": "a" }, { "node": "b" }], "departures": "#
        + #"[{ "kind": "\#(kind.rawValue)", "distance": \#(20 + dice.below(500))\#(through) }] } }"#
    )
  }

  /// A way with a street beside it, as far from it and as long as a seed draws, whose far end is bent.
  private static func beside(_ seed: Int) -> String {
    var dice = Dice("streets beside", seed)
    let grid = dice.one(of: [9, 10, 11, 14, 20, 27, 29, 30, 31])
    let (rows, bend) = (1 + dice.below(3), dice.below(4))
    let (before, length) = (160 / grid + dice.below(6), 540 / grid + dice.below(500 / grid))
    let after = 520 / grid + dice.below(200 / grid)
    let way =
      "a" + String(repeating: "-", count: before) + "b" + String(repeating: "-", count: length)
      + "c" + String(repeating: "-", count: after) + "d"
    let start = String(repeating: " ", count: before + 2 + dice.below(3))
    let blank = String(repeating: " ", count: 3)
    let street = start + "e" + String(repeating: " ", count: max(1, length / 2 - 2)) + "f"
    let end = start + String(repeating: " ", count: max(2, length - 4)) + "g"
    var drawing = [way] + Array(repeating: blank, count: rows - 1) + [street]
    drawing += Array(repeating: blank, count: bend) + [end]
    let lines = drawing.map { #""\#($0)""# }.joined(separator: ", ")
    return SimulatorTrials.scenario(
      dice.below(1000),
      #""map": { "sketch": { "grid": \#(grid), "drawing": [\#(lines)], "ways": ["#
        + #"{ "nodes": "abcd", "highway": "primary" }, "#
        + #"{ "nodes": "befg", "highway": "residential" }, { "nodes": "gc", "highway": "residential" }] } }, "#
        + #""trace": { "drive": { "waypoints": [{ "node": "a" }, { "node": "d" }], "departures": "#
        + #"[{ "kind": "parallelRoad", "distance": \#(100 + dice.below(320)) }] } }"#
    )
  }
}
