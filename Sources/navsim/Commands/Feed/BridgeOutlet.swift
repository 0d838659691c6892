import Platform
import Regression

/// Android's debug bridge, `adb emu geo …`, for an emulator that only it can reach.
final class BridgeOutlet: FeedOutlet {
  private let words: [String]
  private(set) var failure: String?

  /// How long a command may take.
  private static let patience = Duration.seconds(10)

  /// - Parameter serial: Which emulator, of several, as `adb devices` names it.
  init(serial: String?) throws {
    words = ["adb"] + (serial.map { ["-s", $0] } ?? []) + ["emu"]
    // Whether it is there at all is told before the first fix.
    do { _ = try ChildProcess(["adb", "version"]).ending(within: Self.patience) } catch {
      throw CommandFailure.input(
        "--adb: error: \(error)\n  hint: it comes with Android's platform tools (Debian: adb)"
      )
    }
  }

  var place: String { words.joined(separator: " ") }
  var descriptors: [Int32] { [] }
  var readerCount: Int? { nil }

  func attend() {}

  func send(_ fix: FeedFix) {
    for command in ConsoleCommands.of(fix) where failure == nil {
      let parts = command.split(separator: " ").map(String.init)
      do {
        let child = try ChildProcess(words + parts)
        let ending = child.ending(within: Self.patience)
        guard ending == .status(0) else {
          let said = child.lastWords.joined(separator: " ")
          failure = "\(place): error: '\(command)' failed" + (said.isEmpty ? "" : ": " + said)
          return
        }
      } catch {
        failure = "\(place): error: \(error)"
      }
    }
  }
}
