/// The names that mean something, as numbers of their bytes in the order of the text.
///
/// A name of up to eight bytes is packed while it is read, so that nothing is compared twice.
package enum OSMXMLName: UInt64 {
  case osm = 0x6f73_6d
  case node = 0x6e6f_6465
  case way = 0x7761_79
  case relation = 0x7265_6c61_7469_6f6e
  case bounds = 0x626f_756e_6473
  case tag = 0x7461_67
  case nd = 0x6e64
  case member = 0x6d65_6d62_6572
}
