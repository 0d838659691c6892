extension HelpTopic {
  static let ci = HelpTopic(
    name: "ci",
    summary: "the gate in CI",
    text: """
      The gate in CI.

        navsim init --ci github     (or gitlab) writes the file: a release is fetched and checked, the
                                    suite runs in parts side by side, and one result is made of them

      What it does, for another forge:
        navsim test Scenarios --shard 1/4 --reporter junit=1.xml --reporter blob=1.json --report out
        navsim merge-reports 1.json 2.json 3.json 4.json --reporter junit=all.xml

      With CI set nothing is written: a missing golden is exit 3, a difference exit 1
      ('navsim help exit-codes'). 'accept' refuses there, but with --allow-ci.

        --only-changed main         what changed since a commit, and what reads what changed
        --tag smoke --filter text   a part by its tags or names
        --check-determinism         everything twice; without it 5 % are
        --no-tests pass             a part may be empty
        git bisect run navsim run a.json --expect-signature DIGEST     where another story began
        git bisect run navsim run a.json --expect-failure CODE         where this failure began

      On GitHub failures are annotated at their scenarios and summed up on the page of the run.
      'navsim lint Scenarios --format github' does so for what is wrong in the files themselves.

      """
  )

  static let maps = HelpTopic(
    name: "maps",
    summary: "where maps come from and what reads them",
    text: """
      Maps.

      A MAP is OpenStreetMap data (.osm, .osm.gz, .osm.pbf), a built .navmap, or a scenario with a map.

        navsim map sources --near 49.41,8.69    where extracts of that place are kept; fetches nothing
        navsim map info town.osm.pbf            what is in it, and what was left out
        navsim map build town.osm.pbf -o town.navmap
                                                opens at once, whatever its size
        navsim map route town.navmap 49.41,8.69 49.40,8.67
        navsim map match town.navmap drive.gpx  the roads that a trace was driven on
        navsim map search town.navmap 'main street 5'
        navsim map export a.json -o town.osm    the map of a scenario for other programs

      In a scenario "map" names a file, relative to the scenario, or draws a sketch in letters:
      'navsim init' begins with one. 'navsim new' cuts the part of a map that a drive needs.
      A map is (c) OpenStreetMap contributors, ODbL: a suite that holds one says so.

      """
  )
}
