import Geodesy
import Navigation
import Platform
import Recording
import ScenarioLanguage

/// Drives whose fixes leap, stand, fall silent and say of speed and course what is not so, along streets of a town:
/// what the navigator believes of them, with every decision.
struct WildDrives {
  static let all: [ToldTrial] = (1...25).map { number in
    let said = (0..<4).map { draw -> String in
      var drive = WildDrives(number * 10 + draw)
      return (try? NavigatorTrials.driven(drive.text())) ?? "no drive"
    }
    return ToldTrial(name: "wild drives \(number)", told: said.joined(separator: "\nnext\n"))
  }

  private var dice: Dice
  private let seed: Int

  private init(_ seed: Int) {
    self.seed = seed
    dice = Dice("wild drives", seed)
  }

  /// The rows of the town and the columns of its junctions, as the sketch has them.
  private static let rows = ["abcde", "fghij", "klmno", "pqrst"]
  private static let heights = [0.0, 3, 4, 7]
  private static let grid = 25.0

  private static func place(_ row: Int, _ column: Int) -> (east: Double, north: Double) {
    (Double(column) * 9 * grid, -heights[row] * grid)
  }

  private mutating func text() -> String {
    // A walk from junction to junction; now and then back to the one before.
    var (row, column) = (dice.below(4), dice.below(5))
    var way = [Self.place(row, column)]
    for _ in 0..<4 + dice.below(4) {
      if dice.below(3) > 0 {
        column = min(4, max(0, column + dice.one(of: [-1, 1])))
      } else {
        row = min(3, max(0, row + dice.one(of: [-1, 1])))
      }
      way.append(Self.place(row, column))
    }
    let goal = Self.rows[dice.below(4)].map(String.init)[dice.below(5)]
    let end = Self.rows[row].map(String.init)[column]
    let rule = dice.one(of: NavigatorTrials.rules)
    let waypoints = [goal, end].map { #"{ "node": "\#($0)" }"# }.joined(separator: ", ")
    let members = [
      #""routing": { "provider": "embedded", "latency": \#(dice.one(of: ["0.3", "2"])) }"#,
      #""navigator": { \#(rule)\#(rule.isEmpty ? "" : ", ")"distanceUpdateThreshold": 30 }"#,
      #""trace": { "points": [\#(points(along: way).joined(separator: ", "))] }"#,
      #""actions": [{ "at": \#(dice.below(3)), "do": "\#(EventKind.setDestinations)", "waypoints": [\#(waypoints)] }, "#
        + #"{ "at": \#(dice.below(5)), "do": "\#(EventKind.startGuidance)" }, "#
        + #"{ "on": { "event": "\#(EventKind.didArrive)" }, "do": "\#(EventKind.continueToNextDestination)" }]"#,
    ]
    return SimulatorTrials.scenario(
      seed,
      NavigatorTrials.town.replacing("\n", with: " ") + members.joined(separator: ", ")
    )
  }

  /// Fixes along a way, a second apart or more.
  private mutating func points(along way: [(east: Double, north: Double)]) -> [String] {
    var points: [String] = []
    var (time, speed) = (0.0, 8.0)
    let noise = Double(dice.one(of: [0, 1, 4, 10]))
    let isMute = dice.below(4) == 0
    for (from, to) in zip(way, way.dropFirst()) {
      let (east, north) = (to.east - from.east, to.north - from.north)
      let length = (east * east + north * north).squareRoot()
      guard length > 0 else { continue }
      let course = Bearing.normalized(DeterministicMath.atan2(east, north) * 180 / .pi)
      var along = 0.0
      while along < length {
        let pause = dice.below(12) == 0 ? dice.one(of: [0.5, 2, 2.5, 4, 8, 12]) : 1
        time += pause
        if dice.below(8) == 0 { speed = dice.one(of: [0, 0, 3, 8, 14, 30, 45]) }
        // Who stands does so for a few seconds.
        along += speed > 0 ? speed * pause : dice.below(3) == 0 ? 6 : 0
        let share = min(1, along / length)
        let leap = dice.below(20) == 0 ? Double(dice.one(of: [40, 90, 200, 600])) : 0
        let x = from.east + share * east + noise * (spread() + spread()) + leap * spread()
        let y = from.north + share * north + noise * (spread() + spread()) + leap * spread()
        points.append(point(time, x, y, speed, course, isMute: isMute))
      }
    }
    return points
  }

  /// A number from -1 to 1.
  private mutating func spread() -> Double { Double(dice.below(2001) - 1000) / 1000 }

  private mutating func point(
    _ time: Double,
    _ east: Double,
    _ north: Double,
    _ speed: Double,
    _ course: Double,
    isMute: Bool
  ) -> String {
    let latitude = 47.14 + north / 111_195.08
    let longitude = 9.52 + east / 75_630
    var members = [
      #""t": \#(Quantity.fixed(time, 1)), "lat": \#(Quantity.fixed(latitude, 7)), "lon": \#(Quantity.fixed(longitude, 7))"#
    ]
    if !isMute, dice.below(8) > 0 {
      let told = speed * dice.one(of: [1, 1, 1, 1, 0.5, 2])
      members.append(#""speed": \#(Quantity.fixed(told, 1))"#)
      if speed > 0, dice.below(8) > 0 {
        let off = dice.one(of: [0.0, 0, 0, 5, 40, 90, 180])
        members.append(#""course": \#(Quantity.fixed(Bearing.normalized(course + off), 1))"#)
      }
    }
    if dice.below(6) > 0 { members.append(#""accuracy": \#(dice.one(of: [3, 5, 8, 20, 60]))"#) }
    return "{ \(members.joined(separator: ", ")) }"
  }
}
