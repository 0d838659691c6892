import Testing

@testable import Geodesy

@Suite struct DeterministicMathTests {
  private static func call(_ name: String, _ x: Double) -> Double {
    switch name {
    case "sin": DeterministicMath.sin(x)
    case "cos": DeterministicMath.cos(x)
    case "tan": DeterministicMath.tan(x)
    case "asin": DeterministicMath.asin(x)
    case "acos": DeterministicMath.acos(x)
    case "atan": DeterministicMath.atan(x)
    case "exp": DeterministicMath.exp(x)
    default: DeterministicMath.log(x)
    }
  }

  @Test("An elementary function is within one ulp of the true value")
  func isAccurate() {
    for entry in MathReference.entries {
      let found = Self.call(entry.function, entry.x)
      let error = (found - entry.value).magnitude / entry.value.ulp
      #expect(error <= 1, "\(entry.function)(\(entry.x)) = \(found), \(error) ulp off")
    }
  }

  @Test("atan2 is within one ulp in every quadrant")
  func angleIsAccurate() {
    for (y, x, value) in MathReference.angles {
      let error = (DeterministicMath.atan2(y, x) - value).magnitude / value.ulp
      #expect(error <= 1, "atan2(\(y), \(x)) is \(error) ulp off")
    }
  }

  @Test("A zero keeps its sign", arguments: ["sin", "tan", "asin", "atan"])
  func keepsSignOfZero(function: String) {
    #expect(Self.call(function, 0.0).sign == .plus)
    #expect(Self.call(function, -0.0).sign == .minus)
    #expect(Self.call(function, -0.0) == 0)
  }

  @Test("The exact cases are exact")
  func exactCases() {
    #expect(DeterministicMath.cos(0) == 1)
    #expect(DeterministicMath.exp(0) == 1)
    #expect(DeterministicMath.log(1) == 0)
    #expect(DeterministicMath.asin(1) == .pi / 2)
    #expect(DeterministicMath.asin(-1) == -.pi / 2)
    #expect(DeterministicMath.acos(1) == 0)
    #expect(DeterministicMath.acos(-1) == .pi)
    #expect(DeterministicMath.atan2(1, 1) == .pi / 4)
    #expect(DeterministicMath.atan2(0, -1) == .pi)
    #expect(DeterministicMath.atan2(-0.0, -1) == -.pi)
    #expect(DeterministicMath.atan2(0, 0) == 0)
    #expect(DeterministicMath.atan2(.infinity, -.infinity) == 3 * .pi / 4)
  }

  @Test("Outside of its domain a function is NaN or infinite")
  func outside() {
    #expect(DeterministicMath.asin(1.000_000_1).isNaN)
    #expect(DeterministicMath.acos(-2).isNaN)
    #expect(DeterministicMath.log(-1).isNaN)
    #expect(DeterministicMath.log(0) == -.infinity)
    #expect(DeterministicMath.exp(1000) == .infinity)
    #expect(DeterministicMath.exp(-1000) == 0)
    #expect(DeterministicMath.sin(.infinity).isNaN)
    #expect(DeterministicMath.atan(.infinity) == .pi / 2)
    #expect(DeterministicMath.exp(.nan).isNaN)
  }

  @Test("Sine and cosine square to one, and log undoes exp")
  func identities() {
    var random = TestRandom(seed: 1)
    for _ in 0..<20_000 {
      let x = random.number(in: -1e5...1e5)
      let (s, c) = (DeterministicMath.sin(x), DeterministicMath.cos(x))
      #expect(abs(s * s + c * c - 1) < 5e-16)
      let y = random.number(in: -700...700)
      #expect(abs(DeterministicMath.log(DeterministicMath.exp(y)) - y) <= max(1, abs(y)) * 3e-16)
    }
  }
}
