import CanonicalJSON

/// The kinds of keys that sections are made of.
///
/// A `standard` is what holds where the section says nothing; it ends the text that people read.
enum Keys {
  // MARK: - Numbers

  /// A number of a unit; `allowsMax` lets `"max"` stand for infinity.
  static func number(
    _ name: String,
    _ range: ClosedRange<Double>,
    _ unit: String,
    _ text: String,
    allowsMax: Bool = false
  ) -> Key<Double> {
    Key(name, .number(range, text, allowsMax: allowsMax)) { reader, presence in
      allowsMax
        ? reader.doubleOrMax(name, presence, in: range, unit: unit)
        : reader.double(name, presence, in: range, unit: unit)
    }
  }

  static func number(
    _ name: String,
    _ range: ClosedRange<Double>,
    _ unit: String,
    _ text: String,
    standard: Double
  ) -> StandardKey<Double> {
    number(name, range, unit, text).with(standard, plain(standard))
  }

  static func whole(
    _ name: String,
    _ range: ClosedRange<Int64>,
    _ text: String
  ) -> Key<Int> {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return Key(name, .number(bounds, text, isWhole: true)) { reader, presence in
      reader.integer(name, presence, in: range).map { Int($0) }
    }
  }

  static func whole(
    _ name: String,
    _ range: ClosedRange<Int64>,
    _ text: String,
    standard: Int
  ) -> StandardKey<Int> {
    whole(name, range, text).with(standard, "\(standard)")
  }

  /// Seconds as nanoseconds of virtual time.
  static func time(
    _ name: String,
    _ range: ClosedRange<Double>,
    _ text: String
  ) -> Key<Int64> {
    Key(name, .number(range, text)) { reader, presence in
      reader.double(name, presence, in: range, unit: "s").map { Int64(($0 * 1e9).rounded()) }
    }
  }

  /// `[from, to]`, or one number for both.
  static func range(
    _ name: String,
    _ range: ClosedRange<Double>,
    _ unit: String,
    _ text: String
  ) -> Key<ClosedRange<Double>> {
    Key(name, .range(range, text)) { reader, _ in
      RangeReading.range(name, &reader, in: range, unit: unit)
    }
  }

  static func range(
    _ name: String,
    _ range: ClosedRange<Double>,
    _ unit: String,
    _ text: String,
    standard: ClosedRange<Double>
  ) -> StandardKey<ClosedRange<Double>> {
    Self.range(name, range, unit, text).with(
      standard,
      "\(plain(standard.lowerBound)) to \(plain(standard.upperBound))"
    )
  }

  // MARK: - Words

  static func flag(_ name: String, _ text: String) -> Key<Bool> {
    Key(name, .boolean(text)) { reader, presence in reader.bool(name, presence) }
  }

  static func flag(_ name: String, _ text: String, standard: Bool) -> StandardKey<Bool> {
    flag(name, text).with(standard, "\(standard)")
  }

  static func text(_ name: String, _ text: String) -> Key<String> {
    Key(name, .string(text)) { reader, presence in reader.string(name, presence) }
  }

  /// One of some words.
  static func word(_ name: String, _ words: [String], _ text: String) -> Key<String> {
    Key(name, .choice(words, text)) { reader, presence in reader.oneOf(name, words, presence) }
  }

  /// A case of an enumeration.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ type: Choice.Type,
    _ text: String
  ) -> Key<Choice> {
    Key(name, .choice(Choice.allCases.map(\.rawValue), text)) { reader, presence in
      reader.oneOf(name, Choice.self, presence)
    }
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ text: String,
    standard: Choice
  ) -> StandardKey<Choice> {
    choice(name, Choice.self, text).with(standard, standard.rawValue)
  }

  // MARK: - What holds more

  /// An object that a table or a section reads.
  static func object(
    _ name: String,
    _ shape: @escaping @autoclosure @Sendable () -> SchemaValue
  ) -> Key<JSONObjectReader> {
    Key(name, shape()) { reader, presence in reader.object(name, presence) }
  }

  /// A list of objects.
  static func objects(
    _ name: String,
    of items: @escaping @autoclosure @Sendable () -> SchemaValue,
    _ text: String,
    count: ClosedRange<Int>? = nil
  ) -> Key<[JSONObjectReader]> {
    Key(name, .array(of: items(), text, count: count)) { reader, presence in
      reader.objects(name, presence)
    }
  }

  static func list(
    _ name: String,
    of items: @escaping @autoclosure @Sendable () -> SchemaValue,
    _ text: String,
    count: ClosedRange<Int>? = nil
  ) -> Key<[JSONValue]> {
    Key(name, .array(of: items(), text, count: count)) { reader, presence in
      reader.array(name, presence)
    }
  }

  /// A value of a shape of its own.
  static func value(
    _ name: String,
    _ shape: @escaping @autoclosure @Sendable () -> SchemaValue
  ) -> Key<JSONValue> {
    Key(name, shape()) { reader, presence in reader.value(name, presence) }
  }

  /// An object whose members are nobody's affair here.
  static func anyObject(_ name: String, _ text: String) -> Key<JSONValue> {
    value(name, .object([("type", "object"), ("description", .text(text))]))
  }

  /// Returns a number without a needless `.0`.
  static func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
