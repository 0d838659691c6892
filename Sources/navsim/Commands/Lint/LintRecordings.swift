import Platform
import CanonicalJSON
import Recording
import ScenarioLanguage

/// What 'navsim lint' tells of recordings, whoever wrote them.
enum LintRecordings {
  /// Returns the operands that are recordings, which are looked at by themselves.
  static func named(in operands: [String]) -> [String] {
    operands.filter { $0.hasSuffix(".jsonl") && FileSystem.kind(of: $0) == .file }
  }

  /// Returns what is wrong with a recording, for each line the first thing.
  static func problems(ofFileAt path: String) -> [Diagnostic] {
    do {
      let lines = try JSONLines(parsing: try FileSystem.read(path), source: path)
      guard lines.count > 0 else { return [Diagnostic("there is no header", source: path)] }
      return problems(of: lines, source: path)
    } catch let error as JSONError {
      return [Diagnostic(error)]
    } catch {
      return [Diagnostic("\(error)", source: path)]
    }
  }

  private static func problems(of lines: JSONLines, source: String) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var told: Set<String>?
    do throws(RecordingError) {
      told = try RecordedHeader(lines[0]).tells.map { Set($0.map(\.kind.text)) }
    } catch {
      problems.append(Diagnostic(error, source: source))
    }
    var last = 0
    for index in 1..<max(1, lines.count) {
      do throws(RecordingError) {
        let record = try ToldRecord(lines[index])
        guard record.milliseconds >= last else {
          throw RecordingError(
            "the time goes back from \(last)",
            at: lines[index]["t"] ?? lines[index]
          )
        }
        last = record.milliseconds
        if let told, case .catalogue = record.event, !record.event.source.isOfHarness,
          !told.contains(record.event.name)
        {
          throw RecordingError(
            "'\(record.event.name)' is none of the events that the header says are told",
            at: lines[index]["event"] ?? lines[index]
          )
        }
      } catch {
        problems.append(Diagnostic(error, source: source))
      }
    }
    return problems
  }
}

extension Diagnostic {
  /// The problem of a line, in the form of all others.
  fileprivate init(_ error: RecordingError, source: String) {
    self.init(error.message, source: source, location: error.location, pointer: error.pointer)
  }
}
