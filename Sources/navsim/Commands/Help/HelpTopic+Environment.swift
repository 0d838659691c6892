extension HelpTopic {
  static let environment = HelpTopic(
    name: "environment",
    summary: "the environment variables that navsim reads",
    text: """
      Environment variables. A flag beats them.

        CI                  set, and not 'false' or '0': check mode; 'test' writes nothing
        NAVSIM_UPDATE       all, changed, missing or none: what 'test' writes without '--update'
        NAVSIM_PENDING_DIR  a folder for pending recordings, where the tree is read-only
        NAVSIM_CACHE_DIR    where built maps are kept (.navsim/maps beside Scenarios; in CI nowhere)
        NAVSIM_HTTP         the program that '--live' asks servers by (navsim-http beside navsim)
        NAVSIM_TRAP         text@when: work of that name traps, at a virtual second or while running,
                            comparing or explaining, to see that it costs no other result
        GITHUB_ACTIONS      true: 'test' and 'merge-reports' annotate what failed
        GITHUB_STEP_SUMMARY the file that their summary is added to
        TEST_TOTAL_SHARDS   Bazel's number of parts, with TEST_SHARD_INDEX from 0 and
                            TEST_SHARD_STATUS_FILE; '--shard' beats them
        NO_COLOR            set: no colour
        CLICOLOR_FORCE      set, and not 0: colour even without a terminal
        FORCE_COLOR         the same
        CLICOLOR            0: no colour
        TERM                dumb: no colour and no progress line

      Nothing else has an influence: no configuration file, no locale, no time zone.

      """
  )
}
