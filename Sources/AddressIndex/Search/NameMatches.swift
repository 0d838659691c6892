/// Which things of a kind have a name that meets a text, each once with its best grade.
struct NameMatches {
  /// In the order in which they were found.
  private(set) var owners: [UInt32] = []
  /// ``NameGrade`` of each thing of the kind, or ``NameGrade/none``.
  private var grades: [UInt8]

  /// - Parameter count: How many things the kind has.
  init(count: Int) { grades = [UInt8](repeating: NameGrade.none, count: count) }

  /// Everything of the kind, as for an empty text.
  init(all count: Int) {
    owners = Array(0..<UInt32(count))
    grades = [UInt8](repeating: NameGrade(.start).value, count: count)
  }

  /// How many things the kind has.
  var count: Int { grades.count }
  var isEmpty: Bool { owners.isEmpty }

  subscript(_ owner: UInt32) -> NameGrade? {
    Int(owner) < grades.count ? NameGrade(value: grades[Int(owner)]) : nil
  }

  @inline(__always)
  mutating func insert(_ owner: UInt32, _ grade: NameGrade) {
    let old = grades[Int(owner)]
    guard grade.value < old else { return }
    if old == NameGrade.none { owners.append(owner) }
    grades[Int(owner)] = grade.value
  }

  /// Keeps only what also stands in another table; what is left matches a word, with all slips.
  mutating func keep(_ other: NameMatches) {
    let kept = owners.compactMap { owner -> (UInt32, NameGrade)? in
      guard let a = self[owner], let b = other[owner] else { return nil }
      return (owner, NameGrade(.word, slips: a.slips + b.slips))
    }
    for owner in owners { grades[Int(owner)] = NameGrade.none }
    owners = []
    for (owner, grade) in kept { insert(owner, grade) }
  }
}
