// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: Swift 6 mode, and no warning survives.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// A library of one layer; it may import the targets named, and nothing above it.
///
/// The files and folders `pages` are no sources of it; `CPages` makes them a part of the program.
func layer(
  _ name: String,
  on dependencies: [Target.Dependency] = [],
  pages: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    exclude: ["README.md"] + pages,
    swiftSettings: settings
  )
}

/// A program; nothing in it is optimised in a release.
///
/// It is a fifth of the code, and words on a screen: no command got slower by it but `selftest`, by 4 %, and a release is
/// built in four fifths of the time. What must be fast stands in the layers below. Packages that depend on this one use
/// those, which have no unsafe flags.
func program(_ name: String, on dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    exclude: ["README.md"],
    swiftSettings: settings
      + [.unsafeFlags(["-Onone", "-assert-config", "Release"], .when(configuration: .release))]
  )
}

func tests(of name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.byName(name: name)] + dependencies,
    swiftSettings: settings
  )
}

let package = Package(
  name: "navsim",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Platform", targets: ["Platform"]),
    .library(name: "Geodesy", targets: ["Geodesy"]),
    .library(name: "CanonicalJSON", targets: ["CanonicalJSON"]),
    .library(name: "Traces", targets: ["Traces"]),
    .library(name: "Recording", targets: ["Recording"]),
    .library(name: "Navigation", targets: ["Navigation"]),
    .library(name: "NavigationMap", targets: ["NavigationMap"]),
    .library(name: "RoadNetwork", targets: ["RoadNetwork"]),
    .library(name: "RouteGuidance", targets: ["RouteGuidance"]),
    .library(name: "AddressIndex", targets: ["AddressIndex"]),
    .library(name: "ScenarioLanguage", targets: ["ScenarioLanguage"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "Regression", targets: ["Regression"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .library(name: "NavigatorTesting", targets: ["NavigatorTesting"]),
    .library(name: "NavigationLive", targets: ["NavigationLive"]),
    .executable(name: "navsim", targets: ["navsim"]),
    .executable(name: "navsim-http", targets: ["navsim-http"]),
  ],
  targets: [
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CProcesses"),
    .target(name: "CPages", path: "Sources/CPages"),
    layer("Platform", on: ["CZlib", "CProcesses"]),
    layer("Geodesy"),
    layer("CanonicalJSON"),
    layer("Traces", on: ["Platform", "Geodesy", "CanonicalJSON"]),
    layer("Recording", on: ["Geodesy", "CanonicalJSON"]),
    layer("Navigation", on: ["Geodesy", "CanonicalJSON"]),
    layer("NavigationMap", on: ["Geodesy", "Navigation"]),
    layer("RoadNetwork", on: ["Platform", "Geodesy", "CanonicalJSON"]),
    layer("RouteGuidance", on: ["Platform", "Geodesy", "CanonicalJSON", "RoadNetwork"]),
    layer("AddressIndex", on: ["Platform", "Geodesy", "RoadNetwork"]),
    layer(
      "ScenarioLanguage",
      on: [
        "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording", "Navigation",
        "NavigationMap", "RoadNetwork",
      ]
    ),
    layer(
      "Simulation",
      on: [
        "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording", "Navigation",
        "NavigationMap", "RoadNetwork", "RouteGuidance", "AddressIndex", "ScenarioLanguage",
      ]
    ),
    layer(
      "Regression",
      on: [
        "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording", "Navigation",
        "NavigationMap", "RoadNetwork", "RouteGuidance", "ScenarioLanguage", "Simulation",
      ]
    ),
    layer(
      "Reporting",
      on: [
        "CPages", "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording", "Navigation",
        "NavigationMap", "RoadNetwork", "ScenarioLanguage", "Simulation", "Regression",
      ],
      pages: [
        "Page/Script", "Page/Style", "Page/body.html", "Frames/frames.js", "Frames/frames.css",
        "Workbench/Script", "Workbench/Style", "Workbench/workbench.html",
        "Trips/trips.js", "Trips/trips.css", "Trips/trips.html",
      ]
    ),
    layer(
      "Benchmarks",
      on: [
        "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording", "Navigation", "RoadNetwork",
        "RouteGuidance", "AddressIndex", "ScenarioLanguage", "Simulation", "Regression",
      ]
    ),
    layer(
      "NavigatorTesting",
      on: [
        "Platform", "Geodesy", "CanonicalJSON", "Recording", "Navigation", "ScenarioLanguage",
        "Simulation", "Regression", "Reporting",
      ]
    ),
    layer("NavigationLive", on: ["Platform", "Geodesy", "CanonicalJSON", "Navigation"]),
    program(
      "navsim",
      on: [
        "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording", "Navigation", "RoadNetwork",
        "RouteGuidance", "AddressIndex", "ScenarioLanguage", "Simulation", "Regression",
        "Reporting", "Benchmarks",
      ]
    ),
    program("navsim-http", on: ["CanonicalJSON", "Navigation", "NavigationLive"]),
    .testTarget(name: "HouseTests", swiftSettings: settings),
    tests(of: "Platform", on: ["ShortLived", "Waiting"]),
    tests(of: "Geodesy"),
    tests(of: "CanonicalJSON", on: ["Seeds", "Waiting"]),
    tests(of: "Traces", on: ["Seeds", "ShortLived", "Platform", "Geodesy", "CanonicalJSON"]),
    tests(of: "Recording", on: ["Seeds", "Geodesy", "CanonicalJSON"]),
    tests(of: "Navigation", on: ["Seeds", "Geodesy", "CanonicalJSON", "NavigationFixtures"]),
    tests(of: "NavigationMap", on: ["Seeds", "Geodesy", "Navigation", "NavigationFixtures"]),
    tests(
      of: "RoadNetwork",
      on: ["Seeds", "ShortLived", "Platform", "Geodesy", "CanonicalJSON", "RoadFixtures"]
    ),
    tests(
      of: "RouteGuidance",
      on: [
        "ShortLived", "Platform", "Geodesy", "CanonicalJSON", "RoadNetwork", "RoadFixtures",
      ]
    ),
    tests(
      of: "AddressIndex",
      on: ["ShortLived", "Platform", "Geodesy", "RoadNetwork", "RoadFixtures"]
    ),
    tests(
      of: "ScenarioLanguage",
      on: [
        "ShippedScenarios", "ShortLived",
        "Platform", "Geodesy", "CanonicalJSON", "Recording", "Navigation", "NavigationMap",
        "RoadNetwork",
      ]
    ),
    tests(
      of: "Simulation",
      on: [
        "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording", "Navigation",
        "NavigationMap", "RoadNetwork", "RouteGuidance", "AddressIndex", "ScenarioLanguage",
        "NavigationFixtures", "ShippedScenarios", "ShortLived", "TestSupport",
      ]
    ),
    tests(
      of: "Regression",
      on: [
        "Seeds",
        "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording", "Navigation",
        "RoadNetwork", "RouteGuidance", "ScenarioLanguage", "Simulation", "RoadFixtures",
        "ShortLived", "TestSupport", "Waiting",
      ]
    ),
    tests(
      of: "Reporting",
      on: [
        "Platform", "Geodesy", "CanonicalJSON", "Recording", "Navigation", "NavigationMap",
        "RoadNetwork", "ScenarioLanguage", "Simulation", "Regression", "TestSupport",
      ]
    ),
    tests(
      of: "Benchmarks",
      on: ["Platform", "Regression", "ScenarioLanguage", "Simulation", "TestSupport"]
    ),
    tests(
      of: "NavigationLive",
      on: ["ShortLived", "Geodesy", "Navigation", "Traces", "Waiting"]
    ),
    tests(of: "navsim-http", on: ["NavigationLive"]),
    tests(
      of: "navsim",
      on: [
        "Seeds", "ShortLived",
        "Platform", "Geodesy", "CanonicalJSON", "Traces", "Recording", "Navigation",
        "ScenarioLanguage", "Simulation", "Regression", "Reporting", "Waiting",
      ]
    ),
    // What the tests of several targets stand on.
    .target(
      name: "NavigationFixtures",
      dependencies: ["Geodesy", "Navigation"],
      path: "Tests/Support/NavigationFixtures",
      swiftSettings: settings
    ),
    .target(
      name: "TestSupport",
      dependencies: [
        "ShortLived", "Platform", "Regression", "Simulation", "ScenarioLanguage", "Recording",
      ],
      path: "Tests/Support",
      exclude: [
        "NavigationFixtures", "RoadFixtures", "Seeds", "ShippedScenarios", "ShortLived", "Waiting",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "ShippedScenarios",
      dependencies: ["ScenarioLanguage"],
      path: "Tests/Support/ShippedScenarios",
      swiftSettings: settings
    ),
    .target(name: "Seeds", path: "Tests/Support/Seeds", swiftSettings: settings),
    .target(name: "ShortLived", path: "Tests/Support/ShortLived", swiftSettings: settings),
    .target(name: "Waiting", path: "Tests/Support/Waiting", swiftSettings: settings),
    .target(
      name: "RoadFixtures",
      dependencies: ["Platform", "Geodesy", "CanonicalJSON", "RoadNetwork"],
      path: "Tests/Support/RoadFixtures",
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
