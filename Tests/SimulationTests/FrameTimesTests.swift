import Testing

@testable import Simulation

@Suite struct FrameTimesTests {
  private func times(_ times: FrameTimes, through end: Int64) -> [Int64] {
    var times = times
    var list: [Int64] = []
    while let next = times.next, next <= end {
      list.append(next)
      times.advance()
    }
    return list
  }

  @Test("A rhythm begins at the start")
  func rhythm() {
    #expect(times(FrameTimes(every: 5), through: 16) == [0, 5, 10, 15])
  }

  @Test("Times of one's own come once, in order, between the beats")
  func single() {
    #expect(times(FrameTimes(every: nil, at: [7, 3, 3, 9]), through: 100) == [3, 7, 9])
    #expect(times(FrameTimes(every: 5, at: [7, 5]), through: 10) == [0, 5, 7, 10])
    #expect(times(FrameTimes(every: nil), through: 100).isEmpty)
  }

  @Test("A rhythm ends where time does")
  func overflow() {
    var times = FrameTimes(every: .max)
    times.advance()
    #expect(times.next == .max)
    times.advance()
    #expect(times.next == nil)
  }
}
