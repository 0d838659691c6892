#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Children with all that descends from them, to be ended together.
struct ChildFamilies {
  /// How the children themselves ended, as far as they did.
  private(set) var endings: [pid_t: ChildEnding]
  private let leaders: Set<pid_t>
  /// What descends from them, beside those in their groups.
  private var strays: Set<pid_t> = []

  /// How long they have after SIGTERM, and after SIGKILL.
  static let grace = Duration.seconds(1)

  /// - Parameter endings: How those ended whose end was noted before.
  init(of leaders: Set<pid_t>, endings: [pid_t: ChildEnding] = [:]) {
    self.leaders = leaders
    self.endings = endings
  }

  /// Ends them: with SIGTERM, and after a second with SIGKILL.
  mutating func end() {
    // The last round is for what was started between a look at the processes and the signal.
    for signal in [SIGTERM, SIGKILL, SIGKILL] {
      look()
      if isGone { return }
      for leader in leaders where isThere(group: leader) { _ = kill(-leader, signal) }
      for stray in strays { _ = kill(stray, signal) }
      wait()
    }
  }

  private mutating func wait() {
    let deadline = ContinuousClock.now + Self.grace
    var pause: useconds_t = 200
    while ContinuousClock.now < deadline {
      note()
      if isGone { return }
      _ = usleep(pause)
      pause = min(2 * pause, 5000)
    }
  }

  /// Finds who is left.
  ///
  /// An orphan of unknown origin is among them only where no other child lives, which may have need of
  /// it.
  private mutating func look() {
    note()
    let (table, live) = LiveChildren.survey()
    let rows = table.descendants(of: leaders, takesOrphans: live.isSubset(of: leaders))
    strays = Set(rows.filter { !leaders.contains($0.group) }.map(\.pid))
    note()
  }

  /// Takes note of everyone who ended and is a child of this process, given or its own.
  private mutating func note() {
    for leader in leaders {
      if endings[leader] == nil { endings[leader] = ChildEnding.note(leader) }
      if endings[leader] != nil { while waitpid(-leader, nil, WNOHANG) > 0 {} }
    }
    for stray in strays {
      _ = waitpid(stray, nil, WNOHANG)
      if kill(stray, 0) != 0 { strays.remove(stray) }
    }
  }

  private var isGone: Bool {
    strays.isEmpty && leaders.allSatisfy { endings[$0] != nil && !isThere(group: $0) }
  }

  private func isThere(group leader: pid_t) -> Bool { kill(-leader, 0) == 0 || errno == EPERM }
}
