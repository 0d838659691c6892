import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Records what passes between the routing service and its provider; keys and hosts are left out.
final class ProviderRecorder: RouteProviderObserver {
  private let recorder: Recorder
  /// What stands in place of the server's address.
  private let name: String
  private let address: ServerAddress

  init(recorder: Recorder, source: RouteSource) {
    self.recorder = recorder
    name = source.name
    address = source.address
  }

  private func record(_ kind: EventKind, _ write: (inout JSONWriter) -> Void) {
    recorder.record(kind, write)
  }

  func providerWillSend(_ request: RouteRequest) {
    record(.providerRequest) { writer in
      switch request {
      case .httpGet(let url, let headers):
        writer.text("method", "GET")
        writer.text("url", Redaction.url(url, provider: name, at: address))
        Self.write(headers, to: &writer)
      case .httpPost(let url, let headers, let body):
        writer.text("method", "POST")
        writer.text("url", Redaction.url(url, provider: name, at: address))
        Self.write(headers, to: &writer)
        writer.key("body" as StaticString)
        if let document = try? JSONDocument(parsing: body) {
          writer.valueWithoutKeys(document.root)
        } else {
          writer.string(String(decoding: body, as: UTF8.self))
        }
      }
    }
  }

  func providerDidFailToMakeRequest(requestID: Int, error: RouteRequestError) {
    record(.providerRequestError) { writer in
      writer.number("requestID", requestID)
      switch error {
      case .notEnoughWaypoints: writer.text("error", "notEnoughWaypoints")
      case .unresolvedWaypoint(let index):
        writer.text("error", "unresolvedWaypoint")
        writer.number("index", index)
      case .malformedProperties(let text):
        writer.text("error", "malformedProperties")
        writer.text("detail", text)
      case .malformedOptions(let text):
        writer.text("error", "malformedOptions")
        writer.text("detail", text)
      }
    }
  }

  func providerDidReceive(_ response: TransportResponse) {
    record(.providerResponse) { writer in
      writer.number("status", response.status)
      writer.number("byteCount", response.body.count)
      var digest = RecordingDigest()
      digest.append(line: response.body, from: 0)
      writer.text("digest", digest.text)
    }
  }

  func providerDidFail(_ error: TransportError) {
    record(.providerTransportError) { $0.text("error", error.rawValue) }
  }

  func providerDidParse(routeCount: Int) {
    record(.providerParsed) { $0.number("routeCount", routeCount) }
  }

  func providerDidFailToParse(_ error: RouteParseError) {
    record(.providerParseError) { Self.write(error, to: &$0) }
  }

  private static func write(_ error: RouteParseError, to writer: inout JSONWriter) {
    switch error {
    case .invalidRouteObject(let text):
      writer.text("error", "invalidRouteObject")
      writer.text("detail", text)
    case .invalidGeometry(let text):
      writer.text("error", "invalidGeometry")
      writer.text("detail", text)
    case .malformedAnnotations(let text):
      writer.text("error", "malformedAnnotations")
      writer.text("detail", text)
    case .invalidStatusCode(let code, let message):
      writer.text("error", "invalidStatusCode")
      writer.text("code", code)
      writer.optional("detail", message)
    }
  }

  func providerCustomCalled(origin: Location, waypoints: [Waypoint]) {
    record(.providerCustomCalled) { writer in
      writer.beginObject("origin")
      writer.place(origin.coordinate)
      writer.optional("course", origin.course, decimals: 1)
      writer.endObject()
      writer.waypoints("waypoints", waypoints)
    }
  }

  func providerCustomAnswered(_ outcome: Result<Int, any Error>) {
    record(.providerCustomAnswered) { writer in
      switch outcome {
      case .success(let count): writer.number("routeCount", count)
      case .failure(let error):
        if let error = error as? RouteParseError { return Self.write(error, to: &writer) }
        writer.text("error", (error as? RouteCalculationError)?.status.rawValue ?? "failure")
      }
    }
  }

  private static func write(_ headers: [HTTPHeader], to writer: inout JSONWriter) {
    guard !headers.isEmpty else { return }
    writer.beginArray("headers")
    for header in headers {
      writer.beginObject()
      writer.text("name", header.name)
      writer.text("value", Redaction.isSecret(header: header.name) ? "redacted" : header.value)
      writer.endObject()
    }
    writer.endArray()
  }
}
