import Geodesy
import Navigation
import Testing

@testable import Simulation

@Suite("The way that fixes tell")
struct DrivenFixesTests {
  /// 300 m to the south, 40 m to the east, and on to the south.
  private static let line = GeoPath([
    LawBench.at(0, 300), LawBench.at(0, 0), LawBench.at(40, 0), LawBench.at(40, -300),
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
    // From before one corner to behind another, the way goes as the route does between the two.
    fixes.append(LawBench.at(east, 3), at: LawBench.instant(1), accuracy: accuracy)
    fixes.append(LawBench.at(40, -2), at: LawBench.instant(2), accuracy: accuracy)
    #expect(fixes.followed(Self.line, through: 342, within: 50) == isFollowed)
  }

  @Test(
    "Follows the route where the way goes ahead by its direction here or there",
    arguments: [
      // Ten metres before a corner, and beyond it: as the route goes there.
      (0.0, 10.0, 36.0, 4.0, 336.0, true),
      // Along the street before the corner, and aside of it: as the route goes here.
      (0, 30, 4, -4, 304, true),
      // Against the street before and the one behind.
      (10, 10, -18, 28, 300, false),
    ]
  )
  func eitherEnd(
    east: Double,
    north: Double,
    eastThen: Double,
    northThen: Double,
    along: Double,
    isFollowed: Bool
  ) {
    var fixes = DrivenFixes()
    fixes.append(LawBench.at(east, north), at: LawBench.instant(1), accuracy: 1)
    fixes.append(LawBench.at(eastThen, northThen), at: LawBench.instant(2), accuracy: 1)
    #expect(fixes.followed(Self.line, through: along, within: 50) == isFollowed)
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
