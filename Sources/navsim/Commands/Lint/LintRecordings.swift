import Platform
import CanonicalJSON
import Regression

/// What 'navsim lint' tells of recordings, whoever wrote them.
enum LintRecordings {
  /// Returns the operands that are recordings, which are looked at by themselves.
  static func named(in operands: [String]) -> [String] {
    operands.filter { $0.hasSuffix(".jsonl") && FileSystem.kind(of: $0) == .file }
  }

  /// Returns what is wrong with a recording, for each line the first thing.
  static func problems(ofFileAt path: String) -> [Diagnostic] {
    do throws(FileError) {
      return ToldRecording(try FileSystem.read(path), source: path).problems
    } catch {
      return [Diagnostic("\(error)", source: path)]
    }
  }
}
