/// What letters become when case and diacritics are folded.
enum FoldedLetters {
  /// The plain form of letters of the Latin, Greek and Cyrillic alphabets.
  static let plain: [UInt32: [UInt8]] = table(plainRows)

  /// The form with two letters where a language has one, as on keyboards without the letter.
  static let doubled: [UInt32: [UInt8]] = table(doubledRows)

  /// Returns the small form of a letter that stands in no table.
  static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    let small: UInt32 =
      switch value {
      case 0x391...0x3a1, 0x3a3...0x3a9, 0x410...0x42f: value + 0x20
      case 0x400...0x40f: value + 0x50
      case 0x460...0x481, 0x48a...0x4bf, 0x4d0...0x52f: value | 1
      case 0x531...0x556: value + 0x30
      default: value
      }
    return Unicode.Scalar(small) ?? scalar
  }

  private static func table(_ rows: [(String, String)]) -> [UInt32: [UInt8]] {
    var table: [UInt32: [UInt8]] = [:]
    for (target, letters) in rows {
      for scalar in letters.unicodeScalars { table[scalar.value] = Array(target.utf8) }
    }
    return table
  }

  /// Each target with the letters that become it, composed (Unicode's normalisation form C).
  private static let plainRows: [(String, String)] = [
    ("a", "ªÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẚẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặÅ"),
    ("ae", "ÆæǢǣǼǽ"),
    ("b", "ƀƁɓḂḃḄḅḆḇ"),
    ("c", "ÇçĆćĈĉĊċČčƇƈḈḉ"),
    ("d", "ÐðĎďĐđƉƊɖɗḊḋḌḍḎḏḐḑḒḓ"),
    ("dz", "Ǆǅǆ"),
    ("e", "ÈÉÊËèéêëĒēĔĕĖėĘęĚěƏəȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệ"),
    ("f", "ƑƒḞḟ"),
    ("g", "ĜĝĞğĠġĢģǤǥǦǧǴǵḠḡ"),
    ("h", "ĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖ"),
    ("i", "ÌÍÎÏìíîïĨĩĪīĬĭĮįİıǏǐȈȉȊȋḬḭḮḯỈỉỊị"),
    ("ij", "Ĳĳ"),
    ("j", "ĴĵǰȷɈɉ"),
    ("k", "ĶķĸƘƙǨǩḰḱḲḳḴḵK"),
    ("l", "ĹĺĻļĽľĿŀŁłƚḶḷḸḹḺḻḼḽ"),
    ("lj", "Ǉǈǉ"),
    ("m", "ḾḿṀṁṂṃ"),
    ("n", "ÑñŃńŅņŇňŉŊŋƝɲǸǹṄṅṆṇṈṉṊṋ"),
    ("nj", "Ǌǋǌ"),
    ("o", "ºÒÓÔÕÖØòóôõöøŌōŎŏŐőƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợ"),
    ("oe", "Œœ"),
    ("p", "ṔṕṖṗ"),
    ("r", "ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟ"),
    ("s", "ŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛ"),
    ("ss", "ßẞ"),
    ("t", "ŢţŤťŦŧȚțṪṫṬṭṮṯṰṱẗ"),
    ("th", "Þþ"),
    ("u", "ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự"),
    ("v", "ṼṽṾṿ"),
    ("w", "ŴŵẀẁẂẃẄẅẆẇẈẉẘ"),
    ("x", "ẊẋẌẍ"),
    ("y", "ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ"),
    ("z", "ŹźŻżŽžƵƶẐẑẒẓẔẕ"),
    ("α", "ΆάᾶἀἁἈἉ"), ("ε", "ΈέἐἑἘἙ"), ("η", "ΉήῆἠἡἨἩ"), ("ι", "ΊίΪϊΐῖἰἱἸἹ"), ("ο", "ΌόὀὁὈὉ"),
    ("σ", "ς"), ("υ", "ΎύΫϋΰῦὐὑ"), ("ω", "ΏώῶὠὡὨὩ"),
    ("е", "ЁёЀѐ"), ("и", "ЙйЍѝ"), ("і", "Її"), ("г", "ЃѓҐґ"), ("к", "Ќќ"), ("у", "Ўў"),
  ]

  private static let doubledRows: [(String, String)] = [
    ("ae", "Ää"), ("oe", "ÖöØøŐő"), ("ue", "ÜüŰű"), ("aa", "Åå"), ("dj", "Đđ"),
  ]
}
