import Diagnostics
import Testing

@Suite("Paths in output")
struct PathStyleTests {
  @Test(
    "are relative to the working directory when the file lies below it, else absolute",
    arguments: [
      ("a/b.yaml", "a/b.yaml"), ("./a/../b.yaml", "b.yaml"), ("/home/x/b.yaml", "b.yaml"),
      ("../y/b.yaml", "/home/y/b.yaml"), ("/elsewhere/b.yaml", "/elsewhere/b.yaml"),
      ("/home/xy/b.yaml", "/home/xy/b.yaml"),
    ])
  func showsFromWorkingDirectory(path: String, shown: String) {
    #expect(PathStyle.workingDirectory("/home/x").show(path) == shown)
  }

  @Test(
    "are relative to the folder of the product",
    arguments: [
      ("p/twin/product.yaml", "product.yaml"), ("p/base/views.yaml", "../base/views.yaml"),
      ("p/twin/Widgets/a.xcstrings", "Widgets/a.xcstrings"), ("q.yaml", "../../q.yaml"),
    ])
  func showsFromFolder(path: String, shown: String) {
    #expect(PathStyle.folder("p/twin").show(path) == shown)
  }
}
