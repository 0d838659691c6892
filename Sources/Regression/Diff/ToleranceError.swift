/// A tolerance that cannot be meant.
package struct ToleranceError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// No event of either recording has the value.
    case matchesNothing
    /// Not of the form `EVENT/FIELD=AMOUNT`.
    case malformed
  }

  package var selector: String
  package var reason: Reason
}

extension ToleranceError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .matchesNothing: "error: tolerance '\(selector)' matches no value of either recording"
    case .malformed:
      "error: tolerance '\(selector)' must be EVENT/FIELD=AMOUNT or EVENT/FIELD=PERCENT%, "
        + "such as navigator.didUpdateLocation/speed=0.5"
    }
  }
}
