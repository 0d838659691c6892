import CanonicalJSON
import Geodesy
import Navigation
import NavigationMap
import Platform
import Recording
import ScenarioLanguage

/// Records of what no scenario brings about, since nobody can write it there, and how records are handed on.
enum RecorderTrials {
  static var all: [ToldTrial] { [cameras, screens, observers, providers, pieces, headers] }

  /// What a recorder wrote.
  private static func told(_ work: (Recorder) -> Void) -> String {
    let bench = LawBench()
    let recorder = Recorder(scheduler: bench.scheduler, laws: bench.checker)
    work(recorder)
    var sink = TrialSink()
    do {
      try recorder.finish(&sink, isWhole: true)
    } catch {
      return "\(error)"
    }
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  /// Changes of a camera; a scenario writes a whole position as one of its parts.
  private static var cameras: ToldTrial {
    let place = Coordinate(latitude: 47.14, longitude: 9.52)
    let position = CameraPosition(target: place, zoom: 15.5, bearing: 30, viewingAngle: 20)
    var edit = CameraEdit()
    (edit.target, edit.bearing) = (place, 45)
    let point = ScreenPoint(x: 3, y: 4)
    let changes: [CameraChange] = [
      .edit(edit), .update(.setCamera(position)), .update(.setTarget(place)),
      .update(.setTarget(place, zoom: 12)), .update(.zoomIn), .update(.zoom(to: 7)),
      .update(.zoom(by: -2, at: point)), .update(.scroll(byX: 5, y: 6)),
    ]
    return ToldTrial(
      name: "changes of a camera",
      told: told { recorder in
        for change in changes {
          recorder.record(Event.Action.MoveCamera.self) { $0.change = .init(change) }
        }
      }
    )
  }

  /// All that may be done to a map, to the main one and to another.
  private static var screens: ToldTrial {
    let place = Coordinate(latitude: 47.14, longitude: 9.52)
    var (camera, map, screen) = (CameraEdit(), MapEdit(), UIEdit())
    (camera.zoom, map.mapType, map.isTrafficEnabled) = (12, .satellite, true)
    (screen.allGestures, screen.mode) = (false, .night)
    let gesture = MapGesture(.pan, amount: 1, x: 2, y: 3)
    let calls = [MapCall.mainMap, "second"].flatMap { name -> [MapCall] in
      [
        .control(map: name), .stopControlling, .follow(.tilted, map: name), .overview(map: name),
        .follow(.topDownNorthUp, map: nil), .overview(map: nil), .setCamera(camera, map: name),
        .moveCamera(.update(.zoomIn), map: name),
        .animateCamera(.edit(camera), seconds: 1.5, map: name), .set(map, map: name),
        .setUI(screen, map: name), .gesture(gesture, map: name), .tapMyLocationButton(map: name),
        .tapRecenterButton(map: name), .tapIncident("i1", map: name), .startRendering(map: name),
        .stopRendering(map: name), .probe(map: name), .probeProjection(place, map: name),
      ]
    }
    return ToldTrial(
      name: "calls of maps",
      told: told { recorder in for call in calls { call.record(by: recorder) } }
    )
  }

  /// What observers of a recorder see of each record, also once the lines before are handed on.
  private static var observers: ToldTrial {
    final class Witness { var lines: [String] = [] }
    let witness = Witness()
    let recorded = told { recorder in
      for name in ["first", "second"] {
        let kinds: [EventKind] = name == "first" ? [.other] : [.navigatorState]
        recorder.observe(kinds) { view in
          let line = String(decoding: view.line, as: UTF8.self)
          witness.lines.append("\(name) \(view.sequence) \(view.milliseconds) \(view.name) \(line)")
        }
      }
      for number in 0..<3 {
        recorder.record(Event.Probe.NavigatorState.self) { $0.traveledDistance = Double(number) }
        recorder.record(other: "x.said", RecordedJSON(canonical: Array("[\(number)]".utf8)))
        var sink = TrialSink()
        try? recorder.flush(into: &sink, all: number == 1)
        witness.lines.append("\(sink.bytes.count) handed on")
      }
    }
    return ToldTrial(
      name: "observers of a recorder",
      told: witness.lines.joined(separator: "\n") + "\n" + recorded
    )
  }

  /// What passes between a routing service and its provider.
  private static var providers: ToldTrial {
    let address = ServerAddress(endpoint: "https://roads.example/osrm?key=k")
    let url = "https://roads.example/osrm/route/v1/driving/0,0;1,1?key=k&steps=true"
    let headers = [
      HTTPHeader("Content-Type", "application/json"), HTTPHeader("Authorization", "secret"),
    ]
    let errors: [RouteRequestError] = [
      .notEnoughWaypoints, .unresolvedWaypoint(3), .malformedProperties("a"),
      .malformedOptions("b"),
    ]
    let faults: [RouteParseError] = [
      .invalidRouteObject("c"), .invalidGeometry("d"), .malformedAnnotations("e"),
      .invalidStatusCode(code: "NoRoute", message: "f"),
      .invalidStatusCode(code: "NoSegment", message: nil),
    ]
    return ToldTrial(
      name: "what passes between a service and its provider",
      told: told { recorder in
        let ears = ProviderRecorder(recorder: recorder, name: "PROVIDER", address: address)
        ears.providerWillSend(.httpGet(url: url, headers: []))
        ears.providerWillSend(.httpGet(url: url, headers: headers))
        for body in [#"{"a":[1,2]}"#, "no JSON", ""] {
          ears.providerWillSend(.httpPost(url: url, headers: headers, body: Array(body.utf8)))
        }
        for (number, error) in errors.enumerated() {
          ears.providerDidFailToMakeRequest(requestID: number, error: error)
        }
        ears.providerDidReceive(TransportResponse(status: 404, body: Array("gone".utf8)))
        ears.providerDidParse(routeCount: 3)
        for fault in faults {
          ears.providerDidFailToParse(fault)
          ears.providerCustomAnswered(.failure(fault))
        }
        ears.providerCustomAnswered(.success(2))
        ears.providerCustomAnswered(.failure(RouteCalculationError.noRouteFound))
        ears.providerCustomAnswered(.failure(BudgetError.jobs(at: .zero, limit: 1)))
      }
    )
  }

  /// First lines of recordings and of flight recorders' files, with names and versions as long as they may be.
  private static var headers: ToldTrial {
    let names = [1, 63, 64, 65].map { String(repeating: "a", count: $0) }
    let values = names + ["", "A", "1.b-c_d", ".b", "a b", "é"]
    var lines: [String] = []
    for member in ["navigator", "version"] {
      for value in values {
        let other = member == "version" ? #","navigator":"own""# : ""
        let text = #"{"navsim":1,"scenario":"s","navrec":1,"\#(member)":"\#(value)"\#(other)}"#
        let plain = text.replacing(#""navrec":1,"#, with: "")
        guard let file = try? JSONDocument(parsing: Array(text.utf8)),
          let recording = try? JSONDocument(parsing: Array(plain.utf8))
        else { continue }
        let readings: [() throws -> RecordedHeader] = [
          { try RecordedHeader(recording.root) }, { try RecordedHeader(file.root) },
          { try RecordedHeader(navrec: file.root) },
        ]
        for reading in readings {
          do {
            let header = try reading()
            lines.append("\(header.navigator) \(header.version ?? "none")")
          } catch {
            lines.append("\(error)")
          }
        }
      }
    }
    return ToldTrial(name: "first lines", told: lines.joined(separator: "\n"))
  }

  /// Counts the bytes that come at once.
  private struct PieceSink: RecordingSink {
    var sizes: [Int] = []
    var isFinished = false
    mutating func append(_ lines: borrowing [UInt8]) { sizes.append(lines.count) }
    mutating func finish() { isFinished = true }
  }

  /// The pieces in which a long recording is handed on, and those of one that is a part of another.
  private static var pieces: ToldTrial {
    let lines = [true, false].flatMap { isWhole in
      [0, 1, 700, 2500].map { count -> String in
        let bench = LawBench()
        let recorder = Recorder(scheduler: bench.scheduler, laws: bench.checker)
        var sink = PieceSink()
        do {
          for number in 0..<count {
            recorder.record(Event.Probe.NavigatorState.self) {
              $0.traveledDistance = Double(number)
            }
            try recorder.flush(into: &sink)
          }
          let kept = recorder.byteCount
          try recorder.finish(&sink, isWhole: isWhole)
          return "\(count): \(sink.sizes) of \(kept), \(recorder.recordCount) \(sink.isFinished)"
        } catch {
          return "\(error)"
        }
      }
    }
    return ToldTrial(name: "pieces of a recording", told: lines.joined(separator: "\n"))
  }
}
