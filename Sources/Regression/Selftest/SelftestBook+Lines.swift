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
    a1a1aff25616acbc law: an older fix between, which is not believed, and which is
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
    cdd1634152078232 laws of drawn drives, of the SDK's own navigator, 1
    dea53d951b23b62f laws of drawn drives, of the SDK's own navigator, 2
    8d71be1fbad42f3b laws of drawn drives, of the SDK's own navigator, 3
    4b7f9d8177bd8ba5 laws of drawn drives, of the SDK's own navigator, 4
    6bb516540e0d0589 laws of drawn drives, of the SDK's own navigator, 5
    9adb21fac0de2e4a laws of drawn drives, of the SDK's own navigator, 6
    e477c89c5328bee1 laws of drawn drives, of the SDK's own navigator, 7
    7212884398f765e7 laws of drawn drives, of the SDK's own navigator, 8
    cf5c1db162837466 laws of drawn drives, of the SDK's own navigator, 9
    d16e172cc2e4371d laws of drawn drives, of the SDK's own navigator, 10
    3442f3fa38a601af laws of drawn drives, of the SDK's own navigator, 11
    cc6e5d4d017b0c61 laws of drawn drives, of the SDK's own navigator, 12
    0f62b0057878465b laws of drawn drives, of another, 1
    ea5264daa6edaa5f laws of drawn drives, of another, 2
    2ea49d6720004a42 laws of drawn drives, of another, 3
    560cdaa2523e8b6f laws of drawn drives, of another, 4
    5afe7bb5ef1c320e laws of drawn drives, of another, 5
    fd0984e29dc49930 laws of drawn drives, of another, 6
    a00ffeebbaa21f13 laws of drawn drives, of another, 7
    0709baf5861231da laws of drawn drives, of another, 8
    1f8169115ae230d7 laws of drawn drives, of another, 9
    a685a6f9bf268561 laws of drawn drives, of another, 10
    3d08e1eddd3d01c7 laws of drawn drives, of another, 11
    a83cd304c1de6756 laws of drawn drives, of another, 12
    4f5a57619de6263c laws of drawn drives, recorded elsewhere, 1
    7692117502de95c0 laws of drawn drives, recorded elsewhere, 2
    0a4e800be9a46cdd laws of drawn drives, recorded elsewhere, 3
    41435b9b95902f8d laws of drawn drives, recorded elsewhere, 4
    60f1c05aa503460e laws of drawn drives, recorded elsewhere, 5
    72fd5b0d640a383a laws of drawn drives, recorded elsewhere, 6
    a3d0075a4c6e29b0 laws of drawn drives, recorded elsewhere, 7
    f14d90800f21d541 laws of drawn drives, recorded elsewhere, 8
    e9ea126c572a9850 laws of drawn drives, recorded elsewhere, 9
    bd11e54784fa954b laws of drawn drives, recorded elsewhere, 10
    fccc97c83b3afe1e laws of drawn drives, recorded elsewhere, 11
    11789f51baf94ec0 laws of drawn drives, recorded elsewhere, 12
    73c0b3505d53432a laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 1
    fa0bc50ec9f91253 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 2
    bb9b2455709032e8 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 3
    2b2e213b81bc13e5 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 4
    e5cfd4944da37cdc laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 5
    913c37ad1eed68c3 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 6
    ceed0bf95ba28bdd laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 7
    3114367690dfd74f laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 8
    48e22ff170e8a62a laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 9
    32a76c48f95a878f laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 10
    1b0ce2fbc4aef10b laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 11
    0c5a4014febbb4dd laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 12
    dfe7e1a98d91498d laws of drawn drives, of another that tells half of it, 1
    25767b2fbb060b58 laws of drawn drives, of another that tells half of it, 2
    26a2a617a2929fe8 laws of drawn drives, of another that tells half of it, 3
    9cb73070bfa98f4c laws of drawn drives, of another that tells half of it, 4
    6e68685f084bbcd9 laws of drawn drives, of another that tells half of it, 5
    db30853442fd9d8f laws of drawn drives, of another that tells half of it, 6
    240c67aa4b8b4db7 laws of drawn drives, of another that tells half of it, 7
    81013c43f0ee7dfc laws of drawn drives, of another that tells half of it, 8
    0b85e2675deba636 laws of drawn drives, of another that tells half of it, 9
    c71d43ec5984b6af laws of drawn drives, of another that tells half of it, 10
    ad811564261e6e7a laws of drawn drives, of another that tells half of it, 11
    9b84f264a487f8de laws of drawn drives, of another that tells half of it, 12
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
    5adba94c535e9f67 drawn guidance 1
    e48f909b405de69f drawn guidance 2
    70749c7965695c69 drawn guidance 3
    ca40803bb623c338 drawn guidance 4
    9a3735bd33a383fd drawn guidance 5
    eb50799d51faafb9 drawn guidance 6
    f8b44d60729e37ea drawn guidance 7
    4b43127fd26a2869 drawn guidance 8
    8dd6f6a276197597 drawn guidance 9
    85e208fc22bf96a4 drawn guidance 10
    f2e0e222ad5ed8b8 drawn guidance 11
    fbd75390e501d29d drawn guidance 12
    a251dd013c22f1b8 drawn guidance 13
    794c1ca440646782 drawn guidance 14
    338c64c94e1607ae drawn guidance 15
    df7cd40dcf88b576 drawn guidance 16
    b0b89ffba6a8cf8f drawn guidance 17
    67ec7d53babe1b2c drawn guidance 18
    156e267e64c178a8 drawn guidance 19
    38fa12e9f2f25369 drawn guidance 20
    e034bcc4ce46bd14 drawn guidance 21
    f690550e5ba79bc0 drawn guidance 22
    d8e0d45b22f1804c drawn guidance 23
    3dbbcf7356ef7d40 drawn guidance 24
    644fcb27a216b5e8 drawn guidance 25
    40289cbdea696f8a drawn guidance 26
    7bbbdbf4ef3ff629 drawn guidance 27
    b238aa8d5a7e70c9 drawn guidance 28
    d9e1d779667779a8 drawn guidance 29
    0a8495d0e0b01543 drawn guidance 30
    7f95a40294eaf74a drawn guidance 31
    4190735efa071011 drawn guidance 32
    f926630743e4e097 drawn guidance 33
    31a88a4fa5c6cf12 drawn guidance 34
    96dd65900bdc435a drawn guidance 35
    e16c72f50d40e13e drawn guidance 36
    795dec8c1af369a6 drawn guidance 37
    c8977bb6643a8202 drawn guidance 38
    5358b94adfc980ed drawn guidance 39
    ea5368a591f5ac42 drawn guidance 40
    b446e518cc5981ae drawn guidance 41
    072be71c92d96275 drawn guidance 42
    28962de797b7c9ae drawn guidance 43
    45c0cb52d9351f88 drawn guidance 44
    1adb83af1fe40616 drawn guidance 45
    1b3f0ef980e334db drawn guidance 46
    f85aae6c669753fc drawn guidance 47
    a2220dd4191cfb45 drawn guidance 48
    8b547752250bfcca drawn guidance 49
    def4bf640c1e8d4d drawn guidance 50
    3f79d539584e185e drawn guidance 51
    c0402e4579a9fc43 drawn guidance 52
    8d7171464f6d770e drawn guidance 53
    34be24fda59ed21c drawn guidance 54
    8a3b1365446547b1 drawn guidance 55
    7a563b96d5c3c63c drawn guidance 56
    a3f7ca71f575a880 drawn guidance 57
    79db7a7a06f23809 drawn guidance 58
    00c0b9055ffd93b5 drawn guidance 59
    975cee8eb0eb4dec drawn guidance 60
    aeac0af2e8edb560 drawn apps 1
    4e2dd4f076a39c5b drawn apps 2
    dbfe245cdf54c631 drawn apps 3
    80e273ac601062d3 drawn apps 4
    3512e72968874012 drawn apps 5
    30420e4094249e6d drawn apps 6
    8fed1cbaf08af4ba drawn apps 7
    d57aad5d6413afe4 drawn apps 8
    e165b86c310969fd drawn apps 9
    ade2c7dfd7c1b6c0 drawn apps 10
    b0fff44794eba7ff drawn apps 11
    a628652e57ea83d8 drawn apps 12
    a16adb659a1f96d3 drawn apps 13
    415043946beebab3 drawn apps 14
    0cc2603cb9a0c275 drawn apps 15
    487dd32c049ea12d drawn apps 16
    e14f89ceb5acda41 drawn apps 17
    3779755681b02ae9 drawn apps 18
    9e355e0dd07b71a3 drawn apps 19
    28fb6ac340b90119 drawn apps 20
    d24bb2e5f4ba8016 drawn apps 21
    bc02234aa3175681 drawn apps 22
    74211d9943c41b58 drawn apps 23
    23a9ea8acfb6d7a6 drawn apps 24
    bc670df2a11594ca drawn apps 25
    78845e40bbd61dd6 drawn apps 26
    a4dfbc709bffe9f5 drawn apps 27
    cf234e4ef3d56e76 drawn apps 28
    077ae0b85331c723 drawn apps 29
    3745cb16442400f6 drawn apps 30
    95aed79c47689287 directed drives 1
    ef672f709f9ae36e directed drives 2
    98cebf23e0ec3e01 directed drives 3
    bb79147256af9498 directed drives 4
    af36adee583ef33c directed drives 5
    a9ed87be3cc38cf9 directed drives 6
    4f13f41ec6fc5f06 directed drives 7
    cd3f49d6e309cd36 directed drives 8
    73c52705369352ac directed drives 9
    e716406aeaac2e04 directed drives 10
    fb6807b9a32ba964 directed drives 11
    08a19750445072d1 directed drives 12
    32063ec00b220131 directed drives 13
    05033b8d59e55383 directed drives 14
    b7b9b3d051fd8691 directed drives 15
    c468929679337e83 directed drives 16
    1b44309bc7f452f0 directed drives 17
    12c25d1a079ce947 directed drives 18
    8f978d78d42a59ca directed drives 19
    a2edce11126d9ef2 directed drives 20
    37a72d0cf5961d7c drives with laterPartIsOnRoute
    8c616bcdc3a708be drives with speaksOffRoute
    123484ca459b05d1 drives with stepBeforeDeviation
    feec16886149244d drives with stepByOffset
    c9de1d7f68cbe5f3 drives with movingAwayIsOff
    d2e83bd68c80d8ab drives with nearerRoadWins
    5ec6a0cfe1e99ae7 drives with ignoredCourse
    f1149e24d6ab97f8 drives with oneFixDecides
    9a5b12b9010ee484 drives with forgottenDeparture
    7e1af077a18d47ea drives with stuckPlace
    4de418991cd12c7e drives with snappedBeforeTheCheck
    1599d6201ed81e64 drives with oneStepAtATime
    17697c025df7b780 drives with keptStep
    5216e4172a144c41 drives with noHysteresis
    cc931b1a7f031e4e drives with outageIsDeparture
    1431efc8d01885a8 drives with lateDeviation
    2e09d210cf5c0b3e drives with invertedTolerance
    f25e1b6a9b0247a9 drives with forgottenReset
    6cf7f802c2051e26 drives with overlappingRequests
    18a8a17de48acebf drives with staleAnswer
    4f815bb56505aea9 drives with interruptedReroute
    071f8c2e5116629c drives with requestFromBehind
    319aa6e03acffc03 drives with givesUpAfterFailure
    ec7384b51378379f drives with requestWithoutCourse
    ab912ff1b5e30dff drives with rawOrigin
    6a293344f047f8f5 drives with guardInNanoseconds
    680f29f55e19e7eb drives with lostEast
    33bbcec979c0b1ab drives with searchAtEachFix
    cfdbb95b83419db0 drives with arrivalByCourse
    627b4bec9a941008 drives with arrivesAgain
    e29c47f603f018c6 drives with nextStopInTheSameFix
    8a3f38a9ecd45371 drives with arrivalByLastWords
    b8ec880e3aa23a1b drives with viaMustBeVisited
    d5d4c7b26fab7b70 drives with skippedStopIsDropped
    7c0ebd07a010a2b4 drives with passedViaStays
    13133f9d72d69a83 drives with arrivalByAir
    c73edddd9e1f7f44 drives with arrivalByFixAlone
    5f38daf24853ce09 drives with stopOfTheJourneyBefore
    b3e8601ebe62e3aa drives with jumpsBack
    ff2030a035336a36 drives with accuracyIgnored
    095172d7d188453d drives with simulatorGoesOn
    e882ac0fb5f8e09e drives with truncatedMultiplier
    c2041b770b4d9de8 drives with wholeFirstGap
    89b63b70056ff03f drives with nearestPass
    375d2e4eec8d8df0 drives with stuckOnEmptyStep
    b036311462ec7aad drives with stepsWithoutLatch
    870d7b23de98835d drives with wordsAgain
    4a521cee374aaf8e drives with nothingAtFirst
    10bf8cd3bf41fef2 drives with moreThanTheThreshold
    caa14ba020df526c drives with reportsTwice
    e30af3e4a37e0a9d drives with roundedCourse
    19e7f4ed9b0fc620 wild drives 1
    d116b69307c4a159 wild drives 2
    675ff018b5a49d57 wild drives 3
    237fbcedda6e7f54 wild drives 4
    baacceb5db8f420d wild drives 5
    811cc83e45b8431b wild drives 6
    3b8f927f5a2502df wild drives 7
    800c4f5464aaf633 wild drives 8
    fb5bfa2d7f9cb9bc wild drives 9
    318120439536b5a1 wild drives 10
    90a3ffd297f57c56 wild drives 11
    2380bf84948ea79b wild drives 12
    3a4b157fc3d747c0 wild drives 13
    dc188f07f7df972b wild drives 14
    a311b243cc15e635 wild drives 15
    e95ba88fdc413504 wild drives 16
    379731419591c65b wild drives 17
    69d227f906e38cfb wild drives 18
    9c5cd6b93e3aeec1 wild drives 19
    91f6b80cb4cdbbfd wild drives 20
    a59842d6024b2c30 wild drives 21
    19be22e148581b37 wild drives 22
    4d74f6892d7e44bf wild drives 23
    0c3799c5e40b5569 wild drives 24
    2ec8a33d9cc38b24 wild drives 25
    4873950ac6254157 ledgers of drives
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
    68033af467c965f8 tolerance: */position=2.3
    68033af467c965f8 tolerance: didUpdateLocation/position=2.3
    b69f8f953b6428e9 tolerance: didArrive/position=100
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
    52a925b3e5d95afa facts of a run with an answer too many
    a087cc11167cabfa facts of a run without an answer
    5fd98312d25b5ca0 decisions at limits
    765aa765ab664f74 a run that is prepared
    4acc84c1ba9aca99 cassettes that are not kept
    9f2046432e8097ae suites after traps
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
    46bd133877e45fb8 what is known: another law than the one that is broken
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
    0961c0582cdd5a94 exit codes: a part of a suite is missing
    2a6afa95f30a7355 exit codes: both parts of a suite
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
    bbb5b71a381794ff laws: unscriptedRequest, broken
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
    137e5acd985bd80b what must be so sometimes: of a part
    f226b785b3c9c99b what must be so sometimes: misspelt
    739c77d6f06ac93b ensembles: a bound at its end
    11de8ab2447b6582 ensembles: a share that is too small
    ff6d229e620ecd39 ensembles: a share that is too large
    a4749377e22a2d60 ensembles: a bound of another navigator
    07a2013fb0b64a56 ensembles: a rate at its end
    5372cf0d65b8d4e5 ensembles: a rate that is too small
    9eac284e0c1adf39 ensembles: drives that cannot be counted
    48ccdb0fd5c21558 ensembles: all that is measured of drives with a departure
    c7827cd9a331d1ff ensembles: drives on which a law is broken
    d65efbf1b33996c5 ensembles: reroutes that nobody drove, of a poor receiver
    4855ff0ae29a3442 ensembles: departures that nobody notices
    624905e83694fd88 ensembles: reports off the route after a departure
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
    29978d094d5facd4 drawn: five in a shard
    11b64f7d95b98f9f drawn: five, of which one is filtered
    73cde3fbaca82bc3 drawn: five, told quietly
    ec1d211a5287d7c7 drawn: five, for a program
    f7c050e128a5400d drawn: five, run twice
    a0a7392f7807f814 drawn: five, written
    a2220d24183c5d35 drawn: five, written all, with a law broken
    """#
}
