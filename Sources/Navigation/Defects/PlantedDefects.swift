/// A set of planted defects; empty in every navigator that is not under test.
package struct PlantedDefects: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  package init(arrayLiteral defects: PlantedDefect...) {
    for defect in defects { insert(defect) }
  }

  @inline(__always)
  package var isEmpty: Bool { bits == 0 }

  package mutating func insert(_ defect: PlantedDefect) { bits |= 1 << UInt64(defect.rawValue) }

  @inline(__always)
  package func contains(_ defect: PlantedDefect) -> Bool {
    bits & 1 << UInt64(defect.rawValue) != 0
  }
}
