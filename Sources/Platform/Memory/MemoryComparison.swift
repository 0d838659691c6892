#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's own comparison of memory, as fast as memory is.
package enum MemoryComparison {
  /// Whether `bytes` begins with all of `prefix`.
  package static func isPrefix(_ prefix: borrowing [UInt8], of bytes: borrowing [UInt8]) -> Bool {
    guard prefix.count <= bytes.count else { return false }
    let count = prefix.count
    return unsafe prefix.withUnsafeBytes { left in
      unsafe bytes.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return true }
        return unsafe memcmp(left, right, count) == 0
      }
    }
  }
}
