import CanonicalJSON

/// What must be so when a drive is replayed, whatever its golden says.
package struct DriveExpectation: Hashable, Sendable {
  /// An event, and what one of its members is.
  struct Pattern: Hashable, Sendable {
    enum Value: Hashable, Sendable {
      case text(String)
      case flag(Bool)
    }

    let event: String
    let member: (name: String, value: Value)?

    init(_ event: String) {
      self.event = event
      member = nil
    }

    init(_ event: String, _ name: String, _ value: Value) {
      self.event = event
      member = (name, value)
    }

    static func == (left: Pattern, right: Pattern) -> Bool {
      left.event == right.event && left.member?.name == right.member?.name
        && left.member?.value == right.member?.value
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(event)
      hasher.combine(member?.name)
      hasher.combine(member?.value)
    }

    /// Writes the members of the pattern, its event under a key.
    func write(as key: String, to json: inout JSONWriter) {
      json.member(key, event)
      guard let member else { return }
      json.beginObject("where")
      json.key(member.name)
      switch member.value {
      case .text(let text): json.string(text)
      case .flag(let flag): json.boolean(flag)
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
    /// Exactly so many, each within whole seconds.
    case count(Int, within: ClosedRange<Int>?)
    case never(before: Pattern?, after: Pattern?)
  }

  let pattern: Pattern
  let rule: Rule
  /// Why it is worth expecting.
  package let reason: String

  func write(to json: inout JSONWriter) {
    json.beginObject()
    switch rule {
    case .count(let count, let within):
      pattern.write(as: "event", to: &json)
      json.member("count", count)
      if let within {
        json.beginArray("within")
        json.integer(within.lowerBound)
        json.integer(within.upperBound)
        json.endArray()
      }
    case .never(let before, let after):
      pattern.write(as: "never", to: &json)
      for (key, limit) in [("before", before), ("after", after)] {
        guard let limit else { continue }
        json.beginObject(key)
        limit.write(as: "event", to: &json)
        json.endObject()
      }
    }
    json.endObject()
  }
}
