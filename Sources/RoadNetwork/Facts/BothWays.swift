/// A value for each direction of a way.
package struct BothWays<Value> {
  package var forward: Value
  package var backward: Value

  init(forward: Value, backward: Value) {
    self.forward = forward
    self.backward = backward
  }

  init(_ value: Value) { self.init(forward: value, backward: value) }

  package subscript(_ direction: WayDirection) -> Value {
    get { direction == .forward ? forward : backward }
    set {
      if direction == .forward { forward = newValue } else { backward = newValue }
    }
  }
}

extension BothWays: Sendable where Value: Sendable {}
