public import Navigation

/// A moment of a run's virtual clock.
public typealias VirtualTime = Instant

/// A navigator as the harness drives it: the one seam behind which all of them stand alike.
///
/// Everything that a navigator does inside one of these calls belongs to that instant; time moves only
/// between them. What it throws is a finding about the navigator, never a fault of the harness.
public protocol NavigatorUnderTest: AnyObject {
  /// What it is and what it offers; asked once, before anything else.
  var identity: NavigatorIdentity { get }

  /// Begins a run: everything of the run before is forgotten.
  ///
  /// - Parameter host: Whom it tells and asks, until ``end()``. Nothing may be told or asked yet.
  func start(_ run: RunSetup, host: any NavigatorHost) throws

  /// Carries out a call of the scenario.
  ///
  /// - Throws: ``NavigatorCallNotOffered`` where it has nothing to carry it out with.
  func perform(_ call: NavigatorCall) throws

  /// Takes one fix; what follows of it at once is told before this returns.
  func take(_ fix: Location) throws

  /// Hears what came of a question; question 0 is the one that the host asked in its stead.
  func answer(_ question: RouteQuestionID, _ answer: RouteAnswer) throws

  /// Is woken as it wished.
  func wake(at time: VirtualTime) throws

  /// Ends the run.
  func end() throws
}

/// Whom a navigator tells what it does, and asks for what it needs.
public protocol NavigatorHost: AnyObject {
  /// The time of the call in hand.
  var now: VirtualTime { get }

  /// Records an event, at the time of the call in hand.
  func tell(_ event: NavigatorEvent)

  /// Asks the scenario's provider for routes; the answer comes in a later call.
  func askRoute(_ question: RouteQuestion) -> RouteQuestionID

  /// Takes a question back, so that it is not answered; one that was answered stays so.
  func cancelRoute(_ question: RouteQuestionID)

  /// Wishes to be woken, not before now; replaces the wish before.
  func wake(at time: VirtualTime)

  /// Takes the wish to be woken back.
  func cancelWake()

  /// The fixes that come next, one after the other, with nothing else due before or among them; for
  /// navigators that are told of many at once.
  ///
  /// The first is the one after the fix in hand. Empty outside of ``NavigatorUnderTest/take(_:)``.
  func upcomingFixes(_ limit: Int) -> [(time: VirtualTime, fix: Location)]
}

/// A navigator has nothing to carry a call out with: the scenario cannot be put to it.
public struct NavigatorCallNotOffered: Error, Sendable {
  /// What it says of that; may be empty.
  public var message: String

  /// Creates the error.
  public init(_ message: String = "") { self.message = message }
}
