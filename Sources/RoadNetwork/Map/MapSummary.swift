public import Geodesy

/// What a map was made of.
public struct MapSummary: Hashable, Sendable {
  public internal(set) var elements = OSMImportReport()
  /// What it covers; nil for an empty map.
  public internal(set) var bounds: GeoBounds?

  init(_ elements: OSMImportReport = OSMImportReport(), bounds: GeoBounds? = nil) {
    self.elements = elements
    self.bounds = bounds
  }
}

extension MapSummary {
  /// What a file keeps of the report, in its order.
  private static var counts: [WritableKeyPath<OSMImportReport, Int>] {
    [
      \.nodes, \.ways, \.relations, \.nodesOffTheGlobe, \.deletedElements, \.duplicateNodes,
      \.duplicateWays, \.duplicateRelations, \.waysWithMissingNodes, \.missingNodeReferences,
      \.missingMembers, \.skippedTags, \.decompressedBytes,
    ]
  }

  package func write(to writer: inout RecordWriter) {
    for count in Self.counts { writer.integer(Int64(elements[keyPath: count])) }
    writer.optional(bounds) { writer, bounds in
      for corner in [bounds.southWest, bounds.northEast] {
        writer.double(corner.latitude)
        writer.double(corner.longitude)
      }
    }
    writer.optional(elements.copyright) { $0.text($1) }
  }

  init(from reader: inout RecordReader) {
    self.init()
    for count in Self.counts { elements[keyPath: count] = Int(reader.integer()) }
    bounds = reader.optional { reader in
      func corner(_ reader: inout RecordReader) -> Coordinate {
        let latitude = reader.double()
        return Coordinate(latitude: latitude, longitude: reader.double())
      }
      let southWest = corner(&reader)
      return GeoBounds(southWest: southWest, northEast: corner(&reader))
    }
    elements.copyright = reader.optional { $0.text() }
  }
}
