package import Navigation
package import NavigationMap
import ScenarioLanguage

/// What a picture of the driver's screen shows at one moment.
package struct FrameScene: Sendable {
  /// The virtual time of the moment.
  package var time: Instant
  /// What the picture is of, for who cannot see it.
  package var title: String
  /// What the map on the screen holds.
  package var snapshot: MapSnapshot
  /// What the wall clock shows at ``Instant/zero``: milliseconds since the Unix epoch.
  package var epochMilliseconds: Int64
  /// The speed limit where the vehicle is, in metres per second; nil where unknown.
  package var speedLimit: Double?
  /// A sentence over the map where there is nothing else to see.
  package var note: String?
  /// Whose map it is.
  package var attribution: String?

  /// Creates a scene whose map has no owner to name.
  package init(
    time: Instant,
    title: String,
    snapshot: MapSnapshot,
    epochMilliseconds: Int64 = 0,
    speedLimit: Double? = nil,
    note: String? = nil
  ) {
    self.time = time
    self.title = title
    self.snapshot = snapshot
    self.epochMilliseconds = epochMilliseconds
    self.speedLimit = speedLimit
    self.note = note
  }

  /// Whether the speed is shown: that of a vehicle with a known one, on a screen of the navigation.
  package var showsSpeed: Bool {
    snapshot.isControlled && (snapshot.myLocation?.speed != nil || speedLimit != nil)
  }
}
