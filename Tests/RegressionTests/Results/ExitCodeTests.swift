import Regression
import Testing

@Suite struct ExitCodeTests {
  @Test(
    "The graver code wins, whatever the order",
    arguments: [
      ([], 0), ([.success], 0), ([.success, .nothingSelected], 4),
      ([.budgetExceeded, .nothingSelected], 7), ([.budgetExceeded, .obsolete], 6),
      ([.obsolete, .missingGolden], 3), ([.missingGolden, .regression], 1),
      ([.regression, .nondeterminism], 5), ([.nondeterminism, .invalidInput], 2),
      ([.invalidInput, .harnessFault], 70), ([.harnessFault, .interrupted], 130),
    ] as [([ExitCode], Int32)]
  )
  func precedence(codes: [ExitCode], expected: Int32) {
    #expect(ExitCode.combined(codes).rawValue == expected)
    #expect(ExitCode.combined(codes.reversed()).rawValue == expected)
  }

  @Test("Every code has its place")
  func complete() {
    #expect(Set(ExitCode.precedence) == Set(ExitCode.allCases))
    #expect(ExitCode.precedence.count == ExitCode.allCases.count)
  }
}
