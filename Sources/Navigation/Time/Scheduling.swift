/// What the navigator needs of time: to know it, and to be called later.
///
/// A harness conforms with a virtual clock, an app with a live one. Everything runs on one thread:
/// a job never starts while another runs.
public protocol Scheduling: AnyObject {
  /// The present moment.
  var now: Instant { get }

  /// Runs `work` once, `nanoseconds` from now (0 or more), as a job of `kind`.
  ///
  /// Jobs of one instant run in the order of their kinds, then first-in first-out.
  @discardableResult
  func schedule(
    afterNanoseconds nanoseconds: Int64,
    as kind: JobKind,
    _ work: @escaping () -> Void
  ) -> any Cancellable

  /// Runs `work` every `nanoseconds` (more than 0), first after one such period.
  ///
  /// A repeating job does not hold a simulation open.
  @discardableResult
  func scheduleRepeating(
    everyNanoseconds nanoseconds: Int64,
    as kind: JobKind,
    _ work: @escaping () -> Void
  ) -> any Cancellable
}

/// Work under way that can be called off.
public protocol Cancellable: AnyObject {
  /// Calls the work off; once it ran or was cancelled, does nothing.
  func cancel()
}

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

  /// Whether the first runs before the second at one instant.
  public static func < (a: JobKind, b: JobKind) -> Bool { a.rawValue < b.rawValue }
}
