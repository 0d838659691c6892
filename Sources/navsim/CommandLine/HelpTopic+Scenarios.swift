extension HelpTopic {
  static let scenarios = HelpTopic(
    name: "scenarios",
    summary: "how to write a scenario",
    text: """
      A scenario is a JSON file: what is driven, what the router answers, what the app does, and
      what must come of it.

        {
          "version": 1,
          "title": "The driver arrives",
          "routing": { "provider": "scripted",
                       "answers": [ { "latency": 0.8, "body": "../cassettes/straight.json" } ] },
          "trace": { "file": "../traces/straight.csv" },
          "actions": [
            { "at": 0, "do": "setDestinations", "waypoints": [ { "lat": 47.14, "lon": 9.52 } ] },
            { "on": { "event": "navigator.routeStatus", "where": { "status": "ok" } },
              "do": "startGuidance" }
          ],
          "expect": [
            { "event": "navigator.didArrive", "count": 1 },
            { "never": "navigator.rerouteStarted" }
          ]
        }

      Routes come from "scripted" answers, the "embedded" router on a "map", a "custom" provider, or
      an "osrm", "valhalla" or "graphhopper" server by a "cassette" of its answers, which
      'navsim run my.json --live' records.

      Write one:
        1. navsim lint my.json     tells every problem with line and column
        2. navsim run my.json      shows what the navigator does, second by second
        3. navsim test my.json     writes the recording as pending
        4. navsim accept my.json   makes it the golden
      From then on 'navsim test' fails when behaviour moves. What "expect" says holds apart from the
      golden: 'accept' refuses while an expectation is violated.

      '"$schema": "../schema/scenario.schema.json"' gives completion in editors ('navsim schema').

      """
  )
}
