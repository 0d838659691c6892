import Testing

@testable import Simulation

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
    #expect(Redaction.url(url, provider: "osrm") == recorded)
  }

  @Test("Headers that hold credentials are known in any case")
  func headers() {
    #expect(Redaction.isSecret(header: "AUTHORIZATION"))
    #expect(Redaction.isSecret(header: "X-API-Key"))
    #expect(!Redaction.isSecret(header: "Content-Type"))
  }
}
