#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another country: its time zone and its way to write numbers and letters.
package enum ForeignSurroundings {
  /// Half an hour off the whole ones, and a language in which `I` is not the capital of `i`.
  private static let variables = [("TZ", "Asia/Kolkata"), ("LC_ALL", "tr_TR.UTF-8")]

  /// Does something there, and comes back.
  ///
  /// Only where no other thread of the program looks at its environment: the whole process goes.
  ///
  /// - Throws: What the work throws.
  package static func during<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = variables.map { name, _ in unsafe getenv(name).map { unsafe String(cString: $0) } }
    for (name, value) in variables { _ = unsafe setenv(name, value, 1) }
    settle()
    defer {
      for ((name, _), value) in zip(variables, before) {
        if let value { _ = unsafe setenv(name, value, 1) } else { _ = unsafe unsetenv(name) }
      }
      settle()
    }
    return try work()
  }

  private static func settle() {
    _ = unsafe setlocale(LC_ALL, "")
    tzset()
  }
}
