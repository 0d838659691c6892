extension NodeFacts: StorableRecord {
  static var unreadable: NodeFacts { NodeFacts() }

  func write(to writer: inout RecordWriter) {
    writer.flag(isBarrier)
    writer.flag(isRestricted)
    writer.number(UInt64(obstacles.count))
    for obstacle in obstacles {
      writer.number(UInt64(obstacle.kind.rawValue))
      writer.optional(obstacle.direction) { $0.flag($1 == .backward) }
      writer.double(obstacle.seconds)
    }
    writer.text(barrier)
    writer.flag(isMotorwayJunction)
    writer.text(exit)
    writer.text(exitName)
    writer.text(exitTo)
  }

  init(from reader: inout RecordReader) {
    self.init()
    isBarrier = reader.flag()
    isRestricted = reader.flag()
    for _ in 0..<reader.count(upTo: 64) {
      obstacles.append(
        NodeObstacle(
          kind: reader.choice(.stop),
          direction: reader.optional { $0.flag() ? .backward : .forward },
          seconds: reader.double()
        )
      )
    }
    barrier = reader.optionalText()
    isMotorwayJunction = reader.flag()
    exit = reader.optionalText()
    exitName = reader.optionalText()
    exitTo = reader.optionalText()
  }
}
