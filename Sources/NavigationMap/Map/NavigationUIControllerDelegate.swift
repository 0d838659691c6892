/// Reserved for what an app's own screens will hear of the navigation's user interface.
///
/// Nothing is required yet: its sources name the conformance and no members.
public protocol NavigationUIControllerDelegate: AnyObject {}
