import CanonicalJSON

/// Finds out what a file is: by its content first, by its name where that says too little.
enum TraceDetection {
  /// Finds out the format of a file and begins to read it.
  ///
  /// - Throws: ``TraceError`` where it is no trace, or its beginning is damaged.
  static func open(
    _ input: ByteInput,
    _ options: TraceReadingOptions
  ) throws(TraceError) -> (format: TraceFormat, decoder: any TraceDecoder) {
    let input = ZipArchive.begins(input) ? try ZipArchive.keyhole(in: input) : input
    let told: TraceFormat?
    if let stated = options.format { told = stated } else { told = try Self.format(of: input) }
    if let format = told {
      switch format.entry.kind {
      case .stream(_, let open): return (format, try open(input, options))
      case .json(_, let open): return (format, try open(JSONSource(input), options))
      }
    }
    let source = try JSONSource(input)
    let format = Self.format(ofJSON: source.root)
    guard case .json(_, let open) = format.entry.kind else {
      preconditionFailure("\(format.title) is told by its members, and no JSON")
    }
    return (format, try open(source, options))
  }

  /// Returns the format of a file by its head; nil for JSON, which its members tell.
  static func format(of input: ByteInput) throws(TraceError) -> TraceFormat? {
    let bytes = input.content.prefix(4096)
    guard !bytes.isEmpty else { throw TraceError(source: input.name, message: "the file is empty") }
    if let known = ForeignFormat(bytes, name: input.name) {
      throw TraceError(source: input.name, message: "\(known.name) is not read", hint: known.hint)
    }
    let head = TraceHead(bytes, name: input.name)
    if head.kind == .xml {
      let lower = head.text.lowercased()
      if lower.contains("<!doctype html") || lower.contains("<html") {
        throw TraceError(source: input.name, message: "this is a web page, not a trace")
      }
    }
    let found = strongest { entry in
      guard case .stream(let claim, _) = entry.kind else { return nil }
      return claim(head)
    }
    // Of what begins like an object only lines of JSON are no document.
    if head.kind == .object, found.map({ $0.claim < .certain }) ?? true { return nil }
    // Loggers put their own time in brackets before a sentence.
    if head.kind == .bracket, found.map({ $0.claim < .likely }) ?? true { return nil }
    if let found, found.claim <= .named, head.isBinary {
      throw TraceError(
        source: input.name,
        message: "this is no text, and no binary format that is read",
        hint: "if it is \(found.format.title) after all, say so: --from \(found.format.rawValue)"
      )
    }
    guard let found else {
      throw TraceError(
        source: input.name,
        message: "this is no trace in a known format",
        hint: "known: " + TraceFormat.allCases.map(\.title).joined(separator: ", ")
          + "; name it with --from"
      )
    }
    return found.format
  }

  /// Returns the format of a JSON file by its members; GeoJSON for one that nobody knows.
  static func format(ofJSON root: JSONValue) -> TraceFormat {
    let found = strongest { entry in
      guard case .json(let claim, _) = entry.kind else { return nil }
      return claim(root)
    }
    return found?.format ?? .geojson
  }

  private static func strongest(
    _ claim: (FormatEntry) -> FormatEntry.Claim?
  ) -> (format: TraceFormat, claim: FormatEntry.Claim)? {
    var best: (format: TraceFormat, claim: FormatEntry.Claim)?
    for format in TraceFormat.allCases {
      guard let claim = claim(format.entry), best.map({ $0.claim < claim }) ?? true else {
        continue
      }
      best = (format, claim)
    }
    return best
  }
}
