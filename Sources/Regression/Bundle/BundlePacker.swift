import Platform
import CanonicalJSON
package import ScenarioLanguage
import Simulation

/// Gathers what a scenario needs into a bundle.
package struct BundlePacker {
  private var entries: [ZipArchive.Entry] = []
  private var places: [String: String] = [:]
  private var taken: Set<String> = []
  private let map: BundleMap?
  private let cut: [UInt8]?

  private init(_ map: BundleMap?, _ cut: [UInt8]?) { (self.map, self.cut) = (map, cut) }

  /// Packs a scenario with what its run must come to.
  ///
  /// - Parameters:
  ///   - draft: the scenario, standing alone.
  ///   - name: what it is called, without the values of a matrix.
  ///   - golden: its golden, with that name; where it has none, the recording of its run.
  ///   - digest: of the recording of its run, which another one gives elsewhere.
  ///   - map: the map that it drives on; nil where it has none that can be cut.
  ///   - cut: what goes in the map's place; nil for the whole file.
  ///   - version: of the program that ran it.
  /// - Throws: ``FileError`` where a file cannot be read, ``ZipError`` where it is too large,
  ///   ``RunFailure`` where a cassette is no JSON.
  package static func bundle(
    _ draft: ScenarioDraft,
    name: String,
    golden: [UInt8],
    digest: String,
    map: BundleMap? = nil,
    cut: [UInt8]? = nil,
    version: String
  ) throws -> ScenarioBundle {
    var packer = BundlePacker(map, cut)
    let scenario = "Scenarios/\(name).json"
    packer.taken.insert(scenario)
    let folder = Paths.folder(of: scenario)
    let whole = try draft.renamed { try packer.place(of: $0, from: draft.folder, to: folder) }
    let text = try ScenarioFormat.canonical(whole.text, path: scenario)
    let manifest = Self.manifest(scenario: scenario, digest: digest, version: version)
    let files = [
      ZipArchive.Entry(ScenarioBundle.manifestName, manifest),
      ZipArchive.Entry(scenario, text),
      ZipArchive.Entry("Golden/\(name).jsonl", golden),
    ]
    let archive = ZipArchive(files + packer.entries)
    return ScenarioBundle(archive, scenario: scenario, digest: digest)
  }

  private static func manifest(scenario: String, digest: String, version: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("navbundle", ScenarioBundle.version)
    json.member("scenario", scenario)
    json.member("digest", digest)
    json.member("navsim", version)
    json.endObject()
    json.newline()
    return json.bytes
  }

  /// Packs a file and returns its name from the scenario's folder.
  private mutating func place(
    of name: String,
    from folder: String,
    to scenarioFolder: String
  ) throws -> String {
    let path = Paths.normalized(Paths.join(folder, name))
    if let place = places[path] { return Paths.relative(place, to: scenarioFolder) }
    if let map, let cut, path == map.path {
      let place = free(map.nameOfCut, for: path)
      places[path] = place
      entries.append(ZipArchive.Entry(place, cut))
      return Paths.relative(place, to: scenarioFolder)
    }
    let place = free(Paths.name(of: path), for: path)
    places[path] = place
    var bytes = try FileSystem.read(path)
    if place.hasPrefix("Scenarios/cassettes/") { bytes = try withBodies(bytes, path, place) }
    entries.append(ZipArchive.Entry(place, bytes))
    return Paths.relative(place, to: scenarioFolder)
  }

  /// Returns a name that no other file has; the last part stays, because recordings may tell it.
  private mutating func free(_ name: String, for path: String) -> String {
    let kind = Self.kind(of: name)
    var place = "Scenarios/\(kind)/\(name)"
    var number = 2
    while !taken.insert(place).inserted {
      place = "Scenarios/\(kind)/\(number)/\(name)"
      number += 1
    }
    return place
  }

  /// The folder that files of a kind lie in; none of them holds scenarios.
  private static func kind(of name: String) -> String {
    let endings = [".osm", ".osm.gz", ".osm.pbf", ".pbf", ".navmap"]
    if endings.contains(where: name.hasSuffix) { return "maps" }
    return name.hasSuffix(".json") || name.hasSuffix(".cassette") ? "cassettes" : "traces"
  }

  /// Packs the files that a cassette's answers are in, and returns its text with their new names.
  private mutating func withBodies(
    _ bytes: [UInt8],
    _ path: String,
    _ place: String
  ) throws -> [UInt8] {
    // What is no cassette goes as it is.
    guard let root = try? JSONDocument(parsing: bytes, source: path).root,
      root["entries"]?.kind == .array
    else { return bytes }
    var tree = JSONTree(root)
    var isChanged = false
    var list = tree["entries"]?.elements ?? []
    for index in list.indices {
      guard var response = list[index]["response"], let name = response["body"]?.string else {
        continue
      }
      let folder = Paths.folder(of: path)
      let new = try self.place(of: name, from: folder, to: Paths.folder(of: place))
      response["body"] = .string(new)
      list[index]["response"] = response
      isChanged = true
    }
    tree["entries"] = .array(list)
    return isChanged ? tree.bytes : bytes
  }
}
