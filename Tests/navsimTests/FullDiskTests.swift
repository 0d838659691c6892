import Foundation
import Platform
import ScenarioLanguage
import Synchronization
import Testing
import Waiting

@testable import navsim

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Outputs that cannot be written: nothing is lost, and the exit code is 70.
@Suite("An output that cannot be written", .waits, .serialized)
struct FullDiskTests {
  /// Runs `body` with a folder that has something mounted; says so where mounting is refused.
  private func withMount(
    _ arguments: [String],
    of kind: String,
    onto name: String,
    in folder: Folder,
    _ body: () throws -> Void
  ) throws {
    let target = folder(name)
    Folder.makeFolders(to: target + "/x")
    let mounted = try ChildProcess.run("/bin/mount", arguments + [target])
    guard mounted.status == 0 else {
      print("SKIPPED: \(kind) cannot be mounted here: \(mounted.error)")
      return
    }
    defer { _ = try? ChildProcess.run("/bin/umount", [target]) }
    try body()
  }

  @Test("A full disk leaves no golden and says so")
  func fullDisk() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try withMount(
        ["-t", "tmpfs", "-o", "size=64k", "tmpfs"],
        of: "a tmpfs of 64 kB",
        onto: "Golden",
        in: folder
      ) {
        // What is left of the disk is too little for the recording.
        try folder.write([UInt8](repeating: 1, count: 48 * 1024), to: "Golden/ballast")
        let run = try ChildProcess.run(
          ChildProcess.navsim,
          ["accept", "--unseen", folder("Scenarios/ok.json")]
        )
        #expect(run.status == 70, "\(run.output)\(run.error)")
        #expect(run.error.contains("no space left on the device"))
        #expect(try Folder(folder("Golden")).files() == [folder("Golden/ballast")])
      }
    }
  }

  @Test("A full disk keeps the golden that was there")
  func fullDiskKeepsGolden() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try withMount(
        ["-t", "tmpfs", "-o", "size=64k", "tmpfs"],
        of: "a tmpfs of 64 kB",
        onto: "Golden",
        in: folder
      ) {
        let old = "{\"navsim\":1,\"scenario\":\"ok\",\"seed\":0}\n"
        try folder.write(old, to: "Golden/ok.jsonl")
        try folder.write([UInt8](repeating: 1, count: 48 * 1024), to: "Golden/ballast")
        let run = try ChildProcess.run(
          ChildProcess.navsim,
          ["test", folder("Scenarios"), "--update", "all"]
        )
        #expect(run.status == 70, "\(run.output)\(run.error)")
        #expect(try Folder.text(of: folder("Golden/ok.jsonl")) == old)
        #expect(
          try Folder(folder("Golden")).files()
            == [folder("Golden/ballast"), folder("Golden/ok.jsonl")]
        )
      }
    }
  }

  @Test("A read-only folder of goldens is told, and NAVSIM_PENDING_DIR helps")
  func readOnly() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let golden = folder("Golden")
      Folder.makeFolders(to: golden + "/x")
      try withMount(["--bind", golden], of: "a bind mount", onto: "Golden", in: folder) {
        let remounted = try ChildProcess.run(
          "/bin/mount",
          ["-o", "remount,bind,ro", golden]
        )
        guard remounted.status == 0 else {
          print("SKIPPED: a bind mount cannot be made read-only here: \(remounted.error)")
          return
        }
        let run = try ChildProcess.run(
          ChildProcess.navsim,
          ["test", folder("Scenarios")],
          environment: [:]
        )
        #expect(run.status == 70, "\(run.output)\(run.error)")
        #expect(run.output.contains("the file system is read-only"))
        let pending = folder("pending")
        let helped = try ChildProcess.run(
          ChildProcess.navsim,
          ["test", folder("Scenarios")],
          environment: ["NAVSIM_PENDING_DIR": pending]
        )
        #expect(helped.status == 3, "\(helped.output)\(helped.error)")
        #expect(try Folder(pending).files() == [pending + "/ok.new.jsonl"])
      }
    }
  }

  @Test("A recording that cannot be kept is a fault")
  func events() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let run = try ChildProcess.run(
        ChildProcess.navsim,
        ["run", folder("Scenarios/ok.json"), "--events", "/dev/full"]
      )
      #expect(run.status == 70, "\(run.output)\(run.error)")
      #expect(run.error == "/dev/full: error: cannot write: No space left on device\n")
    }
  }

  @Test(
    "A pipe is never replaced by a file",
    arguments: [
      "bundle Scenarios/ok.json --force -o", "map build Scenarios/maps/harbour.osm --force -o",
      "shrink Scenarios/ok.json --set navigator.arrivalDistance=7 --force -o",
      "promote Scenarios/ok.json --force -o",
      "sweep Scenarios/ok.json --set offRoute.distance=30 --svg",
      "compare --navigator builtin --navigator builtin:ferrostar Scenarios/ok.json --report",
      "feed Scenarios/ok.json --simctl", "test Scenarios --update none --reporter junit=",
      "run Scenarios/ok.json --events", "export Scenarios/ok.json --as gpx -o",
    ]
  )
  func pipe(command: String) throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      try folder.copy("Scenarios/maps/harbour.osm")
      let pipe = folder("pipe")
      #expect(unsafe mkfifo(pipe, 0o600) == 0)
      // Somebody reads, or who writes would wait.
      let reader = PipeReader(pipe)
      defer { reader.stop() }
      var words = command.split(separator: " ").map { word in
        word.hasPrefix("Scenarios") ? folder(String(word)) : String(word)
      }
      if command.hasSuffix("=") { words[words.count - 1] += pipe } else { words.append(pipe) }
      _ = CommandRun(arguments: words)
      #expect(FileSystem.isSpecial(pipe), "\(command)")
    }
  }

  @Test("A pipe that nobody reads is told of")
  func unreadPipe() throws {
    try Folder.withTemporary { folder in
      let pipe = folder("pipe")
      #expect(unsafe mkfifo(pipe, 0o600) == 0)
      #expect(throws: SystemError.self) {
        _ = try SystemFile(writing: pipe, patience: 1)
      }
    }
  }
}

/// Reads a pipe and forgets what came, until it is told to stop.
private final class PipeReader: Sendable {
  private let isStopped = Atomic(false)
  private let descriptor: Int32

  init(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK)
    self.descriptor = descriptor
    Thread { [self] in
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while !isStopped.load(ordering: .relaxed) {
        if unsafe read(descriptor, &bytes, bytes.count) <= 0 { usleep(1000) }
      }
      _ = close(descriptor)
    }.start()
  }

  func stop() { isStopped.store(true, ordering: .relaxed) }
}
