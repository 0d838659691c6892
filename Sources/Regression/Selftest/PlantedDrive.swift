import CanonicalJSON
import Platform
import Recording

/// A recording of a drive with something of everything, and ways to spoil it.
struct PlantedDrive {
  /// A record without its number.
  struct Line: Hashable {
    var time: Int
    var members: String

    init(_ time: Int, _ kind: EventKind, _ members: String) {
      self.init(time, source: kind.source.rawValue, event: kind.text, members)
    }

    /// An event that stands in no catalogue.
    init(_ time: Int, source: String, event: String, _ members: String) {
      self.time = time
      self.members =
        #""source":"\#(source)","event":"\#(event)"\#(members.isEmpty ? "" : ",")\#(members)"#
    }
  }

  var lines: [Line]
  /// Further members of the header.
  var header = ""
  /// What thinning left out, as the last line says it.
  var left = ""
  /// Whether the numbers of the records are other ones.
  var isRenumbered = false
  /// Whether a line closes it.
  var isClosed = true

  /// The recording.
  var bytes: [UInt8] {
    var text = #"{"navsim":1,"scenario":"planted","seed":7,"navigator":"builtin"\#(header)}"# + "\n"
    for (number, line) in lines.enumerated() {
      text +=
        #"{"seq":\#(isRenumbered ? number * 2 : number),"t":\#(line.time),\#(line.members)}"# + "\n"
    }
    if isClosed {
      text += #"{"end":\#(lines.last?.time ?? 0),"records":\#(lines.count)\#(left)}"# + "\n"
    }
    return Array(text.utf8)
  }

  /// Puts a line where its time belongs, behind those of the same time.
  mutating func put(_ line: Line) {
    let place = lines.firstIndex { $0.time > line.time } ?? lines.count
    lines.insert(line, at: place)
  }

  /// Changes the first line that holds a text.
  mutating func change(_ text: String, _ old: String, to new: String) {
    guard let place = lines.firstIndex(where: { $0.members.contains(text) }) else { return }
    lines[place].members = lines[place].members.replacing(old, with: new)
  }

  /// Moves the lines that hold a text by so many milliseconds.
  mutating func move(_ text: String, by milliseconds: Int) {
    let moved = lines.filter { $0.members.contains(text) }
    lines.removeAll { $0.members.contains(text) }
    for var line in moved {
      line.time = max(0, line.time + milliseconds)
      put(line)
    }
  }

  mutating func drop(_ text: String) { lines.removeAll { $0.members.contains(text) } }

  // MARK: - The drive

