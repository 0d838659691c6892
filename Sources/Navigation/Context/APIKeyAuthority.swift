/// Says what the key of an app may be used for.
public protocol APIKeyAuthority: AnyObject {
  /// Returns whether a key has the permission for navigation.
  func permitsNavigation(withKey key: String) -> Bool

  /// Returns whether a key has the permission for fleet connectivity.
  func permitsFleetConnectivity(withKey key: String) -> Bool
}

extension APIKeyAuthority {
  public func permitsFleetConnectivity(withKey key: String) -> Bool { true }
}
