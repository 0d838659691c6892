import Platform
import Simulation

/// A country of 300 towns with 30,000 streets, whose names are made of syllables.
enum SearchBenchCountry {
  private static let towns = 300
  private static let streets = 100

  private static let syllables = [
    "al", "bar", "ber", "bo", "der", "do", "el", "fal", "gar", "hal", "har", "im", "kar", "kel",
    "lan", "lin", "mar", "mil", "nor", "ost", "pal", "ram", "ro", "sal", "sten", "tal", "ul", "ver",
    "wal", "zel", "thor", "grün", "öst", "weiß", "mühl",
  ]
  private static let kinds = [
    "straße", "weg", " Street", " Lane", "gasse", " Road", "platz", "allee",
  ]

  /// The map in OpenStreetMap's XML.
  static func text() -> [UInt8] {
    var random = RandomStream("bench.country", seed: 1)
    var text = "<osm version=\"0.6\">\n"
    var ways = ""
    var id = 0
    func word(_ count: Int) -> String {
      let parts = (0..<count).map { _ in
        syllables[Int(random.next() % UInt64(syllables.count))]
      }.joined()
      return parts.prefix(1).uppercased() + parts.dropFirst()
    }
    func node(_ row: Int, _ column: Int, _ tags: String = "") {
      id += 1
      let latitude = Quantity.fixed(47 + Double(row) * 0.0005, 7)
      let longitude = Quantity.fixed(9 + Double(column) * 0.0007, 7)
      text += "<node id=\"\(id)\" lat=\"\(latitude)\" lon=\"\(longitude)\">\(tags)</node>\n"
    }
    func tag(_ key: String, _ value: String) -> String { "<tag k=\"\(key)\" v=\"\(value)\"/>" }
    for town in 0..<towns {
      let (row, column) = (town / 20 * 200, town % 20 * 200)
      node(row + 25, column + 25, tag("place", "town") + tag("name", word(3)))
      for street in 0..<streets {
        let (north, east) = (row + street / 10 * 5, column + street % 10 * 5)
        let name =
          word(2 + Int(random.next() % 2)) + kinds[Int(random.next() % UInt64(kinds.count))]
        node(north, east)
        node(north, east + 4)
        ways += "<way id=\"\(id)\"><nd ref=\"\(id - 1)\"/><nd ref=\"\(id)\"/>"
        ways += tag("highway", "residential") + tag("name", name) + "</way>\n"
        for number in 1...2 {
          node(
            north + 1,
            east + number,
            tag("addr:housenumber", "\(number)") + tag("addr:street", name)
          )
        }
      }
    }
    return Array((text + ways + "</osm>\n").utf8)
  }
}
