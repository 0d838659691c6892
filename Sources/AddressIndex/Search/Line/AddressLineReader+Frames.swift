extension AddressLineReader {
  /// The most ways to take number, postcode and country out of a line.
  private static let frameLimit = 60

  /// Every way to take number, postcode and country out of the line, none taken first.
  ///
  /// - Parameter withoutUnknownCodes: Whether a word of four digits or more that is no postcode of
  ///   the map is passed over.
  func frames(withoutUnknownCodes: Bool = false) -> [Frame] {
    let numbers: [(range: Range<Int>, text: String)?] = [nil] + line.numbers()
    let codes: [(range: Range<Int>, codes: [UInt32])?] =
      withoutUnknownCodes ? unknownCodes() : [nil] + postcodes()
    let countries: [(range: Range<Int>, country: CountryCode)?] = [nil] + self.countries()
    var frames: [Frame] = []
    for country in countries {
      for code in codes {
        for number in numbers where frames.count < Self.frameLimit {
          let taken = [country?.range, code?.range, number?.range].compactMap(\.self)
          guard !hasOverlap(taken) else { continue }
          var frame = Frame()
          frame.number = number?.text
          frame.postcodes = code?.codes ?? []
          frame.country = country?.country
          frame.isUnknownPostcode = withoutUnknownCodes
          frame.rest = line.rest(without: taken)
          frames.append(frame)
        }
      }
    }
    return frames
  }

  private func hasOverlap(_ ranges: [Range<Int>]) -> Bool {
    for (index, range) in ranges.enumerated() {
      if ranges[..<index].contains(where: { $0.overlaps(range) }) { return true }
    }
    return false
  }

  /// Where a postcode stands, of one word or two, also behind letters of its country (`D-76131`).
  private func postcodes() -> [(range: Range<Int>, codes: [UInt32])] {
    var found: [(range: Range<Int>, codes: [UInt32])] = []
    for length in [2, 1] where line.words.count > length {
      for start in 0...(line.words.count - length) {
        let range = start..<start + length
        let text = line.words[range].joined(separator: " ")
        var codes = self.codes(text)
        if codes.isEmpty, let dash = text.firstIndex(of: "-"),
          text[..<dash].utf8.count <= 3, text[..<dash].allSatisfy(\.isLetter)
        {
          codes = self.codes(String(text[dash...].dropFirst()))
        }
        if !codes.isEmpty { found.append((range, codes)) }
      }
    }
    return found
  }

  private func codes(_ text: String) -> [UInt32] {
    let columns = index.columns
    let found = index.matches(
      columns.postcodeKeys,
      text,
      isWholeName: true,
      count: columns.postcodes.count
    )
    return found.owners.filter { found[$0]?.match == .exact }.sorted()
  }

  /// Words that look like a postcode which the map does not have.
  private func unknownCodes() -> [(range: Range<Int>, codes: [UInt32])?] {
    line.words.indices.filter { at in
      let digits = line.folded[at].filter { (0x30...0x39).contains($0) }.count
      return digits >= 4 && digits * 2 > line.folded[at].count
    }.map { ($0..<$0 + 1, []) }
  }

  /// The name or the letters of a country at the beginning or the end.
  private func countries() -> [(range: Range<Int>, country: CountryCode)] {
    let count = line.words.count
    var found: [(range: Range<Int>, country: CountryCode)] = []
    for length in 1...4 where length < count {
      for range in [count - length..<count, 0..<length] {
        guard let country = country(line.folded(range)) else { continue }
        found.append((range, country))
      }
    }
    return found
  }

  private func country(_ folded: [UInt8]) -> CountryCode? {
    let columns = index.columns
    for (code, name) in zip(columns.countryCodes, columns.countryNames) {
      guard let country = CountryCode(rawValue: code) else { continue }
      if FoldedText.fold(columns.texts[name]) == folded { return country }
      if FoldedText.fold(country.description) == folded { return country }
    }
    return query.countryNames[folded]
  }
}
