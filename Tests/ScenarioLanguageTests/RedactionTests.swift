import Navigation
import Testing

@testable import ScenarioLanguage

@Suite struct RedactionTests {
  @Test(
    "A recorded address names the provider and holds no key",
    arguments: [
      ("https://api.example.com:443/route/v1/x?a=1&b=2", "osrm/route/v1/x?a=1&b=2"),
      ("http://h/p?api_key=secret&x=1", "osrm/p?api_key=redacted&x=1"),
      ("http://h/p?Access_Token=secret", "osrm/p?Access_Token=redacted"),
      ("http://h", "osrm"),
    ]
  )
  func url(url: String, recorded: String) {
    let elsewhere = ServerAddress(endpoint: "http://elsewhere", format: .osrm)
    #expect(Redaction.url(url, provider: "osrm", at: elsewhere) == recorded)
  }

  @Test(
    "What is recorded does not depend on where a server lives",
    arguments: [
      (ServerFormat.osrm, "http://h/maps/?key=k", "http://h/maps/route/v1/x?key=k", "/route/v1/x"),
      (.valhalla, "https://h/v1/go?api_key=k", "https://h/v1/go?api_key=k", "/route"),
      (.valhalla, "http://h:8002/route/", "http://h:8002/route", "/route"),
      (.graphhopper, "http://h/navigate", "http://h/navigate?key=k", "/navigate"),
      (.osrm, "http://h/a", "http://h/abc", "/abc"),
      (.osrm, "nonsense", "nonsense/route", "/route"),
    ]
  )
  func address(format: ServerFormat, endpoint: String, url: String, path: String) {
    let address = ServerAddress(endpoint: endpoint, format: format)
    let recorded = Redaction.url(url, provider: "server", at: address)
    #expect(recorded.prefix { $0 != "?" } == "server" + path)
    #expect(!recorded.contains("=k"))
    let kept = CassetteRequest(.httpGet(url: url, headers: []), at: address)
    #expect(kept.path == path)
    #expect(kept.query.isEmpty)
  }

  @Test("Headers that hold credentials are known in any case")
  func headers() {
    #expect(Redaction.isSecret(header: "AUTHORIZATION"))
    #expect(Redaction.isSecret(header: "X-API-Key"))
    #expect(!Redaction.isSecret(header: "Content-Type"))
  }
}
