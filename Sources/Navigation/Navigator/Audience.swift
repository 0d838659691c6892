/// Those whom a navigator tells what happens, none of them kept alive.
struct Audience {
  /// Told first.
  weak var delegate: (any NavigatorDelegate)?
  /// Told after the delegate, in the order in which they came.
  private(set) var listeners: [Listener] = []

  /// A listener as long as somebody else holds it.
  struct Listener {
    weak var listener: (any NavigatorDelegate)?
  }

  /// Adds a listener, told after the delegate and the listeners before it.
  mutating func add(_ listener: any NavigatorDelegate) {
    listeners.append(Listener(listener: listener))
  }

  /// Removes a listener; false if it was none.
  mutating func remove(_ listener: any NavigatorDelegate) -> Bool {
    let before = listeners.count
    listeners.removeAll { $0.listener == nil || $0.listener === listener }
    return listeners.count < before
  }
}
