// swift-tools-version: 6.2
import PackageDescription

// A package with a navigator of its own, which navsim drives from `swift test`.
let package = Package(
  name: "OurNavigator",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "navsim", path: "../../..")],
  targets: [
    .target(
      name: "OurNavigator",
      dependencies: [.product(name: "NavigatorTesting", package: "navsim")]
    ),
    .testTarget(
      name: "OurNavigatorTests",
      dependencies: [
        "OurNavigator", .product(name: "NavigatorTesting", package: "navsim"),
      ]
    ),
  ]
)
