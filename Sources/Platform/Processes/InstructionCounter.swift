import CProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Counts the instructions that this thread executes outside of the kernel, by the processor's own counter.
package final class InstructionCounter {
  private let descriptor: Int32

  /// Begins to count; nil where the system counts none, as many virtual machines do.
  package init?() {
    descriptor = navsim_count_instructions()
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// The instructions since it was made; nil where they cannot be read.
  package var count: UInt64? {
    var count: UInt64 = 0
    let size = MemoryLayout<UInt64>.size
    let read = unsafe withUnsafeMutableBytes(of: &count) { bytes in
      unsafe SystemCall.read(descriptor, bytes.baseAddress, size)
    }
    return read == size ? count : nil
  }
}
