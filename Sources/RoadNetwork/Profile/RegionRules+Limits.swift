extension RegionRules {
  /// Returns the speed in km/h that routing makes of a value of `maxspeed`; nil where it says
  /// nothing: `50`, `30 mph`, `DE:urban`, `none`.
  ///
  /// Read as OSRM 26.10 reads it: digits at the very beginning count whatever follows (of `50;30`
  /// the 50, and knots as km/h); else it is a zone.
  func routingSpeed(_ text: String) -> Double? {
    let speed = Measure.speed(text) ?? zone(text)?.speed ?? 0
    return speed > 0 ? speed : nil
  }

  /// Returns the limit that a value of `maxspeed` posts; nil where it is none or changes by signals.
  ///
  /// Of several values the lowest counts: `50;30` is 30.
  public func limit(_ text: String) -> SpeedLimit? {
    var lowest: SpeedLimit?
    for part in text.split(separator: ";") {
      guard let limit = SpeedLimit(number: part) ?? zone(String(part.trimmingSpaces))?.limit else {
        continue
      }
      if limit.kilometresPerHour < lowest?.kilometresPerHour ?? .infinity || lowest == nil {
        lowest = limit
      }
    }
    return lowest
  }

  private func zone(_ text: String) -> Zone? {
    let name = text.lowercased()
    return exceptions[name] ?? Self.zoneWord(name).flatMap { zones[$0] }
  }

  /// Returns the letters after the first colon that follows two letters and precedes one.
  private static func zoneWord(_ text: String) -> String? {
    let bytes = text.utf8
    var letters = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index = bytes.index(after: index)
      if byte == UInt8(ascii: ":"), letters >= 2 {
        let word = bytes[index...].prefix(while: Measure.isLetter)
        if !word.isEmpty { return String(Substring(word)) }
      }
      letters = Measure.isLetter(byte) ? letters + 1 : 0
    }
    return nil
  }
}
