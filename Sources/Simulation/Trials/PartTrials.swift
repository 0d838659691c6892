import Geodesy
import Navigation
import Platform
import Recording
import ScenarioLanguage

/// Parts of the checkers and of the receiver alone, asked with numbers of a coarse grid: there, what is compared is
/// often equal, which it never is of numbers that are drawn finely.
enum PartTrials {
  static var all: [ToldTrial] {
    ways + [margins, samples, ledgers, drafts]
  }

  // MARK: - Ways

  /// Ways that seeds draw beside lines, with every answer that is given of them.
  private static let ways: [ToldTrial] = (1...8).map { number in
    let said = (0..<5).map { draw in way(number * 10 + draw) }
    return ToldTrial(name: "drawn ways \(number)", told: said.joined(separator: "\nnext\n"))
  }

  private static func way(_ seed: Int) -> String {
    var dice = Dice("ways", seed)
    let route = dice.one(of: [
      LawBench.straight, LawBench.outAndBack, LawBench.around, LawBench.twoLegs,
    ])
    let line = route.path
    var driven = DrivenFixes()
    var (time, along) = (0.0, Double(dice.below(20)) * 10)
    var lines: [String] = []
    for _ in 0..<60 {
      time += Double(dice.one(of: [1, 1, 1, 1, 5, 20]))
      along = min(max(0, along + Double(dice.one(of: [0, 5, 10, 10, 20, -5, 40]))), line.length)
      let aside = Double(dice.one(of: [0, 0, 0, 5, -5, 20, 25, 50, 60]))
      let place = LawBench.fix(route, along, at: time, aside: aside).coordinate
      let accuracy = dice.one(of: [0.0, 0, 5, 12.5, 40])
      driven.append(place, at: LawBench.instant(time), accuracy: accuracy)
      if dice.below(15) == 0 { driven.waysBegin() }
      let follows = [-40.0, -20, -10, 0, 10, 20, 40].map { shift in
        [20.0, 50].map { corridor in
          driven.followed(line, through: max(0, along + shift), within: corridor) ? "1" : "0"
        }.joined()
      }.joined()
      let missed = [0.0, 100, 300, line.length].map { target in
        [25.0, 50].map { reach in
          Quantity.fixed(driven.missed([LawBench.place(route, target)], reach: reach), 2)
        }.joined(separator: " ")
      }.joined(separator: " ")
      lines.append("\(follows) \(missed)")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: - Margins

  /// How far numbers stay inside of ranges, those at the ends and ranges without room among them.
  private static var margins: ToldTrial {
    let ends: [Double] = [-.infinity, -2, 0, 2, 3, .infinity]
    var lines: [String] = []
    for low in ends {
      for high in ends where low <= high {
        for value in [-3.0, -2, -1, 0, 1, 2, 2.5, 3, 12] {
          let margin = ExpectationMargin.inside(value, low...high, .seconds)
          let words = margin.map { "\($0.described) of \(Quantity.fixed($0.room, 3))" }
          lines.append("\(low) \(high) \(value): \(words ?? "none")")
        }
      }
    }
    for distance in [0, 0.004, 9.99, 9.999, 10, 10.04, 1234] {
      for unit in [ExpectationMargin.Unit.seconds, .metres, .ofTheMember] {
        let margin = ExpectationMargin(distance: distance, unit: unit, room: 8)
        lines.append("\(margin.described) \(Quantity.fixed(margin.share, 4))")
      }
    }
    return ToldTrial(name: "margins of ranges", told: lines.joined(separator: "\n"))
  }

  // MARK: - Receivers

  /// What a receiver makes of fixes whose speeds and errors are just those at which it decides otherwise.
  private static var samples: ToldTrial {
    let speeds = [nil, 0, TrueState.slowest, TrueState.slowest * 2, 10]
    var lines: [String] = []
    for (number, speed) in speeds.enumerated() {
      for course in [nil, 0.0, 90] {
        var receiver = FaultyReceiver()
        for step in 0..<48 {
          let fix = Location(
            coordinate: LawBench.at(Double(step), step % 24 == 7 ? 20_020_000 : 0),
            horizontalAccuracy: step % 5 == 0 ? nil : 4,
            course: course,
            speed: speed,
            timestamp: LawBench.instant(Double(step))
          )
          var sample = FaultySample(
            fix,
            seconds: Double(step),
            elapsed: 1,
            metres: Double(step),
            course: course ?? 45
          )
          if step % 3 == 1 { (sample.east, sample.north) = (3, 0) }
          if step % 3 == 2 { (sample.east, sample.north) = (0, -4) }
          let against = -(speed ?? 0)
          switch step % 8 {
          case 1: sample.eastSpeed = against
          case 2: sample.northSpeed = against
          case 3: (sample.eastSpeed, sample.northSpeed) = (TrueState.slowest, 0)
          case 4: (sample.eastSpeed, sample.northSpeed) = (0, TrueState.slowest)
          default: break
          }
          if step % 4 == 3 { sample.variance = Double(number) }
          if step % 9 == 8 { sample.claimed = 30 }
          sample.isFrozen = step % 11 == 5 || step == 0 && number == 1
          sample.isReckoned = step % 11 == 7 || step == 0 && number == 2
          sample.isDropped = step % 11 == 9
          if step % 13 == 12 { sample.clockError = -1_500_000_000 }
          let told = receiver.location(of: sample)
          let numbers = [
            told.coordinate.latitude, told.coordinate.longitude, told.speed ?? -1,
            told.course ?? -1, told.horizontalAccuracy ?? -1,
          ]
          lines.append(
            "\(told.timestamp.nanoseconds) "
              + numbers.map { Quantity.fixed($0, 7) }.joined(separator: " ")
          )
        }
      }
    }
    return ToldTrial(name: "fixes of a receiver", told: lines.joined(separator: "\n"))
  }

  // MARK: - Drafts

  /// The fixes of scenarios before any fault, as the section that holds them, and those of one that has none.
  private static var drafts: ToldTrial {
    let traces = [
      "", #""trace": { "points": [{ "t": 0, "lat": 0, "lon": 0 }] }"#,
      #""trace": { "points": [{ "t": 0, "lat": 1, "lon": 2, "speed": 3, "course": 4, "accuracy": 5 }, "#
        + #"{ "t": 1.5, "lat": 1, "lon": 2.0001 }] }, "faults": [{ "kind": "white", "sigma": 5 }]"#,
      #""trace": { "drive": { "path": [{ "lat": 0, "lon": 0 }, { "lat": 0, "lon": 0.001 }] } }"#,
    ]
    let said = traces.map { trace -> String in
      do {
        let scenario = try TrialScenario.read(
          #"{ "version": 1, "title": "A trial", "duration": 9, \#(trace.isEmpty ? "" : trace + ", ")"expect": [] }"#
        )
        guard let draft = try DraftTrace(of: scenario) else { return "no trace" }
        return "\(draft.fixes.count) \(DraftTrace.section(draft.fixes))"
      } catch {
        return "\(error)"
      }
    }
    return ToldTrial(name: "traces of drafts", told: said.joined(separator: "\n"))
  }

  // MARK: - Ledgers

  /// Ledgers that keep all, some and nothing, taken as entries and as lines; decisions as near to their limits as
  /// others are among them.
  private static var ledgers: ToldTrial {
    var lines: [String] = []
    let kinds: [DecisionLedger] = [
      DecisionLedger(keepsAll: true), DecisionLedger(keepsAll: false),
      DecisionLedger { $0.rule == .arrival },
    ]
    for ledger in kinds {
      final class Witness { var count = 0 }
      let witness = Witness()
      for (number, margin) in [5.0, -5, 3, 3, -3, 0, 0].enumerated() {
        if number % 3 == 1 {
          ledger.navigatorHeard(LawBench.fix(LawBench.straight, Double(number), at: Double(number)))
        }
        if number == 2 { ledger.observer = { _ in witness.count += 1 } }
        for rule in [Decision.Rule.arrival, .offRoute, .reroute] {
          let decision = Decision(
            rule: rule,
            measured: 10 + margin,
            threshold: 10,
            unit: .metres,
            fired: margin > 0,
            margin: margin,
            detail: number == 4 ? .firstReport : .none
          )
          ledger.navigatorDecided(decision, at: LawBench.instant(Double(number)))
        }
        if number == 1 { tell(ledger.takeLines { $0.rule == .offRoute }) }
        if number == 3 { tell(ledger.takeLines { _ in true }) }
        if number == 4 { lines.append("\(ledger.takeEntries().count) \(ledger.entries.count)") }
      }
      tell(ledger.takeLines { _ in false })
      lines.append("\(witness.count) told, \(ledger.entries.count) left")
      lines += ledger.closestDecisions.map { entry in
        let fix = entry.fix.map { Quantity.fixed($0.timestamp.seconds, 1) } ?? "no fix"
        return "\(entry.decision.rule.rawValue) \(entry.milliseconds) \(fix)"
      }
    }
    func tell(_ bytes: [UInt8]) { lines.append(String(decoding: bytes, as: UTF8.self)) }
    return ToldTrial(name: "ledgers of decisions", told: lines.joined(separator: "\n"))
  }
}
