import CanonicalJSON
import Platform

/// Mends what `lint` is sure of, by the smallest edits of the files.
enum LintFix {
  /// What was mended: a place of a file, and the texts before and after.
  struct Mended {
    let source: String
    let location: SourceLocation
    let before: String
    let after: String

    /// The finished line.
    var description: String {
      "fixed \(source):\(location.line):\(location.column): \(before) is \(after) now"
    }
  }

  /// Writes the replacements of problems into their files, and returns what changed.
  ///
  /// A file that changed since it was read keeps what no longer stands where it stood.
  ///
  /// - Throws: ``FileError`` where a file cannot be read or written.
  static func apply(_ problems: [Diagnostic]) throws -> [Mended] {
    var mended: [Mended] = []
    let sure = problems.filter { $0.replacement != nil && $0.location != nil }
    for (source, ofFile) in Dictionary(grouping: sure, by: \.source).sorted(by: { $0.key < $1.key })
    {
      var bytes = try FileSystem.read(source)
      var ofSource: [Mended] = []
      // From the end, so that the places before stay what they are.
      var untouched = bytes.count
      let ordered = ofFile.sorted { ($0.location?.offset ?? 0) > ($1.location?.offset ?? 0) }
      for problem in ordered {
        guard let location = problem.location, let after = problem.replacement else { continue }
        let range = location.offset..<location.offset + problem.length
        guard range.upperBound <= untouched,
          SourceLocation(offset: range.lowerBound, in: bytes) == location
        else { continue }
        let before = String(decoding: bytes[range], as: UTF8.self)
        bytes.replaceSubrange(range, with: after.utf8)
        untouched = range.lowerBound
        ofSource.append(Mended(source: source, location: location, before: before, after: after))
      }
      try FileSystem.write(bytes, to: source)
      mended += ofSource.reversed()
    }
    return mended
  }

  /// Writes what was mended as an array of objects.
  static func write(_ mended: [Mended], into json: inout JSONWriter) {
    json.beginArray()
    for one in mended {
      json.beginObject()
      json.member("file", one.source)
      json.member("line", one.location.line)
      json.member("column", one.location.column)
      json.member("before", one.before)
      json.member("after", one.after)
      json.endObject()
    }
    json.endArray()
  }
}
