package import CanonicalJSON

package import Recording

/// What thinning leaves out of an event, where it is not what the golden leaves out.
///
/// Nobody can say which of the records changed: they stand in neither recording.
package struct LeftOutChange: Hashable, Sendable {
  /// The name of the event.
  package let event: String
  /// What the golden leaves out; nil for nothing.
  package let golden: RecordedClosing.LeftOut?
  /// What the new recording leaves out; nil for nothing.
  package let new: RecordedClosing.LeftOut?

  /// Returns the differences of two recordings; none where one of them does not say what it leaves out.
  static func between(_ golden: RecordedClosing?, _ new: RecordedClosing?) -> [LeftOutChange] {
    guard let golden, let new else { return [] }
    let (left, right) = (golden.left?.events ?? [:], new.left?.events ?? [:])
    return Set(left.keys).union(right.keys).sorted().compactMap { event in
      left[event] == right[event]
        ? nil : LeftOutChange(event: event, golden: left[event], new: right[event])
    }
  }

  /// The difference in words.
  package var sentence: String {
    let count = new?.count ?? 0
    let before = golden?.count ?? 0
    if count == before {
      let these = count == 1 ? "the one \(event) that is" : "the \(count) \(event) that are"
      return "\(these) left out of the recording changed"
    }
    return "\(count) \(event) left out of the recording (was \(before))"
  }

  /// What it has in common with those of other scenarios.
  package var finding: Finding {
    Finding(group: "\(EventKind.briefly(event)) left out changed", isFaint: true)
  }

  /// Writes the difference as an object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("event", event)
    for (name, left) in [("golden", golden), ("new", new)] {
      guard let left else { continue }
      writer.beginObject(name)
      writer.member("count", left.count)
      writer.member("digest", left.digest)
      writer.endObject()
    }
    writer.member("text", sentence)
    writer.endObject()
  }
}
