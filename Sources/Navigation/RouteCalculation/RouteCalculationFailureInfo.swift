/// What is known of a calculation that failed (D-08).
public struct RouteCalculationFailureInfo: Error, Hashable, Sendable {
  /// Why there is no route.
  public let error: RouteCalculationError
  /// What went wrong, as a sentence for a log.
  public let message: String
  /// The point of the request that the failure is about, counted from 0, the start.
  public let pointIndex: Int?
  /// The HTTP status of the last answer, where there was one and it told of the failure.
  public let httpStatus: Int?
  /// The provider's own code, such as `NoRoute`.
  public let providerCode: String?
  /// How many errors were told of before this one that did not end the calculation.
  public let nonFatalErrorCount: Int

  init(_ failure: RouteFailure, nonFatalErrorCount: Int) {
    error = failure.error
    message = failure.error.message
    pointIndex = failure.error.pointIndex
    httpStatus = failure.httpStatus
    providerCode = failure.providerCode
    self.nonFatalErrorCount = nonFatalErrorCount
  }
}

/// A failure with what the provider said of it.
struct RouteFailure: Error {
  let error: RouteCalculationError
  var httpStatus: Int?
  var providerCode: String?

  init(_ error: RouteCalculationError, httpStatus: Int? = nil, providerCode: String? = nil) {
    self.error = error
    self.httpStatus = httpStatus
    self.providerCode = providerCode
  }
}
