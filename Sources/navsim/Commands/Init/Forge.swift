/// Where a repository is kept, and with it the form of its CI.
enum Forge: String, CaseIterable {
  case github
  case gitlab
  case none

  /// The forge that a remote's address tells of.
  init(ofRemote address: String) {
    self =
      address.contains("github.com") ? .github : address.contains("gitlab") ? .gitlab : .none
  }

  /// The file that tests the suite; nil where there is no CI.
  var path: String? {
    switch self {
    case .github: ".github/workflows/navsim.yml"
    case .gitlab: ".gitlab/navsim.gitlab-ci.yml"
    case .none: nil
    }
  }

  /// What that file holds.
  ///
  /// - Parameter release: the release that CI fetches; nil where the forge's variables name it.
  func text(_ release: Release?) -> String? {
    switch self {
    case .github: Self.github(release)
    case .gitlab: Self.gitlab(release)
    case .none: nil
    }
  }

  /// The archive of a release.
  struct Release {
    /// Where it is fetched.
    let address: String

    /// Its SHA-256 digest in 64 hexadecimal digits.
    let digest: String
  }

  /// In how many parts CI runs the suite.
  private static let parts = 2

  // MARK: - What both do

  private static let origin = """
    # Tests the scenarios of this repository with navsim, in \(parts) parts that run side by side, and makes one
    # result of them. Written by 'navsim init'; it is yours now.
    """

  private static func variables(_ release: Release?, named name: String) -> String {
    guard release == nil else {
      return """
        #
        # The program is the archive of a release, which is checked by its digest. For another release change both.
        """
    }
    return """
      #
      # \(name) say where
      # navsim comes from: NAVSIM_RELEASE_URL and NAVSIM_RELEASE_SHA256 name the archive of a release and its
      # digest; where they are not set, NAVSIM_SOURCE is the address of navsim's repository, of which a release
      # is built, and kept until that repository moves.
      """
  }

