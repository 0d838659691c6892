/// The letters by which GNS says how each system found the place.
enum NMEAMode {
  /// Returns the best of a field's letters as GGA counts qualities; nil where no system has a fix.
  static func quality(_ bytes: Span<UInt8>, _ field: Range<Int>) -> Int? {
    var best: (rank: Int, quality: Int)?
    for at in field {
      guard let rank = order.firstIndex(of: bytes[at]), rank > (best?.rank ?? -1) else { continue }
      best = (rank, qualities[rank])
    }
    return best?.quality
  }

  /// From the worst: manual, simulated, estimated, autonomous, differential, precise, RTK afloat, RTK.
  private static let order = Array("MSEADPFR".utf8)
  private static let qualities = [7, 8, 6, 1, 2, 3, 5, 4]
}
