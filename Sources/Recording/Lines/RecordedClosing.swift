public import CanonicalJSON

/// The last line of a recording, which closes it: `{"end":302000,"records":389}`.
///
/// A recording that was cut at the end of a line lacks it, and one that lost a line within disagrees with it.
public struct RecordedClosing: RecordedObject, Hashable {
  /// The records of an event that a thinned recording leaves out.
  public struct LeftOut: RecordedObject, Hashable {
    /// How many they are.
    public var count = 0
    /// The digest of their lines without the numbers of the records, 16 hexadecimal digits.
    public var digest = ""

    public init() {}

    /// Creates the sum of what is left out.
    public init(count: Int, digest: String) { (self.count, self.digest) = (count, digest) }

    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("count", &count, .count, "How many records are left out.")
      try m.text("digest", &digest, "A digest of what is left out, 16 hexadecimal digits.")
    }
  }

  /// What is left out, by the events' names.
  public struct LeftOuts: RecordedElement, Hashable {
    /// By the events' names.
    public var events: [String: LeftOut] = [:]

    public static var shape: MemberShape { .table(LeftOut.shape) }
    public static var blank: LeftOuts { LeftOuts() }

    public mutating func write(to writer: inout MemberWriter) {
      writer.json.beginObject()
      for (name, leftOut) in events.sorted(by: { $0.key < $1.key }) {
        var leftOut = leftOut
        writer.json.key(name)
        leftOut.write(to: &writer)
      }
      writer.json.endObject()
    }

    public mutating func read(_ json: JSONValue, isLenient: Bool) throws(RecordingError) {
      guard json.kind == .object else { throw .expected("an object", json) }
      for member in json.members {
        var leftOut = LeftOut()
        try leftOut.read(member.value, isLenient: isLenient)
        events[member.key] = leftOut
      }
    }
  }

  /// The milliseconds of the last record that stands in the recording; 0 where there is none.
  public var end = 0
  /// How many records stand in the recording.
  public var records = 0
  /// What was left out; nil where nothing was.
  public var left: LeftOuts?

  public init() {}

  /// Creates the closing of so many records.
  ///
  /// - Parameter left: what was left out, by the events' names.
  public init(end: Int64, records: Int, left: [String: LeftOut] = [:]) {
    self.end = Int(end)
    self.records = records
    if !left.isEmpty { self.left = LeftOuts(events: left) }
  }

  public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
    try m.integer("end", &end, .count, "Milliseconds of the last record that stands here.")
    try m.integer("records", &records, .count, "How many records stand here.")
    try m.value(
      "left",
      &left,
      "The records that thinning left out, by the events' names. Absent: none."
    )
  }

  /// Reads a closing line strictly.
  ///
  /// - Throws: ``RecordingError`` at what is absent, unknown or wrong.
  public init(_ line: JSONValue) throws(RecordingError) {
    self.init()
    try read(line, isLenient: false)
  }

  /// Whether a line is meant to close a recording: no record has an end and no event.
  public static func isMeant(by line: JSONValue) -> Bool {
    line.kind == .object && line["end"] != nil && line["event"] == nil
  }

  /// The line with its end.
  public var line: [UInt8] {
    var (writer, closing) = (MemberWriter(), self)
    closing.write(to: &writer)
    writer.json.newline()
    return writer.json.bytes
  }

  /// What disagrees with the records of the recording, in words; nil where nothing does.
  ///
  /// - Parameters:
  ///   - count: how many records there are.
  ///   - last: the milliseconds of the last; nil without one.
  public func disagreement(count: Int, last: Int64?) -> String? {
    if records != count {
      return "its last line closes it with \(Self.records(records)), and \(count) stand there"
    }
    guard Int64(end) != last ?? 0 else { return nil }
    return "its last line says that it ends at \(end) ms, and its last record is of \(last ?? 0) ms"
  }

  private static func records(_ count: Int) -> String {
    count == 1 ? "1 record" : "\(count) records"
  }

  /// The bytes with which every closing line begins.
  static let head = Array("{\"end\":".utf8)
}
