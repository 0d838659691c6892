import CanonicalJSON
import Navigation
import Recording
import Simulation

/// What a child says that it is.
struct PipeReady: Hashable, Sendable {
  /// What counts for the harness.
  let identity: NavigatorIdentity
  /// Whether it takes many fixes at once.
  let takesBatches: Bool

  /// Reads the object `ready`; members that nobody knows are passed over.
  init(_ object: JSONValue) throws(RecordingError) {
    var members = Members()
    var reader = try MemberReader(object)
    try members.visit(&reader)
    try Self.check(members, object)
    identity = NavigatorIdentity(
      name: members.name,
      version: members.version ?? "",
      routes: members.routes.routes,
      offers: members.offers ?? ["setDestinations", "startGuidance"],
      tells: members.tells,
      timers: members.timers ?? false,
      map: members.map ?? false
    )
    takesBatches = members.batches ?? false
  }

  /// Where its routes come from.
  private enum Routes: String, RecordedWord {
    case own, asked, given

    var routes: NavigatorIdentity.Routes {
      switch self {
      case .own: .own
      case .asked: .asked
      case .given: .given
      }
    }
  }

  private struct Members: RecordedObject {
    var name = ""
    var version: String?
    var routes = Routes.asked
    var offers: [String]?
    var tells: [String] = []
    var timers: Bool?, batches: Bool?, map: Bool?
    var protocolVersion: Int?

    mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("name", &name, "The navigator's name.")
      try m.text("version", &version, "Its version.")
      try m.value("routes", &routes, "Where its routes come from.")
      try m.list("offers", &offers, "The calls that it carries out.")
      try m.list("tells", &tells, "The events that it tells.")
      try m.flag("timers", &timers, "Whether it wants to be woken.")
      try m.flag("batches", &batches, "Whether it takes many fixes at once.")
      try m.flag("map", &map, "Whether it wants the scenario's map, whatever its routes.")
      try m.integer("protocol", &protocolVersion, .any, "The version of the protocol.")
    }
  }

  // MARK: - Checks

  private static func check(_ members: Members, _ object: JSONValue) throws(RecordingError) {
    func fault(_ message: String, _ key: String) -> RecordingError {
      RecordingError(message, at: object[key] ?? object)
    }
    if let version = members.protocolVersion, version != PipeLimits.protocolVersion {
      throw fault("expected protocol \(PipeLimits.protocolVersion), found \(version)", "protocol")
    }
    guard isName(members.name) else {
      throw fault(
        "expected a name of a-z, 0-9, point, underscore and hyphen that begins with a letter or a digit"
          + " and has at most 64 characters, found \(members.name.debugDescription)",
        "name"
      )
    }
    if members.name == "builtin" || NavigatorProfile(named: members.name) != nil {
      throw fault("'\(members.name)' is the name of the built-in navigator", "name")
    }
    guard members.version.map(isVersion) ?? true else {
      throw fault("expected a version of at most 64 printable characters", "version")
    }
    try check(object["tells"]) { name in
      if EventKind.isOther(name) { return "events of its own are not listed" }
      guard let kind = EventKind(named: name) else { return "no event is called '\(name)'" }
      return kind.source.isOfHarness ? "the harness itself records '\(name)'" : nil
    }
    try check(object["offers"]) { name in
      offered.contains(name) ? nil : "nothing that can be offered is called '\(name)'"
    }
  }

  private static func check(
    _ list: JSONValue?,
    _ fault: (String) -> String?
  ) throws(RecordingError) {
    guard let list else { return }
    for element in list.elements {
      if let fault = fault(element.string ?? "") { throw RecordingError(fault, at: element) }
    }
  }

  /// The calls of scenarios, and the sections of one that a navigator may heed.
  private static let offered = Set(
    EventKind.allCases.filter { $0.source == .action }.map(\.text)
      + ["context", "traffic", "fleet"]
  )

  private static func isName(_ name: String) -> Bool {
    func isPlain(_ byte: UInt8) -> Bool { (97...122).contains(byte) || (48...57).contains(byte) }
    guard let first = name.utf8.first, isPlain(first), name.utf8.count <= 64 else { return false }
    return name.utf8.allSatisfy { isPlain($0) || "._-".utf8.contains($0) }
  }

  private static func isVersion(_ version: String) -> Bool {
    version.unicodeScalars.count <= 64
      && version.unicodeScalars.allSatisfy { !unprintable.contains($0.properties.generalCategory) }
  }

  private static let unprintable: [Unicode.GeneralCategory] = [
    .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
  ]
}
