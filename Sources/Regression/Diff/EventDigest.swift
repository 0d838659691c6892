import CanonicalJSON
import Recording

/// Works out the semantic key and the digest of one record.
struct EventDigest {
  private(set) var event = RecordingIndex.Event(key: 0, time: 0, payload: 0, behaviour: .other)

  /// The behaviours of the kinds of event met so far.
  private var behaviours: [UInt64: Behaviour] = [:]

  /// The kinds of event met so far by their names.
  private var kinds: [UInt64: EventKind?] = [:]
  private var ranges = RecordRanges()
  private let keys = Keys()

  /// Reads a record; returns what is wrong with it.
  mutating func read(_ record: JSONValue, in bytes: [UInt8]) -> Fault? {
    guard record.kind == .object else { return .missing("event") }
    var time: Int64?
    var name: UInt64?
    var identity = Hash.seed
    var payload = Hash.seed
    for member in record.members {
      let key = Hash.of(bytes, in: member.keyRange)
      let value = member.value
      switch key {
      case keys.time: time = value.integer
      case keys.sequence: break
      default:
        let range = value.textRange
        let hash = Hash.of(bytes, in: range)
        payload = Hash.combine(Hash.combine(payload, key), hash)
        if key == keys.event {
          name = value.kind == .string ? hash : nil
        } else if isIdentity(key, of: name), value.count == 0 {
          identity = Hash.combine(Hash.combine(identity, key), hash)
        }
      }
    }
    guard let name else { return .missing("event") }
    if let fault = ranges.fault(in: record, of: kind(of: record, named: name)) {
      return .number(fault)
    }
    guard let time else { return .missing("t") }
    event.time = time
    event.key = Hash.combine(identity, name)
    event.payload = payload
    event.behaviour = behaviour(of: record, named: name)
    return nil
  }

  /// What a record can lack.
  enum Fault {
    /// A key that every record has.
    case missing(String)
    /// A number that can be.
    case number(RecordRanges.Fault)
  }

  private mutating func kind(of record: JSONValue, named name: UInt64) -> EventKind? {
    if let known = kinds[name] { return known }
    let found = RecordedEvent(record).kind
    kinds[name] = found
    return found
  }

  private mutating func behaviour(of record: JSONValue, named name: UInt64) -> Behaviour {
    if let known = behaviours[name] { return known }
    let event = RecordedEvent(record)
    let found = Behaviour(event: event.name, source: event.sourceName)
    if let change = event.as(Event.Navigator.DidChangeRoute.self) {
      return change.reason == .reroute ? .reroute : found
    }
    behaviours[name] = found
    return found
  }

  /// Whether the member says what the event is about rather than how it went.
  private func isIdentity(_ key: UInt64, of name: UInt64?) -> Bool {
    key == keys.leg || key == keys.step || key == keys.index || key == keys.waypoint
      || key == keys.to && name == keys.didAdvanceStep
      || key == keys.reason && name == keys.didChangeRoute
  }

  /// The hashes of what each member is compared with: held, because a static one is looked up with each use.
  private struct Keys {
    let sequence = Hash.of(quoted: "seq")
    let time = Hash.of(quoted: "t")
    let event = Hash.of(quoted: "event")
    let leg = Hash.of(quoted: "leg")
    let step = Hash.of(quoted: "step")
    let index = Hash.of(quoted: "index")
    let waypoint = Hash.of(quoted: "waypoint")
    let to = Hash.of(quoted: "to")
    let reason = Hash.of(quoted: "reason")
    let didChangeRoute = Hash.of(quoted: EventKind.didChangeRoute.text)
    let didAdvanceStep = Hash.of(quoted: EventKind.didAdvanceStep.text)
  }
}
