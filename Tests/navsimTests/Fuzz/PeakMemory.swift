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

  /// Byte by byte: this is asked twice for each file, and a debug build takes a millisecond to split the text.
  private static func value(of key: String) -> Int {
    guard let bytes = try? FileSystem.read("/proc/self/status") else { return 0 }
    let name = Array(key.utf8)
    var place = 0
    while place + name.count < bytes.count {
      var matched = 0
      while matched < name.count, bytes[place + matched] == name[matched] { matched += 1 }
      if matched == name.count { break }
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      place += 1
    }
    place += name.count
    var number = 0
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      let digit = Int(bytes[place]) - 0x30
      if (0...9).contains(digit) { number = number * 10 + digit }
      place += 1
    }
    return number
  }
}
