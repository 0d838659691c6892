import Regression
import ScenarioLanguage

/// What git says of changed files.
enum GitChanges {
  /// Returns the files that differ from a commit, and those that git does not know yet.
  static func since(_ reference: String, in folder: String) throws -> ChangedFiles {
    guard !reference.hasPrefix("-") else {
      throw UsageError("'--only-changed \(reference)': expected a commit, branch or tag")
    }
    let root = try lines(["rev-parse", "--show-toplevel"], in: folder, separator: "\n")
    guard let top = root.first else { throw failure("no repository here") }
    let changed = try lines(
      ["diff", "--name-only", "-z", "--no-renames", reference, "--"],
      in: top,
      about: reference
    )
    let unknown = try lines(["ls-files", "--others", "--exclude-standard", "-z"], in: top)
    return ChangedFiles(changed + unknown, below: top, asSeenFrom: folder)
  }

  private static func lines(
    _ words: [String],
    in folder: String,
    separator: Character = "\0",
    about reference: String? = nil
  ) throws -> [String] {
    let answer = try Git(folder: folder).run(words)
    guard answer.status == 0 else {
      throw failure(
        reference.map { "git knows no '\($0)' to compare with" }
          ?? "git \(words[0]) failed in \(folder)"
      )
    }
    return answer.text.split(separator: separator).map(String.init)
  }

  private static func failure(_ problem: String) -> CommandFailure {
    .input("error: --only-changed: \(problem)")
  }
}
