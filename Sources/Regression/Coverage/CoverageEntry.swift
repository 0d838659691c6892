/// One entry of the catalogue with the scenarios that exercise it.
package struct CoverageEntry: Hashable, Sendable {
  package let topic: CoverageTopic
  package let name: String
  /// The names of the scenarios, in their order.
  package var scenarios: [String] = []
}
