/// A file of a target: which names it declares for the others, and which it uses.
struct SourceFile {
  /// The path below the package, the target, and the folder below the target (empty at its top).
  var path: String
  var target: String
  var folder: String
  var lineCount: Int
  var words: [SwiftWords.Word]

  /// Types, functions and values that other files can name, without those inside of types.
  private(set) var declared: Set<String> = []
  /// Members that an extension gives to a type: the type's outermost name and the member's.
  private(set) var extended: Set<ExtendedMember> = []
  /// Every name inside of the file that declares a member, a case or a value, at any depth.
  private(set) var members: Set<String> = []
  /// Every name that occurs.
  private(set) var used: Set<String> = []
  /// Every name that occurs behind a dot.
  private(set) var usedAsMember: Set<String> = []

  struct ExtendedMember: Hashable {
    var type: String
    var name: String
  }

  var name: String { String(path.split(separator: "/").last ?? "") }

  init(path: String, target: String, folder: String, text: String) {
    self.path = path
    self.target = target
    self.folder = folder
    lineCount = text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    words = SwiftWords(of: text).words
    readNames()
  }

  private mutating func readNames() {
    // What the brackets belong to that are open: the extended type, or nil for anything else.
    var open: [String?] = []
    var next: String?
    for (index, word) in words.enumerated() {
      if word.text == "{" {
        open.append(next)
        next = nil
      } else if word.text == "}" {
        _ = open.popLast()
      }
      guard word.isName else { continue }
      used.insert(word.text)
      let isMember = index > 0 && words[index - 1].text == "."
      if isMember { usedAsMember.insert(word.text) }
      guard !isMember, index + 1 < words.count, words[index + 1].isName else { continue }
      let declares = words[index + 1].text
      switch word.text {
      case "struct", "class", "enum", "protocol", "actor", "typealias":
        if ["func", "var", "let", "subscript"].contains(declares) { break }
        if open.isEmpty, !isPrivate(at: index) { declared.insert(declares) }
      case "extension":
        if open.isEmpty { next = declares }
      case "func", "var", "let":
        members.insert(declares)
        guard !isPrivate(at: index) else { break }
        if open.isEmpty { declared.insert(declares) }
        if open.count == 1, let type = open[0] {
          extended.insert(ExtendedMember(type: type, name: declares))
        }
      case "case":
        members.insert(declares)
      default: break
      }
    }
  }

  /// Whether one of the modifiers before the word at `index` hides the declaration from other files.
  ///
  /// `private(set)` hides the setter alone.
  private func isPrivate(at index: Int) -> Bool {
    var before = index - 1
    while before >= 0, Self.modifiers.contains(words[before].text) {
      let isAlone = words[before + 1].text != "("
      if isAlone, ["private", "fileprivate"].contains(words[before].text) { return true }
      before -= 1
    }
    return false
  }

  private static let modifiers: Set<String> = [
    "static", "final", "mutating", "nonmutating", "override", "convenience", "required", "indirect",
    "lazy", "weak", "unowned", "public", "package", "internal", "private", "fileprivate", "set",
    "consuming", "borrowing", "nonisolated", "unsafe", "inline", "inlinable", "always", "never",
    "discardableResult", "usableFromInline", "(", ")", "@", "__always",
  ]
}
