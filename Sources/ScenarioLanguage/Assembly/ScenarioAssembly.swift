import Platform
import CanonicalJSON

/// Puts a scenario together: its folder's defaults, what it includes, and its own text.
///
/// What stands nearest to the scenario wins. Objects are merged member by member, but for ``whole``
/// sections, whose members only make sense together. Lists of an included file stand before the
/// scenario's own; lists of a defaults file hold only where the scenario has none.
struct ScenarioAssembly {
  /// The file's name that holds the defaults of its folder and of those below.
  static let defaultsName = "_defaults.json"

  /// Sections of which the nearest is taken as a whole.
  static let whole: Set<String> = ["map", "routing", "trace"]

  /// Lists to which an included file adds.
  static let joined: Set<String> = [
    "references", "tags", "places", "faults", "actions", "expect", "violates",
  ]

  /// Members that a file other than the scenario may not have.
  static let own = ["title", "description", "matrix", "known"]

  /// Members that are about the file itself.
  static let aboutFile: Set<String> = ["$schema", "version", "include"]

  /// The files that the scenario consists of, the scenario's own first.
  private(set) var sources: [String]

  private let files: ScenarioFiles
  private let diagnostics: Diagnostics
  /// The true paths of the files that are being included, the outermost first.
  private var stack: [(name: String, resolved: String)] = []
  /// The true paths of everything included; what comes twice counts once.
  private var seen: Set<String> = []

  /// How many files a scenario may include.
  static let limit = 100

  init(_ path: String, _ files: ScenarioFiles, _ diagnostics: Diagnostics) {
    sources = [path]
    self.files = files
    self.diagnostics = diagnostics
    if let resolved = FileSystem.resolved(path) { stack.append((Paths.name(of: path), resolved)) }
  }

  /// Returns the whole scenario; the document itself where it stands alone.
  mutating func assembled(_ document: JSONDocument) -> JSONDocument {
    guard document.root.kind == .object else { return document }
    var defaults: JSONDocument?
    for path in defaultsPaths() {
      // A link may lead anywhere.
      guard files.isInside(FileSystem.resolved(path) ?? path) else {
        diagnostics.add(.outsideOfSuite("the defaults lie", source: path))
        continue
      }
      guard let file = fragment(path, for: document.root) else { continue }
      let layer = withIncludes(file)
      defaults = merged(defaults, layer, joins: false)
    }
    let own = withIncludes(document)
    return merged(defaults, own, joins: false)
  }

  /// Returns a document with what it includes below it.
  private mutating func withIncludes(_ document: JSONDocument) -> JSONDocument {
    guard let list = document.root["include"] else { return document }
    guard list.kind == .array else {
      diagnostics.add("'include' must be an array, found \(list.described)", at: list)
      return document
    }
    var below: JSONDocument?
    for element in list.elements {
      guard let (layer, resolved) = included(element) else { continue }
      stack.append((Paths.name(of: layer.source), resolved))
      below = merged(below, withIncludes(layer), joins: true)
      stack.removeLast()
    }
    return merged(below, document, joins: true)
  }

  /// Reads an included file; nil where it is wrong, which is reported, or was included already.
  private mutating func included(_ element: JSONValue) -> (JSONDocument, resolved: String)? {
    guard let name = element.string else {
      diagnostics.add("expected a file's name, found \(element.described)", at: element)
      return nil
    }
    guard Paths.name(of: name).hasPrefix("_"), name.hasSuffix(".json") else {
      diagnostics.add(
        "\"\(name)\" cannot be included",
        at: element,
        hint: "an included file is called _<name>.json, so that it is no scenario itself"
      )
      return nil
    }
    guard let path = files.path(of: name, at: element, diagnostics),
      let resolved = FileSystem.resolved(path)
    else { return nil }
    if let start = stack.firstIndex(where: { $0.resolved == resolved }) {
      let circle = (stack[start...].map(\.name) + [Paths.name(of: path)]).joined(separator: " → ")
      diagnostics.add("the files include one another: \(circle)", at: element)
      return nil
    }
    guard seen.insert(resolved).inserted else { return nil }
    guard sources.count <= Self.limit else {
      diagnostics.add("more than \(Self.limit) files are included", at: element)
      return nil
    }
    return fragment(path, for: element).map { ($0, resolved) }
  }

  /// Reads a file that is a part of scenarios; nil where it is wrong, which is reported.
  private mutating func fragment(_ path: String, for value: JSONValue) -> JSONDocument? {
    sources.append(path)
    let document: JSONDocument
    do {
      let bytes = try FileSystem.read(path, limit: ScenarioText.sizeLimit)
      document = try JSONDocument(parsing: bytes, source: path)
    } catch let error as JSONError {
      diagnostics.add(Diagnostic(error))
      return nil
    } catch let failure as FileError {
      diagnostics.add("cannot read \"\(path)\": \(failure.scenarioReason)", at: value)
      return nil
    } catch {
      diagnostics.add("cannot read \"\(path)\": \(error)", at: value)
      return nil
    }
    return FragmentCheck.isRight(document, diagnostics) ? document : nil
  }

  /// Returns the defaults files that hold, the outermost folder first.
  private func defaultsPaths() -> [String] {
    files.foldersToRoot.map { Paths.join($0, Self.defaultsName) }
      .filter { FileSystem.resolved($0) != nil }
  }

  /// Returns a document in which `over` wins; `over` itself where nothing is below it.
  private func merged(
    _ base: JSONDocument?,
    _ over: JSONDocument,
    joins: Bool
  ) -> JSONDocument {
    guard let base else { return over }
    do throws(JSONError) {
      return try DocumentMerge(joins: joins).merged(base, over)
    } catch {
      // Two documents in order make one in order, unless it grows too large.
      diagnostics.add(Diagnostic(error))
      return over
    }
  }
}
