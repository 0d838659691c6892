extension JSONTape {
  /// A part of the text that was copied from another document.
  struct Piece: Sendable {
    /// Where it stands here.
    let start: Int
    let count: Int
    /// Where it was copied from; never a document that is put together itself.
    let tape: JSONTape
    let offset: Int
  }

  /// Returns the document in which the value or key at `index` was written, and its index there.
  ///
  /// A document that was not put together from others is its own origin.
  func origin(of index: Int) -> (tape: JSONTape, index: Int) {
    let offset = Int(entries[index].offset)
    guard let piece = piece(at: offset),
      let found = piece.tape.index(at: piece.offset + offset - piece.start)
    else { return (self, index) }
    return (piece.tape, found)
  }

  /// Returns the pieces that a range of the text consists of, each cut to the range.
  func pieces(in range: Range<Int>) -> [Piece] {
    guard !pieces.isEmpty else {
      return [
        Piece(start: range.lowerBound, count: range.count, tape: self, offset: range.lowerBound)
      ]
    }
    return pieces.compactMap { piece in
      let start = max(piece.start, range.lowerBound)
      let end = min(piece.start + piece.count, range.upperBound)
      guard start < end else { return nil }
      return Piece(
        start: start,
        count: end - start,
        tape: piece.tape,
        offset: piece.offset + start - piece.start
      )
    }
  }

  private func piece(at offset: Int) -> Piece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset < pieces[low - 1].start + pieces[low - 1].count else { return nil }
    return pieces[low - 1]
  }

  /// Returns the index of the value or key that begins at an offset.
  private func index(at offset: Int) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].offset) < offset { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && Int(entries[low].offset) == offset ? low : nil
  }
}
