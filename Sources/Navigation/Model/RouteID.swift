/// The identity of a route within one session: a sequence number.
public struct RouteID: Hashable, Sendable, Comparable {
  public let number: Int

  public init(_ number: Int) {
    self.number = number
  }

  public static func < (a: RouteID, b: RouteID) -> Bool { a.number < b.number }
}