  /// Forty seconds: a route, a turn, a departure with a reroute, a second leg, and two arrivals.
  static let sound: PlantedDrive = {
    var drive = PlantedDrive(lines: [])
    drive.lines = [
      Line(0, .setDestinations, #""waypoints":[{"lat":0,"lon":0.01}]"#),
      Line(0, .providerRequest, #""method":"get","url":"https://maps.example/a?key=1""#),
      Line(
        200,
        .providerResponse,
        #""status":200,"byteCount":900,"digest":"0011223344556677""#
      ),
      Line(200, .didChangeRoute, route(.set)),
      Line(200, .didChangeOnRouteState, state("undefined", "onRoute", 0)),
      Line(200, .routeStatus, #""requestID":1,"status":"ok""#),
      Line(500, .guidanceChanged, #""isActive":true,"cause":"requested""#),
    ]
    for second in 1...40 {
      let isOff = 20...23 ~= second
      let place = second + (second > 23 ? 3 : 0)
      drive.lines.append(location(second * 1000, place, isSnapped: !isOff))
      if second == 8 || second == 30 {
        drive.lines.append(
          Line(
            second * 1000,
            .didAdvanceStep,
            #""leg":0,"from":\#(second / 30),"to":\#(second / 30 + 1)"#
          )
        )
      }
      if second == 20 {
        drive.lines += [
          Line(20_000, .didChangeOnRouteState, state("onRoute", "offRoute", 62.5)),
          Line(
            20_000,
            .shouldCorrectDeviation,
            #""kind":"offRoute","deviation":62.5,"answer":"getNewRoutes""#
          ),
          Line(
            20_000,
            .rerouteStarted,
            #""requestID":2,"origin":{"lat":0.001,"lon":0.004}"#
          ),
          Line(
            20_000,
            .providerRequest,
            #""method":"get","url":"https://maps.example/b?key=1""#
          ),
        ]
      }
      if second == 23 {
        drive.lines += [
          Line(
            23_000,
            .providerResponse,
            #""status":200,"byteCount":700,"digest":"8899aabbccddeeff""#
          ),
          Line(23_000, .didChangeRoute, route(.reroute)),
          Line(23_000, .didChangeOnRouteState, state("offRoute", "onRoute", 0)),
          Line(23_000, .rerouteEnded, #""requestID":2,"outcome":"adopted""#),
        ]
      }
      if second == 25 { drive.lines.append(arrival(25_000, 0, isLast: false)) }
      if !isOff {
        drive.lines.append(
          Line(
            second * 1000,
            .didUpdateRemainingDistance,
            #""metres":\#(1000 - 20 * second).5,"threshold":20"#
          )
        )
      }
      if second % 4 == 0 {
        drive.lines.append(
          Line(
            second * 1000,
            .didUpdateRemainingTime,
            #""seconds":\#(100 - 2 * second),"threshold":8"#
          )
        )
      }
      if second == 5 || second == 28 {
        drive.lines.append(
          Line(
            second * 1000,
            .didUpdateInstruction,
            #""stepIndex":\#(second / 28),"text":"Mole","distanceToManeuver":\#(second * 10)"#
          )
        )
        drive.lines.append(
          Line(
            second * 1000,
            .didAnnounce,
            #""text":"Turn left onto Mole","utteranceKey":"\#(second)/0/0/0","kind":"maneuver""#
          )
        )
      }
      if second == 12 {
        drive.lines.append(
          Line(12_400, .didChangeGPSQuality, #""from":"good","to":"poor""#)
        )
      }
    }
    drive.lines += [
      arrival(40_000, 1, isLast: true),
      Line(40_000, .guidanceChanged, #""isActive":false,"cause":"arrival""#),
      Line(
        40_000,
        source: "app",
        event: said,
        #""words":["one","two",{"deep":[1,2]}],"open":null"#
      ),
    ]
    return drive
  }()

  /// An event that no catalogue has: an app's own.
  static let said = "app.said"

  private enum Reason: String { case set = "destinationsSet", reroute }

  private static func route(_ reason: Reason) -> String {
    #""reason":"\#(reason.rawValue)","cleared":false,"legCount":2,"distance":1111.95,"duration":111.19,"polyline":"???_pR""#
  }

  private static func state(_ from: String, _ to: String, _ deviation: Double) -> String {
    #""from":"\#(from)","to":"\#(to)","deviation":\#(Quantity.fixed(deviation, 1))"#
  }

  static func location(_ time: Int, _ place: Int, isSnapped: Bool) -> Line {
    let longitude = Quantity.fixed(Double(place) * 0.000_2, 4)
    let speed = place % 7 == 0 ? "" : #","speed":\#(20 + place % 3)"#
    return Line(
      time,
      .didUpdateLocation,
      #""lat":\#(isSnapped ? "0" : "0.0006"),"lon":\#(longitude),"course":\#(place % 360)\#(speed),"isSnapped":\#(isSnapped)"#
    )
  }

  static func arrival(_ time: Int, _ index: Int, isLast: Bool) -> Line {
    Line(
      time,
      .didArrive,
      #""waypoint":{"lat":0,"lon":0.0\#(index + 1),"title":"Pier \#(index)"},"index":\#(index),"isFinalDestination":\#(isLast),"remainingCount":\#(1 - index)"#
    )
  }
}
