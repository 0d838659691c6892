import Testing

@testable import Platform

@Suite("Digests and their letters") struct DigestTests {
  @Test(
    "SHA-256 is that of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ]
  )
  func digest(text: String, digest: String) {
    let digits = SHA256.digest(of: Array(text.utf8)).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(digits.joined() == digest)
  }

  @Test("A million letters have the digest that FIPS 180-4 gives as an example")
  func longDigest() {
    let digest = SHA256.digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
    #expect(digest.prefix(8) == [0xcd, 0xc7, 0x6e, 0x5c, 0x99, 0x14, 0xfb, 0x92])
    #expect(digest.suffix(4) == [0xc7, 0x11, 0x2c, 0xd0])
  }

  @Test(
    "Base64 is that of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("\u{7F}\u{7F}~?>", "f39+Pz4="),
    ]
  )
  func base64(text: String, letters: String) {
    #expect(Base64.encoded(Array(text.utf8)) == letters)
  }
}
