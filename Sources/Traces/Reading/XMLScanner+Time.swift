extension XMLScanner {
  /// Returns the nanoseconds of a time since 1970; one without a zone is taken for UTC and noted.
  func time(
    _ span: Span<UInt8>,
    _ filter: inout FixFilter
  ) throws(TraceError) -> Int64 {
    guard let time = withText(span, { TimeText.parse($0, $1) }) else {
      throw error("\"\(text)\" is no time", hint: "expected 2026-03-01T08:00:00Z")
    }
    if !time.hasZone { try filter.note(.timeWithoutZone, line: line) }
    return time.nanoseconds
  }
}
