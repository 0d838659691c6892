import Geodesy
import Navigation
import Testing

@testable import Simulation

@Suite("The way that fixes tell")
struct DrivenFixesTests {
  /// 300 m to the south, and then 300 m to the east.
  private static let line = GeoPath([
    LawBench.at(0, 300), LawBench.at(0, 0), LawBench.at(300, 0),
  ])

  @Test(
    "Follows the route around a corner that lies within what a fix is uncertain by",
    arguments: [
      // Three metres before the corner: accuracies that reach it, one that does not, and none told.
      (1.0, 2.0, true), (1, 1, false), (1, 0, true),
      // As far aside of the route as the corner is ahead.
      (-4, 1, true),
    ]
  )
  func corner(east: Double, accuracy: Double, isFollowed: Bool) {
    var fixes = DrivenFixes()
    fixes.append(LawBench.at(east, 3), at: LawBench.instant(1), accuracy: accuracy)
    fixes.append(LawBench.at(40, 3), at: LawBench.instant(2), accuracy: accuracy)
    #expect(fixes.followed(Self.line, through: 340, within: 50) == isFollowed)
  }

  @Test(
    "Follows the route to its end and on to where it does not tell, and no other way to it",
    arguments: [
      // From before the end around a corner that the line does not have.
      ([(220.0, 0.0), (298, -6), (297, -14), (296, -24)], true),
      // Across the route at its end, from one side to the other.
      ([(300, 80), (300, 60), (300, 40), (300, -24)], false),
    ]
  )
  func end(places: [(east: Double, north: Double)], isFollowed: Bool) {
    var fixes = DrivenFixes()
    for (number, place) in places.enumerated() {
      fixes.append(
        LawBench.at(place.east, place.north),
        at: LawBench.instant(Double(number)),
        accuracy: 5
      )
    }
    #expect(fixes.followed(Self.line, through: 600, within: 50) == isFollowed)
  }

  @Test("Leads to a stop from where ways begin, however many fixes came before")
  func ways() {
    var fixes = DrivenFixes()
    func drive(_ numbers: ClosedRange<Int>) {
      for number in numbers {
        fixes.append(LawBench.at(10 * Double(number)), at: LawBench.instant(Double(number)))
      }
    }
    drive(0...250)
    let (passed, next) = (LawBench.at(2450), LawBench.at(2600))
    #expect(fixes.missed([passed], reach: 25) == 0)
    fixes.waysBegin()
    #expect(fixes.missed([passed], reach: 25) > 0)
    drive(251...275)
    #expect(fixes.missed([next], reach: 25) == 0)
    #expect(fixes.missed([passed], reach: 25) > 0)
  }
}
