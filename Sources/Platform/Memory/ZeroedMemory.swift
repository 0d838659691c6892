#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory of zeros whose pages the system gives only once they are written.
package enum ZeroedMemory {
  /// Returns `bytes` zeros, at least one, for ``free(_:)``; their pages cost nothing until they are
  /// written.
  @unsafe
  package static func allocate(bytes: Int) -> UnsafeMutableRawPointer {
    guard let memory = unsafe calloc(1, Swift.max(1, bytes)) else {
      // Only where the system has no address left; Swift's own allocations end the same way.
      preconditionFailure("out of memory")
    }
    return unsafe memory
  }

  /// Gives memory back.
  @unsafe
  package static func free(_ memory: UnsafeMutableRawPointer) { unsafe release(memory) }
}

@unsafe
private func release(_ memory: UnsafeMutableRawPointer) { unsafe free(memory) }
