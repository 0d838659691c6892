import Foundation
import Navigation
import Testing
import Waiting

@testable import NavigationLive

@Suite(.waits) struct LiveSchedulerTests {
  @Test("Jobs run when due, those of one instant in the order of their kinds")
  func order() {
    let scheduler = LiveScheduler()
    var seen: [String] = []
    scheduler.schedule(afterNanoseconds: 0, as: .action) {
      // Asked for within a job, while time stands still: no clock decides which of them is due first.
      scheduler.schedule(afterNanoseconds: 2_000_000, as: .fix) { seen.append("later") }
      scheduler.schedule(afterNanoseconds: 0, as: .timer) { seen.append("timer") }
      scheduler.schedule(afterNanoseconds: 0, as: .delivery) { seen.append("delivery") }
      scheduler.schedule(afterNanoseconds: 0, as: .delivery) { seen.append("second delivery") }
    }
    scheduler.run { seen.count == 4 }
    #expect(seen == ["delivery", "second delivery", "timer", "later"])
    #expect(scheduler.now.nanoseconds >= 2_000_000)
  }

  @Test("A cancelled job does not run, and a repeating one runs until it is cancelled")
  func cancel() {
    let scheduler = LiveScheduler()
    var ticks = 0
    var isDone = false
    scheduler.schedule(afterNanoseconds: 0, as: .fix) { ticks += 100 }.cancel()
    let timer = scheduler.scheduleRepeating(everyNanoseconds: 1_000_000, as: .timer) { ticks += 1 }
    scheduler.run { ticks == 3 }
    timer.cancel()
    scheduler.schedule(afterNanoseconds: 5_000_000, as: .timer) { isDone = true }
    scheduler.run { isDone }
    #expect(ticks == 3)
  }

  @Test("Time stands still while a job runs")
  func frozenTime() {
    let scheduler = LiveScheduler()
    var same: Bool?
    scheduler.schedule(afterNanoseconds: 0, as: .action) {
      let before = scheduler.now
      for _ in 0..<10_000 where scheduler.now != before { same = false }
      same = same ?? true
    }
    scheduler.run { same != nil }
    #expect(same == true)
  }

  @Test("A ring from another thread wakes a sleeping scheduler")
  func port() {
    let scheduler = LiveScheduler()
    var isRung = false
    let port = scheduler.openPort { isRung = true }
    // A thread of its own: the sleeping scheduler holds one that tasks would need.
    Thread.detachNewThread { port.ring() }
    scheduler.run { isRung }
    #expect(isRung)
  }
}
