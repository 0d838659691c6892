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
var isOpen = false
while let line = readLine() {
  guard let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
    let id = message["id"]
  else { exit(1) }
  if message["initialize"] != nil {
    try say(["id": id, "ready": ["name": "echo", "routes": "given", "tells": tells]])
    continue
  }
  let asks = message["do"] as? String == "setDestinations"
  if isOpen, asks || message["answer"] != nil {
    // Every request has one status; the route of one that a newer one follows does not come.
    let status = asks ? "cancelled" : message["error"] ?? "ok"
    try say(["tell": tells[0], "requestID": request, "status": status])
  }
  if message["begin"] != nil { (request, isOpen) = (0, false) }
  if message["answer"] != nil { isOpen = false }
  if asks { (request, isOpen) = (request + 1, true) }
  // What was asked for is done as soon as it is said: this navigator does nothing of its own.
  try say(["id": id, "done": message["now"] ?? 0])
  if message["end"] != nil { break }
}
