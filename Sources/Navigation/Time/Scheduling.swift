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
