import Navigation
import Testing

@testable import ScenarioLanguage

@Suite struct RedactionTests {
  @Test(
    "A recorded address names the provider and holds no key",
    arguments: [
      ("https://api.example.com:443/route/v1/x?steps=1", "osrm/route/v1/x?steps=1"),
      ("http://h/p?api_key=secret&steps=1", "osrm/p?api_key=redacted&steps=1"),
      ("http://h/p?Access_Token=secret", "osrm/p?Access_Token=redacted"),
      ("http://h/p?k%65y=secret&secret#secret", "osrm/p?k%65y=redacted&redacted"),
      ("http://h/p?overview=full;key=secret", "osrm/p?overview=redacted"),
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

  @Test("Of the headers one is kept with its value", arguments: ["AUTHORIZATION", "X-My-Thing"])
  func headers(name: String) {
    #expect(!Redaction.isKept(header: name))
    #expect(Redaction.isKept(header: "Content-Type"))
  }

  @Test(
    "Of an endpoint scheme, host and port are kept",
    arguments: [
      ("http://h", "http://h", true), ("https://h:80/route/v1/", "https://h:80", true),
      ("http://u:p@h/", "http://h", false), ("http://h/?a", "http://h", false),
      ("http://h/#a", "http://h", false), ("http://h/0123456789", "http://h", false),
      ("http://a@b@h:1?x@y", "http://h:1", false),
    ]
  )
  func place(endpoint: String, place: String, isPlaceOnly: Bool) {
    let address = ServerAddress(endpoint: endpoint)
    #expect(address.place == place)
    #expect(address.isPlaceOnly == isPlaceOnly)
  }

  @Test("A server's echo is blanked, however it is coded")
  func echo() {
    let address = ServerAddress(endpoint: "http://user:pass%2Fword@h/?x=a%20b/c+d_e")
    let secrets = Redaction.secrets(in: .httpGet(url: "http://h/", headers: []), at: address)
    let texts = [
      "pass/word", #"pass\/word"#, "pass%2Fword", "pass%2fword", "cGFzcy93b3Jk", "user:pass%2Fword",
      "a b/c+d_e", "a%20b%2Fc%2Bd_e", "YSBiL2MrZF9l",
    ]
    for text in texts {
      let shown = String(decoding: secrets.blanked(Array("<\(text)>".utf8)), as: UTF8.self)
      #expect(shown == "<redacted>", "\(text)")
    }
    #expect(secrets.blanked(Array("user".utf8)) == Array("user".utf8))
  }
}
