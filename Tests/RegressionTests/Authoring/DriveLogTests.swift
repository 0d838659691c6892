import Geodesy
import ScenarioLanguage
import Testing
import Traces

@testable import Regression

@Suite("Dividing a log into drives")
struct DriveLogTests {
  /// Fixes a second apart: metres to go on, or 0 to stand, each for so many seconds.
  private static func fixes(_ stretches: [(speed: Double, seconds: Int)]) -> [Fix] {
    var place = Coordinate(latitude: 47, longitude: 9)
    var fixes: [Fix] = []
    for stretch in stretches {
      for _ in 0..<stretch.seconds {
        fixes.append(
          Fix(
            time: 1_709_539_200_000_000_000 + Int64(fixes.count) * 1_000_000_000,
            coordinate: place,
            line: fixes.count + 1
          )
        )
        place = place.destination(distance: stretch.speed, bearing: 90)
      }
    }
    return fixes
  }

  @Test("A long stop divides, a short one does not")
  func stops() {
    let fixes = Self.fixes([(10, 100), (0, 200), (10, 100), (0, 900), (10, 100)])
    let drives = DriveSplit.drives(of: fixes, standing: 600)
    #expect(drives.count == 2)
    // Up to half a minute after it stands, and from ten seconds before it leaves.
    #expect(drives.first.map { (395...440).contains($0.upperBound) } == true, "\(drives)")
    #expect(drives.last.map { (1285...1300).contains($0.lowerBound) } == true, "\(drives)")
    #expect(DriveSplit.drives(of: fixes, standing: 100).count == 3)
  }

  @Test("A gap of a day divides as well")
  func gap() {
    var fixes = Self.fixes([(10, 200)])
    for index in 100..<200 { fixes[index].time += 86_400_000_000_000 }
    #expect(DriveSplit.drives(of: fixes, standing: 600) == [0..<100, 100..<200])
  }

  @Test("Standing at the ends is cut off")
  func ends() {
    let drives = DriveSplit.drives(of: Self.fixes([(0, 300), (10, 100), (0, 300)]), standing: 600)
    #expect(drives.count == 1)
    #expect(drives.first.map { $0.lowerBound >= 285 && $0.upperBound <= 440 } == true, "\(drives)")
  }

  @Test(
    "One fix, fixes of one time, and a vehicle that never leaves are told",
    arguments: [0, 1, 2]
  )
  func refusals(kind: Int) {
    var fixes = Self.fixes([(kind == 2 ? 0 : 10, 60)])
    if kind == 0 { fixes = [fixes[0]] }
    var text = "time,lat,lon\n"
    for fix in fixes {
      let time = CivilDate.text(nanoseconds: kind == 1 ? fixes[0].time : fix.time)
      text += "\(time),\(fix.coordinate.latitude),\(fix.coordinate.longitude)\n"
    }
    #expect {
      var options = TraceReadingOptions()
      options.bridgesClockJumps = true
      var reader = try TraceReader(bytes: Array(text.utf8), name: "a.csv", options: options)
      _ = try DriveLog(try Trace(reading: &reader), path: "a.csv")
    } throws: { error in
      let message = (error as? TraceError)?.description ?? ""
      let expected = ["one fix is no drive", "the time of another", "no drive in the file"][kind]
      return message.hasPrefix("a.csv:2: error: ") && message.contains(expected)
    }
  }
}
