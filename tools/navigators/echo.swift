// The least that speaks navsim's protocol: it is given a route after each setDestinations, and tells
// that it came. Built with: swiftc -O echo.swift
import Foundation

func say(_ line: [String: Any]) throws {
  let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
  FileHandle.standardOutput.write(
    try JSONSerialization.data(withJSONObject: line, options: options) + Data("\n".utf8)
  )
}

let tells = ["navigator.routeStatus"]
var request = 0
while let line = readLine() {
  guard let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
    let id = message["id"]
  else { exit(1) }
  if message["initialize"] != nil {
    try say(["id": id, "ready": ["name": "echo", "routes": "given", "tells": tells]])
    continue
  }
  if message["begin"] != nil { request = 0 }
  if message["do"] as? String == "setDestinations" { request += 1 }
  if message["answer"] != nil {
    let status = message["error"] ?? "ok"
    try say(["tell": tells[0], "requestID": request, "status": status])
  }
  // What was asked for is done as soon as it is said: this navigator does nothing of its own.
  try say(["id": id, "done": message["now"] ?? 0])
  if message["end"] != nil { break }
}
