/// The kind of a scheduled job; at one instant a lower raw value runs first.
public enum JobKind: UInt8, Comparable, Sendable {
  /// A scenario's action, or an app's own call.
  case action
  /// A delivery of the SDK to the app: status, terms, guidance, first reports.
  case delivery
  /// An answer from outside: route provider, tiles, fleet server.
  case answer
  /// A position fix of a trace or simulator.
  case fix
  /// A timer: polls, guards, back-off.
  case timer

  public static func < (a: JobKind, b: JobKind) -> Bool { a.rawValue < b.rawValue }
}
