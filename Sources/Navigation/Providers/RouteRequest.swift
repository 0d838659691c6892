/// A request that an adapter wants performed.
public enum RouteRequest: Hashable, Sendable {
  case httpGet(url: String, headers: [HTTPHeader])
  case httpPost(url: String, headers: [HTTPHeader], body: [UInt8])
}
