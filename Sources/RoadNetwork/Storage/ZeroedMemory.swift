#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory of zeros whose pages the system gives only once they are written.
enum ZeroedMemory {
  @unsafe
  static func allocate(bytes: Int) -> UnsafeMutableRawPointer {
    guard let memory = unsafe calloc(1, Swift.max(1, bytes)) else {
      // Only where the system has no address left; Swift's own allocations end the same way.
      preconditionFailure("out of memory")
    }
    return unsafe memory
  }

  @unsafe
  static func free(_ memory: UnsafeMutableRawPointer) {
    #if canImport(Glibc)
      unsafe Glibc.free(memory)
    #elseif canImport(Musl)
      unsafe Musl.free(memory)
    #else
      unsafe Darwin.free(memory)
    #endif
  }
}
