import Platform
import Testing
import Platform

@Suite struct PathsTests {
  @Test(
    "A file is named as from another folder",
    arguments: [
      ("a/b.json", "a", "b.json"), ("a/b.json", "c", "../a/b.json"), ("a/b.json", ".", "a/b.json"),
      ("/a/b/c", "/a/d/e", "../../b/c"), ("/a/b/c", "/a/b", "c"), ("/a", "/", "a"),
      ("a/../b/x", "b", "x"), ("../x", "a", "../../x"), ("/x", "a", "/x"), ("x", "/a", "x"),
      ("a/a", "a/a", "../a"),
    ]
  )
  func relative(path: String, folder: String, name: String) {
    #expect(Paths.relative(path, to: folder) == name)
  }
}
