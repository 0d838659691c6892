public import CanonicalJSON
public import Geodesy

extension Recorded {
  /// The properties of an overlay that somebody names, in the order of ``OverlayProperty``.
  public struct OverlayProperties: RecordedObject, Hashable {
    private var values: [OverlayProperty: RecordedJSON] = [:]

    public init() {}

    /// The value of a property in its form; nil where it is not named.
    public subscript(_ property: OverlayProperty) -> RecordedJSON? {
      get { values[property] }
      set { values[property] = newValue }
    }

    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      for property in OverlayProperty.allCases {
        try m.json(property.key, &values[property], property.form, property.text)
      }
    }
  }

  /// Properties that a scenario sets, whose place stands among the arguments of the call.
  public struct OverlayEdits: RecordedObject, Hashable {
    /// What is set beside the place.
    public var properties = OverlayProperties()
    /// Where it is to be.
    public var coordinate: Coordinate?

    public init() {}

    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      for property in OverlayProperty.allCases {
        switch property {
        case .position: try m.anyPlace(&coordinate, property.text)
        // A view is no value that a scenario could write.
        case .panorama: continue
        case .title, .snippet, .path, .holes, .radius, .bounds, .icon, .iconView, .anchor,
          .groundAnchor, .infoWindowAnchor, .strokeWidth, .strokeColor, .fillColor, .spans,
          .isGeodesic, .rotation, .bearing, .opacity, .isFlat, .isDraggable, .appearAnimation,
          .tracksViewChanges, .tracksInfoWindowChanges, .userData, .isTappable, .zIndex:
          try m.json(property.key, &properties[property], property.form, property.text)
        }
      }
    }
  }

  /// A corner of bounds: degrees of latitude and longitude.
  public struct Corner: RecordedElement, Hashable {
    /// The place.
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    /// Creates the corner at a place.
    public init(_ coordinate: Coordinate = Coordinate(latitude: 0, longitude: 0)) {
      self.coordinate = coordinate
    }

    public static var shape: MemberShape { .corner }
    public static var blank: Corner { Corner() }

    public mutating func write(to writer: inout MemberWriter) {
      writer.json.beginArray()
      writer.json.fixed(coordinate.latitude, decimals: Quantity.anyDegrees.decimals)
      writer.json.fixed(coordinate.longitude, decimals: Quantity.anyDegrees.decimals)
      writer.json.endArray()
    }

    public mutating func read(_ json: JSONValue, isLenient: Bool) throws(RecordingError) {
      let numbers = json.elements.compactMap(\.double)
      guard json.count == 2, numbers.count == 2 else {
        throw RecordingError.expected("latitude and longitude", json)
      }
      coordinate = Coordinate(latitude: numbers[0], longitude: numbers[1])
    }

    public func check() throws(MemberFault) {
      for (index, number) in [coordinate.latitude, coordinate.longitude].enumerated() {
        guard let fault = Quantity.anyDegrees.fault(of: number) else { continue }
        throw MemberFault("\(index)", "\(number), \(fault)")
      }
    }
  }

  /// A position of the camera as a call gives it: whole, or in parts.
  public struct CameraTarget: RecordedObject, Hashable {
    /// What it looks at, where only parts are given.
    public var coordinate: Coordinate?
    /// What it looks at, where the whole position is given.
    public var target: AnyPlace?
    /// How near, in levels.
    public var zoom: Double?
    /// Where up is, in degrees clockwise from north.
    public var bearing: Double?
    /// Degrees from straight down.
    public var viewingAngle: Double?

    public init() {}

    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "What it looks at, in a call that gives parts.")
      try m.value("target", &target, "What it looks at, in one that gives it all.")
      try m.number("zoom", &zoom, .limit(4), "How near, in levels.")
      try m.number("bearing", &bearing, .angle, "Where up is, clockwise from north.")
      try m.number("viewingAngle", &viewingAngle, .angle, "Degrees from straight down.")
    }
  }
}

extension Recorded.OverlayProperty {
  /// What the member of the property looks like.
  fileprivate var form: RecordedJSON.Form {
    switch self {
    case .title, .snippet, .iconView, .userData: .textOrNull
    case .appearAnimation: .text
    case .position: .place
    case .path: .text
    case .holes: .listOfTexts
    case .radius, .strokeWidth, .rotation, .bearing, .opacity: .number
    case .zIndex: .integer
    case .bounds: .corners
    case .icon: .image
    case .anchor, .groundAnchor, .infoWindowAnchor: .pair
    case .strokeColor, .fillColor: .textOrNull
    case .spans: .spans
    case .isGeodesic, .isFlat, .isDraggable, .isTappable, .tracksViewChanges,
      .tracksInfoWindowChanges, .panorama:
      .flag
    }
  }

  /// The name as recorded.
  fileprivate var key: StaticString {
    switch self {
    case .title: "title"
    case .snippet: "snippet"
    case .position: "position"
    case .path: "path"
    case .holes: "holes"
    case .radius: "radius"
    case .bounds: "bounds"
    case .icon: "icon"
    case .iconView: "iconView"
    case .anchor: "anchor"
    case .groundAnchor: "groundAnchor"
    case .infoWindowAnchor: "infoWindowAnchor"
    case .strokeWidth: "strokeWidth"
    case .strokeColor: "strokeColor"
    case .fillColor: "fillColor"
    case .spans: "spans"
    case .isGeodesic: "geodesic"
    case .rotation: "rotation"
    case .bearing: "bearing"
    case .opacity: "opacity"
    case .isFlat: "flat"
    case .isDraggable: "draggable"
    case .appearAnimation: "appearAnimation"
    case .tracksViewChanges: "tracksViewChanges"
    case .tracksInfoWindowChanges: "tracksInfoWindowChanges"
    case .userData: "userData"
    case .panorama: "panorama"
    case .isTappable: "tappable"
    case .zIndex: "zIndex"
    }
  }

  /// What the member of the property says.
  fileprivate var text: StaticString {
    switch self {
    case .title: "What it is called; null for nothing."
    case .snippet: "What is said below the title; null for nothing."
    case .position: "Where it is."
    case .path: "Its line with precision 6."
    case .holes: "The lines of its holes with precision 6."
    case .radius: "Metres around its middle."
    case .bounds: "Its south-west and north-east corners."
    case .icon: "Its image; null for the standard pin."
    case .iconView: "The view in place of an image; null for none."
    case .anchor: "Where the place is in the image, as shares of it."
    case .groundAnchor: "Where the place is in the image on the ground, as shares of it."
    case .infoWindowAnchor: "Where its window begins in the image, as shares of it."
    case .strokeWidth: "How wide its line is, in points."
    case .strokeColor: "The colour of its line; null for none."
    case .fillColor: "The colour of its inside; null for none."
    case .spans: "The colours of the parts of its line."
    case .isGeodesic: "Whether its line is the shortest way on the Earth."
    case .rotation: "How far the image is turned, in degrees."
    case .bearing: "Where its top is, in degrees clockwise from north."
    case .opacity: "How much it covers."
    case .isFlat: "Whether it lies on the ground."
    case .isDraggable: "Whether it can be dragged."
    case .appearAnimation: "How it appears."
    case .tracksViewChanges: "Whether changes of its view are shown."
    case .tracksInfoWindowChanges: "Whether changes of its window are shown."
    case .userData: "What the app keeps with it; null for nothing."
    case .panorama: "Whether it is shown in the panorama view."
    case .isTappable: "Whether it can be tapped."
    case .zIndex: "How high it lies."
    }
  }
}
