/// What a failure says without when and where, so that the same failure elsewhere says the same.
enum FailureShape {
  /// Returns what was found in place of what was expected: `found 2`, `found 0`, `found, outside the window`.
  ///
  /// Counts below ten are kept: found twice and found never are two failures.
  static func of(found: String) -> String {
    let end = [" at ", ";", ": "].compactMap { found.firstRange(of: $0)?.lowerBound }.min()
    let head = found[..<(end ?? found.endIndex)]
    let words = head.split(separator: " ").map { word in
      word.count == 1 && word.allSatisfy(\.isNumber) ? String(word) : withoutNumbers(String(word))
    }
    let isCut = head.endIndex < found.endIndex
    let place = isCut && found.hasSuffix("outside the window") ? ", outside the window" : ""
    return words.joined(separator: " ") + place
  }

  /// Returns a text with a mark in place of each number.
  static func withoutNumbers(_ text: String) -> String {
    var result = ""
    var isInNumber = false
    for character in text {
      if character.isNumber || isInNumber && character == "." {
        if !isInNumber { result.append("#") }
        isInNumber = true
      } else {
        isInNumber = false
        result.append(character)
      }
    }
    return result
  }
}

extension Finding {
  /// An expectation that was not met, as it has it in common with others of its kind.
  init(expectation text: String, found: String) {
    // The file and the line that it stands in are the scenario's own.
    let words = text.replacing(#/^.*?:[0-9]+: /#, with: "")
    self.init(
      group: "expectation \(words): \(FailureShape.of(found: found))",
      isFaint: words.hasPrefix("ensemble of ")
    )
  }

  /// A broken law, `name: what was seen`, as it has it in common with others.
  init(violation text: String) {
    // Which cassette it is, and what else stands there, is the scenario's own.
    let head = text.replacing(#/ no entry of .+? answers (.*)(?:\n(?:.|\n)*)?/#) {
      " no entry answers \($0.output.1)"
    }
    self.init(group: "law \(FailureShape.withoutNumbers(head))", isFaint: true)
  }

  /// Why a scenario could not be run, or its golden not be read, as others have it in common: where it lies in a file of
  /// the scenario's own does not count, but where in one that many share does.
  ///
  /// - Parameter files: the scenario's own files.
  init(problem message: String, of files: [String]) {
    // Behind the first line stands the place itself.
    let message = String(message.prefix { $0 != "\n" })
    let isOwn = files.contains { message.hasPrefix($0 + ":") }
    let words =
      isOwn
      ? message.replacing(#/^.*?(: error: |:[0-9]+: )/#, with: "", maxReplacements: 1) : message
    self.init(group: "not run: \(isOwn ? FailureShape.withoutNumbers(words) : words)")
  }
}
