/// A value for each direction of a way.
struct BothWays<Value> {
  var forward: Value
  var backward: Value

  init(forward: Value, backward: Value) {
    self.forward = forward
    self.backward = backward
  }

  init(_ value: Value) { self.init(forward: value, backward: value) }

  subscript(_ direction: WayDirection) -> Value {
    get { direction == .forward ? forward : backward }
    set {
      if direction == .forward { forward = newValue } else { backward = newValue }
    }
  }
}

extension BothWays: Sendable where Value: Sendable {}

/// A direction of travel along a way, by the order of its nodes.
public enum WayDirection: UInt8, CaseIterable, Sendable {
  case forward, backward

  /// The other direction.
  public var reversed: WayDirection { self == .forward ? .backward : .forward }
}
