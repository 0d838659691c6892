import Foundation
import Testing

@Suite("The floors inside the targets")
struct FloorTests {
  /// The table that names every command stands on top of all of them; it is no arrow up.
  static let tables: Set<String> = ["CommandTable.swift"]

  @Test("The folders of a target form no circle", arguments: House.targets)
  func circles(target: String) {
    expectNothing("\(target), circles") { found in
      let files = House.files(of: target).filter { !Self.tables.contains($0.name) }
      for circle in FolderArrows(of: files).circles() {
        let arrows = circle.arrows.prefix(20).map(\.description).joined(separator: "\n  ")
        found.append("\(target): a circle of \(circle.folders):\n  \(arrows)")
      }
    }
  }

  @Test("A folder holds at most 25 files")
  func widths() {
    expectNothing("wide folders") { found in
      let widths = Dictionary(grouping: House.files) { "\($0.target)/\($0.folder)" }
      for (folder, files) in widths.sorted(by: { $0.key < $1.key }) where files.count > 25 {
        found.append("\(folder) holds \(files.count) files")
      }
    }
  }

  @Test("No two folders of a target have one name", arguments: House.targets)
  func names(target: String) {
    expectNothing("\(target), names that stand twice") { found in
      var paths: [Substring: Set<String>] = [:]
      for file in House.files(of: target) {
        var path = ""
        for part in file.folder.split(separator: "/") {
          path += "/" + part
          paths[part, default: []].insert(path)
        }
      }
      for (name, folders) in paths.sorted(by: { $0.key < $1.key }) where folders.count > 1 {
        found.append("\(target): \(name) stands at \(folders.sorted())")
      }
    }
  }

  @Test("Few files have under 15 lines")
  func tiny() {
    expectNothing("files under 15 lines") { found in
      let tiny = House.files.filter { $0.lineCount < 15 }
      if tiny.count > 40 { found = tiny.map { "\($0.path), \($0.lineCount) lines" } }
    }
  }

  @Test("Every target has a table of contents", arguments: House.targets)
  func contents(target: String) {
    expectNothing("\(target), contents") { found in
      let path = House.root + "/Sources/\(target)/README.md"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        found.append("no README.md")
        return
      }
      let lines = text.split(separator: "\n").count
      if !(5...30).contains(lines) { found.append("\(lines) lines") }
      let folders = Set(House.files(of: target).map { $0.folder.prefix { $0 != "/" } })
        .subtracting([""])
      found += folders.filter { !text.contains($0) }.sorted().map { "says nothing of \($0)" }
    }
  }

  // MARK: - The drawing itself

  @Test("Arrows are drawn from types, functions and members of extensions")
  func drawing() {
    let ground = file("A", "struct Ground { var depth = 0 }\nfunc dig() {}")
    let top = file(
      "B",
      "struct Top { let ground = Ground() }\nextension Ground { func climb() {} }"
    )
    #expect(arrows([ground, top]) == ["B → A: B.swift uses Ground"])
    #expect(FolderArrows(of: [ground, top]).circles().isEmpty)

    let calls = file("A", "func look(at g: Ground) { g.climb() }")
    #expect(arrows([ground, top, calls]).contains("A → B: A.swift uses .climb"))
    #expect(FolderArrows(of: [ground, top, calls]).circles().map(\.folders) == [["A", "B"]])
  }

  @Test(
    "Comments, strings and private names draw none",
    arguments: [
      "// Ground", "/* a /* nested */ Ground */", "let a = \"Ground\"", "let a = #\"Ground \\( \"#",
      "let a = \"\"\"\n  Ground\n  \"\"\"", "let ground = 1",
    ]
  )
  func silent(text: String) {
    let ground = file("A", "struct Ground {}\nprivate struct Hidden {}")
    #expect(arrows([ground, file("B", text + "\nlet hidden: Hidden")]) == [])
  }

  @Test("What is interpolated is code")
  func interpolation() {
    let ground = file("A", "struct Ground {}")
    #expect(arrows([ground, file("B", "let a = \"x \\(f(Ground(), \"b\")) Hidden\"")]).count == 1)
  }

  private func file(_ folder: String, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/T/\(folder)/\(folder).swift", target: "T", folder: folder, text: text)
  }

  private func arrows(_ files: [SourceFile]) -> [String] {
    FolderArrows(of: files).arrows.map(\.description)
  }
}
