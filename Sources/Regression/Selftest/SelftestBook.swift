import Platform
package import Simulation

/// What the parts of the gate say of all that is planted in them, held as digests: whoever changes a word, a
/// number or a place of it must accept that, as one accepts a golden.
package enum SelftestBook {
  /// Returns the digest of what was said.
  package static func digest(of told: String) -> String { Hash.text(of: Hash.of(told.utf8)) }

  /// Whether a trial said what it said when its words were accepted.
  package static func agrees(with trial: ToldTrial) -> Bool {
    digests[trial.name] == digest(of: trial.told)
  }

  /// The digests by the names of their trials.
  package static let digests: [String: String] = {
    var digests: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      digests[String(line.dropFirst(17))] = String(line.prefix(16))
    }
    return digests
  }()

  /// Returns the lines of a book in which some trials agree.
  package static func lines(of trials: [ToldTrial]) -> String {
    trials.map { "\(digest(of: $0.told)) \($0.name)\n" }.joined()
  }

  /// The trials that have no line, and the lines that no trial has.
  package static func unmatched(_ trials: [ToldTrial]) -> [String] {
    let names = Set(trials.map(\.name))
    return trials.map(\.name).filter { digests[$0] == nil }
      + digests.keys.filter { !names.contains($0) }.sorted()
  }
}
