public import Geodesy

/// What a map was made of.
public struct MapSummary: Hashable, Sendable {
  public internal(set) var elements = OSMImportReport()
  /// The box around its nodes; nil for an empty map.
  public internal(set) var bounds: GeoBounds?

  init(_ elements: OSMImportReport = OSMImportReport(), bounds: GeoBounds? = nil) {
    self.elements = elements
    self.bounds = bounds
  }
}

extension MapSummary {
  func write(to writer: inout RecordWriter) {
    let counts = [
      elements.nodeCount, elements.wayCount, elements.relationCount, elements.nodesOffGlobe,
      elements.duplicates, elements.deleted, elements.waysWithMissingNodes, elements.missingNodes,
    ]
    for count in counts { writer.integer(Int64(count)) }
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
    elements.nodeCount = Int(reader.integer())
    elements.wayCount = Int(reader.integer())
    elements.relationCount = Int(reader.integer())
    elements.nodesOffGlobe = Int(reader.integer())
    elements.duplicates = Int(reader.integer())
    elements.deleted = Int(reader.integer())
    elements.waysWithMissingNodes = Int(reader.integer())
    elements.missingNodes = Int(reader.integer())
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
