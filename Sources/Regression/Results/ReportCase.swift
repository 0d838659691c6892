import CanonicalJSON

/// One scenario of a report.
package struct ReportCase: Sendable {
  package let name: String

  /// The scenario file.
  package let path: String
  package let title: String
  package let code: ExitCode

  /// The time that the test took, in seconds; 0 where it is not told.
  package let seconds: Double

  /// The virtual time at the end, in milliseconds.
  package let endTime: Int64

  /// What went wrong, the most telling line first; empty where it passed.
  package let problems: [String]

  /// The object of the case in the JSON report.
  let source: JSONValue

  /// The first part of the name's path: the folder.
  package var folder: String {
    name.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The name without its folder.
  package var shortName: String { name.split(separator: "/").last.map(String.init) ?? name }
}
