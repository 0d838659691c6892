import Foundation

/// The memory of this process, which an answer without end would fill.
///
/// What an answer's body takes is bounded where it is read. The body of a redirect is not: the session keeps
/// it for itself, and shows it to nobody before it is whole.
enum Memory {
  /// The most bytes that an answer may cost: several times the largest body that is taken.
  static let limit = 192 << 20

  /// How many bytes are in use; 0 where the system does not tell.
  static var used: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
