import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

@testable import NavigationMap

/// Panoramas: moves, the camera, touches, the service.
struct PanoramaTests {
  /// Knows two panoramas, and finds them after a while.
  final class Source: PanoramaSource {
    let scheduler: TestScheduler
    var latency: Int64 = 100_000_000
    var panoramas: [Panorama] = []

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func find(
      _ query: PanoramaQuery,
      completion: @escaping (Result<Panorama, PanoramaError>) -> Void
    ) {
      let found = panoramas.first {
        switch query {
        case .id(let id): $0.id == id
        case .near(let place, let radius): $0.coordinate.distance(to: place) <= radius
        }
      }
      _ = scheduler.schedule(afterNanoseconds: latency, as: .answer) {
        completion(found.map { .success($0) } ?? .failure(.notFound))
      }
    }
  }

  /// Hears a view, keeps each callback as a short line, and may do something in it.
  final class Log: PanoramaViewDelegate {
    private(set) var lines: [String] = []
    var isHandled = true
    var onLine: ((String) -> Void)?

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    private func note(_ line: String) {
      lines.append(line)
      onLine?(line)
    }

    func panoramaView(_ view: PanoramaView, willMoveTo panoramaID: String) {
      note("will \(panoramaID) from \(view.panorama?.id ?? "none")")
    }
    func panoramaView(_ view: PanoramaView, didMoveTo panorama: Panorama?) {
      note("did \(panorama?.id ?? "none")")
    }
    func panoramaView(_ view: PanoramaView, didMoveNear place: Coordinate) { note("near") }
    func panoramaView(_ view: PanoramaView, didFailNear place: Coordinate, error: PanoramaError) {
      note("near \(error)")
    }
    func panoramaView(
      _ view: PanoramaView,
      didFailToMoveTo panoramaID: String,
      error: PanoramaError
    ) { note("\(panoramaID) \(error)") }
    func panoramaView(_ view: PanoramaView, didMoveCamera camera: PanoramaCamera) {
      note("camera \(camera.orientation.heading.rounded())")
    }
    func panoramaView(_ view: PanoramaView, didTapAt point: ScreenPoint) { note("tap") }
    func panoramaView(_ view: PanoramaView, didTap marker: Marker) -> Bool {
      note("tap \(marker.title ?? "?")")
      return isHandled
    }
    func panoramaViewDidStartRendering(_ view: PanoramaView) { note("started") }
    func panoramaViewDidFinishRendering(_ view: PanoramaView) { note("finished") }
  }

  let drive: Drive
  let source: Source
  let view: PanoramaView
  let log = Log()
  static let quay = Coordinate(latitude: 47.141, longitude: 9.521)

  init() throws {
    drive = try Drive()
    source = Source(drive.scheduler)
    source.panoramas = [
      Panorama(
        id: "quay",
        coordinate: Self.quay,
        links: [PanoramaLink(heading: 90, panoramaID: "bridge")]
      ),
      Panorama(id: "bridge", coordinate: Self.quay.destination(distance: 200, bearing: 90)),
    ]
    drive.context.panoramaSource = source
    view = drive.context.makePanoramaView(viewport: MapViewport(width: 400, height: 300))
    view.delegate = log
  }

  @Test("A move near a place: will, did, near, each in its turn")
  func near() {
    view.move(near: Self.quay)
    #expect(log.take().isEmpty)
    drive.scheduler.run()
    #expect(log.take() == ["will quay from none", "did quay", "near", "started", "finished"])
    view.move(near: Self.quay, radius: 10)
    drive.scheduler.run()
    #expect(log.take() == ["near"])
  }

  @Test("A newer move silently cancels the one under way")
  func newer() {
    view.move(near: Self.quay)
    view.move(to: "nowhere")
    view.move(to: "bridge")
    drive.scheduler.run()
    #expect(log.take() == ["will bridge from none", "did bridge", "started", "finished"])
    view.move(to: "quay")
    view.panorama = nil
    drive.scheduler.run()
    #expect(log.take() == ["did none"])
  }

