#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Calls of the C library under names of their own, for types whose methods have the same names.
enum SystemCall {
  @unsafe
  static func read(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, start, count)
    #else
      unsafe Darwin.read(descriptor, start, count)
    #endif
  }

  @unsafe
  static func write(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, start, count)
    #else
      unsafe Darwin.write(descriptor, start, count)
    #endif
  }

  static func open(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.open(path, flags, mode)
    #elseif canImport(Musl)
      unsafe Musl.open(path, flags, mode)
    #else
      unsafe Darwin.open(path, flags, mode)
    #endif
  }

  #if !canImport(Darwin)
    /// The locale in which programs begin.
    private nonisolated(unsafe) static let plainLocale =
      unsafe newlocale(LC_MESSAGES_MASK, "C", nil)
  #endif

  /// The C library's words for an error number, as it writes them where no language is asked for:
  /// what the program says must not depend on the country that it runs in.
  static func words(for code: Int32) -> String {
    #if canImport(Darwin)
      unsafe String(cString: strerror(code))
    #else
      unsafe String(cString: plainLocale.map { unsafe strerror_l(code, $0) } ?? strerror(code))
    #endif
  }
}
