/// Collects every problem of a text, so that one reading tells all of them.
public final class Diagnostics {
  /// How many problems are kept; the rest is only counted.
  public static let limit = 100

  /// The problems found so far, in the order of the reading.
  public private(set) var problems: [Diagnostic] = []

  /// The number of problems beyond the ones kept.
  public private(set) var omittedCount = 0

  /// Creates an empty collection.
  public init() {}

  /// Whether there is a problem that forbids to use the text.
  public var hasErrors: Bool {
    omittedCount > 0 || problems.contains { $0.severity == .error }
  }

  /// Whether there is such a problem at a value or in it.
  public func hasErrors(below pointer: String) -> Bool {
    problems.contains {
      $0.severity == .error && ($0.pointer == pointer || $0.pointer.hasPrefix(pointer + "/"))
    }
  }

  /// Takes back what is said of an object as a whole because its keys are misspelt: that the keys which are meant are
  /// missing, and that it is nothing that it can be, which names one of them.
  ///
  /// - Parameter meant: the keys which are meant.
  /// - Returns: whether it was said that the object is nothing that it can be.
  @discardableResult
  func takeBack(of object: JSONValue, meant: [String]) -> Bool {
    let (source, pointer) = (object.source, object.pointer)
    var saidMore = false
    problems.removeAll { problem in
      guard problem.severity == .error, problem.pointer == pointer, problem.source == source
      else { return false }
      if let key = problem.missingKey { return meant.contains(key) }
      let words = problem.message.split { !$0.isLetter }
      guard words.contains(where: { meant.contains(String($0)) }) else { return false }
      saidMore = true
      return true
    }
    return saidMore
  }

  /// Adds a problem.
  public func add(_ problem: Diagnostic) {
    if problems.count < Self.limit {
      problems.append(problem)
    } else {
      omittedCount += 1
    }
  }

  /// Adds a problem of a value; `replacement` is the JSON that can stand in its place.
  public func add(
    _ message: String,
    at value: JSONValue,
    severity: Diagnostic.Severity = .error,
    hint: String? = nil,
    replacement: String? = nil
  ) {
    guard problems.count < Self.limit else {
      omittedCount += 1
      return
    }
    add(
      Diagnostic(
        message,
        severity: severity,
        source: value.source,
        location: value.location,
        length: value.kind == .object || value.kind == .array ? 1 : value.textRange.count,
        pointer: value.pointer,
        hint: hint,
        replacement: replacement
      )
    )
  }

  /// Adds that an object lacks a key.
  func addMissing(_ key: String, of value: JSONValue) {
    let count = problems.count
    add("missing key '\(key)'", at: value)
    if problems.count > count { problems[count].missingKey = key }
  }

  /// Adds a problem of a key; `replacement` is the JSON that can stand in its place.
  public func add(
    _ message: String,
    atKeyOf member: JSONMember,
    hint: String? = nil,
    replacement: String? = nil
  ) {
    guard problems.count < Self.limit else {
      omittedCount += 1
      return
    }
    let (tape, index) = member.tape.origin(of: member.keyIndex)
    add(
      Diagnostic(
        message,
        source: tape.source,
        location: member.keyLocation,
        length: tape.textRange(of: index).count,
        pointer: tape.pointer(to: index),
        hint: hint,
        replacement: replacement
      )
    )
  }
}
