extension SelftestBook {
  /// A digest and a name a line; `tools/write-selftest` writes it anew.
  static let lines = #"""
    ead22a0c6ddea277 comparators
    50a328e5de7079fe law: what a map tells within a fix
    3a2e90f485aa6210 law: what screens tell within a fix
    2516793694d99168 law: nanoseconds from one callback to the next
    5e01ed0ddf18cbd7 law: what remains, below nothing
    72a6e3c7cca86b09 law: what remains, beyond the route
    622fc1532c530e03 law: what is told to remain, beyond the route
    9eb9a191970879f9 law: what is told to remain, below nothing
    493a6a10eb00f37d law: what remains of another route, before a leap
    2c5da6841b919f7b law: a place aside of its fix
    a03efca2d86e6750 law: a place aside of a poor fix
    5ffbd5ab99edc735 law: a place aside, in a narrow corridor
    a9ce4cce83965506 law: a place aside, fixes after one that was reckoned
    2608e87b645bf72c law: a place aside, unusable fixes after one that was reckoned
    95dc1264f349c4cf law: a place aside while off route, not snapped, undefined
    d476a367e48d162b law: back by the second side, metres before a corner
    f9ac21677c24049a law: back by the first side, metres behind a corner
    52cf5951adbfe3c3 law: what remains behind a stop after standing there
    81cb6f7d10ba655e law: the same fix again after one that was reckoned, and then a place aside
    ba9ffc78733ee148 law: another pass, fixes after a route is met again
    f6d5a13574354140 law: a fix that comes again, and then finds the place
    e591a465c3225e54 law: the place leaps ahead
    e591a465c3225e54 law: the place leaps ahead at once
    7b54bd43783c9f67 law: the place leaps ahead at a speed
    4359b15a781c308e law: the place leaps ahead of poor fixes
    5f6eb7fda865cee1 law: the place leaps ahead, in a narrow corridor
    4d22bf4f685dcbbc law: the place leaps back
    e9d522612993d002 law: the place leaps, two seconds between
    d2e787d0d76e8477 law: the place leaps, just over two seconds between
    ca106905c8fe0916 law: the place leaps, five seconds between at a speed
    97cdacc26749a3cf law: the place leaps, five seconds between at a high speed
    a6edd561e2b78f11 law: seconds of silence from which a leap is none
    e58c7c539782c753 law: fixes after a silence in which a leap is none
    704ae7dc719ceb0d law: seldom fixes, of which none ends a silence
    680aaf49fc943136 law: metres from which no vehicle comes in a second
    07744acd631a4aa2 law: fixes of a new route in which a leap is another pass
    089ba5fc4f1f4222 law: metres aside in which a leap is another pass
    0acd01adf2ee437c law: a leap behind the stop, shown from there
    4686c18a79db7c4a law: a leap to a stop, metres aside of the way driven
    4854ea6c21d1b2b2 law: a leap to where the last metres followed
    5f5a8a13364ed22b law: metres aside where the last metres followed
    2bc0305f9217db3b law: metres aside, and a place found anew
    955c45aecf41d665 law: metres beyond reach, and a place found anew
    af4649900fdc7e63 law: seconds for which a place waits for the vehicle
    1ed86f7b8fa9389b law: metres by which the last fix may lie before where it follows
    e7acfecae8f2bc49 law: metres that a way may be longer than the line it follows
    8ebfd355e14642c3 law: metres between fixes from which they have a direction
    c631f5e8394e4f70 law: the place is known again, fixes before a leap to another pass
    e5014905274dbcf9 law: a leap over what was left in between
    a28317f0bfbf35c2 law: what remains grows ahead
    9febd0e5d7fb896c law: what remains grows, by the way of the fix
    c5aeaa801d2d3343 law: what remains grows while the way goes back, twice
    6f6c67eca737cb8e law: what remains grows behind the stop
    2a143838d42bb5e9 law: what remains is not told, and grows after it
    81b57b4229279a10 law: an older fix between, which is not believed, and which is
    3e56f6f66a4929df law: an arrival before its stop
    d900ac0e632289f8 law: an arrival aside of its stop, after a way
    99252b1a060bd68b law: an arrival aside, of poor fixes
    f01bea1d13ac92e0 law: an arrival between seldom fixes
    78ddaa197f99a5e3 law: seconds for which a place counts
    7e6c3e32badc476b law: fixes for which a place counts
    e24c608e016c3798 law: fixes, five a second, for which a place counts
    db27bfc67827ea4e law: fixes, five a second, after an arrival and before the next
    1e90368aff00c60f law: an arrival with another reach
    1b17d1ed5c4b7aa0 law: an arrival after guidance was off
    05cc76d596ab257b law: arrivals again, and without a fix
    e18f65e38f64f83f law: an arrival of another journey, metres aside
    f5acb7491a881dee law: seconds between reroutes
    a3eeea19a818f3e9 law: metres between reroutes
    cbdfd9a4aa49453a law: no time between reroutes
    cbdfd9a4aa49453a law: no metres between reroutes
    f5acb7491a881dee law: seconds between reroutes of a profile
    a3eeea19a818f3e9 law: metres between reroutes of a profile
    efc3efefe9523879 law: seconds between reroutes of a profile whose guards pass at their limit
    0d408bad2b8b4c1e law: metres between reroutes of a profile whose guards pass at their limit
    bc7d2d34fc3c28ae law: a reroute of a new journey
    ec7bbc67a393f698 law: a reroute after other destinations were set, in a recording
    0ea0b64147a20c23 law: reroutes that overlap, and that end
    57cd27a72ae30cd6 law: passed stops that are asked for again
    464abdc8f5eec37b law: a passed stop that the app wishes to see again
    423ceba753534e79 law: a status too many, too few, of nobody
    7ebd1a995b4cbf1d law: what a run that is cut leaves open
    de2fd1f949bde3ad law: a run that ends within a fix, metres aside
    5f1ccb0e9d5e778b law: a route for somebody who left the first
    14d4741d7e541c5f law: banners and voices of another step
    5031c81ac7308857 law: metres travelled
    583474a19bdca6dd law: steps that do not join
    6c4d2595bd2ffea2 law: twelve breaches of a law
    d030f1ee23f897ed law: what came of each law
    e101763c78272dc9 laws of drawn drives, of the SDK's own navigator, 1
    be4dda8d2b868df8 laws of drawn drives, of the SDK's own navigator, 2
    373c8dfd0705fc6f laws of drawn drives, of the SDK's own navigator, 3
    0f33c12dde5ae924 laws of drawn drives, of the SDK's own navigator, 4
    c6a34720c564e38e laws of drawn drives, of the SDK's own navigator, 5
    fd5fecdc133dcb6f laws of drawn drives, of the SDK's own navigator, 6
    73712f80e3184abf laws of drawn drives, of the SDK's own navigator, 7
    0cc78be4dac5c9aa laws of drawn drives, of the SDK's own navigator, 8
    2dadd3fbf43f9cf0 laws of drawn drives, of the SDK's own navigator, 9
    dbb9644fc2d1efdc laws of drawn drives, of the SDK's own navigator, 10
    e844b4a446b83e5a laws of drawn drives, of the SDK's own navigator, 11
    277ff048c320f7bd laws of drawn drives, of the SDK's own navigator, 12
    35a4bd448a6fc223 laws of drawn drives, of another, 1
    11adfb1608ea2d3f laws of drawn drives, of another, 2
    468133ee8bab46b6 laws of drawn drives, of another, 3
    08b882f4b2d1293c laws of drawn drives, of another, 4
    866154058b982ecd laws of drawn drives, of another, 5
    ef42fba6b2039d9f laws of drawn drives, of another, 6
    cc229db198dec9ff laws of drawn drives, of another, 7
    5a4e61b80b4c5f3c laws of drawn drives, of another, 8
    0c3a85569abd4e1b laws of drawn drives, of another, 9
    c8afebcba82c808e laws of drawn drives, of another, 10
    d037232ad36da361 laws of drawn drives, of another, 11
    c446c504a5a20091 laws of drawn drives, of another, 12
    a51002bcf6d47b24 laws of drawn drives, recorded elsewhere, 1
    2b084d296dac023d laws of drawn drives, recorded elsewhere, 2
    ed5b3e97565d2015 laws of drawn drives, recorded elsewhere, 3
    38684362e38ec578 laws of drawn drives, recorded elsewhere, 4
    3c904d5b568ff180 laws of drawn drives, recorded elsewhere, 5
    0d7126e21554f2ce laws of drawn drives, recorded elsewhere, 6
    d2bf4d62d61c0dde laws of drawn drives, recorded elsewhere, 7
    e1d950b6c824df58 laws of drawn drives, recorded elsewhere, 8
    1f599b7eb191b449 laws of drawn drives, recorded elsewhere, 9
    d3ec096a57ec9ce9 laws of drawn drives, recorded elsewhere, 10
    c48df86905acdb0f laws of drawn drives, recorded elsewhere, 11
    196b298d1d5fe350 laws of drawn drives, recorded elsewhere, 12
    7ba1bb677569cc6c laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 1
    ecb5571f8aec4688 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 2
    06e2bdf726823ee6 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 3
    5d2583f53da343ce laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 4
    665e9d325bc2ff90 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 5
    2b651fcefa5313f5 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 6
    dad7e1199b19ae4f laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 7
    ccf4e5d4de433cf2 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 8
    ee277c7fec7eb657 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 9
    a6aa166e937d7afb laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 10
    1a4b719901b29e4e laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 11
    4c1e94bcbcb3fa89 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 12
    80c0b5463694a842 laws of drawn drives, of another that tells half of it, 1
    f6508044d1bf8f88 laws of drawn drives, of another that tells half of it, 2
    e0976ce134ba60f0 laws of drawn drives, of another that tells half of it, 3
    947c7ee9b6db884d laws of drawn drives, of another that tells half of it, 4
    be7978b841f4daa4 laws of drawn drives, of another that tells half of it, 5
    a9b901ae2e14640b laws of drawn drives, of another that tells half of it, 6
    7947a12df4d1d317 laws of drawn drives, of another that tells half of it, 7
    0d6776c862bd6f31 laws of drawn drives, of another that tells half of it, 8
    8b96633f45334530 laws of drawn drives, of another that tells half of it, 9
    36da7f50ff2407c0 laws of drawn drives, of another that tells half of it, 10
    81eb6e92d8ab8a7f laws of drawn drives, of another that tells half of it, 11
    53b1c09cc2c0defb laws of drawn drives, of another that tells half of it, 12
    943109b36dd6e589 waypoints of one place
    d9256256fc857fa6 drawn drives 1
    813283875c4c2f99 drawn drives 2
    20c4fe7061074497 drawn drives 3
    fac8186526e8d43e drawn drives 4
    577fe7bd3979f30a drawn drives 5
    b4f96d77843a4df2 drawn drives 6
    9cf36cacdd76db3d drawn drives 7
    bd06193ba39e981c drawn drives 8
    e59f385d194a326b drawn drives 9
    30034fe014646a02 drawn drives 10
    6bd67415a4674234 drawn departures 1
    f59b912c87ba2ad8 drawn departures 2
    9706a8b4f51d457b drawn departures 3
    1d4a3e138868f711 drawn departures 4
    1f582eb4570d5bfd drawn departures 5
    d7e9049e806faa06 drawn departures 6
    b4d319528a7a5834 drawn departures 7
    d12bbde021644d80 drawn departures 8
    c80062646442dfb0 drawn departures 9
    3653a1e8c4c743d4 drawn departures 10
    5b3cd60bf9f6b297 drawn receivers 1
    ab5226db8e8fb236 drawn receivers 2
    13920c308a5f83f7 drawn receivers 3
    c3120ece96e3180b drawn receivers 4
    3878eaa0f24d4ca1 drawn receivers 5
    c91c8f24fa96c5c7 drawn receivers 6
    71984ed44a16cf06 drawn receivers 7
    f359cf9c2e0da28f drawn receivers 8
    c13a9ee168ac7742 drawn receivers 9
    58d1abb8bf215a11 drawn receivers 10
    1c914f913a89c81d drawn receivers 11
    0e1bd3c108b3ef3e drawn receivers 12
    10725f9e0133d6b8 reflections of whole seconds
    35e83ac8d6dcaac9 drawn services 1
    96566fbeb792358e drawn services 2
    30a959bc2c813c1f drawn services 3
    6fdc2787c0f1a9db drawn services 4
    4b03754d236c4440 drawn services 5
    70c8db73e255aca8 drawn services 6
    4325f21737f33a8c drawn services 7
    1c79a491420aacb7 drawn services 8
    c968fcc814e98f50 cancelled services 1
    a1906d990107acc1 cancelled services 2
    606b5882165e79c0 cancelled services 3
    46f95ad258205a57 cancelled services 4
    1ab8c325b7e439eb jobs of the clock
    aa46d4bc9fbd9543 cassettes of osrm
    3a067a488e9accda cassettes of valhalla
    93bdf248c1e555ad cassettes of graphhopper
    8cdfb2aaf88111c3 requests that are not those of a cassette
    af1a63dfccfea5b4 requests that no entry of a cassette answers
    b83ec4d0dc14eac1 transports
    c0f28e29505cc2ce drawn expectations 1
    62122084ea410909 drawn expectations 2
    38f26384690315cd drawn expectations 3
    a0d13873581fdcf8 drawn expectations 4
    d0a20bfe5843335e drawn expectations 5
    0b60231bc8c20bef drawn expectations 6
    421f4d3cd027d2b5 drawn expectations 7
    99e31fccb9cd55b6 drawn expectations 8
    9b19c11fcd2b9954 drawn expectations 9
    a56d373cedab1498 drawn expectations 10
    f95b21be9edd0449 expectations of places
    5777ed8bbd233f80 expectations of what is not told
    a5b8ac0e43b88c56 sessions 1
    e488756ce963701a sessions 2
    8cecfbb530f57156 sessions 3
    7c124efe1fafbbd8 sessions 4
    d3fddaab2ddaaaaf sessions 5
    b2ffc4a1a821d254 sessions 6
    0d8a58231c244974 sessions 7
    9661a74b6b2b240a sessions 8
    f416494d1f2f1b75 sessions whose answers change
    5846d2870993b9c5 drawn guidance 1
    267a57142f2e29bf drawn guidance 2
    dee6eb9974b6f13b drawn guidance 3
    bddc818fb71ad334 drawn guidance 4
    f251eb02e39cbdf9 drawn guidance 5
    04001f42ad1fddfd drawn guidance 6
    fe4fff08fc6c5cd4 drawn guidance 7
    869da9f70aa091cd drawn guidance 8
    e019b2967e028139 drawn guidance 9
    86a938b044f6d7ec drawn guidance 10
    ebb348d8cbd79408 drawn guidance 11
    8669d443eb8794c9 drawn guidance 12
    885bb2128d242a55 drawn guidance 13
    be71d3f222db8412 drawn guidance 14
    f485befe615cb457 drawn guidance 15
    62639dc8d2881269 drawn guidance 16
    b956f917d1eacb01 drawn guidance 17
    81a46986a40540d0 drawn guidance 18
    562828919af4ca46 drawn guidance 19
    26d9261c5eea0690 drawn guidance 20
    733f9d9dd2852676 drawn guidance 21
    21392f5fb4ae7d6f drawn guidance 22
    dfaf58a5f15d212f drawn guidance 23
    d1e33bb0c20885ec drawn guidance 24
    fb00db46d7dc21f2 drawn guidance 25
    a423ea4547f74d17 drawn guidance 26
    5e254b021029ab94 drawn guidance 27
    68aa0360a2ee23eb drawn guidance 28
    76dad21e7f1826aa drawn guidance 29
    2c5b4bfb6006fb7e drawn guidance 30
    1ba429b193ab66da drawn guidance 31
    8f754f05bd9c9955 drawn guidance 32
    cf63a94f57e4ae64 drawn guidance 33
    5c195fe48b5cf8d3 drawn guidance 34
    4b27e92a9d4d85f1 drawn guidance 35
    2d4b00ec3940f26f drawn guidance 36
    5174df98fa184ab9 drawn guidance 37
    87cff9bb57c36c1a drawn guidance 38
    044ca3ce79be30c5 drawn guidance 39
    1c36fd49e7917e40 drawn guidance 40
    4579e678ce4780c6 drawn guidance 41
    ec963f92459be381 drawn guidance 42
    f94c3673591e7b73 drawn guidance 43
    8239cd2043a0cf64 drawn guidance 44
    4a2fbb871c7dc9e3 drawn guidance 45
    564e786388fb17c0 drawn guidance 46
    2b3666c8fbffbfdc drawn guidance 47
    df5e936332342057 drawn guidance 48
    2f6327b62d2c623c drawn guidance 49
    20563fa9fab62df1 drawn guidance 50
    e8de07dd478b7f42 drawn guidance 51
    5b49e199a8227d44 drawn guidance 52
    91cf6bb8a352af49 drawn guidance 53
    a4b9cc61218b1a26 drawn guidance 54
    416a9b10d704e344 drawn guidance 55
    6c0433a37dd1dfee drawn guidance 56
    4d9bdeac5b9682bc drawn guidance 57
    f8176848904f5e71 drawn guidance 58
    3911079df62c5903 drawn guidance 59
    45de2669110c444c drawn guidance 60
    13fbb43efaa52a89 drawn apps 1
    cb3b04723ead649a drawn apps 2
    883cf4d736b96eec drawn apps 3
    24aeb8ad89a12f07 drawn apps 4
    883e975d5dff644b drawn apps 5
    e0a4f3e7c78ff42a drawn apps 6
    f64e3cde5a0b7d8a drawn apps 7
    4d4250f8d996a928 drawn apps 8
    fa59355eded17677 drawn apps 9
    0589ebe9ffffd34a drawn apps 10
    c74521560e196c26 drawn apps 11
    33d38731df78c5c7 drawn apps 12
    ffa41e3d232096a4 drawn apps 13
    7e6b5315f00d8633 drawn apps 14
    cb6e0c91127de2b7 drawn apps 15
    3fe92c48df42bdbf drawn apps 16
    37987072e60ba8db drawn apps 17
    12ab1be38e45944c drawn apps 18
    490a4a1c0d2be8d5 drawn apps 19
    b635136febe767e9 drawn apps 20
    1810ce12e195357d drawn apps 21
    b44b75b2f40d714a drawn apps 22
    81385e575e836eb0 drawn apps 23
    8311a88091190992 drawn apps 24
    d8ec0a043fd75295 drawn apps 25
    223dc6b963e53fe3 drawn apps 26
    afde51b7fff3f1f6 drawn apps 27
    09946a72201a5c8a drawn apps 28
    34eefbda1031c4b1 drawn apps 29
    d3f250b8ea3562d5 drawn apps 30
    ea4556d5347e4bc5 directed drives 1
    733d5645f72d6f8e directed drives 2
    21ad846ea584850e directed drives 3
    7b84c38fcb0202cb directed drives 4
    b5970d832fef068a directed drives 5
    6318b105f1c9966c directed drives 6
    b2b079d3e35926cc directed drives 7
    da584baab241e146 directed drives 8
    7981aa19e58cf87b directed drives 9
    f945795ce63c1af2 directed drives 10
    68398f839fe6adc3 directed drives 11
    e644870e11195ced directed drives 12
    057c73bb87eac303 directed drives 13
    e838370cf45209ed directed drives 14
    c93d57892c7c9e74 directed drives 15
    0c1af35cefaf39a4 directed drives 16
    17e27f11b7210380 directed drives 17
    f77899e41a1a41be directed drives 18
    9076a3ee4dafb876 directed drives 19
    b3cc3ed368ed3e52 directed drives 20
    3b5953385dd59c3a drives with laterPartIsOnRoute
    2cb016e2a7e81b51 drives with speaksOffRoute
    b94f043e62a71b6f drives with stepBeforeDeviation
    5582d301cc5419e2 drives with stepByOffset
    924c460e45bc7187 drives with movingAwayIsOff
    2e33d6bdca8ab20c drives with nearerRoadWins
    c2985b76ae002716 drives with ignoredCourse
    af16114be35cd993 drives with oneFixDecides
    93f2e2c10a17645f drives with forgottenDeparture
    a27e91c741ad5482 drives with stuckPlace
    4056a0854804a984 drives with snappedBeforeTheCheck
    255a04c7663b074d drives with oneStepAtATime
    5a312e92f3f6ad9a drives with keptStep
    febc2b43c9d5886a drives with noHysteresis
    0cf2015363bceafc drives with outageIsDeparture
    ba3bffaff276f684 drives with lateDeviation
    6a1f680c2b319d46 drives with invertedTolerance
    94225d5368926833 drives with forgottenReset
    a16cc67d996a565d drives with overlappingRequests
    9d4bdd09727cb571 drives with staleAnswer
    752e1ecefbf11795 drives with interruptedReroute
    e8f0df65989f1f58 drives with requestFromBehind
    18912f047fdbe37d drives with givesUpAfterFailure
    24cf141f3b0c7d7e drives with requestWithoutCourse
    c7e3014fac381ebb drives with rawOrigin
    09a360d357224efc drives with guardInNanoseconds
    9ba94c8de3d3b8e4 drives with lostEast
    33bbcec979c0b1ab drives with searchAtEachFix
    ca52523101f35bd4 drives with arrivalByCourse
    c951f253dd8c8292 drives with arrivesAgain
    de474e2a9d4b4e70 drives with nextStopInTheSameFix
    04dfc1941b7fe8ba drives with arrivalByLastWords
    5d3df6094df1e53b drives with viaMustBeVisited
    457a9e33d5006aa3 drives with skippedStopIsDropped
    f1e7b0dbee54c377 drives with passedViaStays
    6f964f8719b06c17 drives with arrivalByAir
    dba0f2d6d5276d5c drives with arrivalByFixAlone
    db329d2e7be4335b drives with stopOfTheJourneyBefore
    a66689f37be0e9a1 drives with jumpsBack
    c3e3c0e8bcbd7417 drives with accuracyIgnored
    8597c63871143a8b drives with simulatorGoesOn
    a68f69c3f67c3f62 drives with truncatedMultiplier
    62059c805c8af969 drives with wholeFirstGap
    f94577befc7ff57a drives with nearestPass
    d09b23f2aaf28f46 drives with stuckOnEmptyStep
    b036311462ec7aad drives with stepsWithoutLatch
    6250e9a247c7fb39 drives with wordsAgain
    75ad845f9bf04552 drives with nothingAtFirst
    d5824ad3d8d94846 drives with moreThanTheThreshold
    59f594e350ad0b11 drives with reportsTwice
    7bd66588a49c4fc1 drives with roundedCourse
    3c5048344ae1fe80 wild drives 1
    6d60fc910f9968ea wild drives 2
    49cec3205ad0cf46 wild drives 3
    7e34a7753fc97baa wild drives 4
    3fa6968234aafb05 wild drives 5
    1a090ba4112b1128 wild drives 6
    aed8d515ece4148a wild drives 7
    4396833848911477 wild drives 8
    8041207f29f35e37 wild drives 9
    2885445be9d83273 wild drives 10
    6e79b0c9ca6fd961 wild drives 11
    c4030ad29560192b wild drives 12
    938100340c59a3d9 wild drives 13
    875c7c0394397e45 wild drives 14
    8eccd8c7859fac65 wild drives 15
    9c42624e950e3bd0 wild drives 16
    0603a0221d1921e5 wild drives 17
    b62cacfdd339ad4c wild drives 18
    69b504c051fa5f1c wild drives 19
    9c5bc1e6b361d615 wild drives 20
    3a6fdd790b5f9507 wild drives 21
    5c34657ae0013c72 wild drives 22
    6273713239190672 wild drives 23
    fd4e7a704ad52175 wild drives 24
    9423f35ad0c334b9 wild drives 25
    9da58b770eb2359e ledgers of drives
    7464afbefdfe32e3 claims
    e3fe867c323abbe2 drawn ways 1
    52ff5f720bf610da drawn ways 2
    37ef727bde7c3203 drawn ways 3
    7683dd584d49bf2f drawn ways 4
    efa0b97c5cf337fe drawn ways 5
    6b90a524d4a49792 drawn ways 6
    6320a0acd404b6f2 drawn ways 7
    b338d56f18c4ff88 drawn ways 8
    2e328a76a7b633d7 margins of ranges
    b850b3c3cb72667e fixes of a receiver
    2eb01d255469e2b7 ledgers of decisions
    bcef0a8db3426c0f traces of drafts
    97b4732111ab44e9 changes of a camera
    755b79bda7185a24 calls of maps
    87929161013b56be observers of a recorder
    febd183a8e152263 what passes between a service and its provider
    951af89bc2e1cb1e pieces of a recording
    ca8baea4bd23f667 first lines
    9556ac1b1b3efa90 drawn junctions 1
    653c36e9f23a5a3d drawn junctions 2
    93181b7913152d23 drawn junctions 3
    3726bdb49a3332ca drawn junctions 4
    a31c9983b7db22d6 drawn junctions 5
    1e9f3568928f5003 drawn junctions 6
    9883d98fc238fb11 streets beside 1
    ce15a9259f606bd6 streets beside 2
    3f784857e0edefbc streets beside 3
    d15bf6078eea99e4 streets beside 4
    7b0bee17679000d6 streets beside 5
    8ccd1eda8591b03f streets beside 6
    be2e9fc6706e3434 events outside of the catalogue
    325b8035a9a0e84f difference: none
    0fa49a1c0b118091 difference: numbers of records
    3d72c28cf00f2cfc difference: a member of the header
    5634ae34527f471a difference: what was left out
    325b8035a9a0e84f difference: not closed
    d223501caeb19e65 difference: ends before
    716db778246e61cb difference: ends before, not closed
    546868128eabd8fd difference: no records
    85b86ac7653c6236 difference: an arrival later by a tick
    9a39bb6586fbe081 difference: an arrival earlier by two ticks
    11dfd86c41e584f9 difference: an arrival earlier between ticks
    b5eae4d539e1997b difference: an arrival later between ticks
    16c09725b6555965 difference: a departure later
    7913344628c92a7b difference: another state than off the route
    1d2520225afc20fd difference: another state than on the route
    f6452b4db9fac1bf difference: all of a departure later
    654db3f82728cf49 difference: two shifts of one behaviour
    cc3022aa9d313423 difference: a shift and another value
    e22a2f92a7be84ab difference: words
    0edc251fe758cb65 difference: long words, from their difference on
    512db338fbd41eff difference: a polyline
    60ebf88fca6a1145 difference: a title
    b71857df7f220216 difference: a member more
    efdce360ee115342 difference: a member less
    68e5230f88df8d9e difference: an element of a list more
    4ce5ee30b2441104 difference: an element of a list less
    27cbc6a4a9706e7d difference: an element deep in a list
    cfb72e71a2050f3b difference: another kind of value
    0fa49a1c0b118091 difference: the order of members
    0fa49a1c0b118091 difference: spaces
    369c501c72e4f5e5 difference: drift of a number
    3ec18f5c61e2fbff difference: just more than drift of a number
    e865b0c43e86aebd difference: drift of a place
    0b35bdef390196b9 difference: just more than drift of a place
    131702ce6328deab difference: a place and whether it is snapped
    d34a07910b6a54ca difference: a location less
    da6f10ecddfb975f difference: all locations gone
    defaa192d7537151 difference: all locations gone and an arrival moved
    941148c3aa5b02a3 difference: half of the reports gone
    8939ba9c30531886 difference: reports at other times
    c280589e259e8701 difference: every behaviour at once
    33acfd122026e1c7 difference: two records of a moment the other way round
    ee5eb76c4300c570 difference: three records of a moment turned round
    c53686793410debb difference: a second reroute
    b578d76f45a16956 difference: another reroute instead
    1db48bfb681e9efe difference: time that goes back
    360b71538b882094 difference: a record that is none
    f2093d95ae0f3602 difference: a number that cannot be
    91719c7150dc97e3 difference: the vehicle's jump onto another route
    7c1ec81f584a4f85 difference: what is snapped in one alone
    6a0dd84b55f8932c difference: the way where there is no speed
    8af20ab8c05b30c1 tolerance: didUpdateLocation/speed=0.5
    b7de074fac37dceb tolerance: didUpdateLocation/speed=0.499
    8af20ab8c05b30c1 tolerance: */speed=2.5%
    8af20ab8c05b30c1 tolerance: */speed=2.35%
    b7de074fac37dceb tolerance: */speed=2.32%
    b7de074fac37dceb tolerance: */speed=2%
    16db13ccb88b83e1 tolerance: */course=3
    b7de074fac37dceb tolerance: */course=2.99
    b7de074fac37dceb tolerance: */position=2.2
    aae19278ef91f28a tolerance: */position=2.3
    68033af467c965f8 tolerance: didUpdateLocation/position=2.3
    33422c7625b6cf6d tolerance: didArrive/position=100
    33422c7625b6cf6d tolerance: */waypoint=2.3
    b7de074fac37dceb tolerance: */waypoint=2.2
    beb684a9526cd446 tolerance: */nothing=1
    9e247f8132daf637 tolerance: none/speed=1
    d2fb80d6157dc8ef tolerance: */metres=1
    d2fb80d6157dc8ef tolerance: didUpdateRemainingDistance/metres=0.25
    b7de074fac37dceb tolerance: */text=5
    93d1e72f8479e504 tolerance: speed=1
    7029eb4c38bd8caa tolerance: */=1
    6de8366673d9d1f1 tolerance: /speed=1
    a84dec2015a3294b tolerance: */speed
    d6ae080863a1e944 tolerance: */speed=-1
    90fa540559a495db tolerance: */speed=nan
    b7de074fac37dceb tolerance: */speed=0
    b7de074fac37dceb tolerance: */speed=0%
    5ada66fcbc8fa55b tolerance: */speed=1%%
    6a28a680b2767bbc tolerance: */position=1%
    19259e1090705daf drawn differences 1
    a09f7e3dd6dbe47e drawn differences 2
    12ec8c47267a31ef drawn differences 3
    14af2e711caacecf drawn differences 4
    bc424dc9b3a6f465 drawn differences 5
    26c71363c4d90489 drawn differences 6
    6448027afb289dbc drawn differences 7
    74266f453894c76f drawn differences 8
    9eb1896588148fde drawn differences 9
    04ef777742d72a1e drawn differences 10
    07a9453fe43d1bbd drawn differences 11
    0f709c2aceeb11bf drawn differences 12
    32ff19fbbfdf364a drawn differences 13
    16a0aa1577228a4d drawn differences 14
    d0df7b70fa73c897 drawn differences 15
    d45f70dd861c6789 drawn differences 16
    3034c6903538953e alignment of what repeats
    29586bcebe725215 alignment with a small budget
    dc0474e9ea047a8f alignment by time
    aa649ba9643120fd rising chains
    562579e27751ca19 a second run
    ce5b2ac4fa0144fc differences that are known
    a0c0f1a7cce18425 long texts
    95acdf053970d106 shifts on a track
    94251af4353e77f4 exit codes combined
    9cfc04081faac379 changes far from one another
    e1aebb4b0ee03c01 last lines that close nothing
    b6d7eb9c6f1db383 recordings without a golden
    932d77815e14e5d9 claims of parts
    3dd8e7810f43e1db moments of events
    312c561433d3333b shapes of failures
    ef15e4a7717e7121 marks of a conflict in texts
    287a90870ad27a7a findings in a report
    bb64c7290dc00149 what a test may write
    023570c18e3deda6 what follows from a change
    0b6db115155a69ec drawn findings 1
    615c2998b2d1f06a drawn findings 2
    d5414c5bb099f3af drawn findings 3
    f103b5cccf114229 drawn findings 4
    975842e0f7b1c650 drawn findings 5
    9262a2153413892e drawn findings 6
    d2e84edf1124162a drawn findings 7
    37bbf699746d07f3 drawn findings 8
    4f20c6360138deac drawn findings 9
    582334ffec033252 drawn findings 10
    38372278be735ca5 drawn findings 11
    7043392dc4d17297 drawn findings 12
    98046574c2cf2043 drawn findings 13
    863e9ea2083f93b1 drawn findings 14
    0089c49bc8bb1b9d drawn findings 15
    34e246c89fe47c4d drawn findings 16
    a19183810aa11b5c drawn findings 17
    4a2b9dab494bdb81 drawn findings 18
    20c26a69552f6fee drawn findings 19
    16af846e2df1d3da drawn findings 20
    4192ab6fbed3db14 drawn findings 21
    45c6f3ad87d1ed77 drawn findings 22
    7646d360223cf080 drawn findings 23
    c6c10e8e7653c8cd drawn findings 24
    0c765f0c03f5a51e facts of a run with an answer too many
    401af2bbcbe0d7bf facts of a run without an answer
    5fd98312d25b5ca0 decisions at limits
    765aa765ab664f74 a run that is prepared
    4acc84c1ba9aca99 cassettes that are not kept
    5142e6cbc55bdcea suites after traps
    5fc12822084ca933 causes: nothing
    3e6a70c197d75747 causes: an arrival
    25fe1255a5776763 causes: a departure
    fe5e59a84e1587ca causes: a departure and an arrival
    095c6d30d0a47f47 causes: reports
    607202adef37c671 causes: words
    0052771c4e07f813 causes: a slower service
    0829fd871aaa6f68 causes: a longer drive
    c9aee31a9b65eb6b live runs with a routing server
    37bf5f5ead0ba088 live runs with a dispatcher
    70ee0acc59a90343 live runs with both
    01ad94bad789e94e live runs with neither
    509568ad0c0b8533 exit codes: sound
    73b81c142a00e2cb exit codes: expectation violated
    85fd0970e29a5033 exit codes: unknown key
    2e8e9134bb1b0447 exit codes: no golden
    aa81e56ad24d03ed exit codes: nothing selected
    84ec1139750cc2e1 exit codes: nothing selected, and that is fine
    3ff4780bc25aa81c exit codes: two runs differ
    a3eaaab574df3248 exit codes: obsolete golden
    e44644db0234df1b exit codes: over its budget
    d813662ae200fe25 exit codes: an output that cannot be written
    a29347865c52fbae exit codes: interrupted
    db517fe377f7e976 exit codes: a regression beside a missing golden
    19b3395582804a72 exit codes: invalid input beside a regression
    c7d8e8f6630f514b exit codes: two scenarios, of which the first fails
    efa34fdd2dc11848 exit codes: two scenarios, of which the last fails
    615154334924ec22 what is known: an expectation
    30cf006342ca695a what is known: an expectation, with a golden
    e9adde450213d783 what is known: an expectation that is met again
    4b5f7f59ad0f9977 what is known: an expectation, beside another
    01c5a4c6d01dca04 what is known: an expectation, beside a golden that differs
    9d75c61d5f4380cf what is known: a law
    6eb22855ebcd2563 what is known: a law that is kept again
    3c37695b2854f2c4 what is known: another law than the one that is broken
    9389c54e491ca708 what is known: a law that another navigator breaks
    73b81c142a00e2cb what is known: an expectation that another navigator does not meet
    009010b82a7e9c08 what is known: differences of an event
    506580d48830e3fd what is known: differences of an event, and there is none
    53ba94c52ae81629 what is known: differences of an event, beside those of another
    4c1a30873b581b66 verdicts: a value changed
    ccf2c1e622e2444b verdicts: the smallest change of a place
    c17f7c8b45f882ac verdicts: a word changed
    b360825b0568046d verdicts: a member more
    b254fc6debd868f4 verdicts: an event added
    848bd31458b53cda verdicts: an event removed
    c14d31826320f07c verdicts: an arrival earlier by a tick
    01bdce6c47890496 verdicts: an arrival later by a tick
    1ce787123cbb9875 verdicts: two events of one moment in another order
    d91796e2c09715cc verdicts: many changes at once, each told as what it is
    202c1a3cc25376d8 verdicts: a departure that comes a tick later
    5b7c8b721195663d verdicts: everything of a moment told twice
    83c9181797eb6208 verdicts: what programs read of a run
    1d78dd7456a8fe03 verdicts: a recording that is longer
    b55ba2c7f8f91873 verdicts: a recording that is shorter
    8084244b0bdbeaca verdicts: a golden cut at the end of a line
    3b3fc7ebe8b534b5 verdicts: a golden that lost a line
    c6c4a7eee518db53 verdicts: a golden that says another end
    4f0b21d47893ef3e verdicts: a golden that goes on behind its end
    459e97eba172b514 verdicts: what was left out of a golden is another
    b9981cec08fc7f48 verdicts: more is left out of a golden
    583199b207e21123 verdicts: a golden that is closed twice
    a7e9bb948c146c2c verdicts: a golden with the line ends of another system
    e3a8dc6ec7247213 verdicts: a golden that an editor marked
    4071538872526447 verdicts: a golden cut within a line
    4071538872526447 verdicts: a golden without its last line feed
    2d154ec078b806c1 verdicts: an empty golden
    8c0d3c24d0fb7514 verdicts: a golden of another scenario
    30c8784f1b30079d verdicts: a golden of another navigator
    263e8a2ec90c9082 verdicts: a golden of a later version
    2090297ca6a0f582 verdicts: a line that is no JSON
    e2bcbf60874fa4a2 verdicts: a number that is none
    984f9dd7b54360d0 verdicts: a record without a time
    40348598cdd5d3c4 verdicts: a record without an event
    9411c9800c039608 verdicts: marks of a conflict
    2e8e9134bb1b0447 verdicts: a golden that is missing
    01c0a34175464f43 verdicts: a second run that is shorter
    41823d36cf132dcb verdicts: a second run that is longer
    153c63de8c7797a7 verdicts: what differs waits where a person works
    fc2f89fcc49c1357 verdicts: what differs waits nowhere in CI
    35c497c8a8b43127 verdicts: what has no golden waits where a person works
    aae4b663f4519021 verdicts: a recording that waits needlessly goes
    9fd83d14c910d231 verdicts: a recording that waits is told in CI, and stays
    9fd83d14c910d231 verdicts: a recording that waits is told where nothing is to be written
    135bf2f676511520 verdicts: what differs becomes the golden, and what waited goes
    b6f9f2be79326db6 verdicts: what breaks an expectation waits, and becomes no golden
    491ccbba718f67fe verdicts: of a thinned golden everything is kept beside
    ebd90d00abde2749 verdicts: another navigator without goldens is judged by expectations alone
    fee453aff3216d29 verdicts: another navigator without goldens and expectations
    7536ea8c44e55442 exit codes: an answer that nobody asked for, in CI
    433341399f69476a verdicts: a golden of another header
    81a4dc98d0da2d31 verdicts: a golden of another header and another word
    4069f0f86dc68f5b verdicts: a trace file without times, its fixes seconds apart
    b3e933780a3cfe6a exit codes: an answer that nobody asked for, where a person works
    f789ad5f3dd20a01 exit codes: a defect that is planted
    015c47f2432b79bf exit codes: a defect that is planted and seen
    a29347865c52fbae exit codes: somebody stops it after a failure of the navigator
    e219f9a1dc97ed95 exit codes: the navigator fails: ended
    ea1f4c02b4fae58f exit codes: the navigator fails: silent
    80011c312bdbbea0 exit codes: the navigator fails: badLine
    93cd39e95b8d4b80 exit codes: the navigator fails: noise
    9f2ebbb3e4f1b58a exit codes: the navigator fails: error
    54555fc59102cf16 exit codes: the navigator fails: flood
    b7567a28a6aa09e9 exit codes: the navigator fails: cannotStart
    93a5a83e294d132d verdicts: what nobody has seen is not accepted
    d8947c9ef9333b44 verdicts: what nobody has seen is accepted where that is said
    360f1ab153fefefa verdicts: what waits is accepted
    401f5dd6737aa5f9 verdicts: another recording waits than the one of now
    f47e37d0c148c78c verdicts: more than words is not accepted as words
    8f152f92bbef3c8e verdicts: words are accepted as words
    2de302f2496f9d1f verdicts: another finding than the one that is meant is not accepted
    8f152f92bbef3c8e verdicts: the finding that is meant is accepted
    63cb574e17b519a4 exit codes: a part of a suite is missing
    bb9bf450527fa2e9 exit codes: both parts of a suite
    3730b218e58b1d82 exit codes: a part of a suite twice
    6cb01598d3a4b6b2 exit codes: stopped after 0: a long drive, run twice
    6cb01598d3a4b6b2 exit codes: stopped after 0: a golden that differs
    a29347865c52fbae exit codes: stopped after 0: a navigator that fails
    2d5781ef7267c996 exit codes: stopped after 0: four scenarios, and a claim that none meets
    6cb01598d3a4b6b2 ensembles: stopped after 0: a bound at its end
    6cb01598d3a4b6b2 exit codes: stopped after 1: a long drive, run twice
    48558ba57ec11634 exit codes: stopped after 1: a golden that differs
    a29347865c52fbae exit codes: stopped after 1: a navigator that fails
    4229135838c15035 exit codes: stopped after 1: four scenarios, and a claim that none meets
    6cb01598d3a4b6b2 ensembles: stopped after 1: a bound at its end
    6cb01598d3a4b6b2 exit codes: stopped after 2: a long drive, run twice
    dbb3733307a09975 exit codes: stopped after 2: a golden that differs
    e644b6dd9f2f6942 exit codes: stopped after 2: a navigator that fails
    16b57cc68d43d280 exit codes: stopped after 2: four scenarios, and a claim that none meets
    6cb01598d3a4b6b2 ensembles: stopped after 2: a bound at its end
    5451d26471c13058 exit codes: stopped after 3: a long drive, run twice
    6dda489450034d24 exit codes: stopped after 3: a golden that differs
    c41fd48d2f6a092f exit codes: stopped after 3: a navigator that fails
    01f5ceb0381619b3 exit codes: stopped after 3: four scenarios, and a claim that none meets
    ba8f7215c120da8a ensembles: stopped after 3: a bound at its end
    929af98568fbf827 exit codes: stopped after 4: a long drive, run twice
    6dda489450034d24 exit codes: stopped after 4: a golden that differs
    c41fd48d2f6a092f exit codes: stopped after 4: a navigator that fails
    4759d3eada09ea5c exit codes: stopped after 4: four scenarios, and a claim that none meets
    739c77d6f06ac93b ensembles: stopped after 4: a bound at its end
    929af98568fbf827 exit codes: stopped after 5: a long drive, run twice
    6dda489450034d24 exit codes: stopped after 5: a golden that differs
    c41fd48d2f6a092f exit codes: stopped after 5: a navigator that fails
    00577a763c5262ac exit codes: stopped after 5: four scenarios, and a claim that none meets
    739c77d6f06ac93b ensembles: stopped after 5: a bound at its end
    95645b6a3bc5e0d0 exit codes: a recording of 2090000 bytes, new
    3578bc525111a0da exit codes: a recording of 2090000 bytes, as its golden has it
    6669b6476559563d exit codes: a recording of 2110000 bytes, new
    6cd0c1ed41d41876 exit codes: a recording of 2110000 bytes, as its golden has it
    7c3c7b6fe12b538b verdicts: a recording as the golden has it
    6a94465a80defa41 verdicts: a recording with another deviation
    11db2e7333abe0c3 verdicts: a recording without the arrival
    dad38586e05c82d3 verdicts: a recording with a second arrival
    c9a8918cfc1d474d verdicts: a recording that breaks a law
    e21084d84a8b6781 verdicts: a recording that ends early
    d7b50de67ed2effc verdicts: a recording of a thinned scenario
    cb5d38af4f6be6dd verdicts: a recording without a golden
    3069c59b3ea5874c verdicts: a recording of another scenario
    c8f8a62e371ac710 verdicts: a recording that is none
    a8d5da35d6649c6a verdicts: a recording of one scenario in two
    cfbf5aa1a43f418f verdicts: record 2 left out of the golden
    5c601a0b2b3b72dd verdicts: record 2 twice in the golden
    3d0a1e12367a3ef2 verdicts: record 3 left out of the golden
    4b1e9079091ee8bc verdicts: record 3 twice in the golden
    86538341eb715213 verdicts: record 4 left out of the golden
    e0e5642c2a2844f3 verdicts: record 4 twice in the golden
    64b0b960b93db1fb verdicts: record 5 left out of the golden
    821e5397c44a897f verdicts: record 5 twice in the golden
    7c9531cfa2a26fc3 verdicts: record 6 left out of the golden
    9b9ffaf70d82111f verdicts: record 6 twice in the golden
    3cd5d898bf905244 verdicts: record 7 left out of the golden
    c6ea9c40da0114a0 verdicts: record 7 twice in the golden
    b254fc6debd868f4 verdicts: record 8 left out of the golden
    4e3b0daff8707e7e verdicts: record 8 twice in the golden
    55dd749aa8ca419e verdicts: record 9 left out of the golden
    d66beafd8d081aec verdicts: record 9 twice in the golden
    c40a4d12b0dc943f verdicts: record 10 left out of the golden
    0818bb54e5fbc7c1 verdicts: record 10 twice in the golden
    3284b4dcb8b3e101 verdicts: record 11 left out of the golden
    a1e8f4a10a7d5805 verdicts: record 11 twice in the golden
    837baab0663f5687 verdicts: record 12 left out of the golden
    91b301a1f1e827cd verdicts: record 12 twice in the golden
    73364a19f09be0ba verdicts: record 13 left out of the golden
    27dc00a27387b0da verdicts: record 13 twice in the golden
    c0f8d4bed67af43c verdicts: record 14 left out of the golden
    200318a23a0ceefa verdicts: record 14 twice in the golden
    328535ce180054b0 verdicts: record 15 left out of the golden
    c945ab1bac41ddc8 verdicts: record 15 twice in the golden
    edd818c548c5a637 verdicts: record 16 left out of the golden
    8187a9d27291ca0b verdicts: record 16 twice in the golden
    6db650163eed5058 verdicts: record 17 left out of the golden
    1b8e079fc9f3f754 verdicts: record 17 twice in the golden
    89dfb8f280d3feb1 verdicts: record 18 left out of the golden
    f8a85ada5729be49 verdicts: record 18 twice in the golden
    8758ee5e0161881f verdicts: record 19 left out of the golden
    8be11ea384ef597d verdicts: record 19 twice in the golden
    be8ab91241bbdae7 verdicts: record 20 left out of the golden
    06f92a995738e93d verdicts: record 20 twice in the golden
    dacea4419571bedd verdicts: record 21 left out of the golden
    24dcb7c8ad266dc7 verdicts: record 21 twice in the golden
    ffac9b19c7ca7960 verdicts: record 22 left out of the golden
    96d7d34fb3b422c6 verdicts: record 22 twice in the golden
    f8d66b01368b679a verdicts: record 23 left out of the golden
    1b6d5554a98bea08 verdicts: record 23 twice in the golden
    4dead6f648fe783e verdicts: record 24 left out of the golden
    7f92f7b133be6066 verdicts: record 24 twice in the golden
    46d877d61233b035 verdicts: record 25 left out of the golden
    531bb14d8c200291 verdicts: record 25 twice in the golden
    f956bb2e186687e1 verdicts: record 26 left out of the golden
    cccbc059ee4f4427 verdicts: record 26 twice in the golden
    dd641e4cb38acde8 verdicts: record 27 left out of the golden
    f95e5b40d2556ab6 verdicts: record 27 twice in the golden
    8b619221191e0901 verdicts: record 28 left out of the golden
    95f7c11e3c7f2ae7 verdicts: record 28 twice in the golden
    9aaf2f5aa4eda59b verdicts: record 29 left out of the golden
    8900938e605bbff7 verdicts: record 29 twice in the golden
    6a696db69d519c37 verdicts: record 30 left out of the golden
    3bafaa8858d53e55 verdicts: record 30 twice in the golden
    134deba13914d645 verdicts: record 31 left out of the golden
    b403c656e26a3781 verdicts: record 31 twice in the golden
    e3c55cbd63b302b0 verdicts: record 32 left out of the golden
    19219bd274a1e6c4 verdicts: record 32 twice in the golden
    f908ff7f5247c4a3 verdicts: record 33 left out of the golden
    2df6df1e4b97c467 verdicts: record 33 twice in the golden
    b54ca4d78ab4da89 expectations: 1 of a navigator's own events
    659f6613fd44a9c2 expectations: 2 of a navigator's own events
    8f99d89b2900d89b expectations: a count, held
    21d96db277c69341 expectations: a count, violated
    8eda354e4352f37d expectations: a count of none, held
    ff8611e15c4fb883 expectations: a count of none, violated
    23a1115010593107 expectations: a range, from below, held
    88748e8eb6c395d9 expectations: a range, from below, violated
    bdfb9bb188b4cb66 expectations: a range, from above, held
    8c554f57b24dc909 expectations: a range, from above, violated
    70a27e9907640288 expectations: at least one, held
    e1d80c043e6c9df1 expectations: at least one, violated
    2dac82e86409de64 expectations: a window, from below, held
    80078b5efceffd55 expectations: a window, from below, violated
    eb974cfae73454bd expectations: a window, from above, held
    6cc20798daf71033 expectations: a window, from above, violated
    30dd1ba153488041 expectations: never, held
    b0c362ff464e4433 expectations: never, violated
    6d9268af214c30a5 expectations: never within a window, held
    9c12e719b1e2d785 expectations: never within a window, violated
    c4220ae0cbeec5e5 expectations: never before, held
    51c7915c4359b451 expectations: never before, violated
    1427ead03c15b147 expectations: never after, held
    7f8b805fdf5e8f63 expectations: never after, violated
    370ccbdeb5277c55 expectations: an order, held
    b0b8b242cab77355 expectations: an order, violated
    311a8d88eeac8f84 expectations: an order of two, held
    50c8a9060f001989 expectations: an order of two, violated
    bc3bfca21f731f3d expectations: eventually, held
    beee32a1e067cf9b expectations: eventually, violated
    dd1f958155c6106c expectations: each followed, held
    96b6b4390147fe59 expectations: each followed, violated
    a4a2e4da53850717 expectations: where a member is, held
    58584e05a268595b expectations: where a member is, violated
    437b5f6356417375 expectations: where a number is, held
    76d6167345177221 expectations: where a number is, violated
    998689df3f5b4b90 expectations: a value that is, held
    0528881a68e046eb expectations: a value that is, violated
    afbe8c3e1d38e0ca expectations: a value within a tolerance, held
    11d17b9a29c66045 expectations: a value within a tolerance, violated
    025b86a933e07970 expectations: a value between, from below, held
    845f0139832cc6fd expectations: a value between, from below, violated
    2d19aafd07bb9756 expectations: a value between, from above, held
    dbc8a36c097c905f expectations: a value between, from above, violated
    acfc040e9b6d9806 expectations: the first value, held
    57fafc7113600ccd expectations: the first value, violated
    ad67fc0e4b9c2952 expectations: the last value, held
    605346ab18254079 expectations: the last value, violated
    9fabf2c9997382d5 expectations: any value, held
    f559bec67650cb0d expectations: any value, violated
    1c94dbcbf85b9462 expectations: each value, held
    9e92074de77847b9 expectations: each value, violated
    2e4df6f451f10a19 expectations: a place, held
    023e2c434ac2dd93 expectations: a place, violated
    5a10a7636861752a expectations: a text, held
    6ad22fe75e3f6441 expectations: a text, violated
    788de7746d58b9c6 laws: callbackOrder, broken
    83f9c7010f3da4e4 laws: remainingInRange, broken
    db4443cb03b508ba laws: remainingNeverGrows, broken
    48502f6922801b32 laws: oneArrival, broken
    8d3b54544e719450 laws: arrivalInReach, broken
    8d3b54544e719450 laws: arrivalWhereTheVehicleWas, broken
    8718df677d0091be laws: placeKeepsPace, broken
    82b2483abe7d435e laws: snappedNearTheFix, broken
    9b8f26059149937e laws: journeysApart, broken
    1d73003815952ae9 laws: oneRerouteInFlight, broken
    172be0036e827fda laws: rerouteEnds, broken
    dcdd7035cb835a3d laws: oneStatus, broken
    86bd8cf31cb613d1 laws: silentOffRoute, broken
    bf2d94569abc335b laws: stateChain, broken
    1e852011063628e2 laws: stepChain, broken
    249063057282c8b3 laws: silentWithoutGuidance, broken
    42f452f3914a6f93 laws: passedWaypointsStayPassed, broken
    5396bffb9048b028 laws: callbackOrder, broken, a step before its place
    9ad9f39fda685bc8 laws: callbackOrder, broken, what remains before the step
    1df089e5a8fb361e laws: callbackOrder, broken, the state before the place
    26a4256590e3888b laws: callbackOrder, broken, the question before the state
    fb34f92a15eeba4e laws: callbackOrder, broken, the reroute before the question
    ed54c8b5ce169aef laws: callbackOrder, broken, the arrival before what remains
    8694a5f411969263 laws: callbackOrder, broken, the end before the arrival
    98aa781172fc07ee laws: placeKeepsPace, broken by a step
    142443a090b56570 laws: remainingNeverGrows, broken by 2 cm
    a38b9f72340d5f02 laws: snappedNearTheFix, broken by 2 cm
    616c45bb1ceb4e13 laws: unscriptedRequest, broken
    5dbb609f21bcab35 laws: placeKeepsPace, not quite by a step
    dc7d8cee479ead28 laws: remainingNeverGrows, not quite at all
    fb52548002038eb6 laws: snappedNearTheFix, not quite by 1 cm
    a3942e1d6669ebe2 laws: remainingInRange, not quite
    2f73ec71285be5a1 laws: oneRerouteInFlight, not quite
    edd2c3fdf3224967 laws: silentOffRoute, not quite
    f1b07b0c9d53a1a7 what must be so sometimes: an event that comes
    7e02ca6c56381e8b what must be so sometimes: an event that never comes
    1e2370327df6afa7 what must be so sometimes: an event with other members
    daf22e1274954ba5 what must be so sometimes: a value that comes once
    2394f1881f7c8421 what must be so sometimes: a value that never comes
    c57144e036c022e3 what must be so sometimes: an order
    b81a2c1b22412af7 what must be so sometimes: an order that is the other way round
    0c405c03c7722beb what must be so sometimes: an event outside its window
    0bb0c9b33f431bd7 what must be so sometimes: a decision
    b3f50daa4ad9892d what must be so sometimes: a decision that is never taken
    de6d850b6014b245 what must be so sometimes: a decision with another verdict
    66b4c90c418ebdd1 what must be so sometimes: a decision with another number
    082ec58b873b06df what must be so sometimes: one of two is met
    68c0c1a8eabe9b41 what must be so sometimes: of a selection
    bfe707d28876917b what must be so sometimes: of a part
    f226b785b3c9c99b what must be so sometimes: misspelt
    739c77d6f06ac93b ensembles: a bound at its end
    c27713ac9632942d ensembles: a share that is too small
    5aa3556c1d5d3a04 ensembles: a share that is too large
    a4749377e22a2d60 ensembles: a bound of another navigator
    07a2013fb0b64a56 ensembles: a rate at its end
    606df387380ac832 ensembles: a rate that is too small
    c1052ba8ab041312 ensembles: drives that cannot be counted
    48ccdb0fd5c21558 ensembles: all that is measured of drives with a departure
    c7827cd9a331d1ff ensembles: drives on which a law is broken
    d8a0cb4a5c8ebde2 ensembles: reroutes that nobody drove, of a poor receiver
    c7f547dd6da90dad ensembles: departures that nobody notices
    ea09ca977a9f9b65 ensembles: reports off the route after a departure
    d05ee2a5f1b60454 drawn: expectations 1
    51e0ff3bb1901de0 drawn: expectations 2
    f8caaa6af90a0644 drawn: expectations 3
    96214c070b6ec216 drawn: expectations 4
    a17ff15edd569178 drawn: expectations 5
    32fc4d80fe95d90a drawn: expectations 6
    8ed309eb87de62b1 drawn: expectations 7
    c1bb929ad57a3475 drawn: expectations 8
    bc52478c12cceb0f drawn: golden 1
    35df0d00add6363c drawn: golden 2
    f49715d9eb6c8faa drawn: golden 3
    95cc8def35242fd7 drawn: golden 4
    bf18d85bfa694a76 drawn: golden 5
    e759f277f51f8748 drawn: golden 6
    87ec1dd923aff040 drawn: golden 7
    f840b750686d9ac7 drawn: golden 8
    011e948bdffca2c4 drawn: golden 9
    133e8a877c838774 drawn: golden 10
    bb1c62fc1320934d drawn: golden 11
    a36b6f04c7aa306d drawn: golden 12
    732b19055d7a02ed drawn: golden 13
    6e90ad0222703472 drawn: golden 14
    47eec4ac17e71b9f drawn: golden 15
    97841529f3f8c7d5 drawn: golden 16
    602fe16e91c76a6b drawn: golden 17
    da06bda1397a4053 drawn: golden 18
    4b0c1de11f12c7cb drawn: golden 19
    2abcaa41e05b0493 drawn: golden 20
    0bf6b6a409ed6301 drawn: golden 21
    98d6c144f1f0ca2f drawn: golden 22
    69ebbe38972209e2 drawn: golden 23
    9a70c900477260aa drawn: golden 24
    73cde3fbaca82bc3 drawn: an arrival added in five
    4f773c752c2d476f drawn: a word in five
    c4d6b6dba291aa95 drawn: two changes in five
    4174a7522a9376db drawn: a number in five
    7cb55ef21977dac1 drawn: five that pass
    e991d2071bb1b5c0 drawn: five without a golden
    9f4b5c604edd883a drawn: five in a shard
    11b64f7d95b98f9f drawn: five, of which one is filtered
    73cde3fbaca82bc3 drawn: five, told quietly
    ec1d211a5287d7c7 drawn: five, for a program
    f7c050e128a5400d drawn: five, run twice
    a0a7392f7807f814 drawn: five, written
    a2220d24183c5d35 drawn: five, written all, with a law broken
    """#
}
