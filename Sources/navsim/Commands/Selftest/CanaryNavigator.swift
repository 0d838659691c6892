import CanonicalJSON
import Navigation
import Recording
import Regression
import Simulation

/// A navigator that tells what is written down for it, whatever it is told.
final class CanaryNavigator: NavigatorUnderTest {
  /// Who it says it is.
  static let own = NavigatorIdentity(
    name: "canary",
    routes: .asked,
    offers: ["setDestinations", "startGuidance"],
    tells: EventKind.allCases.filter { $0.source == .navigator }.map(\.text),
    timers: true
  )

  let identity = CanaryNavigator.own
  private let script: [ToldRecord]
  /// How it fails when it is given its sixth fix; nil where it does not.
  private let failure: NavigatorFailure?
  private var told = 0
  private var fixCount = 0
  private var host: (any NavigatorHost)?

  init(_ script: [ToldRecord], failure: NavigatorFailure?) {
    (self.script, self.failure) = (script, failure)
  }

  /// Reads what is to be told, a record a line.
  ///
  /// - Throws: ``RunFailure`` where a line is no record.
  static func script(_ lines: [String]) throws -> [ToldRecord] {
    let header = #"{"navsim":1,"scenario":"canary","navigator":"canary"}"#
    let text = ([header] + lines).joined(separator: "\n") + "\n"
    let recording = ToldRecording(Array(text.utf8), source: "the canary's script")
    if let problem = recording.problems.first {
      throw RunFailure(.harnessFault, [problem.description])
    }
    return recording.records
  }

  func start(_ run: RunSetup, host: any NavigatorHost) {
    self.host = host
    (told, fixCount) = (0, 0)
  }

  func perform(_ call: NavigatorCall) { tell() }

  func take(_ fix: Location) throws {
    fixCount += 1
    if fixCount == 6, let failure { throw failure }
    tell()
  }

  func answer(_ question: RouteQuestionID, _ answer: RouteAnswer) { tell() }

  func wake(at time: VirtualTime) { tell() }

  func end() { host = nil }

  /// Tells what is due.
  private func tell() {
    guard let host else { return }
    while told < script.count, script[told].milliseconds <= host.now.milliseconds {
      switch script[told].event {
      case .catalogue(let payload): host.tell(.typed(payload))
      case .other(let name, let members): host.tell(.other(name, members))
      }
      told += 1
    }
    if told < script.count {
      host.wake(at: Instant(nanoseconds: Int64(script[told].milliseconds) * 1_000_000))
    }
  }
}

/// Gives a canary's navigator to the first run, and one with another script to those after it.
final class CanarySupply: NavigatorSupply {
  private let first: [ToldRecord]
  private let later: [ToldRecord]
  private let failure: NavigatorFailure?

  init(first: [ToldRecord], later: [ToldRecord], failure: NavigatorFailure?) {
    (self.first, self.later, self.failure) = (first, later, failure)
  }

  func navigator(isFresh: Bool) -> any NavigatorUnderTest {
    CanaryNavigator(isFresh ? later : first, failure: failure)
  }

  func giveBack(_ navigator: any NavigatorUnderTest, isSound: Bool) {}
}
