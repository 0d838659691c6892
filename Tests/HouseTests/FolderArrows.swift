/// The arrows between the folders of one target, drawn from the names that files declare and use.
///
/// A folder points at another if one of its files uses a name that only the other declares: a type, a
/// function or a value at the top of a file; or a member that only an extension in the other gives to
/// a type which the other does not declare (so that no arrow hides behind a dot).
struct FolderArrows {
  /// Who uses which name of whom.
  struct Arrow: Hashable, CustomStringConvertible {
    var from: String
    var to: String
    var file: String
    var name: String

    var description: String { "\(from) → \(to): \(file) uses \(name)" }
  }

  private(set) var arrows: [Arrow] = []

  init(of files: [SourceFile]) {
    var owners: [String: Set<String>] = [:]
    var givers: [String: Set<String>] = [:]
    var declarations: [String: Int] = [:]
    for file in files {
      for name in file.declared { owners[name, default: []].insert(file.folder) }
      for name in file.members { declarations[name, default: 0] += 1 }
    }
    for file in files {
      for member in file.extended where declarations[member.name] == 1 {
        if owners[member.type]?.contains(file.folder) != true {
          givers[member.name, default: []].insert(file.folder)
        }
      }
    }
    for file in files {
      for name in file.used.sorted() {
        if let owner = owners[name], owner.count == 1, let to = owner.first {
          add(name, of: to, usedIn: file)
        }
      }
      for name in file.usedAsMember.sorted() {
        if let giver = givers[name], giver.count == 1, let to = giver.first {
          add("." + name, of: to, usedIn: file)
        }
      }
    }
  }

  private mutating func add(_ name: String, of to: String, usedIn file: SourceFile) {
    guard file.folder != to else { return }
    arrows.append(Arrow(from: file.folder, to: to, file: file.name, name: name))
  }

  /// The sets of folders that reach each other, each with the arrows that close it.
  func circles() -> [(folders: [String], arrows: [Arrow])] {
    var reach: [String: Set<String>] = [:]
    for arrow in arrows { reach[arrow.from, default: []].insert(arrow.to) }
    var reachable: [String: Set<String>] = [:]
    for folder in reach.keys {
      var seen: Set<String> = []
      var open = Array(reach[folder] ?? [])
      while let next = open.popLast() {
        if seen.insert(next).inserted { open += reach[next] ?? [] }
      }
      reachable[folder] = seen
    }
    var circles: [(folders: [String], arrows: [Arrow])] = []
    var told: Set<String> = []
    for folder in reach.keys.sorted() where !told.contains(folder) {
      let ahead = reachable[folder] ?? []
      guard ahead.contains(folder) else { continue }
      let circle = ahead.filter { reachable[$0]?.contains(folder) == true }
      told.formUnion(circle)
      circles.append(
        (circle.sorted(), arrows.filter { circle.contains($0.from) && circle.contains($0.to) })
      )
    }
    return circles
  }
}
