import CanonicalJSON
import Navigation
import Recording
import Simulation

/// What a child wants done.
enum PipeWish {
  case tell(NavigatorEvent)
  case ask(PipeQuestion)
  /// A question taken back, by the child's number.
  case cancel(Int)
}

/// What a child says of the fixes of a batch; a message that is none has one moment.
struct PipeBatch {
  private struct Item {
    /// The fix that it belongs to; nil for the last that was handled.
    var index: Int?
    var wish: PipeWish
  }

  /// The moments of the fixes, in virtual milliseconds.
  private let moments: [Int64]
  private let isBatch: Bool
  private let stops: Set<String>
  private var items: [Item] = []
  /// The fix that was last told of.
  private var current = 0
  /// The event after which the batch ends, and its fix.
  private var stop: (event: String, index: Int)?

  init(of message: PipeMessage.Content, at now: VirtualTime, stops: Set<String>) {
    self.stops = stops
    if case .fixes(let fixes, _) = message {
      moments = fixes.map(\.time.milliseconds)
      isBatch = true
    } else {
      moments = [now.milliseconds]
      isBatch = false
    }
  }

  /// Takes what the child wants done.
  ///
  /// - Parameter object: The line.
  mutating func hear(_ wish: PipeWish, _ object: JSONValue) throws(PipeFault) {
    switch wish {
    case .tell(let event):
      try hear(event, object)
      items.append(Item(index: current, wish: wish))
    case .ask, .cancel: items.append(Item(index: nil, wish: wish))
    }
  }

  private mutating func hear(_ event: NavigatorEvent, _ object: JSONValue) throws(PipeFault) {
    guard isBatch else { return }
    try move(to: object["now"], object)
    if let stop, current > stop.index {
      throw PipeFault(
        "the batch goes on after \(stop.event), for which the scenario waits",
        expected: "done with taken \(stop.index + 1)",
        at: object
      )
    }
    if stop == nil, stops.contains(event.name) { stop = (event.name, current) }
  }

  /// Goes on to the fix that an event belongs to.
  private mutating func move(to now: JSONValue?, _ object: JSONValue) throws(PipeFault) {
    let due = moments[current...]
    guard let now, let moment = now.integer, let index = due.firstIndex(of: moment) else {
      throw PipeFault(
        now.map { "'now' is \($0.excerpt), no moment of a fix from here on" }
          ?? "an event of a batch without 'now'",
        expected: "now of \(due.map(String.init).joined(separator: ", "))",
        at: now ?? object
      )
    }
    current = index
  }

  // MARK: - The end

  /// Ends the message.
  ///
  /// - Parameters:
  ///   - wakes: whether the navigator may wish to be woken.
  ///   - object: the line.
  /// - Returns: What the child wants done, by fix, for as many as it handled.
  func end(
    _ done: PipeDone,
    wakes: Bool,
    _ object: JSONValue
  ) throws(PipeFault) -> [[PipeWish]] {
    let count = isBatch ? try taken(done, object) : 1
    try done.check(at: moments[count - 1], wakes: wakes, isBatch: isBatch, object)
    var wishes = [[PipeWish]](repeating: [], count: count)
    var hasAsked = false
    for item in items {
      let index = item.index ?? count - 1
      guard index < count, index == count - 1 || !hasAsked else {
        throw PipeFault(
          index < count
            ? "the batch went on after a question"
            : "it told of fix \(index + 1) of the batch, and has taken \(count)",
          expected: "taken \(index + 1)",
          at: object["taken"]
        )
      }
      if case .ask = item.wish { hasAsked = true }
      wishes[index].append(item.wish)
    }
    return wishes
  }

  /// What the child wanted done of the first fix, though it failed afterwards.
  var beginning: [PipeWish] {
    items.filter { $0.index == 0 || !isBatch }.map(\.wish)
  }

  /// Returns how many fixes were handled.
  private func taken(_ done: PipeDone, _ object: JSONValue) throws(PipeFault) -> Int {
    let most = stop.map { $0.index + 1 } ?? moments.count
    guard let taken = done.taken, (1...most).contains(taken) else {
      let reason = stop.map { ", since it told \($0.event)" } ?? ""
      throw PipeFault(
        done.taken.map { "it has taken \($0) fixes" } ?? "it does not say how many fixes it took",
        expected: "taken from 1 to \(most)\(reason)",
        at: object["taken"] ?? object
      )
    }
    return taken
  }
}

extension PipeDone {
  /// Throws where the end of a message is not the one that is due.
  ///
  /// - Parameters:
  ///   - moment: the message's, in virtual milliseconds.
  ///   - wakes: whether the navigator may wish to be woken.
  func check(
    at moment: Int64,
    wakes: Bool,
    isBatch: Bool = false,
    _ object: JSONValue
  ) throws(PipeFault) {
    guard Int64(done) == moment else {
      throw PipeFault(
        Int64(done) < moment ? "'done' is in the past" : "'done' is beyond what was due",
        expected: "done \(moment)",
        at: object["done"]
      )
    }
    if !isBatch, let taken = object["taken"] {
      throw PipeFault("'taken' belongs to a batch", expected: "no taken", at: taken)
    }
    guard let wake else { return }
    guard wakes else {
      throw PipeFault(
        "a wish to be woken, without 'timers' or after a message that allows none",
        expected: "no wake",
        at: object["wake"]
      )
    }
    guard wake > done else {
      throw PipeFault(
        "'wake' is not later than 'done'",
        expected: "wake beyond \(done)",
        at: object["wake"]
      )
    }
  }
}
