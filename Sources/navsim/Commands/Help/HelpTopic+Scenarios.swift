import Recording

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
            { "on": { "event": "\(EventKind.routeStatus)", "where": { "status": "ok" } },
              "do": "startGuidance" }
          ],
          "expect": [
            { "event": "\(EventKind.didArrive)", "count": 1 },
            { "never": "\(EventKind.rerouteStarted)" }
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

      An expectation is one of
        { "event": …, "where": {…}, "count": 1, "within": [30, 60] }    so many, each in these seconds
        { "never": …, "before": {…}, "after": {…} }                     none there
        { "eventually": …, "after": {…}, "every": true, "by": 2 }       one, or one after each
        { "order": [ { "event": … }, { "event": … } ] }                 one after the other
        { "event": …, "value": "deviation", "is": 50, "tolerance": 1 }  or "between", "of": "last"
      A direction is compared around the circle, a place ({ "lat": …, "lon": … }) in metres.

      An action is made "at" a time, "on" an event in a job of its own, or "inside" its callback.

      "matrix": { "navigator.offRoute.distance": [25, 50], "seed": [1, 2] } gives one run, and one
      golden, for each combination; 'navsim run my.json@seed=2' means those with that value.
      A file _defaults.json holds for the scenarios of its folder and below. "include": ["_map.json"]
      adds what other scenarios have too: lists are joined, in all else the scenario wins.
      "budget" ends a run that costs too much (exit 7). "known": { "issue": … } marks a
      violation that is told and does not fail until it is mended.

      '"$schema": "../schema/scenario.schema.json"' gives completion in editors ('navsim schema').

      """
  )
}
