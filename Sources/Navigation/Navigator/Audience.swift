/// Those whom a navigator tells what happens; an app's are not kept alive.
struct Audience {
  /// Told first.
  var delegate: (any NavigatorDelegate)? {
    get { kept ?? appDelegate }
    set { (kept, appDelegate) = (nil, newValue) }
  }
  private weak var appDelegate: (any NavigatorDelegate)?
  /// A delegate that lives as long as the navigator.
  ///
  /// A replay tells it two callbacks a fix: of whom weak references know, each count goes through a table.
  private var kept: (any NavigatorDelegate)?
  /// Told after the delegate, in the order in which they came.
  private(set) var listeners: [Listener] = []

  /// A listener as long as somebody else holds it.
  struct Listener {
    weak var listener: (any NavigatorDelegate)?
  }

  /// Tells `delegate` first from now on, and keeps it alive.
  mutating func keep(_ delegate: any NavigatorDelegate) { (kept, appDelegate) = (delegate, nil) }

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
