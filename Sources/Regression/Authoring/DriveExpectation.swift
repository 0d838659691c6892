import CanonicalJSON
import Platform
import Recording

/// What must be so when a drive is replayed, whatever its golden says and whatever navigator drives.
package struct DriveExpectation: Hashable, Sendable {
  /// An event, and what some of its members are.
  struct Pattern: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case text(String)
      case flag(Bool)
      case number(Int)
    }

    struct Member: Hashable, Sendable {
      let name: String
      let value: Value
    }

    let event: EventKind
    let members: [Member]

    init(_ event: EventKind, _ members: Member...) {
      self.event = event
      self.members = members
    }

    /// Writes the members of the pattern, its event under a key.
    func write(as key: String, to json: inout JSONWriter) {
      json.member(key, event.text)
      guard !members.isEmpty else { return }
      json.beginObject("where")
      for member in members {
        json.key(member.name)
        switch member.value {
        case .text(let text): json.string(text)
        case .flag(let flag): json.boolean(flag)
        case .number(let number): json.integer(number)
        }
      }
      json.endObject()
    }

    /// Writes an action that answers the event.
    func writeAction(_ call: String, every: Bool = false, to json: inout JSONWriter) {
      json.beginObject()
      json.beginObject("on")
      write(as: "event", to: &json)
      if every {
        json.member("every", true)
      }
      json.endObject()
      json.member("do", call)
      json.endObject()
    }
  }

  enum Rule: Hashable, Sendable {
    /// Exactly one, in the window.
    case once
    /// One at least in the window, whatever comes elsewhere.
    case comes
    /// None in the window.
    case never
  }

  let pattern: Pattern
  let rule: Rule
  /// Whole seconds.
  package let window: ClosedRange<Int>
  /// Why it must be so, by the drive.
  package let reason: String

  /// What a person calls the events, but for reroutes.
  private static let nouns: [EventKind: String] = [.didArrive: "arrival", .routeStatus: "route"]

  /// What must be so, as a person reads it.
  package var sentence: String {
    let span =
      Quantity.time(milliseconds: Int64(window.lowerBound) * 1000) + " to "
      + Quantity.time(milliseconds: Int64(window.upperBound) * 1000)
    let what = Self.nouns[pattern.event] ?? "reroute"
    switch rule {
    case .once: return "one \(what) from \(span)"
    case .comes: return "a \(what) from \(span)"
    case .never: return "no \(what) from \(span)"
    }
  }

  /// Writes the expectation, with what the navigator does instead where that is known.
  func write(to json: inout JSONWriter, instead: String?) {
    json.beginObject()
    switch rule {
    case .once:
      pattern.write(as: "event", to: &json)
      json.member("count", 1)
    case .comes: pattern.write(as: "eventually", to: &json)
    case .never: pattern.write(as: "never", to: &json)
    }
    json.beginArray("within")
    json.integer(window.lowerBound)
    json.integer(window.upperBound)
    json.endArray()
    if let instead {
      json.beginObject("known")
      json.member("reason", reason)
      json.member("instead", instead)
      json.endObject()
    }
    json.endObject()
  }
}
