import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

/// Records what passes between the routing service and its provider; hosts and what may be a key are left out.
final class ProviderRecorder: RouteProviderObserver {
  private let recorder: Recorder
  /// What stands in place of the server's address.
  private let name: String
  private let address: ServerAddress

  init(recorder: Recorder, name: String, address: ServerAddress) {
    self.recorder = recorder
    self.name = name
    self.address = address
  }

  func providerWillSend(_ request: RouteRequest) {
    recorder.record(Event.Provider.Request.self) { event in
      event.url = Redaction.url(request.url, provider: name, at: address)
      switch request {
      case .httpGet(_, let headers):
        event.method = .get
        event.headers = Self.recorded(headers)
      case .httpPost(_, let headers, let body):
        event.method = .post
        event.headers = Self.recorded(headers)
        event.body = RecordedJSON { writer in
          // What is no JSON is recorded as its text.
          if let document = try? JSONDocument(parsing: body) {
            writer.value(document.root, unkept: .marked)
          } else {
            writer.string(String(decoding: body, as: UTF8.self))
          }
        }
      }
    }
  }

  func providerDidFailToMakeRequest(requestID: Int, error: RouteRequestError) {
    recorder.record(Event.Provider.RequestError.self) { event in
      event.requestID = requestID
      switch error {
      case .notEnoughWaypoints: event.error = .notEnoughWaypoints
      case .unresolvedWaypoint(let index):
        event.error = .unresolvedWaypoint
        event.index = index
      case .malformedProperties(let text):
        event.error = .malformedProperties
        event.detail = text
      case .malformedOptions(let text):
        event.error = .malformedOptions
        event.detail = text
      }
    }
  }

  func providerDidReceive(_ response: TransportResponse) {
    recorder.record(Event.Provider.Response.self) { event in
      event.status = response.status
      event.byteCount = response.body.count
      var digest = RecordingDigest()
      digest.append(line: response.body)
      event.digest = digest.text
    }
  }

  func providerDidFail(_ error: TransportError) {
    recorder.record(Event.Provider.TransportError.self) { $0.error = .init(error) }
  }

  func providerDidParse(routeCount: Int) {
    recorder.record(Event.Provider.Parsed.self) { $0.routeCount = routeCount }
  }

  func providerDidFailToParse(_ error: RouteParseError) {
    recorder.record(Event.Provider.ParseError.self) { event in
      (event.error, event.code, event.detail) = Self.parts(of: error)
    }
  }

  /// Returns what is wrong with an answer, the server's word for it, and more of it.
  private static func parts(
    of error: RouteParseError
  ) -> (Recorded.AnswerFault, code: String?, detail: String?) {
    switch error {
    case .invalidRouteObject(let text): (.invalidRouteObject, nil, text)
    case .invalidGeometry(let text): (.invalidGeometry, nil, text)
    case .malformedAnnotations(let text): (.malformedAnnotations, nil, text)
    case .invalidStatusCode(let code, let message): (.invalidStatusCode, code, message)
    }
  }

  func providerCustomCalled(origin: Location, waypoints: [Waypoint]) {
    recorder.record(Event.Provider.CustomCalled.self) { event in
      event.origin = .init(origin)
      event.waypoints = .init(waypoints)
    }
  }

  func providerCustomAnswered(_ outcome: Result<Int, any Error>) {
    recorder.record(Event.Provider.CustomAnswered.self) { event in
      switch outcome {
      case .success(let count): event.routeCount = count
      case .failure(let error as RouteParseError):
        let (fault, code, detail) = Self.parts(of: error)
        (event.error, event.code, event.detail) = (fault.rawValue, code, detail)
      case .failure(let error):
        event.error = (error as? RouteCalculationError)?.status.rawValue ?? "failure"
      }
    }
  }

  private static func recorded(_ headers: [HTTPHeader]) -> [Recorded.Header]? {
    guard !headers.isEmpty else { return nil }
    return headers.map { header in
      var recorded = Recorded.Header()
      recorded.name = header.name
      recorded.value = Redaction.isKept(header: header.name) ? header.value : Redaction.mark
      return recorded
    }
  }
}
