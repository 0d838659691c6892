/// Work under way that can be called off.
public protocol Cancellable: AnyObject {
  /// Calls the work off; once it ran or was cancelled, does nothing.
  func cancel()
}
