/// The virtual times at which pictures are made: at a rhythm from the start on, at times of one's own, or
/// both.
package struct FrameTimes: Sendable {
  /// Nanoseconds; nil for no rhythm.
  private let period: Int64?
  /// Nanoseconds since the start, ascending.
  private var single: ArraySlice<Int64>
  private var nextBeat: Int64?

  /// - Parameters:
  ///   - period: Nanoseconds from one to the next, more than 0; nil for none.
  ///   - times: Nanoseconds since the start, 0 or more.
  package init(every period: Int64?, at times: [Int64] = []) {
    let period = period.map { max(1, $0) }
    self.period = period
    single = times.sorted()[...]
    nextBeat = period == nil ? nil : 0
  }

  /// The next time; nil when there are no more.
  package var next: Int64? {
    guard let beat = nextBeat else { return single.first }
    return single.first.map { min($0, beat) } ?? beat
  }

  /// Goes on behind the next time.
  package mutating func advance() {
    guard let next else { return }
    single = single.drop { $0 <= next }
    if let period, nextBeat == next {
      let (sum, isOverflow) = next.addingReportingOverflow(period)
      nextBeat = isOverflow ? nil : sum
    }
  }
}
