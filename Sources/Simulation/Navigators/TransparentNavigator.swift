package import Navigation

/// A navigator into which the harness can look: the SDK's own.
package protocol TransparentNavigator: NavigatorUnderTest {
  /// Follows a director from now on; false where that is not possible.
  func follow(_ director: any DecisionDirector) -> Bool

  /// Throws where something that it read during the run turned out to be damaged, so that the recording
  /// is worth nothing.
  func checkInputs() throws

  /// What the driver's screen shows now; nil where there is none to look at.
  func scene(at time: Instant) -> FrameScene?

  /// What can be read off after a fix: the way that remains and the distance from the route.
  var progress: FixReading.Progress { get }

  /// What rests unused of the scenario's scripted answers.
  var unusedAnswers: Int { get }

  /// The entries of a cassette that nobody asked for, as messages name them.
  var unusedEntries: [String] { get }

  /// What live servers answered; a cassette for each that was asked.
  var recorded: [RecordedCassette] { get }
}
