import Platform

/// Why a flight recorder cannot record or write.
public struct FlightRecorderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, with the file.
  public let description: String

  /// Does something with a ring's file, and tells what the system refuses as an error of the recorder.
  ///
  /// - Throws: ``FlightRecorderError`` where the system refuses.
  static func translating<Result>(
    _ work: () throws(FileError) -> Result
  ) throws(FlightRecorderError) -> Result {
    do { return try work() } catch {
      throw FlightRecorderError(description: "\(error.path): \(error.words)")
    }
  }

  static func damaged(_ path: String) -> FlightRecorderError {
    FlightRecorderError(description: "\(path): no file of a flight recorder, or a damaged one")
  }
}
