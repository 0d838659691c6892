/// Where navigators under test come from: one at a time for each run.
public protocol NavigatorSupply: AnyObject, Sendable {
  /// Returns a navigator for one run.
  ///
  /// - Parameter isFresh: Whether it must be one that has had no run before.
  /// - Throws: ``NavigatorFailure`` where none can be started.
  func navigator(isFresh: Bool) throws -> any NavigatorUnderTest

  /// Takes a navigator back whose run ended.
  ///
  /// - Parameter isSound: Whether it may have another run.
  func giveBack(_ navigator: any NavigatorUnderTest, isSound: Bool)
}

/// Makes a navigator for each run.
public final class MadeNavigators: NavigatorSupply {
  private let make: @Sendable () -> any NavigatorUnderTest

  /// Creates a supply.
  public init(_ make: @escaping @Sendable () -> any NavigatorUnderTest) { self.make = make }

  /// Returns a navigator that was just made, which is always a fresh one.
  public func navigator(isFresh: Bool) -> any NavigatorUnderTest { make() }

  /// Lets a navigator go: the next run has its own.
  public func giveBack(_ navigator: any NavigatorUnderTest, isSound: Bool) {}
}
