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

  /// The names of the trials that have a line and of which nothing was told, sorted: a trial that is gone proves
  /// nothing.
  package static func untold(by trials: [ToldTrial]) -> [String] {
    Set(digests.keys).subtracting(trials.map(\.name)).sorted()
  }

  /// The digests by the names of their trials.
  package static let digests: [String: String] = {
    var digests: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      digests[String(line.dropFirst(17))] = String(line.prefix(16))
    }
    return digests
  }()
}
