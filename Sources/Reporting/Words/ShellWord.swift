/// Words as a shell reads them.
package enum ShellWord {
  /// Returns the word, quoted if a shell would take it apart.
  package static func quote(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-_./@%+=:,".unicodeScalars.contains(scalar)
      }
    if isPlain { return word }
    let escaped = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + escaped.joined(separator: "'\\''") + "'"
  }

  /// Returns a command line that can be pasted into a shell.
  package static func join(_ words: [String]) -> String {
    words.map(quote).joined(separator: " ")
  }
}
