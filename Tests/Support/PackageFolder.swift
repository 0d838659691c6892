/// The folder of the package whose tests run.
package enum PackageFolder {
  /// Its path.
  package static let path =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
}
