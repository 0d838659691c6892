package import CanonicalJSON
import Platform
import Synchronization

/// What is different between a golden and a new recording, in the language of the navigator.
package struct RecordingDiff: Sendable {
  /// The golden, taken apart.
  package let golden: RecordingIndex
  /// The new recording, taken apart.
  package let new: RecordingIndex

  /// The differences in the order of their times.
  package private(set) var changes: [EventChange] = []

  /// The differences of the headers.
  package let headerChanges: [FieldChange]

  /// What thinning leaves out of both, where that differs.
  package private(set) var leftOutChanges: [LeftOutChange]

  /// Whether the recordings were too different to be aligned exactly.
  package let isApproximate: Bool

  /// Whether bytes differ although every event and the header say the same: other spaces, other
  /// order of keys, other sequence numbers.
  package private(set) var isFormatOnly = false

  /// Whether the golden ends where the new recording goes on, each byte before that the same: the run
  /// became longer, or a golden that nothing closes was cut at the end of a line.
  package let isGoldenBeginning: Bool

  /// For every event of the golden its partner in the new recording, or -1.
  let partners: [Int]

  /// The way driven, from which shifts are told in metres.
  package let track: Track

  /// Compares two recordings.
  ///
  /// - Parameters:
  ///   - isGate: whether the golden must be closed by a line that agrees with it, as any in a suite; else
  ///     what is wrong with that line is for ``RecordingIndex/disagreement`` to say.
  ///   - tolerances: what may differ; by default nothing.
  /// - Throws: ``GoldenDamage`` if one of them is no recording, ``ToleranceError`` if a tolerance
  ///   applies to nothing.
  package init(
    golden goldenBytes: [UInt8],
    path goldenPath: String,
    new newBytes: [UInt8],
    path newPath: String,
    isGate: Bool = false,
    tolerances: Tolerances = .none
  ) throws {
    let indices = try Self.indices((goldenBytes, goldenPath), (newBytes, newPath), isGate)
    golden = indices.golden
    if isGate, golden.closing == nil {
      throw GoldenDamage(.notClosed, path: goldenPath, line: golden.lines.count)
    }
    new = try indices.new.get()
    try tolerances.check(against: golden, new)
    headerChanges = FieldChange.between(golden.header.value, new.header.value)
    leftOutChanges = LeftOutChange.between(golden.closing, new.closing)
    let alignment = EventAlignment(golden, new)
    isApproximate = alignment.isApproximate
    partners = alignment.partners
    changes = Self.changes(golden, new, alignment, tolerances)
    track = changes.contains { $0.verdict == .moved } ? Self.track(golden, new) : Track()
    isGoldenBeginning =
      golden.events.count < new.events.count && newBytes.starts(with: golden.body)
    // A recording made elsewhere need not be closed.
    let isClosed = golden.closing != nil && new.closing != nil
    // What a tolerance allows makes other bytes, too.
    isFormatOnly =
      tolerances.rules.isEmpty && changes.isEmpty && headerChanges.isEmpty && leftOutChanges.isEmpty
      && (isClosed ? goldenBytes != newBytes : !golden.body.elementsEqual(new.body))
  }

  /// Bytes from which on a second thread pays.
  private static let large = 4_000_000

  /// Looks through two recordings, large ones at the same time.
  private static func indices(
    _ golden: (bytes: [UInt8], path: String),
    _ new: (bytes: [UInt8], path: String),
    _ isGate: Bool
  ) throws(GoldenDamage) -> (golden: RecordingIndex, new: Result<RecordingIndex, GoldenDamage>) {
    let found = Mutex<[Result<RecordingIndex, GoldenDamage>?]>([nil, nil])
    let isLarge = golden.bytes.count + new.bytes.count >= large
    WorkerThreads.run(count: 2, jobs: isLarge ? 2 : 1) { place in
      let (bytes, path) = place == 0 ? golden : new
      let index = Result { () throws(GoldenDamage) in
        try RecordingIndex(bytes, path: path, mayDisagree: !isGate)
      }
      found.withLock { $0[place] = index }
    }
    let (first, second) = found.withLock { ($0[0], $0[1]) }
    guard let first, let second else { throw GoldenDamage(.empty, path: golden.path) }
    return (try first.get(), second)
  }

  /// Whether nothing differs but perhaps the format.
  package var isEmpty: Bool {
    changes.isEmpty && headerChanges.isEmpty && leftOutChanges.isEmpty && !isFormatOnly
  }

  /// Leaves out the differences of some events, and returns which of them differ.
  mutating func excuse(_ events: Set<String>) -> Set<String> {
    let differing = Set(changes.map { event(of: $0) }).union(leftOutChanges.map(\.event))
    let excused = differing.intersection(events)
    guard !excused.isEmpty else { return [] }
    changes = changes.filter { !excused.contains(event(of: $0)) }
    leftOutChanges = leftOutChanges.filter { !excused.contains($0.event) }
    return excused
  }

  /// Returns the values in which the two records of a change differ.
  package func fields(of change: EventChange) -> [FieldChange] {
    guard let left = change.golden, let right = change.new else { return [] }
    return FieldChange.between(golden.record(left), new.record(right))
  }

  /// Returns by how much the event of a change has moved; `nil` if it has not.
  package func shift(of change: EventChange) -> TimeShift? {
    guard let left = change.golden, let right = change.new else { return nil }
    let (from, to) = (golden.events[left].time, new.events[right].time)
    return from == to ? nil : TimeShift(from: from, to: to, on: track)
  }

  /// Returns the record of a change, the new one where there is one.
  package func record(of change: EventChange) -> JSONValue? {
    if let index = change.new { return new.record(index) }
    return change.golden.map { golden.record($0) }
  }

  /// Returns the name of a change's event.
  package func event(of change: EventChange) -> String {
    record(of: change)?["event"]?.string ?? ""
  }

  /// Returns the behaviour that a change belongs to.
  package func behaviour(of change: EventChange) -> Behaviour {
    if let index = change.new { return new.events[index].behaviour }
    return change.golden.map { golden.events[$0].behaviour } ?? .other
  }

  /// Whether a change leaves the behaviour as it was: only words and shapes differ.
  package func isCosmetic(_ change: EventChange) -> Bool {
    change.verdict == .changed && fields(of: change).allSatisfy(\.isCosmetic)
  }

  /// The way of the longer recording, which covers the moments of both best.
  private static func track(_ golden: RecordingIndex, _ new: RecordingIndex) -> Track {
    let end = (golden.events.last?.time ?? 0, new.events.last?.time ?? 0)
    let (longer, shorter) = end.1 >= end.0 ? (new, golden) : (golden, new)
    let first = Track(longer, beside: shorter)
    return first.isEmpty ? Track(shorter) : first
  }

  private static func changes(
    _ golden: RecordingIndex,
    _ new: RecordingIndex,
    _ alignment: EventAlignment,
    _ tolerances: Tolerances
  ) -> [EventChange] {
    var changes: [EventChange] = []
    // Room that is not used costs nothing; to grow costs the old room beside the new.
    changes.reserveCapacity(golden.events.count + new.events.count)
    var identical: [(golden: Int, new: Int)] = []
    for (left, right) in alignment.partners.enumerated() {
      let event = golden.events[left]
      guard right >= 0 else {
        changes.append(EventChange(.removed, golden: left, new: nil, time: event.time))
        continue
      }
      let isMoved = event.time != new.events[right].time
      if isMoved || !isSame(left, right, golden, new, tolerances) {
        let verdict: EventChange.Verdict = isMoved ? .moved : .changed
        // What came earlier stands where it came, before what follows from it.
        let time = min(event.time, new.events[right].time)
        changes.append(EventChange(verdict, golden: left, new: right, time: time))
      } else {
        identical.append((left, right))
      }
    }
    for index in new.events.indices where !alignment.isMatched[index] {
      let time = new.events[index].time
      changes.append(EventChange(.added, golden: nil, new: index, time: time))
    }
    changes += reordered(identical, golden)
    // Times are kept in order by a stable sort: of one moment the golden's order stands.
    let order = (0..<UInt32(changes.count)).sorted {
      (changes[Int($0)].time, $0) < (changes[Int($1)].time, $1)
    }
    return order.map { changes[Int($0)] }
  }

  private static func isSame(
    _ left: Int,
    _ right: Int,
    _ golden: RecordingIndex,
    _ new: RecordingIndex,
    _ tolerances: Tolerances
  ) -> Bool {
    if golden.events[left].payload == new.events[right].payload { return true }
    let fields = FieldChange.between(golden.record(left), new.record(right))
    return fields.isEmpty || tolerances.allow(golden.record(left), new.record(right))
  }

  /// Returns the events that are the same in themselves and stand in another order.
  private static func reordered(
    _ pairs: [(golden: Int, new: Int)],
    _ golden: RecordingIndex
  ) -> [EventChange] {
    let inOrder = Set(RisingChain.longest(pairs.map(\.new)))
    if inOrder.count == pairs.count { return [] }
    return pairs.indices.filter { !inOrder.contains($0) }.map { place in
      let (left, right) = pairs[place]
      return EventChange(.moved, golden: left, new: right, time: golden.events[left].time)
    }
  }
}
