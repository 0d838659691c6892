/// A way to read a line: what it finds, and how well that fits.
struct AddressReading {
  var hit: AddressHit
  var rank: Rank

  /// What decides between two readings, from the first difference on.
  struct Rank: Comparable {
    /// Slips of all names together.
    var slips: Int
    /// 0 an address or a place, 1 a street, 2 a point of interest.
    var kind: Int
    /// Whether it only stands for what was asked: another number, another postcode.
    var isApproximate: Bool
    /// How well the names fit.
    var quality: Int
    /// Metres from a place to be near, else fewer inhabitants.
    var weight: Double
    var id: UInt32

    static func < (a: Self, b: Self) -> Bool {
      if a.slips != b.slips { return a.slips < b.slips }
      if a.isApproximate != b.isApproximate { return b.isApproximate }
      if a.kind != b.kind { return a.kind < b.kind }
      if a.quality != b.quality { return a.quality < b.quality }
      if a.weight != b.weight { return a.weight < b.weight }
      return a.id < b.id
    }
  }
}
