import Recording
import Regression

extension GateTrial {
  /// Recordings that were made elsewhere, judged in place of running anything.
  static let recordings: [GateTrial] = [
    judged("as the golden has it", [], code: .success),
    judged(
      "with another deviation",
      [.change(#""to":"offRoute""#, #""deviation":60"#, to: #""deviation":61"#)],
      code: .regression,
      says: ["golden differs"]
    ),
    judged(
      "without the arrival",
      [.drop("\(EventKind.didArrive)")],
      code: .regression,
      says: ["arrival removed"]
    ),
    judged("with a second arrival", [.double("\(EventKind.didArrive)")], code: .regression),
    judged(
      "that breaks a law",
      [.change(#""metres":222"#, #""metres":222"#, to: #""metres":1222"#)],
      code: .regression
    ),
    judged("that ends early", [.keep(20)], code: .regression),
    judged(
      "of a thinned scenario",
      [.drop("\(EventKind.didAnnounce)")],
      sampling: #""record": { "sample": { "\#(EventKind.didUpdateLocation)": 4 } },"#,
      code: .regression
    ),
    judged("without a golden", [], golden: nil, code: .missingGolden),
    judged(
      "of another scenario",
      [.change("navsim", #""scenario":"story""#, to: #""scenario":"other""#)],
      code: .invalidInput,
      says: ["stands in the place of"]
    ),
    judged("that is none", [.keep(0)], code: .invalidInput),
    GateTrial(
      topic: .verdict,
      name: "a recording of one scenario in two",
      copies: ["b"],
      recorded: [],
      code: .success,
      says: ["no recording"]
    ),
  ]

  private static func judged(
    _ name: String,
    _ recorded: [Edit],
    golden: [Edit]? = [],
    sampling: String = "",
    code: ExitCode,
    says: [String] = []
  ) -> GateTrial {
    GateTrial(
      topic: .verdict,
      name: "a recording \(name)",
      golden: golden,
      sampling: sampling,
      recorded: recorded,
      code: code,
      says: says
    )
  }
}
