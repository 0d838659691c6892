import CanonicalJSON

/// Why a dispatcher's server did not take what was sent, or gave nothing that can be read.
///
/// Of a bad answer's body these members are read, where it is a JSON object: `error_id` (text) and
/// `issues` (array of objects with `code` and `message`, both texts).
public struct FleetError: Error, Hashable, Sendable {
  /// Whether the server answered at all.
  public enum ErrorType: Int, Sendable {
    /// The server answered with an error.
    case server = 1
    /// No answer came.
    case connection = 2

    /// The name in records.
    public var name: String {
      switch self {
      case .server: "server"
      case .connection: "connection"
      }
    }
  }

  /// One thing that the server found wrong.
  public struct Issue: Hashable, Sendable {
    /// What the server calls the fault.
    public let code: String
    /// What it says of it, for people.
    public let message: String

    /// Creates a fault.
    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  /// Whether the server answered at all.
  public let errorType: ErrorType
  /// The HTTP status; 0 without an answer.
  public let responseCode: Int
  /// What the server calls the error.
  public let errorID: String?
  /// The faults one by one; nil where the answer lists none.
  public let issues: [Issue]?

  /// Creates an error.
  public init(
    errorType: ErrorType,
    responseCode: Int,
    errorID: String? = nil,
    issues: [Issue]? = nil
  ) {
    self.errorType = errorType
    self.responseCode = responseCode
    self.errorID = errorID
    self.issues = issues
  }

  /// The most issues that are read of an answer.
  private static let issueLimit = 100

  /// Reads a bad answer.
  init(_ response: TransportResponse) {
    let limits = JSONLimits(depth: 32, size: 64 * 1024, nodes: 10_000)
    let root = try? JSONDocument(parsing: response.body, limits: limits).root
    let issues = root?["issues"].flatMap { list -> [Issue]? in
      guard list.kind == .array else { return nil }
      return list.elements.prefix(Self.issueLimit).compactMap(Issue.init)
    }
    self.init(
      errorType: .server,
      responseCode: response.status,
      errorID: root?["error_id"]?.string,
      issues: issues
    )
  }

  /// The error of a request that got no answer.
  init(_ error: TransportError) {
    self.init(
      errorType: .connection,
      responseCode: 0,
      issues: [Issue(code: error.rawValue, message: "no answer came")]
    )
  }

  /// The error of a good status with an answer that is none.
  static func invalidAnswer(_ status: Int, _ message: String) -> FleetError {
    FleetError(
      errorType: .server,
      responseCode: status,
      issues: [Issue(code: "invalidAnswer", message: message)]
    )
  }
}

extension FleetError.Issue {
  fileprivate init?(_ json: JSONValue) {
    guard let code = json["code"]?.string else { return nil }
    self.init(code: code, message: json["message"]?.string ?? "")
  }
}
