import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

/// The direction of the way driven, of fixes without a course.
@Suite struct DrivenCourseTests {
  /// What fixes at metres to the east say, one a second.
  private static func courses(
    _ east: [Double],
    accuracy: Double? = nil,
    interval: Double = 1
  ) -> [Double?] {
    var driven = DrivenCourse()
    return east.enumerated().map { index, east in
      driven.way(
        to: Location(
          coordinate: TrackingTests.place((east, 0)),
          horizontalAccuracy: accuracy,
          timestamp: Instant(nanoseconds: Int64(Double(index) * interval * 1e9))
        )
      )?.course
    }
  }

  private static func isWest(_ course: Double?) -> Bool {
    course.map { abs($0 - 270) < 1 } ?? false
  }

  @Test(
    "A way has a direction from 25 m on, or from three times what the receiver errs by",
    arguments: [(nil, 3), (8, 3), (10, 3), (20, 6)] as [(Double?, Int)]
  )
  func length(accuracy: Double?, first: Int) {
    let courses = Self.courses((0..<10).map { Double($0) * 10 }, accuracy: accuracy)
    #expect(courses.firstIndex { $0 != nil } == first)
    #expect(courses.dropFirst(first).allSatisfy { $0.map { abs($0 - 90) < 1 } ?? false })
  }

  @Test("Who turned round has gone back after 25 m, also where fixes come seldom")
  func turned() {
    let second = Self.courses([0, 10, 20, 30, 40, 50, 40, 30, 20, 10, 0])
    #expect(second.firstIndex(where: Self.isWest) == 8)
    let seldom = Self.courses([0, 140, 280, 420, 280, 140, 0], interval: 10)
    #expect(seldom.firstIndex(where: Self.isWest) == 5)
  }

  @Test(
    "A leap back is no way back, however long it lasts",
    arguments: [[10.0, 20, 30], [10, 20, 30, 40, 50, 60, 70, 80]]
  )
  func leap(after: [Double]) {
    let driven = (0..<8).map { Double($0) * 10 }
    let courses = Self.courses(driven + after + [90, 100])
    #expect(!courses.contains(where: Self.isWest), "\(courses)")
  }

  @Test("Behind a gap of more than 30 s nothing is known, and who stands goes nowhere")
  func gap() {
    #expect(Self.courses([0, 100, 200, 300], interval: 30).last.flatMap(\.self) != nil)
    #expect(Self.courses([0, 100, 200, 300], interval: 31).allSatisfy { $0 == nil })
    let standing = (0..<40).map { Double($0 % 2) * 9 }
    #expect(Self.courses(standing).allSatisfy { $0 == nil })
  }

  @Test("Only so many fixes are kept, and the way is told all the same")
  func ring() {
    let courses = Self.courses((0..<60).map { Double($0) * 6 }, accuracy: 8)
    #expect(courses.dropFirst(5).allSatisfy { $0.map { abs($0 - 90) < 1 } ?? false })
  }
}
