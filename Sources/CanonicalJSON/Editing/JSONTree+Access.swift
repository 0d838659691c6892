extension JSONTree {
  /// The members of an object; none for other kinds, which become one when they are set.
  public var members: [Member] {
    get { if case .object(let members) = self { members } else { [] } }
    set { self = .object(newValue) }
  }

  /// The elements of an array; none for other kinds, which become one when they are set.
  public var elements: [JSONTree] {
    get { if case .array(let elements) = self { elements } else { [] } }
    set { self = .array(newValue) }
  }

  /// The member named `key`; setting nil takes it away, a new one comes last.
  public subscript(_ key: String) -> JSONTree? {
    get { members.first { $0.key == key }?.value }
    set {
      var all = members
      let index = all.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): all[index].value = value
      case (let index?, nil): all.remove(at: index)
      case (nil, let value?): all.append(Member(key, value))
      case (nil, nil): return
      }
      members = all
    }
  }

  /// The value of a string; nil for other kinds.
  public var string: String? {
    guard case .scalar(let bytes) = self, bytes.first == UInt8(ascii: "\"") else { return nil }
    return (try? JSONDocument(parsing: bytes))?.root.string
  }

  /// The value of a number; nil for other kinds.
  public var double: Double? {
    guard case .scalar(let bytes) = self, let first = bytes.first,
      first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    return JSONDecimal(bytes, in: 0..<bytes.count).double
  }

  /// The text without spaces.
  public var bytes: [UInt8] {
    var text: [UInt8] = []
    append(to: &text)
    return text
  }

  private func append(to text: inout [UInt8]) {
    switch self {
    case .scalar(let bytes): text += bytes
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        element.append(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        if case .scalar(let key) = JSONTree.string(member.key) { text += key }
        text.append(UInt8(ascii: ":"))
        member.value.append(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
  }
}
