import CanonicalJSON
import Geodesy
import Recording

/// How much values may differ without counting as different.
///
/// A tolerance belongs to one quantity of one kind of event. A number passes if it differs by no
/// more than `max(absolute, relative · max(|a|, |b|))`; angles are compared around the circle,
/// positions by great-circle metres. Words, counts and truth values are always exact.
package struct Tolerances: Hashable, Sendable {
  /// One tolerance.
  package struct Rule: Hashable, Sendable {
    /// The event, or `*` for all.
    package var event: String

    /// The key of the value, at any depth, such as `speed`.
    ///
    /// One that holds a place, such as `origin`, is of that place alone; ``position`` is of all places.
    package var field: String

    /// Stands for the members `lat` and `lon` of a place together.
    package static let position = "position"

    /// In the unit of the field; metres for positions.
    package var absolute: Double

    /// A share of the greater of the two values.
    package var relative: Double

    /// Creates a tolerance of one quantity of an event.
    package init(event: String, field: String, absolute: Double, relative: Double = 0) {
      self.event = event
      self.field = field
      self.absolute = absolute
      self.relative = relative
    }

    /// Whether two numbers are close enough.
    package func allows(_ left: Double, _ right: Double) -> Bool {
      let difference =
        isAngle ? Bearing.difference(from: left, to: right).magnitude : abs(left - right)
      return difference <= limit(max(abs(left), abs(right)))
    }

    func limit(_ magnitude: Double) -> Double { max(absolute, relative * magnitude) }

    private var isAngle: Bool {
      ["course", "bearing", "heading"].contains(field)
    }
  }

  /// The tolerances; the first that speaks of a value counts.
  package var rules: [Rule]

  /// Creates tolerances.
  package init(_ rules: [Rule]) {
    self.rules = rules
  }

  /// Nothing may differ.
  package static let none = Tolerances([])

  /// Throws if a rule matches no value of either recording.
  func check(
    against golden: RecordingIndex,
    _ new: RecordingIndex
  ) throws(ToleranceError) {
    for rule in rules where !Self.occurs(rule, in: golden) && !Self.occurs(rule, in: new) {
      throw ToleranceError(selector: "\(rule.event)/\(rule.field)", reason: .matchesNothing)
    }
  }

  /// Whether two records of one event differ only within the tolerances.
  func allow(_ golden: JSONValue, _ new: JSONValue) -> Bool {
    if rules.isEmpty { return false }
    let event = golden["event"]?.string ?? ""
    let applicable = rules.filter { $0.event == "*" || $0.event == event }
    return Self.isAlike(golden, new, named: nil, applicable, except: ["seq", "t"])
  }

  /// Whether two values differ only within the rules, at any depth.
  ///
  /// - Parameters:
  ///   - key: The member that holds them, or their list; nil for a record.
  ///   - exceptions: Members that may differ.
  private static func isAlike(
    _ left: JSONValue,
    _ right: JSONValue,
    named key: String?,
    _ rules: [Rule],
    except exceptions: Set<String> = []
  ) -> Bool {
    guard left.kind == right.kind else { return false }
    switch left.kind {
    case .number:
      if left.rawBytes.elementsEqual(right.rawBytes) { return true }
      guard let key, let a = left.double, let b = right.double else { return false }
      return rules.contains { $0.field == key && $0.allows(a, b) }
    case .array:
      return left.count == right.count
        && zip(left.elements, right.elements).allSatisfy { isAlike($0, $1, named: key, rules) }
    case .object:
      guard left.count == right.count else { return false }
      let isThere = isThere(left, right, named: key, rules)
      return left.members.allSatisfy { member in
        if exceptions.contains(member.key) { return true }
        guard let other = right[member.key] else { return false }
        if isThere, member.key == "lat" || member.key == "lon" { return true }
        return isAlike(member.value, other, named: member.key, rules)
      }
    case .string, .boolean, .null:
      return left.rawBytes.elementsEqual(right.rawBytes)
    }
  }

  /// Whether two places are as near as a tolerance of positions, or of the member that holds them, allows.
  private static func isThere(
    _ left: JSONValue,
    _ right: JSONValue,
    named key: String?,
    _ rules: [Rule]
  ) -> Bool {
    guard let a = coordinate(left), let b = coordinate(right) else { return false }
    return rules.contains {
      ($0.field == Rule.position || $0.field == key) && a.distance(to: b) <= $0.absolute
    }
  }

  private static func coordinate(_ value: JSONValue) -> Coordinate? {
    guard let latitude = value["lat"]?.double, let longitude = value["lon"]?.double else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func occurs(_ rule: Rule, in recording: RecordingIndex) -> Bool {
    recording.events.indices.contains { index in
      let record = recording.record(index)
      return (rule.event == "*" || RecordedEvent(record).name == rule.event)
        && occurs(rule, in: record)
    }
  }

  /// Whether a value holds what a rule is about, at any depth.
  private static func occurs(_ rule: Rule, in value: JSONValue) -> Bool {
    switch value.kind {
    case .object:
      rule.field == Rule.position && coordinate(value) != nil
        || value.members.contains { $0.key == rule.field || occurs(rule, in: $0.value) }
    case .array: value.elements.contains { occurs(rule, in: $0) }
    case .number, .string, .boolean, .null: false
    }
  }
}

extension Tolerances.Rule {
  /// Reads a tolerance such as `navigator.didUpdateLocation/speed=0.5` or `*/distance=1%`.
  ///
  /// - Throws: ``ToleranceError`` where the text has not this form.
  package init(parsing text: String) throws(ToleranceError) {
    let malformed = ToleranceError(selector: text, reason: .malformed)
    guard let equals = text.lastIndex(of: "="), let slash = text.firstIndex(of: "/"), slash < equals
    else { throw malformed }
    var amount = text[text.index(after: equals)...]
    let isShare = amount.hasSuffix("%")
    if isShare { amount.removeLast() }
    guard let number = Double(amount), number.isFinite, number >= 0 else { throw malformed }
    let event = String(text[..<slash])
    let field = String(text[text.index(after: slash)..<equals])
    guard !event.isEmpty, !field.isEmpty, !isShare || field != Self.position else {
      throw malformed
    }
    self.init(
      event: event,
      field: field,
      absolute: isShare ? 0 : number,
      relative: isShare ? number / 100 : 0
    )
  }
}

/// A tolerance that cannot be meant.
package struct ToleranceError: Error, Hashable, Sendable {
  /// What is wrong with a tolerance.
  package enum Reason: Hashable, Sendable {
    /// No event of either recording has the value.
    case matchesNothing
    /// Not of the form `EVENT/FIELD=AMOUNT`.
    case malformed
  }

  /// The event and field, or the whole text where it has not their form.
  package var selector: String
  /// What is wrong with it.
  package var reason: Reason
}

extension ToleranceError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .matchesNothing: "error: tolerance '\(selector)' matches no value of either recording"
    case .malformed:
      "error: tolerance '\(selector)' must be EVENT/FIELD=AMOUNT or EVENT/FIELD=PERCENT%, "
        + "such as \(EventKind.didUpdateLocation)/speed=0.5; EVENT/position=METRES is of a place"
    }
  }
}
