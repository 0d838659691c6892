import Platform
import ShortLived
import Synchronization

@testable import navsim

/// One call of the program inside the tests, with what it wrote.
struct CommandRun {
  let status: Int32
  let output: String
  let error: String

  /// Runs `navsim` with these arguments; neither stream is a terminal unless said so.
  init(
    _ arguments: String...,
    environment: [String: String] = [:],
    isTerminal: Bool = false,
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    outcome: WriteOutcome = .written,
    input: [String] = []
  ) {
    self.init(
      arguments: arguments,
      environment: environment,
      isTerminal: isTerminal,
      isInterrupted: isInterrupted,
      outcome: outcome,
      input: input
    )
  }

  init(
    arguments: [String],
    environment: [String: String] = [:],
    isTerminal: Bool = false,
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    outcome: WriteOutcome = .written,
    input: [String] = [],
    program: String = Folder.package("Package.swift")
  ) {
    let output = Kept()
    let error = Kept()
    let lines = Mutex(input.map { Array($0.utf8) }[...])
    let io = IO(
      output: IO.Stream(isTerminal: isTerminal) { bytes in
        if outcome == .written { output.append(bytes) }
        return outcome
      },
      error: IO.Stream(isTerminal: isTerminal) { bytes in
        error.append(bytes)
        return .written
      },
      width: 100,
      workingFolder: Folder.package.path,
      isInterrupted: isInterrupted,
      readInput: { Array(input.joined(separator: "\n").utf8) },
      program: program,
      readLine: { lines.withLock { $0.popFirst() } }
    )
    let surroundings = environment.merging(["TMPDIR": ShortLived.folder]) { given, _ in given }
    status = Navsim.run(arguments: arguments, environment: surroundings, io: io)
    self.output = output.text
    self.error = error.text
  }

  private final class Kept: Sendable {
    private let bytes = Mutex<[UInt8]>([])

    func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }

    var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
  }
}
