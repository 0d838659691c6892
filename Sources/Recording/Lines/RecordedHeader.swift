public import CanonicalJSON

/// The first line of a recording: of what scenario and which navigator it is.
public struct RecordedHeader: RecordedObject, Hashable {
  /// The version of the format that this program writes and reads.
  public static let format = 1

  /// The name of an event that a navigator tells.
  public struct ToldName: RecordedElement, Hashable {
    /// Which event it is.
    public var kind = EventKind.didUpdateLocation

    /// The events that are no records of the harness itself.
    private static let names = EventKind.catalogue.filter { !$0.source.isOfHarness }.map(\.text)

    public static var shape: MemberShape { .words("ToldName", names) }
    public static var blank: ToldName { ToldName() }

    public mutating func write(to writer: inout MemberWriter) { writer.json.string(kind.text) }

    public mutating func read(_ json: JSONValue, isLenient: Bool) throws(RecordingError) {
      guard let name = json.string, let found = EventKind(named: name), Self.names.contains(name)
      else { throw .expected("the name of an event that a navigator tells", json) }
      kind = found
    }
  }

  /// The version of the format.
  public var navsim = Self.format
  /// The name of the scenario.
  public var scenario = ""
  /// The seed of the scenario; nil in a recording that was made elsewhere.
  public var seed: Int?
  /// The name of the navigator, see ``isNavigatorName(_:)``.
  public var navigator = "builtin"
  /// Its version, at most 64 printable characters; nil where it says none.
  public var version: String?
  /// A digest of the keys that differ from the defaults, or `default`.
  public var config: String?
  /// The events that it tells; nil where that is not said.
  public var tells: [ToldName]?

  public init() {}

  public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
    try m.integer("navsim", &navsim, .count, "The format's version.")
    try m.text("scenario", &scenario, "The scenario's name.")
    try m.integer(
      "seed",
      &seed,
      .count,
      "The scenario's seed; absent if it was recorded elsewhere."
    )
    try m.text("navigator", &navigator, "Which navigator was driven.")
    try m.text("version", &version, "The version of that navigator.")
    try m.text(
      "config",
      &config,
      "A digest of the navigator's keys that differ from the defaults, or default."
    )
    try m.list(
      "tells",
      &tells,
      "The events that this navigator can tell. Absent: those that occur in the recordings."
    )
  }

  /// Reads a header strictly.
  ///
  /// - Throws: ``RecordingError`` at what is absent, unknown or wrong.
  public init(_ line: JSONValue) throws(RecordingError) {
    self.init()
    try read(line, isLenient: false)
    if navsim != Self.format, let value = line["navsim"] {
      throw .expected("\(Self.format), the version of the format", value)
    }
    if !Self.isNavigatorName(navigator), let value = line["navigator"] {
      throw .expected("the name of a navigator in small letters, digits, '.', '_' and '-'", value)
    }
    if let version, !Self.isVersion(version), let value = line["version"] {
      throw .expected("at most 64 printable characters", value)
    }
  }

  /// Whether a first line is the header of a flight recorder's file.
  public static func isOfNavrec(_ line: JSONValue) -> Bool { line["navrec"] != nil }

  /// Reads the header of a flight recorder's file, which has members of its own beside these.
  ///
  /// - Throws: ``RecordingError`` where the navigator's name or version is none.
  public init(navrec line: JSONValue) throws(RecordingError) {
    self.init()
    try read(line, isLenient: true)
    guard let name = line["navigator"], name.string.map(Self.isNavigatorName) == true else {
      throw .expected(
        "the name of a navigator in small letters, digits, '.', '_' and '-'",
        line["navigator"] ?? line
      )
    }
    if let version, !Self.isVersion(version), let value = line["version"] {
      throw .expected("at most 64 printable characters", value)
    }
  }

  /// Whether a text is the name of a navigator: `[a-z0-9][a-z0-9._-]{0,63}`.
  public static func isNavigatorName(_ text: String) -> Bool {
    func isPlain(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard let first = text.utf8.first, isPlain(first), text.utf8.count <= 64 else { return false }
    return text.utf8.allSatisfy { isPlain($0) || "._-".utf8.contains($0) }
  }

  /// Whether a text is a version: at most 64 characters, none of them a control character.
  public static func isVersion(_ text: String) -> Bool {
    text.unicodeScalars.count <= 64
      && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
