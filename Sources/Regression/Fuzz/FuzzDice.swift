import CanonicalJSON
import ScenarioLanguage
import Simulation

/// Random choices of one case.
struct FuzzDice {
  private var stream: RandomStream

  init(_ name: String, seed: UInt64) { stream = RandomStream("fuzz." + name, seed: seed) }

  mutating func number() -> UInt64 { stream.next() }

  /// A number in `0..<count`; 0 where there is none.
  mutating func below(_ count: Int) -> Int {
    count < 1 ? 0 : Int(stream.next() % UInt64(count))
  }

  mutating func chance(_ probability: Double) -> Bool { stream.unit() < probability }

  /// A number with three decimals, so that a person can read the scenario.
  mutating func within(_ range: ClosedRange<Double>) -> Double {
    let value = range.lowerBound + stream.unit() * (range.upperBound - range.lowerBound)
    return (value * 1000).rounded() / 1000
  }

  mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// A stretch of a list, at most so long a part of it.
  mutating func stretch(of count: Int, share: Double = 0.3) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let length = 1 + below(max(1, Int(Double(count) * share)))
    let start = below(count)
    return start..<min(count, start + length)
  }
}
