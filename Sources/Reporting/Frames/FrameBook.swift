import Platform
import Navigation
import RoadNetwork
package import ScenarioLanguage
package import Simulation
import Regression

/// A folder of frames: one SVG file a moment, and a page that turns them over.
///
/// Each picture is written when it is made, so that memory stays flat however long the run is.
package final class FrameBook {
  /// The folder of the frames.
  package let folder: String
  /// How many frames were written.
  package private(set) var count = 0
  /// Whether a frame showed a map or a position.
  package private(set) var isWorthSeeing = false

  private let title: String
  private let picture: FramePicture
  private let hasMap: Bool
  private var names: [String] = []

  /// Begins a folder of frames; it is created where it is missing.
  ///
  /// - Throws: ``FileError`` where nothing can be written there, ``MapError`` where the scenario's map
  ///   cannot be read.
  package init(_ folder: String, of scenario: Scenario) throws {
    self.folder = folder
    title = "\(scenario.name): \(scenario.title)"
    // Better now than after a long run.
    _ = try AtomicFile(replacing: Paths.join(folder, Self.index))
    let scenery = try Self.scenery(of: scenario)
    hasMap = scenery != nil
    picture = FramePicture(scenery)
  }

  /// Writes the picture of a scene.
  package func add(_ scene: FrameScene) throws {
    let name = Self.name(milliseconds: scene.time.milliseconds)
    try FileSystem.write(picture.svg(scene), to: Paths.join(folder, name))
    names.append(name)
    count += 1
    if hasMap || scene.snapshot.myLocation != nil || scene.snapshot.route != nil {
      isWorthSeeing = true
    }
  }

  /// Writes the page.
  package func finish() throws {
    let page = FramePage(title: title, names: names)
    try FileSystem.write(page.html, to: Paths.join(folder, Self.index))
  }

  /// Returns the name of a frame's file: seconds with a decimal, such as `frame-000125.0.svg`.
  package static func name(milliseconds: Int64) -> String {
    let tenths = milliseconds / 100
    let digits = String(tenths / 10)
    let padding = String(repeating: "0", count: max(0, 6 - digits.count))
    return "frame-\(padding)\(digits).\(tenths % 10).svg"
  }

  /// The page that turns the frames over.
  package static let index = "index.html"

  private static func scenery(of scenario: Scenario) throws -> FrameScenery? {
    switch scenario.map {
    case .sketch(let sketch): return FrameScenery(MapScenery(OSMData(sketch)))
    case .file(let path):
      let (scenery, attribution) = try MapScenery.read(path: path)
      return FrameScenery(scenery, attribution: attribution)
    case nil: return nil
    }
  }
}
