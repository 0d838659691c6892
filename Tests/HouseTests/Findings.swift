import Testing

/// Expects that nothing was found; tells all that was, once.
///
/// - Parameter isKnown: Whether something is left to do there. Where nothing is any more, the test fails
///   and says so: the mark goes with the last finding.
func expectNothing(
  _ what: String,
  isKnown: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ look: (_ found: inout [String]) throws -> Void
) rethrows {
  var found: [String] = []
  try look(&found)
  if isKnown {
    withKnownIssue("Left to do") { record(found, as: what, at: sourceLocation) }
  } else {
    record(found, as: what, at: sourceLocation)
  }
}

private func record(_ found: [String], as what: String, at sourceLocation: SourceLocation) {
  if found.isEmpty { return }
  Issue.record(
    "\(what): \(found.count)\n\(found.map { "  " + $0 }.joined(separator: "\n"))",
    sourceLocation: sourceLocation
  )
}
