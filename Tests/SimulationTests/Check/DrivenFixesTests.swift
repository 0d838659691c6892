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

  @Test("Leads to a stop between two fixes, wherever the place was reckoned meanwhile")
  func reckoned() {
    var fixes = DrivenFixes()
    fixes.append(LawBench.at(0, -200), at: LawBench.instant(0))
    for second in 1...20 {
      fixes.append(
        LawBench.at(-300, -200),
        at: LawBench.instant(Double(second)),
        isReckoned: true
      )
    }
    fixes.append(LawBench.at(150, 20), at: LawBench.instant(21))
    #expect(fixes.missed([LawBench.at(0)], reach: 25) == 0)
    #expect(fixes.missed([LawBench.at(400)], reach: 25) > 0)
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
