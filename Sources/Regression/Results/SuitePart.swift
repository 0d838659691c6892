import CanonicalJSON
import Navigation
import Platform

/// Which part of a suite a result is of, so that a part that is missing is missed.
package struct SuitePart: Hashable, Sendable {
  /// Which of how many.
  package let shard: Shard
  /// The digest of all that was selected before it was divided: names and texts of the scenarios.
  package let selection: String
  /// How many scenarios are in the part.
  package let scenarioCount: Int
  /// The release that tested it.
  package let version: String

  /// Creates a part of so many scenarios that this release tests.
  init(_ shard: Shard, of selection: UInt64, scenarioCount: Int) {
    self.shard = shard
    self.scenarioCount = scenarioCount
    self.selection = Hash.text(of: selection)
    version = NavigationContext.version
  }

  /// Reads a part as ``write(to:)`` writes it.
  ///
  /// - Throws: ``ReportError`` where it is none.
  init(_ value: JSONValue, in path: String) throws(ReportError) {
    guard let number = value["number"]?.integer, let count = value["of"]?.integer,
      let shard = Shard(Int(clamping: number), of: Int(clamping: count)),
      let selection = value["selection"]?.string, let version = value["version"]?.string,
      let count = value["scenarios"]?.integer, count >= 0
    else { throw ReportError("\"part\" is no part of a suite", at: value, in: path) }
    (self.shard, self.selection, self.version) = (shard, selection, version)
    scenarioCount = Int(clamping: count)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject("part")
    writer.member("number", shard.number)
    writer.member("of", shard.count)
    writer.member("selection", selection)
    writer.member("scenarios", scenarioCount)
    writer.member("version", version)
    writer.endObject()
  }

  /// Returns why two parts are not of one whole; nil where they are.
  private func difference(from other: SuitePart) -> String? {
    if shard.count != other.shard.count {
      return "it is one of \(shard.count) parts, not of \(other.shard.count)"
    }
    if version != other.version { return "it was made by navsim \(version), not \(other.version)" }
    if selection != other.selection { return "it is part of another selection of scenarios" }
    return nil
  }

  /// Checks that reports are the parts of one whole, where any of them is a part.
  ///
  /// - Returns: The numbers of parts that are not there, and of how many.
  /// - Throws: ``ReportError`` for a part that is there twice, and for what is no part of the same whole.
  static func missing(
    among reports: [(path: String, report: SuiteReport)]
  ) throws(ReportError) -> [Shard] {
    guard let (firstPath, first) = reports.first(where: { $0.report.part != nil }),
      let whole = first.part
    else { return [] }
    var owners: [Int: String] = [:]
    for (path, report) in reports {
      guard let part = report.part else {
        throw ReportError("it is no part of what \(firstPath) is a part of", in: path)
      }
      if let difference = part.difference(from: whole) {
        throw ReportError("\(difference): \(firstPath)", in: path)
      }
      if let owner = owners.updateValue(path, forKey: part.shard.number) {
        throw ReportError("part \(part.shard) is also in \(owner)", in: path)
      }
      let told = report.cases.count + report.notRun.count
      guard told == part.scenarioCount else {
        let scenarios = Quantity.count(part.scenarioCount, "scenario")
        throw ReportError("it tells of \(told), and its part has \(scenarios)", in: path)
      }
    }
    return (1...whole.shard.count).compactMap { number in
      owners[number] == nil ? Shard(number, of: whole.shard.count) : nil
    }
  }
}
