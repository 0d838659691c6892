import AddressIndex
import Platform
import Regression
import RoadNetwork
import ScenarioLanguage
import Simulation

/// Measures the address index: its size, and what a person waits for at each key.
///
/// Names of the map are typed letter by letter, and typed again with a slip in each; every beginning
/// is one search, as in a list that follows the text.
struct SearchBench {
  let runs: Int
  let folder: TemporaryFolder
  /// The file of a real map; nil for none.
  let realMap: String?

  /// How many names of each kind are typed.
  private static let names = 400

  func rows() throws -> [BenchRow] {
    if let realMap { return try rows(Paths.name(of: realMap), realMap) }
    return try rows("country", folder.write(SearchBenchCountry.text(), to: "country.osm"))
  }

  private func rows(_ name: String, _ path: String) throws -> [BenchRow] {
    let opening = try Measurement(runs: min(runs, 3)) {
      BlackHole.take(try AddressIndex(path: path).streetCount)
    }
    let index = try AddressIndex(path: path)
    let what = path.hasSuffix(".navmap") ? "read from a .navmap" : "from the file to the index"
    var rows = [
      opening.time("search index \(name)", "\(index); \(what)", scale: 1, unit: "s"),
      Measurement(seconds: [Double(index.byteCount) / 1e6]).time(
        "search size \(name)",
        "the part of a .navmap that is the index",
        scale: 1,
        unit: "MB"
      ),
    ]
    let towns = Self.sample(index.placeCount) { index.name(of: .place($0)) }
    let streets = Self.sample(index.streetCount) { index.name(of: .street($0)) }
    let houses = Self.sample(index.houseCount) { index.label(of: .house($0)) }
    let lines =
      houses.isEmpty ? Self.sample(index.streetCount) { index.label(of: .street($0)) } : houses
    let searches: [(String, [String], (String) -> Int)] = [
      ("town", towns, { index.towns(Self.query($0, .size)).count }),
      ("street", streets, { index.streets(Self.query($0, .name)).count }),
      ("line", lines, { index.search(Self.query($0, .relevance)).count }),
    ]
    guard searches.contains(where: { !$0.1.isEmpty }) else {
      throw BenchFailure(.invalidInput, "\(path): nothing in it has a name to search")
    }
    for (kind, names, search) in searches where !names.isEmpty {
      rows += keystrokes("search \(kind) \(name)", "exact", names, search)
      rows += keystrokes("search \(kind) \(name) slip", "with a slip", Self.slipped(names), search)
    }
    return rows
  }

  private static func query(_ text: String, _ order: AddressQuery.Order) -> AddressQuery {
    var query = AddressQuery(text, limit: 20)
    query.order = order
    return query
  }

  /// The median, the 99th percentile and the longest of all keystrokes.
  private func keystrokes(
    _ name: String,
    _ how: String,
    _ names: [String],
    _ search: (String) -> Int
  ) -> [BenchRow] {
    for name in names.prefix(20) { BlackHole.take(search(name)) }
    var seconds: [Double] = []
    for name in names {
      var typed = ""
      for letter in name {
        typed.append(letter)
        let start = SystemProcess.now
        BlackHole.take(search(typed))
        seconds.append(Double(SystemProcess.now - start) / 1e9)
      }
    }
    guard !seconds.isEmpty else { return [] }
    let all = Measurement(seconds: seconds)
    let what = "\(names.count) names typed \(how), \(seconds.count) keystrokes"
    func row(_ suffix: String, _ index: Int, _ word: String) -> BenchRow {
      Measurement(seconds: [all.seconds[index]]).time(
        name + suffix,
        "\(what); \(word)",
        scale: 1e3,
        unit: "ms",
        target: .atMost(5)
      )
    }
    let last = seconds.count - 1
    return [
      row("", seconds.count / 2, "median"), row(" p99", last * 99 / 100, "99th percentile"),
      row(" max", last, "the longest"),
    ]
  }

  /// Names spread over all there are, none empty.
  private static func sample(_ count: Int, _ name: (UInt32) -> String) -> [String] {
    guard count > 0 else { return [] }
    return stride(from: 0, to: count, by: max(1, count / names)).map { name(UInt32($0)) }
      .filter { !$0.isEmpty }
  }

  /// The names with a letter too many, too few, another one, or two in the wrong order.
  private static func slipped(_ names: [String]) -> [String] {
    var random = RandomStream("bench.search", seed: 1)
    return names.map { name in
      var letters = Array(name)
      guard letters.count > 3 else { return name }
      let at = 1 + Int(random.next() % UInt64(letters.count - 2))
      switch random.next() % 4 {
      case 0: letters.remove(at: at)
      case 1: letters.insert("e", at: at)
      case 2: letters[at] = "x"
      default: letters.swapAt(at, at + 1)
      }
      return String(letters)
    }
  }
}
