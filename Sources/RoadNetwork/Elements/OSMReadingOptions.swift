/// What to keep of a map file, and how large it may be.
public struct OSMReadingOptions: Hashable, Sendable {
  /// The keys whose tags are dropped; nil keeps every tag.
  ///
  /// One that ends in `*` stands for all that begin so.
  public var skippedKeys: [String]?

  /// Keys whose tags are kept although ``skippedKeys`` has their beginning.
  public var keptKeys: [String]

  /// The most bytes that a file may grow to when decompressed, all blocks together.
  ///
  /// 8 GB hold a large country; a small file that grows further is more likely made to fill the
  /// memory.
  public var decompressedLimit: Int

  public init(
    skippedKeys: [String]? = nil,
    keptKeys: [String] = [],
    decompressedLimit: Int = 8_000_000_000
  ) {
    self.skippedKeys = skippedKeys
    self.keptKeys = keptKeys
    self.decompressedLimit = decompressedLimit
  }

  /// Keys about the mapping itself, which say nothing of the roads and the places beside them.
  public static let editorialKeys = [
    "attribution", "comment", "created_by", "fixme", "FIXME", "gnis:*", "import", "import_uuid",
    "KSJ2:*", "NHD:*", "note", "note:*", "odbl", "odbl:*", "source", "source:*", "source_ref",
    "survey:date", "tiger:*", "todo",
  ]

  /// Everything that roads, places and areas are made of; nothing of ``editorialKeys`` but the
  /// `source:maxspeed` that stands for a limit.
  public static let map = OSMReadingOptions(
    skippedKeys: editorialKeys,
    keptKeys: ["source:maxspeed"]
  )
}
