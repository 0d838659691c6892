import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The most memory that this process used since it was last asked, where the system counts it: on Linux.
enum PeakMemory {
  /// Begins to count anew, and returns how many KB are in use; 0 where the system does not count.
  static func begin() -> Int {
    let file = "/proc/self/clear_refs"
    guard let stream = unsafe fopen(file, "w") else { return 0 }
    unsafe fputs("5", stream)
    unsafe fclose(stream)
    return value(of: "VmRSS:")
  }

  /// The most KB in use since then.
  static var now: Int { value(of: "VmHWM:") }

  private static func value(of key: String) -> Int {
    guard let bytes = try? FileSystem.read("/proc/self/status") else { return 0 }
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix(key)
    }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
      .flatMap { Int($0) } ?? 0
  }
}
