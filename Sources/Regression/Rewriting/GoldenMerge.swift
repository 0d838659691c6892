import CanonicalJSON
import Recording

/// Merges two versions of a golden that come from one, event by event.
///
/// Events are compared without their sequence numbers and numbered anew, so that an event more on
/// one side is no conflict with what the other side did elsewhere. What both sides changed
/// differently stands between conflict markers; a golden with them counts as missing, and running
/// its scenario makes it anew.
package struct GoldenMerge {
  /// The merged golden, with conflict markers where ``conflictCount`` is not 0.
  package private(set) var bytes: [UInt8]

  /// How many places both sides changed in different ways.
  package private(set) var conflictCount: Int

  /// Merges two versions.
  ///
  /// - Parameter base: the version that both come from; empty if there is none. What is no recording
  ///   counts as none, such as a version that itself has conflict markers.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    if ours == theirs || theirs == base {
      (bytes, conflictCount) = (ours, 0)
      return
    }
    if ours == base {
      (bytes, conflictCount) = (theirs, 0)
      return
    }
    guard let left = Self.parsed(ours), let right = Self.parsed(theirs) else {
      (bytes, conflictCount) = (Self.conflict(Array(ours), Array(theirs)), 1)
      return
    }
    let merge = ThreeWayMerge(
      base: Self.parsed(base).map(Self.digests) ?? [],
      ours: Self.digests(left),
      theirs: Self.digests(right)
    )
    (bytes, conflictCount) = Self.write(merge, left, right)
    guard conflictCount == 0 else { return }
    let leftOut = Self.leftOut(Self.parsed(base)?.closing, left.closing, right.closing)
    guard let merged = Self.parsed(bytes), let leftOut else {
      // Each side is right by itself and both together are no story.
      (bytes, conflictCount) = (Self.conflict(ours, theirs), 1)
      return
    }
    if left.closing != nil || right.closing != nil {
      bytes += RecordingFormat.closing(of: merged.events.map(\.time), left: leftOut).line
    }
  }

  /// Returns what the merged golden leaves out; nil where both sides changed that in different ways.
  private static func leftOut(
    _ base: RecordedClosing?,
    _ ours: RecordedClosing?,
    _ theirs: RecordedClosing?
  ) -> [String: RecordedClosing.LeftOut]? {
    let (before, left, right) = (base?.left?.events, ours?.left?.events, theirs?.left?.events)
    if left == right || right == before { return left ?? [:] }
    return left == before ? right ?? [:] : nil
  }

  private static func write(
    _ merge: ThreeWayMerge,
    _ ours: RecordingIndex,
    _ theirs: RecordingIndex
  ) -> (bytes: [UInt8], conflictCount: Int) {
    var bytes: [UInt8] = []
    var number = 0
    var conflictCount = 0
    for piece in merge.pieces {
      switch piece {
      case .ours(let range): append(range, of: ours, &number, to: &bytes)
      case .theirs(let range): append(range, of: theirs, &number, to: &bytes)
      case .conflict(let left, let right):
        conflictCount += 1
        var (ourBytes, theirBytes): ([UInt8], [UInt8]) = ([], [])
        var ourNumber = number
        append(left, of: ours, &ourNumber, to: &ourBytes)
        append(right, of: theirs, &number, to: &theirBytes)
        bytes += conflict(ourBytes, theirBytes)
      }
    }
    return (bytes, conflictCount)
  }

  private static func append(
    _ range: Range<Int>,
    of recording: RecordingIndex,
    _ number: inout Int,
    to bytes: inout [UInt8]
  ) {
    for line in range {
      bytes += RecordingFormat.line(recording.lines[line], number: line == 0 ? nil : number)
      if line > 0 { number += 1 }
    }
  }

  /// Returns two versions between the marks that git uses.
  private static func conflict(_ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8] {
    Array("<<<<<<< ours\n".utf8) + ended(ours) + Array("=======\n".utf8) + ended(theirs)
      + Array(">>>>>>> theirs\n".utf8)
  }

  private static func ended(_ bytes: [UInt8]) -> [UInt8] {
    bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
  }

  private static func parsed(_ bytes: [UInt8]) -> RecordingIndex? {
    do { return try RecordingIndex(bytes, path: "") } catch { return nil }
  }

  /// Returns a digest of every line: the header, then the events without their numbers.
  private static func digests(_ recording: RecordingIndex) -> [UInt64] {
    [Hash.of(RecordingFormat.line(recording.lines[0], number: nil))]
      + recording.events.map { event in
        Hash.combine(
          Hash.combine(event.key, event.payload),
          UInt64(bitPattern: event.time)
        )
      }
  }
}
