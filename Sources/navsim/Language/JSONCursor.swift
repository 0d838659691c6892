/// Where a place in a JSON text stands: read from the beginning of a text that may be half written.
struct JSONCursor {
  /// What is written at the place.
  enum Role {
    /// The name of a member, or the place where one could begin.
    case key
    /// A value, or the place where one could begin.
    case value
  }

  /// The names of the members that lead to the object around the place, with dots; lists add nothing.
  let path: String

  /// The members of that object that stand before the place.
  let siblings: [String]

  /// The member whose value is at the place; empty for a name.
  let key: String

  let role: Role

  /// Whether the place is inside quotes.
  let isQuoted: Bool

  /// The whole name or text in quotes around the place; nil where there is none.
  let word: String?

  private struct Level {
    var isObject: Bool
    var key = ""
    var siblings: [String] = []
    var awaitsKey: Bool
  }

  /// Looks at the place before the byte at an offset.
  init(_ text: [UInt8], at offset: Int) {
    var levels: [Level] = []
    var index = 0
    var inside: (start: Int, isKey: Bool)?
    let end = min(max(0, offset), text.count)
    while index < end {
      let byte = text[index]
      if let string = inside {
        if byte == UInt8(ascii: "\\") {
          index += 1
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") {
          // A text ends at its line at the latest: what follows is no part of one that is half written.
          if string.isKey, var level = levels.popLast() {
            level.key = String(decoding: text[string.start..<index], as: UTF8.self)
            level.siblings.append(level.key)
            levels.append(level)
          }
          inside = nil
        }
      } else {
        switch byte {
        case UInt8(ascii: "{"): levels.append(Level(isObject: true, awaitsKey: true))
        case UInt8(ascii: "["): levels.append(Level(isObject: false, awaitsKey: false))
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
        case UInt8(ascii: ":"): if !levels.isEmpty { levels[levels.count - 1].awaitsKey = false }
        case UInt8(ascii: ","):
          if let last = levels.indices.last, levels[last].isObject { levels[last].awaitsKey = true }
        case UInt8(ascii: "\""):
          inside = (index + 1, levels.last.map { $0.isObject && $0.awaitsKey } ?? false)
        default: break
        }
      }
      index += 1
    }
    let names = levels.enumerated().compactMap { number, level -> String? in
      // The innermost object's member is what stands at the place, not what leads to it.
      level.isObject && number < (levels.lastIndex { $0.isObject } ?? 0) ? level.key : nil
    }
    path = names.joined(separator: ".")
    let object = levels.last { $0.isObject }
    siblings = object?.siblings ?? []
    let isKey = inside?.isKey ?? (levels.last.map { $0.isObject && $0.awaitsKey } ?? false)
    role = isKey ? .key : .value
    key = isKey ? "" : object?.key ?? ""
    isQuoted = inside != nil
    word = inside.map { string in
      let rest = text[string.start...].prefix {
        $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n")
      }
      return String(decoding: rest, as: UTF8.self)
    }
  }
}
