import CanonicalJSON
import ScenarioLanguage
import Simulation

extension Shrinker {
  /// Leaves out every expectation but the one that fails: they are of the whole drive, and change nothing
  /// of the run.
  func dropExpectations() throws {
    var candidate = current
    var kept: [JSONTree] = []
    if case .expectation(let described, _) = signature.rule {
      let scenario = try trial.scenario(of: current)
      let all = current.draft.root["expect"]?.elements ?? []
      guard all.count == scenario.expectations.count else { return }
      kept = zip(all, scenario.expectations).filter { $0.1.described == described }.map(\.0)
      kept = Array(kept.prefix(1))
    }
    candidate.draft.root["expect"] = kept.isEmpty ? nil : .array(kept)
    _ = try accept(candidate)
  }

  /// Leaves out what is not needed of a list.
  func dropElements(of key: String) throws {
    let all = current.draft.root[key]?.elements ?? []
    guard !all.isEmpty else { return }
    let start = current
    if try accept(start.with(key, [])) { return }
    _ = try DeltaDebugging.minimal(all.count) { indices in
      try accept(start.with(key, indices.map { all[$0] }))
    }
  }

  /// Leaves out sections, and members of those that hold settings.
  func dropSections() throws {
    let needed: Set<String> = [
      "version", "title", "trace", "expect", "faults", "actions", "violates",
    ]
    for key in current.draft.root.members.map(\.key).reversed() where !needed.contains(key) {
      var candidate = current
      candidate.draft.root[key] = nil
      if try accept(candidate) { continue }
      try dropMembers(at: [key])
    }
  }

  /// Leaves out members of an object, two levels deep: settings and groups of them.
  private func dropMembers(at path: [String]) throws {
    guard path[0] != "map" || path.count > 1 else { return }
    let members = current.draft.root[path]?.members ?? []
    for key in members.map(\.key).reversed() {
      var candidate = current
      candidate.draft.root[path + [key]] = nil
      if try accept(candidate) { continue }
      if path.count < 2 { try dropMembers(at: path + [key]) }
    }
  }
}

extension ShrinkState {
  /// Returns the state with other elements in a list, without the list where there are none.
  func with(_ key: String, _ elements: [JSONTree]) -> ShrinkState {
    var state = self
    state.draft.root[key] = elements.isEmpty ? nil : .array(elements)
    return state
  }
}

extension JSONTree {
  /// The value that keys lead to; setting nil takes it away.
  subscript(_ path: [String]) -> JSONTree? {
    get { path.reduce(self) { tree, key in tree?[key] } }
    set {
      guard let first = path.first else { return }
      if path.count == 1 {
        self[first] = newValue
      } else if var inner = self[first] {
        inner[Array(path.dropFirst())] = newValue
        self[first] = inner
      }
    }
  }
}
