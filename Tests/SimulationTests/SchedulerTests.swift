import Navigation
import ScenarioLanguage
import Testing

@testable import Simulation

@Suite struct SchedulerTests {
  private static let kinds: [JobKind] = [.action, .delivery, .answer, .fix, .timer]

  @Test("Jobs run by time, then kind, then arrival", arguments: 0..<20 as Range<UInt64>)
  func order(seed: UInt64) throws {
    var random = RandomStream("order", seed: seed)
    let scheduler = Scheduler()
    var expected: [(time: Int64, kind: JobKind, number: Int)] = []
    var ran: [Int] = []
    for number in 0..<300 {
      let time = Int64(random.next() % 7)
      let kind = Self.kinds[Int(random.next() % 5)]
      expected.append((time, kind, number))
      scheduler.schedule(afterNanoseconds: time, as: kind) { ran.append(number) }
    }
    expected.sort {
      ($0.time, $0.kind.rawValue, $0.number) < ($1.time, $1.kind.rawValue, $1.number)
    }
    while try scheduler.runNext() {}
    #expect(ran == expected.map(\.number))
    #expect(scheduler.waitingOneShots == 0)
  }

  @Test("The fix that is expected has its turn among the jobs", arguments: 0..<20 as Range<UInt64>)
  func expectedFix(seed: UInt64) throws {
    var random = RandomStream("fix", seed: seed)
    let scheduler = Scheduler()
    let fix = Int(random.next() % 30)
    var expected: [(time: Int64, kind: JobKind, number: Int)] = []
    var ran: [Int] = []
    for number in 0..<30 {
      let time = Int64(random.next() % 4)
      let kind = number == fix ? .fix : Self.kinds[Int(random.next() % 5)]
      expected.append((time, kind, number))
      if number == fix {
        scheduler.expectFix(at: Instant(nanoseconds: time))
      } else {
        scheduler.schedule(afterNanoseconds: time, as: kind) { ran.append(number) }
      }
    }
    expected.sort {
      ($0.time, $0.kind.rawValue, $0.number) < ($1.time, $1.kind.rawValue, $1.number)
    }
    while let next = scheduler.nextTime {
      #expect(next.nanoseconds == expected[ran.count].time)
      _ = try scheduler.runNext(feeding: { ran.append(fix) })
    }
    #expect(ran == expected.map(\.number))
    #expect(scheduler.waitingOneShots == 0)
  }

  @Test("A job that was cancelled before the fix does not take its place")
  func cancelledBeforeFix() throws {
    let scheduler = Scheduler()
    var fixes = 0
    let job = scheduler.schedule(afterNanoseconds: 1, as: .action) {}
    scheduler.expectFix(at: Instant(nanoseconds: 2))
    job.cancel()
    #expect(scheduler.nextTime == Instant(nanoseconds: 2))
    #expect(try scheduler.runNext(feeding: { fixes += 1 }))
    #expect(fixes == 1)
    #expect(scheduler.nextTime == nil)
  }

  @Test("A job made while another runs gets its own kind's turn")
  func nested() throws {
    let scheduler = Scheduler()
    var ran: [String] = []
    scheduler.schedule(afterNanoseconds: 5, as: .fix) { ran.append("fix") }
    scheduler.schedule(afterNanoseconds: 5, as: .delivery) {
      ran.append("delivery")
      scheduler.schedule(afterNanoseconds: 0, as: .timer) { ran.append("timer") }
      scheduler.schedule(afterNanoseconds: 0, as: .action) { ran.append("action") }
    }
    while try scheduler.runNext() {}
    #expect(ran == ["delivery", "action", "fix", "timer"])
  }

  @Test("A cancelled job never runs and does not hold the run open")
  func cancellation() throws {
    let scheduler = Scheduler()
    var ran: [Int] = []
    let first = scheduler.schedule(afterNanoseconds: 1, as: .answer) { ran.append(1) }
    scheduler.schedule(afterNanoseconds: 2, as: .answer) { ran.append(2) }
    first.cancel()
    first.cancel()
    #expect(scheduler.waitingOneShots == 1)
    #expect(scheduler.nextTime == Instant(nanoseconds: 2))
    while try scheduler.runNext() {}
    #expect(ran == [2])
    first.cancel()
    #expect(scheduler.waitingOneShots == 0)
  }

  @Test("A job that ran, and one that will not, holds nothing of what it was for")
  func release() throws {
    final class Thing {}
    let scheduler = Scheduler()
    var (ran, waiting): (Thing?, Thing?) = (Thing(), Thing())
    weak let first = ran
    weak let second = waiting
    let jobs = [
      scheduler.schedule(afterNanoseconds: 1, as: .answer) { [ran] in _ = ran },
      scheduler.schedule(afterNanoseconds: 2, as: .answer) { [waiting] in _ = waiting },
    ]
    (ran, waiting) = (nil, nil)
    #expect(first != nil && second != nil)
    try scheduler.runNext()
    #expect(first == nil && second != nil)
    scheduler.cancelJobs()
    #expect(second == nil)
    #expect(scheduler.nextTime == nil && scheduler.waitingOneShots == 0)
    withExtendedLifetime(jobs) {}
  }

  @Test("A repeating job runs each period, does not count as waiting, and can stop itself")
  func repeating() throws {
    let scheduler = Scheduler()
    var times: [Int64] = []
    var job: (any Cancellable)?
    job = scheduler.scheduleRepeating(everyNanoseconds: 10, as: .timer) {
      times.append(scheduler.now.nanoseconds)
      if times.count == 3 { job?.cancel() }
    }
    #expect(scheduler.waitingOneShots == 0)
    while try scheduler.runNext() {}
    #expect(times == [10, 20, 30])
  }

  @Test("A delay below zero is none: time never goes back")
  func past() throws {
    let scheduler = Scheduler()
    scheduler.schedule(afterNanoseconds: 7, as: .fix) {
      scheduler.schedule(afterNanoseconds: -3, as: .fix) {
        #expect(scheduler.now.nanoseconds == 7)
      }
    }
    while try scheduler.runNext() {}
    #expect(scheduler.now.nanoseconds == 7)
  }

  @Test("Ten thousand jobs at one instant run; one more is over the budget")
  func budget() throws {
    let scheduler = Scheduler()
    for _ in 0..<10_001 { scheduler.schedule(afterNanoseconds: 3, as: .action) {} }
    for _ in 0..<10_000 { try scheduler.runNext() }
    let error = try #require(throws: BudgetError.self) { try scheduler.runNext() }
    #expect(error == .jobs(at: Instant(nanoseconds: 3), limit: 10_000))
  }
}
