/// A track of a file that may have several: what a logger calls a track, an activity or a topic.
public struct TraceTrack: Hashable, Sendable {
  /// Its number among the tracks that have fixes, from 1.
  public let number: Int
  /// What the file calls it; nil where it has no name.
  public let name: String?
  /// The line of its first fix.
  public let line: Int
  /// The number of its fixes, as the file has them.
  public internal(set) var fixCount: Int
  /// The time of its first fix, in nanoseconds of the Unix epoch.
  public internal(set) var start: Int64
  /// The time of its last fix, in nanoseconds of the Unix epoch.
  public internal(set) var end: Int64

  /// The track in one line: `2  "GPS altitude"  304 fixes, 2026-03-01T08:00:00Z to …`.
  public var summary: String {
    let title = name.map { "\"\($0)\"  " } ?? ""
    let fixes = fixCount == 1 ? "1 fix" : "\(fixCount) fixes"
    return "\(number)  \(title)\(fixes), \(CivilDate.text(nanoseconds: start)) to "
      + CivilDate.text(nanoseconds: end)
  }
}
