import CanonicalJSON
import NavigationMap
import RoadNetwork

/// The keys of the properties that an overlay may have, in the order in which they are recorded.
///
/// A property's form says what its key takes; only the words are its own.
struct OverlayPropertyKeys: KeyTable {
  private let keys: [OverlayProperty: Key<OverlayValue>]

  init() {
    keys = Dictionary(
      uniqueKeysWithValues: OverlayProperty.allCases.compactMap { property in
        Self.text(of: property).map { (property, Self.key(property, $0)) }
      }
    )
  }

  var all: [any SectionKey] { OverlayProperty.allCases.compactMap { keys[$0] } }

  /// Returns the properties that an object sets, in the order in which they are recorded.
  func edits(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> [OverlayEdit] {
    OverlayProperty.allCases.compactMap { property in
      let value =
        property == .position
        ? PlaceReading.isPlaced(&reader)
          ? PlaceReading.coordinate(&reader, sketch).map { .place($0) } : nil
        : keys[property]?(&reader)
      return value.map { OverlayEdit(property: property, value: $0) }
    }
  }

  /// Returns the number that an object gives under a property's name.
  func number(_ property: OverlayProperty, _ reader: inout JSONObjectReader) -> Double? {
    guard case .number(let number)? = keys[property]?(&reader) else { return nil }
    return number
  }

  /// Returns which of two things lies above, as an object says.
  func zIndex(_ reader: inout JSONObjectReader) -> Int? {
    guard case .whole(let index)? = keys[.zIndex]?(&reader) else { return nil }
    return index
  }

  private static func key(_ property: OverlayProperty, _ text: String) -> Key<OverlayValue> {
    Key(property.rawValue, OverlayValue.shape(of: property, text)) { reader, _ in
      OverlayValue.read(property, &reader)
    }
  }

  /// What a property means; nil for one that has no key of its own.
  private static func text(of property: OverlayProperty) -> String? {
    switch property {
    case .title: "Of an overlay; null is none."
    case .snippet, .iconView, .userData: "Of a marker; null is none."
    case .path: "Of a polyline or polygon."
    case .holes: "Of a polygon."
    case .radius: "Metres."
    case .bounds: "[[south, west], [north, east]]."
    case .icon: "What is drawn, as large as the standard pin if nothing else is said."
    case .anchor, .groundAnchor, .infoWindowAnchor:
      "A point of the image, from its upper left corner: [0.5, 1] is in the middle below."
    case .strokeWidth: "Points."
    case .strokeColor, .fillColor: "A name, or # and digits; null is none."
    case .spans: "Of a polyline, from its start."
    case .isGeodesic: "Whether segments are great circles."
    case .rotation: "Degrees clockwise, of a marker."
    case .bearing: "Degrees clockwise from north."
    case .opacity: "From 0 to 1."
    case .isFlat: "Whether a marker lies on the ground."
    case .isDraggable: "Whether a marker can be dragged."
    case .appearAnimation, .tracksViewChanges, .tracksInfoWindowChanges: "Of a marker."
    case .isTappable: "Whether taps hit an overlay."
    case .zIndex: "Which is above which."
    // A place has the keys of all places, and a panorama is shown by a call of its own.
    case .position, .panorama: nil
    }
  }
}

extension OverlayValue {
  /// Degrees of a path's coordinates as far as they can be written.
  static let wideDegrees: ClosedRange<Double> = -1000...1000
  /// Numbers that may be written; what comes of them is the SDK's affair.
  static let numbers: ClosedRange<Double> = -1e9...1e9
  /// The same for whole ones.
  static let wholes: ClosedRange<Int64> = -1_000_000...1_000_000
  /// Shares of an image's width or height that may be written.
  static let shares: ClosedRange<Double> = -100...100

  /// The schema of a place of a path.
  static let placeShape = SchemaValue.array(
    of: .number(wideDegrees, "Degrees."),
    "Latitude and longitude.",
    count: 2...2
  )

  /// The schema of a box that `bounds` reads.
  static func boundsShape(_ text: String) -> SchemaValue {
    .array(of: placeShape, text, count: 2...2)
  }

  /// The schema of a property's values.
  fileprivate static func shape(of property: OverlayProperty, _ text: String) -> SchemaValue {
    switch form(of: property) {
    case .text where property == .appearAnimation:
      .choice(Marker.AppearAnimation.allCases.map(\.rawValue), text)
    case .text, .color: optional("string", text)
    case .number: .number(numbers, text)
    case .whole: .number(Double(wholes.lowerBound)...Double(wholes.upperBound), text, isWhole: true)
    case .flag: .boolean(text)
    case .place: placeShape
    case .path: .array(of: placeShape, text)
    case .paths: .array(of: .array(of: placeShape, "Places."), text)
    case .bounds: boundsShape(text)
    case .image:
      .either(
        [.string("A name."), imageKeys.schema("An image."), .object([("type", "null")])],
        text
      )
    case .anchor:
      .array(of: .number(shares, "A share of the width or height."), text, count: 2...2)
    case .spans: .array(of: spanKeys.schema("A style over segments."), text)
    }
  }

  private static func optional(_ type: String, _ description: String) -> SchemaValue {
    .object([("type", .list([.text(type), "null"])), ("description", .text(description))])
  }

  /// The keys of an image.
  struct ImageKeys: KeyTable {
    let name = Keys.text("name", "What it is called.").required
    let width = Keys.number("width", 0...100_000, "points", "Points.")
    let height = Keys.number("height", 0...100_000, "points", "Points.")
    let tint = Keys.text("tint", "What it is coloured with.")
  }

  static let imageKeys = ImageKeys()

  /// The keys of a style over segments.
  struct SpanKeys: KeyTable {
    let color = Keys.text("color", "One colour.")
    let from = Keys.text("from", "The colour at the start of a gradient.")
    let to = Keys.text("to", "The colour at its end.")
    let segments = Keys.number("segments", -1e6...1e6, "", "How many.", standard: 1)
  }

  static let spanKeys = SpanKeys()
}
