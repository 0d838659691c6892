package import Navigation

/// A property that a scenario sets.
package struct OverlayEdit: Hashable, Sendable {
  package var property: OverlayProperty
  package var value: OverlayValue
}
