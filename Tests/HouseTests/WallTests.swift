import Foundation
import Testing

@Suite("The walls between the targets")
struct WallTests {
  @Test("Every target has its place in the tower")
  func tower() {
    #expect(House.targets.count > 5)
    #expect(House.targets.filter { !House.tower.contains($0) } == [])
  }

  @Test("A target imports only what stands below it", arguments: House.targets)
  func imports(target: String) throws {
    try expectNothing("\(target), imports that climb") { found in
      let height = try #require(House.tower.firstIndex(of: target))
      for file in House.files(of: target) {
        for (index, word) in file.words.enumerated().dropLast() where word.text == "import" {
          let name = file.words[index + 1].text
          guard let other = House.tower.firstIndex(of: name), other >= height else { continue }
          found.append(
            "\(file.path):\(word.line): \(target) imports \(name), which stands above it"
          )
        }
      }
    }
  }

  @Test("The manifest's targets are all read")
  func manifest() {
    let names = Set(Manifest.targets.map(\.name))
    #expect(names.isSuperset(of: House.targets))
    #expect(names.isSuperset(of: ["HouseTests", "SimulationTests", "TestSupport", "RoadFixtures"]))
    #expect(
      Manifest.imports(of: Manifest.Target(name: "", folder: "Tests/SimulationTests")).count > 9
    )
    for target in Manifest.targets {
      #expect(FileManager.default.fileExists(atPath: House.root + target.folder))
    }
  }

  @Test("No library has unsafe flags, which a package that depends on it may not have")
  func flags() throws {
    let text = try String(contentsOfFile: House.root + "Package.swift", encoding: .utf8)
    let functions = text.split(separator: "\nfunc ").filter { $0.contains("unsafeFlags") }
    #expect(functions.map { $0.prefix { $0 != "(" } } == ["program"])
    #expect(functions.first?.contains(".executableTarget(") == true)
  }

  /// What is imported without being named is found only where another target was built before it.
  @Test("A target names in the manifest all that it imports", arguments: Manifest.targets)
  func named(target: Manifest.Target) {
    let own = Set(Manifest.targets.map { $0.name.replacing("-", with: "_") })
      .union(["CZlib", "CProcesses"])
    let named = Set(target.dependencies.map { $0.replacing("-", with: "_") })
    expectNothing("\(target.name), imports that the manifest does not name") { found in
      for (module, file) in Manifest.imports(of: target)
      where own.contains(module) && !named.contains(module) {
        found.append("\(file): imports \(module)")
      }
    }
  }

  @Test(
    "Some do not know each other",
    arguments: [
      ("Navigation", ["Traces", "Recording"]),
      ("RoadNetwork", ["Traces", "Recording", "Navigation", "NavigationMap"]),
      ("RouteGuidance", ["Traces", "Recording", "Navigation", "NavigationMap"]),
      ("AddressIndex", ["Traces", "Recording", "Navigation", "NavigationMap"]),
      ("navsim", ["NavigationLive", "FoundationNetworking"]),
    ]
  )
  func strangers(target: String, others: [String]) {
    expectNothing("\(target), imports of strangers") { found in
      for file in House.files(of: target) {
        for (index, word) in file.words.enumerated().dropLast() where word.text == "import" {
          let name = file.words[index + 1].text
          if others.contains(name) { found.append("\(file.path):\(word.line): imports \(name)") }
        }
      }
    }
  }

  @Test("Only Platform knows zlib, and which system it is built for")
  func platform() {
    expectNothing("what belongs to Platform") { found in
      for file in House.files where file.target != "Platform" {
        for (index, word) in file.words.enumerated().dropLast() {
          let next = file.words[index + 1].text
          if word.text == "import", ["CZlib", "CProcesses"].contains(next) {
            found.append("\(file.path):\(word.line): imports \(next)")
          }
          guard word.text == "canImport", file.words.count > index + 2 else { continue }
          let library = file.words[index + 2].text
          if file.target != "NavigationLive" || library != "FoundationNetworking" {
            found.append("\(file.path):\(word.line): asks for \(library)")
          }
        }
      }
    }
  }

  @Test("The navigator that an app ships holds no planted defect")
  func planted() {
    expectNothing("planted defects") { found in
      for file in House.files where ["Navigation", "NavigationMap"].contains(file.target) {
        for word in file.words where word.text.lowercased().contains("planted") {
          found.append("\(file.path):\(word.line): \(word.text)")
        }
      }
    }
  }
}
