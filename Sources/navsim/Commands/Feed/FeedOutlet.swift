import Traces

/// A way on which fixes leave the program.
protocol FeedOutlet: AnyObject {
  /// What a person or program needs to know to read from it, such as `tcp 127.0.0.1:10110`.
  var place: String { get }

  /// What can be waited for: somebody connects, or asks.
  var descriptors: [Int32] { get }

  /// How many programs read; nil where nobody can tell.
  var readerCount: Int? { get }

  /// What readers did not get, in words; nil where they got everything, or nobody can tell.
  var loss: String? { get }

  /// Why nothing goes out any more; nil as long as it does.
  var failure: String? { get }

  /// Whether all that was sent has been answered, by those who answer.
  var isAnswered: Bool { get }

  /// Takes care of those who connect, ask or leave.
  func attend()

  /// Sends a fix.
  func send(_ fix: FeedFix)
}

extension FeedOutlet {
  var loss: String? { nil }
  var failure: String? { nil }
  var isAnswered: Bool { true }
}

/// A fix in the forms in which it leaves.
struct FeedFix {
  let fix: Fix

  /// GGA and RMC, and GST where the accuracy is known.
  let nmea: [UInt8]

  init(_ fix: Fix) {
    self.fix = fix
    nmea = TraceWriter.bytes(of: [fix], as: .nmea)
  }
}