  /// Puts the program into `navsim-program`, unless what a cache left there is the one that is wanted.
  private static let fetching = #"""
    set -eu
    if [ -n "${NAVSIM_RELEASE_URL:-}" ]; then
      wanted="${NAVSIM_RELEASE_SHA256:?is not set: the SHA-256 digest of the archive at NAVSIM_RELEASE_URL}"
    elif [ -n "${NAVSIM_SOURCE:-}" ]; then
      wanted="$(git ls-remote "$NAVSIM_SOURCE" HEAD | cut -f 1)"
    else
      echo "set NAVSIM_RELEASE_URL and NAVSIM_RELEASE_SHA256, or NAVSIM_SOURCE, in this project's CI variables" >&2
      exit 1
    fi
    if [ "$(cat navsim-program/from 2>/dev/null)" = "$wanted" ]; then
      echo "navsim is the one of the last run"
    else
      rm -rf navsim-program navsim-release
      mkdir navsim-program navsim-release
      for tool in curl:curl xz:xz-utils; do
        command -v "${tool%%:*}" >/dev/null || {
          apt-get update -qq
          apt-get install -y -qq "${tool#*:}" ca-certificates >/dev/null
        }
      done
      if [ -n "${NAVSIM_RELEASE_URL:-}" ]; then
        curl --fail --silent --show-error --location --retry 3 --output navsim-release/navsim.tar.xz \
          "$NAVSIM_RELEASE_URL"
        echo "$wanted  navsim-release/navsim.tar.xz" | sha256sum --check --strict
      else
        git clone --quiet --depth 1 "$NAVSIM_SOURCE" navsim-release/source
        navsim-release/source/tools/release --output "$PWD/navsim-release"
        mv navsim-release/navsim-[0-9]*-linux-"$(uname -m)".tar.xz navsim-release/navsim.tar.xz
      fi
      tar -xJf navsim-release/navsim.tar.xz -C navsim-program --strip-components 2 --wildcards '*/bin/navsim'
      echo "$wanted" >navsim-program/from
      rm -rf navsim-release
    fi
    chmod 755 navsim-program/navsim
    navsim-program/navsim version
    """#

  /// Tests one part.
  ///
  /// - Parameters:
  ///   - part: what the forge calls the number of the part.
  ///   - count: what it calls the number of parts.
  private static func testing(_ part: String, of count: String) -> String {
    """
    chmod 755 navsim-program/navsim
    navsim-program/navsim test Scenarios --shard "\(part)/\(count)" --no-tests pass \\
      --reporter junit="navsim-\(part).xml" --reporter blob="navsim-part-\(part).json" \\
      --report "navsim-report-\(part)"
    """
  }

  private static let merging = """
    chmod 755 navsim-program/navsim
    navsim-program/navsim merge-reports navsim-part-*.json --reporter junit=navsim.xml
    """

  /// Keeps one comment on the pull request: the one with our mark is written anew, or else the first is made.
  private static let commenting = #"""
    id="$(gh api "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" --paginate \
      --jq '.[] | select(.body | startswith("<!-- navsim -->")) | .id' | head -n 1)"
    if [ -n "$id" ]; then
      gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" -F body=@navsim.md >/dev/null
    else
      gh pr comment "$NUMBER" --repo "$GITHUB_REPOSITORY" --body-file navsim.md
    fi
    """#

  /// The lines of a text, each so many columns further right; the first stays where it is put.
  private static func indented(_ text: String, by columns: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + String(repeating: " ", count: columns))
  }

  // MARK: - GitHub

  private static func github(_ release: Release?) -> String {
    let source =
      release.map {
        """
        env:
          NAVSIM_RELEASE_URL: "\($0.address)"
          NAVSIM_RELEASE_SHA256: "\($0.digest)"
        steps:
        """
      } ?? """
        # A release needs no compiler.
        container: ${{ vars.NAVSIM_RELEASE_URL == '' && 'swift:6.3' || '' }}
        env:
          NAVSIM_RELEASE_URL: ${{ vars.NAVSIM_RELEASE_URL }}
          NAVSIM_RELEASE_SHA256: ${{ vars.NAVSIM_RELEASE_SHA256 }}
          NAVSIM_SOURCE: ${{ vars.NAVSIM_SOURCE }}
        steps:
          - name: Look what navsim would be built of
            id: source
            if: env.NAVSIM_RELEASE_URL == '' && env.NAVSIM_SOURCE != ''
            run: echo "commit=$(git ls-remote "$NAVSIM_SOURCE" HEAD | cut -f 1)" >>"$GITHUB_OUTPUT"
        """
    let key =
      release == nil
      ? "${{ env.NAVSIM_RELEASE_SHA256 || steps.source.outputs.commit }}"
      : "${{ env.NAVSIM_RELEASE_SHA256 }}"
    return """
      \(origin)
      \(variables(release, named: "The variables of the repository (Settings, Secrets and variables, Actions)"))
      name: navsim
      on: [push, pull_request]
      permissions:
        contents: read
      jobs:
        program:
          runs-on: ubuntu-latest
          \(indented(source, by: 4))
            - uses: actions/cache@v4
              with:
                path: navsim-program
                key: navsim-${{ runner.arch }}-\(key)
            - name: Get navsim
              run: |
                \(indented(fetching, by: 10))
            - uses: actions/upload-artifact@v4
              with:
                name: navsim-program
                path: navsim-program
        test:
          needs: program
          runs-on: ubuntu-latest
          strategy:
            fail-fast: false
            matrix:
              part: [\((1...parts).map(String.init).joined(separator: ", "))]
          steps:
            - uses: actions/checkout@v4
            - uses: actions/download-artifact@v4
              with:
                name: navsim-program
                path: navsim-program
            - name: Test
              run: |
                \(indented(testing("${{ matrix.part }}", of: "\(parts)"), by: 10))
            - uses: actions/upload-artifact@v4
              if: always()
              with:
                name: navsim-part-${{ matrix.part }}
                path: |
                  navsim-${{ matrix.part }}.xml
                  navsim-part-${{ matrix.part }}.json
                  navsim-report-${{ matrix.part }}
        result:
          needs: [program, test]
          if: ${{ !cancelled() && needs.program.result == 'success' }}
          runs-on: ubuntu-latest
          permissions:
            contents: read
            pull-requests: write
          steps:
            - uses: actions/download-artifact@v4
              with:
                name: navsim-program
                path: navsim-program
            - uses: actions/download-artifact@v4
              with:
                pattern: navsim-part-*
                merge-multiple: true
            - name: Make one result of the parts
              run: |
                \(indented(merging, by: 10)) --reporter markdown=navsim.md
            - name: Keep one comment on the pull request
              # What comes from a fork may not write: the step's summary says the same.
              if: ${{ always() && github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository }}
              env:
                GH_TOKEN: ${{ github.token }}
                NUMBER: ${{ github.event.number }}
              run: |
                \(indented(commenting, by: 10))
            - uses: actions/upload-artifact@v4
              if: always()
              with:
                name: navsim-result
                path: |
                  navsim.xml
                  navsim.md

      """
  }

  // MARK: - GitLab

  private static func gitlab(_ release: Release?) -> String {
    let source =
      release.map {
        """
        image: debian:stable-slim
        variables:
          NAVSIM_RELEASE_URL: "\($0.address)"
          NAVSIM_RELEASE_SHA256: "\($0.digest)"
        """
      } ?? """
        image: $NAVSIM_IMAGE
        variables:
          NAVSIM_IMAGE: swift:6.3
        rules:
          # A release needs no compiler.
          - if: $NAVSIM_RELEASE_URL
            variables:
              NAVSIM_IMAGE: debian:stable-slim
          - when: on_success
        """
    return """
      \(origin)
      \(variables(release, named: "The variables of the project (Settings, CI/CD, Variables)"))
      #
      # .gitlab-ci.yml takes it in:  include: { local: \(Forge.gitlab.path ?? "") }
      navsim-program:
        stage: test
        needs: []
        \(indented(source, by: 2))
        cache:
          key: navsim-program
          paths: [navsim-program/]
        script:
          - |
            \(indented(fetching, by: 6))
        artifacts:
          paths: [navsim-program/]
          expire_in: 1 day

      navsim:
        stage: test
        needs: [navsim-program]
        image: debian:stable-slim
        parallel: \(parts)
        script:
          - |
            \(indented(testing("$CI_NODE_INDEX", of: "$CI_NODE_TOTAL"), by: 6))
        artifacts:
          when: always
          paths: ["navsim-part-*.json", "navsim-report-*"]
          reports:
            junit: "navsim-[0-9]*.xml"

      navsim-result:
        stage: test
        needs: [navsim-program, navsim]
        when: always
        image: debian:stable-slim
        script:
          - |
            \(indented(merging, by: 6))
        artifacts:
          when: always
          paths: [navsim.xml]

      """
  }
}
