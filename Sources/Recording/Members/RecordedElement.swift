public import CanonicalJSON

/// A value with a shape of its own: a word, an object, an element of a list.
public protocol RecordedElement: Sendable {
  /// The shape, for the schema.
  static var shape: MemberShape { get }

  /// A value to begin with.
  static var blank: Self { get }

  /// Writes the value.
  mutating func write(to writer: inout MemberWriter)

  /// Reads the value.
  ///
  /// - Throws: ``RecordingError`` where it is of another shape; a lenient reading throws only then.
  mutating func read(_ json: JSONValue, isLenient: Bool) throws(RecordingError)

  /// Looks whether the value can be recorded.
  ///
  /// - Throws: ``MemberFault`` at the first number that is none, or out of range.
  func check() throws(MemberFault)
}

extension RecordedElement {
  public func check() throws(MemberFault) {}
}

/// An object within a payload.
public protocol RecordedObject: RecordedElement {
  /// Creates an object whose members are unknown, empty or zero.
  init()

  /// Names its members in the order in which they are recorded.
  ///
  /// - Throws: What is wrong with them, where they are read.
  mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure)
}

extension RecordedObject {
  public static var blank: Self { Self() }

  public static var shape: MemberShape {
    var list = MemberList()
    var blank = Self()
    blank.visit(&list)
    return .object("\(Self.self)", list.members)
  }

  public mutating func write(to writer: inout MemberWriter) {
    writer.json.beginObject()
    visit(&writer)
    writer.json.endObject()
  }

  public mutating func read(_ json: JSONValue, isLenient: Bool) throws(RecordingError) {
    var reader = try MemberReader(json, isLenient: isLenient)
    try visit(&reader)
    try reader.finish()
  }

  public func check() throws(MemberFault) {
    var finder = FaultFinder()
    var object = self
    try object.visit(&finder)
  }
}

/// A word of a closed list.
public protocol RecordedWord: RecordedElement, RawRepresentable<String>, CaseIterable {}

extension RecordedWord {
  /// The word of the list that is the same as one of the SDK.
  ///
  /// - Precondition: the list has it; a test compares every list with the SDK's.
  public init(_ word: some RawRepresentable<String> & CaseIterable) {
    guard let same = Self(rawValue: word.rawValue) else {
      preconditionFailure("\(Self.self) has no \(word.rawValue)")
    }
    self = same
  }

  public static var blank: Self {
    guard let first = allCases.first else { preconditionFailure("\(Self.self) has no word") }
    return first
  }

  public static var shape: MemberShape { .words("\(Self.self)", allCases.map(\.rawValue)) }

  public mutating func write(to writer: inout MemberWriter) { writer.json.string(rawValue) }

  public mutating func read(_ json: JSONValue, isLenient: Bool) throws(RecordingError) {
    guard let word = json.string else { throw RecordingError.expected("a word", json) }
    guard let known = Self(rawValue: word) else {
      let words = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw RecordingError.expected("one of \(words)", json)
    }
    self = known
  }
}

extension Int: RecordedElement {
  public static var shape: MemberShape { .integer(.any) }
  public static var blank: Int { 0 }

  public mutating func write(to writer: inout MemberWriter) { writer.json.integer(self) }

  public mutating func read(_ json: JSONValue, isLenient: Bool) throws(RecordingError) {
    self = try IntegerRange.any.read(json)
  }

  public func check() throws(MemberFault) {
    if let fault = IntegerRange.any.fault(of: self) { throw MemberFault("", "\(self), \(fault)") }
  }
}

extension String: RecordedElement {
  public static var shape: MemberShape { .text }
  public static var blank: String { "" }

  public mutating func write(to writer: inout MemberWriter) { writer.json.string(self) }

  public mutating func read(_ json: JSONValue, isLenient: Bool) throws(RecordingError) {
    guard let text = json.string else { throw RecordingError.expected("a text", json) }
    self = text
  }
}
