/// What is wrong with the bytes of a message, and where.
package struct ProtobufError: Error {
  enum Reason {
    case varintTooLong
    case varintCutShort
    case lengthBeyondEnd
    case valueBeyondEnd
    case fieldNumber
    case group
    case wireType
  }

  let reason: Reason
  package let offset: Int

  package var message: String {
    switch reason {
    case .varintTooLong: "a number has more than 10 bytes"
    case .varintCutShort: "a number goes on beyond its message"
    case .lengthBeyondEnd: "a length reaches beyond the message around it"
    case .valueBeyondEnd: "a fixed-size value goes on beyond its message"
    case .fieldNumber: "a field has a number that is not allowed"
    case .group: "a field has a wire type that is not allowed"
    case .wireType: "a field has a wire type that does not suit it"
    }
  }
}
