import CanonicalJSON
import Platform
import ScenarioLanguage
import Simulation

/// What scenarios are said to have in common, and words of which numbers are taken for the same.
enum FindingTrials {
  static var all: [ToldTrial] { [shapes, conflicts, written, policies, consequences] + groups }

  /// Failures as they are told, without what makes two of one kind differ.
  private static var shapes: ToldTrial {
    let found = [
      "", "7", "12", "3.5 s late", "found 2 at 307.0, 341.0 s",
      "found none; elsewhere it came at 1",
      "metres 12.5 and 13; 14", "1 too many", "10 too many at 5", "a1b22c", "3.", "3..4", "-0.25 m",
      "found 1: 99 m, outside the window", "fix 5 of 12, outside the window",
    ]
    return ToldTrial(
      name: "shapes of failures",
      told: found.map { text in
        "\(FailureShape.of(found: text))|\(FailureShape.withoutNumbers(text))|"
          + "\(Finding(expectation: "a.json:12: twice \(text)", found: text).group)|"
          + Finding(violation: "placeKeepsPace: \(text)").group
      }.joined(separator: "\n")
    )
  }

  /// Texts with what git leaves in a file that it could not merge, and with what looks like it.
  private static var conflicts: ToldTrial {
    let texts = [
      "", "<", "<<<<<<<", ">>>>>>>", "<<<<<<", "<<<<<<< HEAD\n", "{}\n>>>>>>> other", "{}\n>>>>>>>",
      "{}\n>>>>>>>x", "{}\n>>>>>>> ",
      "{}\n>>>>>>>\n", "{}\n>>>>>>>\r\n", "{}\n<<<<<<<<\n", " <<<<<<< HEAD\n",
      "{\"a\":\"<<<<<<< \"}\n",
      "\n\n<<<<<<< a", "=======\n", "<<<<<<>\n", "{}\n{}\n<<<<<<<x\n>>>>>>> y",
    ]
    return ToldTrial(
      name: "marks of a conflict in texts",
      told: texts.map { text in
        ConflictMarkers.firstLine(in: Array(text.utf8)).map { "line \($0)" } ?? "none"
      }.joined(separator: "\n")
    )
  }

  /// Findings as a report has them, read again.
  private static var written: ToldTrial {
    let findings = (1...40).map { seed -> Finding in
      var dice = RandomStream("written findings", seed: UInt64(seed))
      return finding(&dice)
    }
    let lines = findings.map { finding -> String in
      var writer = JSONWriter()
      finding.write(to: &writer)
      let again = (try? JSONDocument(parsing: writer.bytes)).flatMap { Finding($0.root) }
      return String(decoding: writer.bytes, as: UTF8.self) + (again == finding ? "" : " is lost")
    }
    return ToldTrial(name: "findings in a report", told: lines.joined(separator: "\n"))
  }

  /// What a test may write, by flag and environment.
  private static var policies: ToldTrial {
    let environments: [[String: String]] = [
      [:], ["CI": "1"], ["CI": "false"], ["NAVSIM_UPDATE": "changed"],
      ["CI": "true", "NAVSIM_UPDATE": "all"], ["CI": "1", "NAVSIM_PENDING_DIR": "waiting"],
      ["NAVSIM_UPDATE": "none", "NAVSIM_PENDING_DIR": ""], ["NAVSIM_UPDATE": "every"],
    ]
    var lines = ["\(UpdatePolicy.checking)"]
    for flag in [nil] + UpdatePolicy.Mode.allCases.map(Optional.some) {
      for environment in environments {
        let policy = Result { () throws(UpdatePolicyError) in
          try UpdatePolicy(flag: flag) { environment[$0] }
        }
        lines.append("\(policy)")
      }
    }
    return ToldTrial(name: "what a test may write", told: lines.joined(separator: "\n"))
  }

  // MARK: - Groups

  /// Suites that seeds draw, with what their scenarios have in common.
  private static let groups: [ToldTrial] = (1...24).map { number in
    let said = (0..<10).map { draw -> String in
      var dice = RandomStream("findings", seed: UInt64(number * 10 + draw))
      func below(_ count: Int) -> Int { Int(dice.unit() * Double(count)) }
      let pool = (0..<3 + below(6)).map { _ in finding(&dice) }
      // Some suites are large: what follows from a change is told by how often it comes behind it.
      let scenarios = (0..<2 + below(draw % 5 == 4 ? 60 : 12)).map { index -> ScenarioFindings in
        let findings = (0...below(4)).map { _ in pool[below(pool.count)] }
        let others = (0..<below(4)).map { _ in pool[below(pool.count)].group }
        let parts = findings.map(\.group) + others
        return ScenarioFindings(
          operand: "Scenarios/\(index).json",
          findings: findings,
          parts: parts
        )
      }
      return FindingGroup.groups(of: scenarios).map { group in
        ([group.explained] + group.others + group.operands).joined(separator: "\n  ")
      }.joined(separator: "\n")
    }
    return ToldTrial(name: "drawn findings \(number)", told: said.joined(separator: "\nnext\n"))
  }

  /// A change behind which another finding comes so often that it follows from it, or not quite.
  private static var consequences: ToldTrial {
    func finding(_ group: String, isTurn: Bool = false) -> Finding {
      Finding(group: group, ticks: nil, ties: [], isTurn: isTurn, reason: "")
    }
    let said = [18, 19, 20, 21, 40].flatMap { count in
      [1, 2, 3].map { alone -> String in
        let behind = (0..<count).map { index in
          ScenarioFindings(
            operand: "Scenarios/behind-\(index).json",
            findings: [finding("rerouteStarted sooner", isTurn: true)],
            parts: ["didArrive later", index % 3 == 0 ? "didAnnounce later" : "routeStatus"]
          )
        }
        let others = (0..<alone).map { index in
          ScenarioFindings(
            operand: "Scenarios/alone-\(index).json",
            findings: [finding("didArrive later"), finding("didAnnounce later")],
            parts: ["didArrive later", "didAnnounce later"]
          )
        }
        return "\(count) and \(alone)\n"
          + FindingGroup.groups(of: behind + others).map { group in
            "\(group.explained): \(group.others) \(group.operands.count)"
          }.joined(separator: "\n")
      }
    }
    return ToldTrial(name: "what follows from a change", told: said.joined(separator: "\n"))
  }

  private static func finding(_ dice: inout RandomStream) -> Finding {
    func below(_ count: Int) -> Int { Int(dice.unit() * Double(count)) }
    let event = ["didArrive", "rerouteStarted", "customCalled", "didAnnounce", "routeStatus"][
      below(5)
    ]
    let how = [" sooner", " later", " changed", ": url", ": text", ""][below(6)]
    let reasons = [
      "", "deviation \(50 + below(20)).\(below(10)) m crossed the limit of 50.0 m",
      "\(below(4)) fixes stayed within the limit", "nobody asked",
    ]
    return Finding(
      group: event + how,
      ticks: below(3) == 0 ? nil : below(9) - 4,
      ties: Set((0..<below(3)).map { _ in "tie \(below(6))" }),
      isTurn: below(3) == 0,
      isFaint: below(5) == 0,
      appears: [true, false, nil, nil][below(4)],
      reason: reasons[below(reasons.count)]
    )
  }
}
