import Platform
import Reporting
import ScenarioLanguage

extension Session {
  /// The command line as it may be kept in a page or a report: of a URL only scheme, host and port, of a
  /// program that is driven only its name.
  var keptCommandLine: String {
    let secretNames = Set(
      commands.flatMap { $0.description.options }.filter(\.isSecret).map { "--" + $0.name }
    )
    var words: [String] = []
    for argument in arguments {
      if let name = words.last, secretNames.contains(name), !argument.hasPrefix("-") {
        words.append(Self.kept(secret: argument))
      } else if let sign = argument.firstIndex(of: "="),
        secretNames.contains(String(argument[..<sign]))
      {
        words.append(
          argument[...sign] + Self.kept(secret: argument[argument.index(after: sign)...])
        )
      } else {
        words.append(Self.kept(plain: argument))
      }
    }
    return "navsim " + ShellWord.join(words)
  }

  private static func kept(secret text: some StringProtocol) -> String {
    if text.contains("://") { return kept(plain: String(text)) }
    let words = (try? ShellWords.split(String(text))) ?? []
    return words.count > 1 ? words[0] + " …" : String(text)
  }

  private static func kept(plain text: String) -> String {
    guard let scheme = text.firstRange(of: "://") else { return text }
    let start = text[..<scheme.lowerBound].lastIndex { !$0.isLetter }.map { text.index(after: $0) }
    let url = text[(start ?? text.startIndex)...]
    return text[..<url.startIndex] + ServerAddress(endpoint: String(url)).place
  }
}
