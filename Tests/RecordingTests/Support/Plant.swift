import CanonicalJSON
import Recording

/// An object of a recording with one thing wrong, and where a reader is to find that.
struct Plant: CustomStringConvertible {
  var what: String
  var object: JSONTree
  var pointer: String

  var description: String { "\(what) at \(pointer)" }

  /// Everything that can be wrong with the members of an object in which all of them are there.
  static func all(
    in object: JSONTree,
    of members: [MemberDescription],
    at pointer: String = ""
  ) -> [Plant] {
    var plants = [
      Plant(
        what: "unknown",
        object: object.setting("zzzz", to: .number(1)),
        pointer: pointer + "/zzzz"
      )
    ]
    for member in members {
      guard let value = object[member.name] else { continue }
      let inner = pointer + "/" + member.name
      if !member.isOptional || member.partner != nil {
        plants.append(
          Plant(what: "absent", object: object.setting(member.name, to: nil), pointer: pointer)
        )
      }
      plants += all(in: value, of: member.shape, at: inner).map { plant in
        var around = plant
        around.object = object.setting(member.name, to: plant.object)
        return around
      }
    }
    return plants
  }

  private static func all(
    in value: JSONTree,
    of shape: MemberShape,
    at pointer: String
  ) -> [Plant] {
    func plant(_ what: String, _ wrong: JSONTree) -> Plant {
      Plant(what: what, object: wrong, pointer: pointer)
    }
    let object = JSONTree.object([]), number = JSONTree.number(7)
    switch shape {
    case .number(let quantity):
      var plants = [plant("type", object), plant("word", .string("most"))]
      if quantity.least.isFinite { plants.append(plant("range", .number(quantity.least - 1))) }
      if quantity.greatest.isFinite {
        plants.append(plant("range", .number(quantity.greatest + 1)))
      }
      if !quantity.allowsMax { plants.append(plant("word", .string("max"))) }
      return plants
    case .integer(let range):
      return [plant("type", object), plant("whole", .number(0.5))]
        + [range.least - 1, IntegerRange.greatest + 1].map { beyond in
          plant("range", .scalar(Array("\(beyond)".utf8)))
        }
    case .flag, .mark, .text, .textOrNull, .table, .corner: return [plant("type", object)]
    case .words: return [plant("type", number), plant("word", .string("zzzz"))]
    case .object(_, let members):
      return [plant("type", number)] + all(in: value, of: members, at: pointer)
    case .list(let element):
      guard let first = value.elements.first else { return [] }
      return [plant("type", object)]
        + all(in: first, of: element, at: pointer + "/0").map { inner in
          var around = inner
          around.object = .array([inner.object] + value.elements.dropFirst())
          return around
        }
    case .json(let form):
      switch form {
      case .anything: return []
      case .object, .texts, .flags, .place, .image: return [plant("type", number)]
      case .text, .number, .integer, .flag, .textOrNull, .listOfTexts, .pair, .corners, .spans:
        return [plant("type", object)]
      }
    }
  }
}

extension JSONTree {
  /// A copy in which a member is another one, or none.
  fileprivate func setting(_ key: String, to value: JSONTree?) -> JSONTree {
    var copy = self
    copy[key] = value
    return copy
  }
}
