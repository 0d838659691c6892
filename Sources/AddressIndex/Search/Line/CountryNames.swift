/// Words by which countries are known, beside the names that a map has: `Germany`, `DEU`, `D`.
public struct CountryNames: Hashable, Sendable {
  private var codes: [[UInt8]: CountryCode] = [:]

  public init() {}

  /// - Parameter names: Names and codes in any spelling; of two countries with one name the first
  ///   has it.
  public init(_ names: some Sequence<(name: String, country: CountryCode)>) {
    for (name, country) in names { insert(name, country) }
  }

  mutating func insert(_ name: String, _ country: CountryCode) {
    let key = FoldedText.fold(name)
    if !key.isEmpty, codes[key] == nil { codes[key] = country }
  }

  /// The country of a folded name.
  subscript(_ folded: [UInt8]) -> CountryCode? { codes[folded] }
}
