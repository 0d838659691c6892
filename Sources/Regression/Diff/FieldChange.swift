package import CanonicalJSON

/// A value inside a record that is not what it was.
package struct FieldChange: Hashable, Sendable {
  /// The way to the value, such as `waypoint.title` or `legs[1].distance`.
  package var path: String

  /// The text in the golden; `nil` if the golden has no such value.
  package var golden: String?

  /// The text in the new recording; `nil` if it has no such value.
  package var new: String?

  /// Creates a change; at least one of the texts is there.
  package init(path: String, golden: String?, new: String?) {
    self.path = path
    self.golden = golden
    self.new = new
  }

  /// Whether a change of this value alone leaves the behaviour as it was: words and shapes.
  package var isCosmetic: Bool {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    return ["text", "title", "message", "detail", "utterance", "polyline", "name"].contains(
      String(name.prefix { $0 != "[" })
    )
  }

  /// Returns every value in which two records differ, besides their number and time.
  package static func between(_ golden: JSONValue, _ new: JSONValue) -> [FieldChange] {
    var changes: [FieldChange] = []
    compare(golden, new, "", &changes)
    return changes.filter { $0.path != "seq" && $0.path != "t" }
  }

  private static func compare(
    _ golden: JSONValue,
    _ new: JSONValue,
    _ path: String,
    _ changes: inout [FieldChange]
  ) {
    if golden.rawBytes.elementsEqual(new.rawBytes) { return }
    switch (golden.kind, new.kind) {
    case (.object, .object):
      for member in golden.members {
        let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
        if let other = new[member.key] {
          compare(member.value, other, inner, &changes)
        } else {
          changes.append(FieldChange(path: inner, golden: text(of: member.value), new: nil))
        }
      }
      for member in new.members where golden[member.key] == nil {
        let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
        changes.append(FieldChange(path: inner, golden: nil, new: text(of: member.value)))
      }
    case (.array, .array):
      let (left, right) = (Array(golden.elements), Array(new.elements))
      for index in 0..<max(left.count, right.count) {
        let inner = "\(path)[\(index)]"
        if index < left.count, index < right.count {
          compare(left[index], right[index], inner, &changes)
        } else {
          let old = index < left.count ? text(of: left[index]) : nil
          let fresh = index < right.count ? text(of: right[index]) : nil
          changes.append(FieldChange(path: inner, golden: old, new: fresh))
        }
      }
    default:
      let (old, fresh) = (text(of: golden), text(of: new))
      if old != fresh { changes.append(FieldChange(path: path, golden: old, new: fresh)) }
    }
  }

  /// Returns the canonical text of a value.
  private static func text(of value: JSONValue) -> String {
    String(decoding: value.canonicalBytes, as: UTF8.self)
  }
}

extension FieldChange: CustomStringConvertible {
  /// The change in words, such as `status "failed" (was "ok")`.
  package var description: String {
    switch (golden, new) {
    case (let golden?, let new?):
      {
        let start = Self.firstDifference(golden, new)
        return "\(path) \(Self.short(new, from: start)) (was \(Self.short(golden, from: start)))"
      }()
    case (nil, let new?): "\(path) \(Self.short(new)) (was absent)"
    case (let golden?, nil): "\(path) absent (was \(Self.short(golden)))"
    case (nil, nil): path
    }
  }

  /// Returns how many letters at the beginning of two long texts say nothing.
  private static func firstDifference(_ golden: String, _ new: String) -> Int {
    guard max(golden.count, new.count) > 60 else { return 0 }
    let same = zip(golden, new).prefix { $0 == $1 }.count
    return same > 40 ? same - 12 : 0
  }

  private static func short(_ text: String, from start: Int = 0) -> String {
    let rest = (start > 0 ? "…" : "") + text.dropFirst(start)
    return rest.count > 60 ? rest.prefix(59) + "…" : rest
  }
}
