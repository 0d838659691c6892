package import Geodesy
import Platform
package import RoadNetwork
import RouteGuidance
import Synchronization

/// Many trips, answered by one and by another.
package struct TripComparison: Sendable {
  /// The trips that changed for one cause.
  package struct Group: Sendable {
    /// Why.
    package let cause: TripCause
    /// Those trips, by their numbers.
    package let changes: [TripChange]

    /// How many of them became what.
    package func count(of verdict: TripVerdict) -> Int { changes.count { $0.verdict == verdict } }

    /// Seconds that they take longer at the median; nil where none has two ways.
    package var medianDelay: Double? {
      let delays = changes.compactMap(\.delay).sorted()
      return delays.isEmpty ? nil : delays[delays.count / 2]
    }
  }

  /// How many trips were compared.
  package let count: Int
  /// The causes, those of most trips first.
  package let groups: [Group]
  /// What is otherwise in the maps; nil where one of both came without.
  package let difference: MapDifference?

  /// How many trips changed.
  package var changed: Int { groups.reduce(0) { $0 + $1.changes.count } }

  /// Returns the lines of the road or turn that is a cause; none for a rule, and where only the answers tell it.
  package func lines(of cause: TripCause) -> [[Coordinate]] {
    cause.change.flatMap { difference?.changes[$0] }?.lines ?? []
  }

  /// How many trips became what.
  package func count(of verdict: TripVerdict) -> Int {
    verdict == .same ? count - changed : groups.reduce(0) { $0 + $1.count(of: verdict) }
  }

  /// Trips that a thread takes at once.
  private static let portion = 64

  private struct Work {
    var changes: [TripChange] = []
    var failure: (trip: Int, error: any Error)?
    var done = 0
  }

  /// Answers trips by both.
  ///
  /// - Parameters:
  ///   - jobs: How many threads do so.
  ///   - shouldStop: Whether to give up; what was compared until then counts.
  ///   - progress: Is told how many are done.
  /// - Throws: ``TripError`` of the first trip that somebody could not answer.
  package init(
    of trips: [Trip],
    from old: TripSource,
    to new: TripSource,
    jobs: Int,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws {
    let maps = (old.map, new.map)
    let difference = maps.0.flatMap { old in
      maps.1.map { MapDifference(from: old.roads.graph, to: $0.roads.graph) }
    }
    let judge = TripJudge(difference: difference)
    let work = Mutex(Work())
    let next = Atomic<Int>(0)
    let threads = max(1, min(jobs, (trips.count + Self.portion - 1) / Self.portion))
    WorkerThreads.run(count: threads, jobs: threads) { _ in
      var at = 0
      do {
        let engines = (try TripEngine(old), try TripEngine(new))
        while !shouldStop() {
          let start = next.add(Self.portion, ordering: .relaxed).oldValue
          guard start < trips.count else { return }
          var found: [TripChange] = []
          let end = min(start + Self.portion, trips.count)
          for trip in trips[start..<end] {
            at = trip.number
            let change = judge.change(trip, try engines.0.answer(trip), try engines.1.answer(trip))
            if let change { found.append(change) }
          }
          let done = work.withLock { work in
            work.changes += found
            work.done += end - start
            return work.done
          }
          progress(done)
        }
      } catch {
        // Who comes after has nothing to do any more.
        next.store(trips.count, ordering: .relaxed)
        work.withLock { work in
          if at < work.failure?.trip ?? .max { work.failure = (at, error) }
        }
      }
    }
    let result = work.withLock { $0 }
    if let failure = result.failure { throw failure.error }
    count = result.done
    self.difference = difference
    groups = Self.groups(result.changes)
  }

  private static func groups(_ changes: [TripChange]) -> [Group] {
    Dictionary(grouping: changes, by: \.cause).map { cause, changes in
      Group(cause: cause, changes: changes.sorted { $0.trip.number < $1.trip.number })
    }.sorted {
      ($1.changes.count, $0.cause.sentence, $0.changes[0].trip.number)
        < ($0.changes.count, $1.cause.sentence, $1.changes[0].trip.number)
    }
  }
}
