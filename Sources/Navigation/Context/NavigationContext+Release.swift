extension NavigationContext {
  /// The release of the SDK.
  public static let version = "0.1.0"

  /// The release of the SDK.
  public var sdkVersion: String { Self.version }

  /// The licence under which the SDK is used: the text of the project's LICENSE file.
  public var openSourceLicenseInfo: String { OpenSourceLicense.text }
}
