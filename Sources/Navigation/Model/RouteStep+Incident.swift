extension RouteStep {
  /// A disturbance on the step, as the provider tells it.
  public struct Incident: Hashable, Sendable {
    /// The provider's identity of it.
    public let id: String
    /// The provider's word, such as `accident` or `construction`.
    public let kind: String?
    /// What the provider says to people; nil where it says nothing.
    public let text: String?
    /// The vertices of the step's path between which it lies; equal where it is at one point.
    public internal(set) var startIndex: Int
    /// The vertex at which it ends.
    public internal(set) var endIndex: Int
    /// All that the provider says of it, as JSON; its indices are those of the leg.
    public let json: String

    /// Creates an incident between two vertices of the step's path.
    public init(
      id: String,
      kind: String? = nil,
      text: String? = nil,
      startIndex: Int,
      endIndex: Int,
      json: String = "{}"
    ) {
      self.id = id
      self.kind = kind
      self.text = text
      self.startIndex = startIndex
      self.endIndex = endIndex
      self.json = json
    }
  }
}
