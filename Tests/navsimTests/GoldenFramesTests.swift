import Foundation
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

/// A few frames have goldens of their own, in `Golden/frames/<scenario>`.
///
/// Where a picture was changed on purpose, look at the new one (`navsim run --frames`), and accept it
/// with `NAVSIM_ACCEPT_FRAMES=1 swift test --filter GoldenFramesTests`.
@Suite("Golden frames", .waits)
struct GoldenFramesTests {
  /// The scenario and the moments, in seconds.
  static let frames: [(scenario: String, times: [String])] = [
    // The turn ahead, the overview with what an app put there, and night.
    ("frames/an-evening-drive", ["25.0", "40.0", "70.0"]),
    // No display: the screen that follows the vehicle, along the shore.
    ("roads/harbour-missed-turn", ["240.0"]),
    // No map.
    ("reroute/missed-turn", ["60.0"]),
  ]

  @Test("A frame is the same bytes as its golden", arguments: frames)
  func golden(scenario: String, times: [String]) throws {
    let isAccepting = ProcessInfo.processInfo.environment["NAVSIM_ACCEPT_FRAMES"] == "1"
    try Folder.withTemporary { folder in
      let run = try ChildProcess.run(
        ChildProcess.navsim,
        [
          "run", "Scenarios/\(scenario).json", "-q", "--frames", folder.path, "--frames-at",
          times.joined(separator: ","),
        ],
        environment: ["NO_COLOR": "1"],
        folder: Folder.package.path
      )
      #expect(run.status == 0, "\(run.error)")
      for time in times {
        let name = "frame-\(String(repeating: "0", count: 8 - time.count))\(time).svg"
        let made = try Folder.bytes(of: folder(name))
        let golden = "Golden/frames/\(scenario)/\(name)"
        if isAccepting { try Folder.package.write(made, to: golden) }
        let kept = try? Folder.bytes(of: Folder.package(golden))
        #expect(
          kept == made,
          "\(golden) differs: look at it, then accept with NAVSIM_ACCEPT_FRAMES=1"
        )
      }
    }
  }
}