  @Test("A move from inside a callback has the last word")
  func callbacks() {
    log.onLine = { [view] line in if line == "will quay from none" { view.move(to: "bridge") } }
    view.move(near: Self.quay)
    drive.scheduler.run()
    #expect(
      log.take() == [
        "will quay from none", "will bridge from none", "did bridge", "started", "finished",
      ]
    )
  }

  @Test("Moves that fail")
  func failures() {
    view.move(to: "nowhere")
    drive.scheduler.run()
    view.move(to: "")
    drive.scheduler.run()
    view.move(near: Coordinate(latitude: 91, longitude: 0))
    drive.scheduler.run()
    view.move(near: Self.quay, radius: -1)
    drive.scheduler.run()
    #expect(
      log.take() == [
        "nowhere notFound", " invalidID", "near invalidCoordinate", "near invalidRadius",
      ]
    )
    drive.context.panoramaSource = nil
    let lonely = drive.context.makePanoramaView(viewport: view.viewport)
    lonely.delegate = log
    lonely.move(to: "quay")
    drive.scheduler.run()
    #expect(log.take() == ["quay unavailable"])
  }

  @Test("The service answers once, in a later job")
  func service() {
    var answers: [Result<Panorama, PanoramaError>] = []
    source.latency = 0
    drive.context.panoramaService.requestPanorama(id: "quay") { answers.append($0) }
    drive.context.panoramaService.requestPanorama(id: "") { answers.append($0) }
    drive.context.panoramaService.requestPanorama(near: Self.quay, radius: 0) { answers.append($0) }
    #expect(answers.isEmpty)
    drive.scheduler.run()
    #expect(answers.count == 3)
    #expect(answers.contains { (try? $0.get())?.id == "quay" })
  }

  @Test("Camera values are clamped and wrapped")
  func clamps() {
    let camera = PanoramaCamera(heading: -30, pitch: 120, zoom: 9, fieldOfView: 500)
    #expect(camera == PanoramaCamera(heading: 330, pitch: 90, zoom: 5, fieldOfView: 160))
    let odd = PanoramaCamera(heading: .nan, pitch: .nan, zoom: .nan, fieldOfView: .nan)
    #expect(odd == .standard)
    #expect(PanoramaCameraUpdate.rotateBy(400).applied(to: .standard).orientation.heading == 40)
    #expect(PanoramaCameraUpdate.rotateBy(.nan).applied(to: .standard) == .standard)
  }

  @Test("An animation goes the short way and always tells its end; a newer one ends it")
  func animation() {
    view.camera = PanoramaCamera(heading: 350, pitch: 0, zoom: 1)
    view.animate(to: PanoramaCamera(heading: 10, pitch: 0, zoom: 1), seconds: 0.25)
    drive.scheduler.run()
    #expect(
      log.take() == ["camera 350.0", "camera 358.0", "camera 6.0", "camera 10.0"]
    )
    view.animate(to: .standard, seconds: 10)
    view.update(.setHeading(90))
    drive.scheduler.run()
    #expect(log.take() == ["camera 90.0"])
    view.animate(to: view.camera, seconds: 0.1)
    drive.scheduler.run()
    #expect(log.take() == ["camera 90.0"])
  }

  @Test("A direction and its point in the view, there and back", arguments: [7, 8] as [UInt64])
  func projection(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let projection = PanoramaProjection(
        camera: PanoramaCamera(
          heading: Double.random(in: 0..<360, using: &random),
          pitch: Double.random(in: -80...80, using: &random),
          zoom: Double.random(in: 1...5, using: &random),
          fieldOfView: Double.random(in: 20...150, using: &random)
        ),
        viewport: MapViewport(width: 400, height: 300)
      )
      let point = ScreenPoint(
        x: Double.random(in: 0...400, using: &random),
        y: Double.random(in: 0...300, using: &random)
      )
      let back = try #require(projection.point(for: projection.orientation(for: point)))
      #expect(back.distance(to: point) < 1e-6)
    }
  }

  @Test("The field of view spans the larger side of the view")
  func fieldOfView() throws {
    let projection = PanoramaProjection(
      camera: .standard,
      viewport: MapViewport(width: 400, height: 300)
    )
    let edge = try #require(projection.point(for: PanoramaOrientation(heading: 45, pitch: 0)))
    #expect(abs(edge.x - 400) < 1e-9 && abs(edge.y - 150) < 1e-9)
    #expect(projection.point(for: PanoramaOrientation(heading: 180, pitch: 0)) == nil)
  }

  @Test("Taps hit markers, then links, then the view; gestures can be switched off")
  func touches() throws {
    view.reportsRendering = false
    view.move(to: "quay")
    drive.scheduler.run()
    let marker = try Marker(position: Self.quay.destination(distance: 30, bearing: 0))
    marker.title = "kiosk"
    marker.panoramaView = view
    _ = log.take()
    view.tap(at: ScreenPoint(x: 200, y: 140))
    #expect(log.take() == ["tap kiosk"])
    log.isHandled = false
    view.tap(at: ScreenPoint(x: 200, y: 140))
    #expect(log.take() == ["tap kiosk", "tap"])
    marker.panoramaView = nil
    view.setAllGestures(false)
    view.drag(heading: 90, pitch: 0)
    view.pinch(by: 1)
    #expect(view.camera == .standard)
    view.update(.setHeading(90))
    _ = log.take()
    let link = try #require(
      view.projection.point(for: PanoramaOrientation(heading: 90, pitch: -20))
    )
    view.tap(at: link)
    drive.scheduler.run()
    #expect(log.take() == ["tap"])
    view.setAllGestures(true)
    view.tap(at: link)
    drive.scheduler.run()
    #expect(log.take() == ["will bridge from quay", "did bridge"])
  }
}
