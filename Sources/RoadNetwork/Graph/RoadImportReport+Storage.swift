extension RoadImportReport {
  package func write(to writer: inout RecordWriter) {
    for count in [
      roadWays, emptyWays, restrictions, conditionalRestrictions, detachedRestrictions, islands,
    ] {
      writer.integer(Int64(count))
    }
    for reason in WayDropReason.allCases { writer.integer(Int64(droppedWays[reason] ?? 0)) }
    for reason in RestrictionIgnoredReason.allCases {
      writer.integer(Int64(droppedRestrictions[reason] ?? 0))
    }
  }

  init(from reader: inout RecordReader) {
    self.init()
    roadWays = Int(reader.integer())
    emptyWays = Int(reader.integer())
    restrictions = Int(reader.integer())
    conditionalRestrictions = Int(reader.integer())
    detachedRestrictions = Int(reader.integer())
    islands = Int(reader.integer())
    for reason in WayDropReason.allCases {
      let count = Int(reader.integer())
      if count != 0 { droppedWays[reason] = count }
    }
    for reason in RestrictionIgnoredReason.allCases {
      let count = Int(reader.integer())
      if count != 0 { droppedRestrictions[reason] = count }
    }
  }
}
