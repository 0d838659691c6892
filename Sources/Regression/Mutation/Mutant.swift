import Platform
package import Navigation
import ScenarioLanguage
package import Simulation

/// A change of the navigator at run time, which a suite ought to notice.
package struct Mutant: Sendable {
  /// How a value is changed.
  package enum Change: Hashable, Sendable {
    /// Multiplied: a little, or clearly.
    case scaled(Double)
    /// Moved by a unit of its own.
    case moved(Double)
    /// A thousandth more or less: the least that rules can tell which compare whole millimetres and
    /// milliseconds. It tells `≥` from `>` where something lies exactly on the limit.
    case nudged(isUp: Bool)
    /// The rule is switched off.
    case off
    /// A flag is turned round.
    case flipped
    /// Another word.
    case word(String)
    /// A known defect of some navigator is planted.
    case defect(PlantedDefect)

    /// How much is changed, among the changes of one number: the least first.
    var size: Int {
      switch self {
      case .nudged: 0
      case .scaled(let factor): abs(factor - 1) < 0.05 ? 1 : 3
      case .moved: 2
      case .off: 4
      case .flipped, .word, .defect: 5
      }
    }

    /// Whether a number becomes larger; nil for what is no number.
    var isUp: Bool? {
      switch self {
      case .nudged(let isUp): isUp
      case .scaled(let factor): factor > 1
      case .moved(let units): units > 0
      case .off: true
      case .flipped, .word, .defect: nil
      }
    }
  }

  /// The key of the navigator; empty for a defect.
  package let key: String
  /// How the value of ``key`` is changed.
  package let change: Change
  private let value: NavigatorKey.Value?

  private init(_ key: NavigatorKey?, _ change: Change) {
    self.key = key?.name ?? ""
    value = key?.value
    self.change = change
  }

  /// Every change that there is, by keys in the order of their table.
  package static let all: [Mutant] =
    NavigatorKey.all.flatMap { key in changes(of: key.value).map { Mutant(key, $0) } }
    + PlantedDefect.allCases.map { Mutant(nil, .defect($0)) }

  private static func changes(of value: NavigatorKey.Value) -> [Change] {
    switch value {
    case .number(_, _, let allowsMax):
      [
        .scaled(0.99), .scaled(1.01), .scaled(0.9), .scaled(1.1), .moved(-1), .moved(1),
        .nudged(isUp: false), .nudged(isUp: true),
      ] + (allowsMax ? [.off] : [])
    case .whole: [.moved(-1), .moved(1)]
    case .flag: [.flipped]
    case .choice(let words, _): words.map { .word($0) }
    case .text: []
    }
  }

  /// The change as a person reads it.
  package var described: String {
    switch change {
    case .scaled(let factor):
      "\(key) \(factor > 1 ? "+" : "-")\(Quantity.fixed(abs(factor - 1) * 100, 0)) %"
    case .moved(let units): "\(key) \(units > 0 ? "+" : "-")\(Quantity.fixed(abs(units), 0))"
    case .nudged(let isUp): "\(key) \(isUp ? "just above" : "just below")"
    case .off: "\(key) off"
    case .flipped: "\(key) turned round"
    case .word(let word): "\(key) \(word)"
    case .defect(let defect): "defect \(defect)"
    }
  }

  /// Changes a navigator, by its configuration or by what is broken in it; false where that leaves it as
  /// it is, or no value of the key is like that.
  package func apply(
    to configuration: inout NavigatorConfiguration,
    _ defects: inout PlantedDefects
  ) -> Bool {
    if case .defect(let defect) = change {
      defects.insert(defect)
      return true
    }
    switch value {
    case .number(let path, let range, _):
      let old = configuration[keyPath: path]
      // The standard value is meant by a negative one, and nothing by an endless one.
      guard old.isFinite, old > 0, let new = changed(old), new != old else { return false }
      guard new == .infinity || range.contains(new) && new >= 0 else { return false }
      configuration[keyPath: path] = new
    case .whole(let path, let range):
      let old = configuration[keyPath: path]
      guard case .moved(let units) = change, range.contains(Int64(old + Int(units))) else {
        return false
      }
      configuration[keyPath: path] = old + Int(units)
    case .flag(let path): configuration[keyPath: path].toggle()
    case .choice(_, let set):
      guard case .word(let word) = change else { return false }
      set(&configuration, word)
    case .text, nil: return false
    }
    return true
  }

  private func changed(_ value: Double) -> Double? {
    switch change {
    case .scaled(let factor): value * factor
    case .moved(let units): value + units
    case .nudged(let isUp): value + (isUp ? 0.001 : -0.001)
    case .off: .infinity
    case .flipped, .word, .defect: nil
    }
  }
}
