import Regression
import ScenarioLanguage
import Testing

@Suite struct UpdatePolicyTests {
  typealias Case = (
    flag: UpdatePolicy.Mode?, environment: [String: String], missing: Bool, changed: Bool,
    pending: Bool, check: Bool
  )

  @Test(
    "A flag beats the environment, and that beats CI",
    arguments: [
      (nil, [:], false, false, true, false),
      (nil, ["CI": "true"], false, false, false, true),
      (nil, ["CI": "1"], false, false, false, true),
      (nil, ["CI": "woodpecker"], false, false, false, true),
      (nil, ["CI": "false"], false, false, true, false),
      (nil, ["CI": "0"], false, false, true, false),
      (nil, ["CI": ""], false, false, true, false),
      (UpdatePolicy.Mode.none, [:], false, false, false, true),
      (.missing, [:], true, false, true, false),
      (.changed, [:], false, true, true, false),
      (.all, [:], true, true, true, false),
      (.missing, ["CI": "1"], true, false, false, true),
      (nil, ["CI": "1", "NAVSIM_UPDATE": "all"], true, true, false, true),
      (.some(.none), ["NAVSIM_UPDATE": "all"], false, false, false, true),
      (.missing, ["NAVSIM_UPDATE": "none"], true, false, true, false),
      (nil, ["CI": "1", "NAVSIM_PENDING_DIR": "/p"], false, false, true, true),
      (UpdatePolicy.Mode.none, ["NAVSIM_PENDING_DIR": "/p"], false, false, false, true),
    ] as [Case]
  )
  func precedence(_ expected: Case) throws {
    let policy = try UpdatePolicy(flag: expected.flag) { expected.environment[$0] }
    #expect(policy.writesMissing == expected.missing)
    #expect(policy.writesChanged == expected.changed)
    #expect(policy.writesPending == expected.pending)
    #expect(policy.isCheckMode == expected.check)
  }

  @Test("A word that is no mode is an error")
  func unknown() {
    let error = #expect(throws: UpdatePolicyError.self) {
      try UpdatePolicy(flag: nil) { $0 == "NAVSIM_UPDATE" ? "yes" : nil }
    }
    #expect(
      error?.description
        == "NAVSIM_UPDATE: error: 'yes' is none of 'all', 'changed', 'missing', 'none'"
    )
  }
}
