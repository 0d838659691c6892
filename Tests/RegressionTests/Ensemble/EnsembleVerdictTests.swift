import Simulation
import Testing

@testable import Regression
@testable import ScenarioLanguage

@Suite("Ensembles as gates")
struct EnsembleVerdictTests {
  private typealias Measure = EnsembleGate.Measure

  /// Ten drives of 10 km each, of which `change` makes something of its own.
  private static func cell(_ change: (Int, inout DriveOutcome) -> Void = { _, _ in })
    -> EnsembleCell
  {
    EnsembleCell(
      scenario: "x",
      variant: "",
      outcomes: (0..<10).map { number in
        var outcome = DriveOutcome()
        outcome.seed = UInt64(number)
        outcome.kilometres = 10
        outcome.arrivals = 1
        outcome.arrivalError = (Double(number), -Double(number) / 10)
        outcome.reroutes = 2
        outcome.departures = [
          .init(
            kind: "wrongTurn",
            detection: .detected(
              seconds: Double(number),
              metres: Double(number) * 10,
              secondsApart: 0
            )
          )
        ]
        outcome.lastWords = [number < 3 ? 2.9 : 5]
        outcome.overlaps = number == 0 ? 5 : 0
        change(number, &outcome)
        return outcome
      }
    )
  }

  private static func verdict(
    _ measure: Measure,
    least: Double? = nil,
    most: Double? = nil,
    _ cell: EnsembleCell
  ) -> EnsembleVerdict {
    let bound = EnsembleGate.Bound(
      measure: measure,
      least: least,
      most: most,
      source: "a.json",
      line: 7
    )
    let gate = EnsembleGate(seeds: 0..<10, bounds: [bound], source: "a.json", line: 5)
    return EnsembleVerdict(gate, cell)
  }

  @Test(
    "Each measure is what its name says",
    arguments: [
      (Measure.falseOffRoutesPer1000km, 10.0), (.falseReroutesPer1000km, 20),
      (.reroutesPerDrive, 2),
      (.detectedShare, 0.9), (.detectionSecondsMedian, 5), (.detectionSecondsP90, 9),
      (.detectionMetresP90, 90), (.arrivedOnceShare, 0.9), (.arrivedRightShare, 0.9),
      (.arrivalMetresP90, 8), (.arrivalSecondsP90, 0.8), (.lastWordsSecondsMedian, 5),
      (.lateWordsShare, 0.3), (.overlappingWordsPerDrive, 0.5),
    ]
  )
  func measures(measure: EnsembleGate.Measure, value: Double) throws {
    let cell = Self.cell { number, outcome in
      if number == 4 { (outcome.falseOffRoutes, outcome.falseReroutes) = (1, 2) }
      if number == 3 { outcome.departures = [.init(kind: "wrongTurn", detection: .missed)] }
      if number == 9 { outcome.arrivals = 2 }
    }
    let found = try #require(cell.value(of: measure))
    #expect(abs(found - value) < 1e-9)
    #expect(Self.verdict(measure, least: found, most: found, cell).isHeld)
    #expect(!Self.verdict(measure, most: found.nextDown, cell).isHeld)
    #expect(!Self.verdict(measure, least: found.nextUp, cell).isHeld)
  }

  @Test("A bound is told as an expectation, with what was measured and the seeds that went worst")
  func words() {
    let cell = Self.cell { number, outcome in
      if number == 4 || number == 6 { outcome.falseReroutes = number }
    }
    let broken = Self.verdict(.falseReroutesPer1000km, most: 1, cell).expectations
    #expect(
      broken.map(\.text) == ["a.json:7: ensemble of 10 seeds: falseReroutesPer1000km at most 1"]
    )
    #expect(broken.map(\.judgement) == [.violated])
    #expect(broken.map(\.detail) == ["found 100.000; worst seeds 6, 4"])
    let held = Self.verdict(.reroutesPerDrive, most: 3, cell).expectations
    #expect(held.map(\.judgement) == [.held])
    #expect(held.map(\.detail) == ["2.000"])
  }

  @Test("Where there was nothing to measure, nothing is held")
  func vacuous() {
    let cell = Self.cell { _, outcome in outcome.departures = [] }
    let verdict = Self.verdict(.detectedShare, least: 0, cell)
    #expect(!verdict.isHeld)
    #expect(verdict.lines.first?.found.hasPrefix("there was nothing to measure") == true)
  }

  @Test("A drive that cannot be counted, and one that breaks a law, fail whatever the bounds say")
  func everyDrive() {
    let lost = Self.cell { number, outcome in
      if number == 7 { outcome.failure = "no route was found" }
    }
    let verdict = Self.verdict(.reroutesPerDrive, most: 3, lost)
    #expect(!verdict.isHeld)
    #expect(verdict.lines.map(\.isHeld) == [true, false])
    #expect(verdict.lines.last?.found == "1 cannot; seed 7: no route was found")
    #expect(verdict.lines.last?.place == "a.json:5")
    let lawless = Self.cell { number, outcome in
      if number == 2 { outcome.violations = ["placeKeepsPace: x"] }
    }
    let second = Self.verdict(.reroutesPerDrive, most: 3, lawless)
    #expect(second.lines.last?.found == "1 violation; seed 2: placeKeepsPace: x")
    #expect(!second.isHeld)
  }
}
