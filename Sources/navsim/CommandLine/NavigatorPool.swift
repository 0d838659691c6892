import Platform
import Regression
import Simulation
import Synchronization

/// The programs that a call drives, each started once for every text and ended with the call.
final class NavigatorPool: Sendable {
  private struct State {
    var supplies: [String: PipeSupply] = [:]
    var folder: String?
  }

  private let state = Mutex(State())
  private let maps: MapFiles

  /// Begins without any.
  init(_ io: IO, temporaryFolder: String) {
    maps = MapFiles(below: temporaryFolder, workingFolder: io.workingFolder)
  }

  /// The folder of the goldens of the navigator in hand, below those of the suite.
  var goldenFolder: String? { state.withLock(\.folder) }

  /// Takes note of the navigator in hand, whose goldens are meant from now on.
  func use(_ choice: NavigatorChoice) { use(goldensOf: choice.goldenFolder) }

  /// Takes note of whose goldens are meant from now on; nil for the SDK's own.
  func use(goldensOf folder: String?) { state.withLock { $0.folder = folder } }

  /// Returns a program as a navigator; one that cannot be started fails in every scenario.
  ///
  /// - Parameters:
  ///   - jobs: how many runs go on at a time.
  ///   - isInterrupted: whether nobody waits for it any more.
  func choice(
    _ text: String,
    timeout: Double?,
    jobs: Int,
    isInterrupted: @escaping @Sendable () -> Bool
  ) -> NavigatorChoice {
    let supply = state.withLock { state in
      if let known = state.supplies[text] { return known }
      let made = PipeSupply(text, timeout: timeout, jobs: jobs, isInterrupted: isInterrupted)
      state.supplies[text] = made
      return made
    }
    do {
      let first = try supply.navigator(isFresh: false)
      defer { supply.giveBack(first, isSound: true) }
      return .foreign(supply, first.identity, maps)
    } catch let failure as NavigatorFailure {
      return .unstartable(failure)
    } catch {
      return .unstartable(NavigatorFailure(.cannotStart, "\(error)"))
    }
  }

  /// Ends the programs, and returns what is to be said of how they left.
  func finish() -> PipeSupply.Farewell {
    let supplies = state.withLock { state in
      defer { state.supplies = [:] }
      return state.supplies.sorted { $0.key < $1.key }.map(\.value)
    }
    defer { maps.removeAll() }
    var farewell = PipeSupply.Farewell()
    for supply in supplies {
      let said = supply.finish()
      farewell.failures += said.failures
      farewell.warnings += said.warnings
    }
    return farewell
  }
}
