import Navigation
import Platform
import Recording
import ScenarioLanguage
import Simulation

/// Keeps of a drive what a page can hold: all of one of a day, and of a longer one what happened, with fixes, positions
/// and decisions without effect thinned.
struct LongStory {
  /// How many fixes, positions, decisions without effect and events that no timeline tells are kept at most,
  /// besides the first and the last: a day of 86,400 seconds is kept whole.
  static let limit = 100_000

  /// What is kept of a kind, and how many there were.
  struct Remainder: Hashable {
    var name: String
    var kept: Int
    var total: Int
  }

  private var fixes: Thinned<FixReading>
  private var locations: Thinned<DriveStory.Location>
  private var routes: [DriveStory.Route] = []
  private var events: Numbered<DriveStory.Event>
  private var decisions: Numbered<DecisionLedger.Entry>

  /// - Parameter limit: how many are kept at most; even.
  init(limit: Int = Self.limit) {
    // No stretch loses its greatest distance from the route, or its closest decision.
    fixes = Thinned(limit: limit) { $0.progress.deviation ?? -1 }
    locations = Thinned(limit: limit) { _ in 0 }
    events = Numbered(limit: limit) { _ in 0 }
    decisions = Numbered(limit: limit) { -$0.decision.margin.magnitude }
  }

  mutating func take(_ part: DrivePart) {
    switch part {
    case .fix(let fix): fixes.append(fix)
    case .location(let location): locations.append(location)
    case .route(let route): routes.append(route)
    case .event(let event):
      let isTold = event.words != nil && !RecordCounts.isFrequent(EventKind(named: event.name))
      events.append(event, isKept: isTold)
    case .decision(let entry): decisions.append(entry, isKept: entry.decision.fired)
    case .settled: break
    }
  }

  /// Returns the story, and keeps nothing of it: a long one is there once.
  mutating func takeStory(of scenario: Scenario, stops: [DriveStory.Stop], endTime: Int64)
    -> DriveStory
  {
    var story = DriveStory(
      scenario,
      fixes: fixes.takeElements(),
      decisions: decisions.takeElements(),
      endTime: endTime
    )
    story.locations = locations.takeElements()
    story.routes = routes
    routes = []
    story.events = events.takeElements()
    story.stops = stops
    story.remainders = [
      Remainder(name: "fixes", kept: story.fixes.count, total: fixes.total),
      Remainder(name: "positions", kept: story.locations.count, total: locations.total),
      Remainder(name: "events", kept: story.events.count, total: events.total),
      Remainder(name: "decisions", kept: story.decisions.count, total: decisions.total),
    ].filter { $0.kept < $0.total }
    return story
  }

  /// Elements of which some are kept whatever comes, and the others thinned.
  private struct Numbered<Element> {
    /// How many elements there were.
    private(set) var total = 0
    private var kept: [(number: Int, element: Element)] = []
    private var others: Thinned<(number: Int, element: Element)>

    init(limit: Int, weight: @escaping (Element) -> Double) {
      others = Thinned(limit: limit) { weight($0.element) }
    }

    mutating func append(_ element: Element, isKept: Bool) {
      let next = (number: total, element: element)
      if isKept { kept.append(next) } else { others.append(next) }
      total += 1
    }

    /// Gives away all that is kept, in the order in which it came.
    mutating func takeElements() -> [Element] {
      let thinned = others.takeElements()
      var result: [Element] = []
      result.reserveCapacity(kept.count + thinned.count)
      var rest = kept[...]
      for other in thinned {
        while let first = rest.first, first.number < other.number {
          result.append(first.element)
          rest = rest.dropFirst()
        }
        result.append(other.element)
      }
      result += rest.map(\.element)
      kept = []
      return result
    }
  }
}

extension DriveStory {
  /// That the drive was too long to be kept whole, and what is kept, in a sentence; nil where all is there.
  package var remark: String? {
    guard !remainders.isEmpty else { return nil }
    let parts = remainders.map { part in
      "\(Quantity.grouped(Int64(part.kept))) of \(Quantity.grouped(Int64(part.total))) \(part.name)"
    }
    return "a long drive, thinned: \(parts.joined(separator: ", "));"
      + " what happened, each decision that took effect and the fixes farthest from the route are all here"
  }
}
