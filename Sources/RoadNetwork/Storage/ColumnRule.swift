/// What every number of a stored column must be, so that whatever it leads to is there.
///
/// Only columns of `UInt32` have rules but ``any``.
package enum ColumnRule: Sendable {
  case any
  /// Less than a limit.
  case below(UInt64)
  /// Less than a limit, or the greatest number, which stands for nothing.
  case belowOrNone(UInt64)
  /// Each more than the one before by at least a step, and at most a limit.
  case rising(to: UInt64, by: UInt32 = 0)

  /// Whether a block keeps the rule.
  ///
  /// - Parameter previous: The number before the block; nil at the beginning.
  func holds(_ numbers: UnsafeBufferPointer<UInt32>, previous: UInt32?) -> Bool {
    switch self {
    case .any: return true
    case .below(let limit):
      return unsafe numbers.allSatisfy { UInt64($0) < limit }
    case .belowOrNone(let limit):
      return unsafe numbers.allSatisfy { UInt64($0) < limit || $0 == .max }
    case .rising(let limit, let step):
      var last = previous
      for index in numbers.indices {
        let number = unsafe numbers[index]
        guard UInt64(number) <= limit else { return false }
        if let last, number < last || number - last < step { return false }
        last = number
      }
      return true
    }
  }
}
