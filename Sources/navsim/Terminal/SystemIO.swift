import Platform
import Synchronization

extension IO {
  /// The streams of the process.
  static let system = IO(
    output: stream(1),
    error: stream(2),
    width: SystemStream.columns(of: 2),
    height: SystemStream.rows(of: 1),
    workingFolder: SystemProcess.workingFolder,
    isInterrupted: { SystemSignals.interruptions.load(ordering: .relaxed) > 0 },
    readInput: { SystemStream.readAll(0, limit: inputLimit) },
    outlivesTraps: true,
    isInputTerminal: SystemStream.isTerminal(0),
    readLine: { inputLines.next() },
    readBytes: { inputLines.next(bytes: $0) },
    readKey: keys
  )

  private static var keys: (@Sendable () -> UInt8?)? {
    guard SystemKeys.areThere else { return nil }
    return { SystemKeys.read { SystemSignals.interruptions.load(ordering: .relaxed) > 0 } }
  }

  private static let inputLines = InputLines(descriptor: 0)

  private static func stream(_ descriptor: Int32) -> Stream {
    Stream(
      isTerminal: SystemStream.isTerminal(descriptor),
      write: { SystemStream.writeAll($0, to: descriptor) }
    )
  }

  /// The most bytes that are taken of standard input where it stands for a file.
  static let inputLimit = 128 << 20
}
