/// Holds a listener without keeping it alive.
struct WeakListener {
  weak var listener: (any NavigatorDelegate)?
}
