#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processes of the system at one moment, as Linux tells them in `/proc`; elsewhere none.
struct ProcessTable {
  /// What counts of a process.
  struct Row {
    let pid: pid_t
    let parent: pid_t
    let group: pid_t
    let session: pid_t
    /// Whether it has ended and only waits for its parent to take note of it.
    let isEnded: Bool
  }

  let rows: [Row]

  init() {
    let names = (try? FileSystem.names(in: "/proc")) ?? []
    rows = names.compactMap { name in
      guard let pid = pid_t(name),
        let text = try? FileSystem.read("/proc/\(name)/stat", limit: 1 << 16)
      else { return nil }
      return Self.row(pid, text)
    }
  }

  /// Reads a line `pid (name) state parent group session …`; the name may hold anything.
  private static func row(_ pid: pid_t, _ text: [UInt8]) -> Row? {
    guard let end = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = text[(end + 1)...].split(separator: UInt8(ascii: " "), maxSplits: 4)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count > 4, let parent = pid_t(fields[1]), let group = pid_t(fields[2]),
      let session = pid_t(fields[3])
    else { return nil }
    return Row(
      pid: pid,
      parent: parent,
      group: group,
      session: session,
      isEnded: fields[0] == "Z" || fields[0] == "X"
    )
  }

  /// Returns what descends from some leaders of sessions, the leaders aside: what is in their sessions
  /// and groups, and the descendants of all that.
  ///
  /// - Parameter takesOrphans: Whether children of this process in foreign sessions belong to them too:
  ///   orphans that it was given. A child that it started itself is in its own session or a leader.
  func descendants(of leaders: Set<pid_t>, takesOrphans: Bool) -> [Row] {
    let (ownPID, ownSession) = (getpid(), getsid(0))
    var family = leaders
    for row in rows {
      let isOrphan = row.parent == ownPID && row.session != ownSession
      if leaders.contains(row.session) || leaders.contains(row.group) || takesOrphans && isOrphan {
        family.insert(row.pid)
      }
    }
    var size = 0
    while family.count > size {
      size = family.count
      for row in rows where family.contains(row.parent) { family.insert(row.pid) }
    }
    return rows.filter { family.contains($0.pid) && !leaders.contains($0.pid) }
  }
}
