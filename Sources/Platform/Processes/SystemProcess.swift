import CProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process as the system sees it.
package enum SystemProcess {
  /// The environment variables.
  package static var environment: [String: String] {
    var result: [String: String] = [:]
    var next = unsafe environ
    while let entry = unsafe next.pointee {
      let text = unsafe String(cString: entry)
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      unsafe next += 1
    }
    return result
  }

  /// The absolute path of the current folder; `.` where it cannot be told.
  package static var workingFolder: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    return unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      guard let path = unsafe getcwd(buffer.baseAddress, buffer.count) else { return "." }
      return unsafe String(cString: path)
    }
  }

  /// The error number of a file that is not there.
  package static var noSuchFile: Int32 { ENOENT }

  /// The number of this process.
  package static var identifier: Int32 { getpid() }

  /// The number of processors that are at hand.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Nanoseconds of a clock that only goes forward.
  package static var now: UInt64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Nanoseconds of the Unix epoch, for what other programs take for a receiver's time.
  package static var wallClock: Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Waits; a signal may end that early.
  package static func pause(microseconds: UInt32) { _ = usleep(microseconds) }

  /// Ends the process.
  package static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }
}
