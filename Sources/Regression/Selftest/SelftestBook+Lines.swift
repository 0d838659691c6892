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
    62990e872d1755d3 law: what remains of another route, before a leap
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
    c00d692552f6eb68 law: the place is known again a second time, fixes before a leap
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
    d9f62cde78e56f77 laws of drawn drives, of the SDK's own navigator, 4
    c6a34720c564e38e laws of drawn drives, of the SDK's own navigator, 5
    c14bdc2548188b14 laws of drawn drives, of the SDK's own navigator, 6
    73712f80e3184abf laws of drawn drives, of the SDK's own navigator, 7
    0cc78be4dac5c9aa laws of drawn drives, of the SDK's own navigator, 8
    2dadd3fbf43f9cf0 laws of drawn drives, of the SDK's own navigator, 9
    dbb9644fc2d1efdc laws of drawn drives, of the SDK's own navigator, 10
    7ddc615e7d0346be laws of drawn drives, of the SDK's own navigator, 11
    277ff048c320f7bd laws of drawn drives, of the SDK's own navigator, 12
    a0e6f4f27d650fed laws of drawn drives, of another, 1
    91a74505a3411e34 laws of drawn drives, of another, 2
    468133ee8bab46b6 laws of drawn drives, of another, 3
    08b882f4b2d1293c laws of drawn drives, of another, 4
    866154058b982ecd laws of drawn drives, of another, 5
    b74dd52dd67163d0 laws of drawn drives, of another, 6
    cc229db198dec9ff laws of drawn drives, of another, 7
    5a4e61b80b4c5f3c laws of drawn drives, of another, 8
    0c3a85569abd4e1b laws of drawn drives, of another, 9
    c8afebcba82c808e laws of drawn drives, of another, 10
    82f815caf2a5fae1 laws of drawn drives, of another, 11
    c446c504a5a20091 laws of drawn drives, of another, 12
    b53e767594e52ff4 laws of drawn drives, recorded elsewhere, 1
    6c96b766ad5e8aa2 laws of drawn drives, recorded elsewhere, 2
    ed5b3e97565d2015 laws of drawn drives, recorded elsewhere, 3
    38684362e38ec578 laws of drawn drives, recorded elsewhere, 4
    3c904d5b568ff180 laws of drawn drives, recorded elsewhere, 5
    d74340d666799f25 laws of drawn drives, recorded elsewhere, 6
    d2bf4d62d61c0dde laws of drawn drives, recorded elsewhere, 7
    e1d950b6c824df58 laws of drawn drives, recorded elsewhere, 8
    1f599b7eb191b449 laws of drawn drives, recorded elsewhere, 9
    d3ec096a57ec9ce9 laws of drawn drives, recorded elsewhere, 10
    c48df86905acdb0f laws of drawn drives, recorded elsewhere, 11
    196b298d1d5fe350 laws of drawn drives, recorded elsewhere, 12
    6f0ffa4cdc4bea3a laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 1
    0816b7a0b1d3b739 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 2
    06e2bdf726823ee6 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 3
    5d2583f53da343ce laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 4
    665e9d325bc2ff90 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 5
    fd126995fca1dd3a laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 6
    dad7e1199b19ae4f laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 7
    ccf4e5d4de433cf2 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 8
    ee277c7fec7eb657 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 9
    a6aa166e937d7afb laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 10
    1a4b719901b29e4e laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 11
    4c1e94bcbcb3fa89 laws of drawn drives, of the SDK's own navigator, recorded elsewhere, 12
    80c0b5463694a842 laws of drawn drives, of another that tells half of it, 1
    cbe65b9c71f62a25 laws of drawn drives, of another that tells half of it, 2
    029506133940aba0 laws of drawn drives, of another that tells half of it, 3
    83492c385f7b0afc laws of drawn drives, of another that tells half of it, 4
    be7978b841f4daa4 laws of drawn drives, of another that tells half of it, 5
    368957c821374bec laws of drawn drives, of another that tells half of it, 6
    7947a12df4d1d317 laws of drawn drives, of another that tells half of it, 7
    0d6776c862bd6f31 laws of drawn drives, of another that tells half of it, 8
    e972b65824f69c7f laws of drawn drives, of another that tells half of it, 9
    36da7f50ff2407c0 laws of drawn drives, of another that tells half of it, 10
    81eb6e92d8ab8a7f laws of drawn drives, of another that tells half of it, 11
    89dd4bf3655a0790 laws of drawn drives, of another that tells half of it, 12
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
    d6219a325faf273e drawn expectations 1
    5f087d732d0da133 drawn expectations 2
    7372f51fcb04db36 drawn expectations 3
    fb053775279c47aa drawn expectations 4
    08c5b7914b7c55f8 drawn expectations 5
    8e6b9671af4aa90f drawn expectations 6
    7abc5dec19a0f066 drawn expectations 7
    ff472dc301582188 drawn expectations 8
    d9577809998f2701 drawn expectations 9
    bdcb3beea096f4cf drawn expectations 10
    f95b21be9edd0449 expectations of places
    fc5fd2e3df0a6ee3 expectations of what is not told
    a5b8ac0e43b88c56 sessions 1
    e488756ce963701a sessions 2
    8cecfbb530f57156 sessions 3
    7c124efe1fafbbd8 sessions 4
    d3fddaab2ddaaaaf sessions 5
    b2ffc4a1a821d254 sessions 6
    0d8a58231c244974 sessions 7
    9661a74b6b2b240a sessions 8
    f416494d1f2f1b75 sessions whose answers change
    c1d9f7ed01de23b0 queries 1
    f1bfa5fcddeb4e02 queries 2
    b28a8dad14fa4483 queries 3
    f88bac012bd78c23 queries 4
    5846d2870993b9c5 drawn guidance 1
    267a57142f2e29bf drawn guidance 2
    c633e5050675a41b drawn guidance 3
    781b05aab5e167e1 drawn guidance 4
    8996aca4a28be3f3 drawn guidance 5
    04001f42ad1fddfd drawn guidance 6
    fe4fff08fc6c5cd4 drawn guidance 7
    2139f436c94b7f32 drawn guidance 8
    a8301a4ca954641b drawn guidance 9
    d2bf554ec67d4e85 drawn guidance 10
    cad6940cf804fd90 drawn guidance 11
    f119deeca473b39b drawn guidance 12
    885bb2128d242a55 drawn guidance 13
    9aab0fde3308c3d8 drawn guidance 14
    e265874053db1157 drawn guidance 15
    313357ad1505b570 drawn guidance 16
    b6a1b89a4f884cd1 drawn guidance 17
    81a46986a40540d0 drawn guidance 18
    562828919af4ca46 drawn guidance 19
    ecbf631c5105e6d1 drawn guidance 20
    e0117795432741be drawn guidance 21
    250d4e539342a09b drawn guidance 22
    49bcf20052a7bcae drawn guidance 23
    82d226c19be39e11 drawn guidance 24
    1b204167f6cc32ce drawn guidance 25
    b47f5b03fd38959e drawn guidance 26
    71432669cf5395fd drawn guidance 27
    7306041864572094 drawn guidance 28
    76dad21e7f1826aa drawn guidance 29
    e710f3a6bb5bad66 drawn guidance 30
    651ba27fb61b0c46 drawn guidance 31
    b334008dd4250a90 drawn guidance 32
    5de3e93c59668df0 drawn guidance 33
    84008841e3797957 drawn guidance 34
    9688d0095a8b5822 drawn guidance 35
    5192f9983398a075 drawn guidance 36
    5174df98fa184ab9 drawn guidance 37
    87cff9bb57c36c1a drawn guidance 38
    fc9c7216b97378c1 drawn guidance 39
    1c36fd49e7917e40 drawn guidance 40
    05b79d321305142c drawn guidance 41
    3723489fadb64d0a drawn guidance 42
    6fde0a0fb8349ed4 drawn guidance 43
    348cb0ba159e8814 drawn guidance 44
    cf8e78cb4c74e006 drawn guidance 45
    e8a3fc234f208242 drawn guidance 46
    00f932d8fda8d9a5 drawn guidance 47
    8ebd757d41f087de drawn guidance 48
    5b73784ea4db7e9b drawn guidance 49
    af6b8a05cd65e4a2 drawn guidance 50
    e8de07dd478b7f42 drawn guidance 51
    5abe6ab0b35f7e28 drawn guidance 52
    fcf340a6500e5cae drawn guidance 53
    2102c35878ea24c8 drawn guidance 54
    169caea5d81a0a2e drawn guidance 55
    6c0433a37dd1dfee drawn guidance 56
    4d9bdeac5b9682bc drawn guidance 57
    cb50682b32e6b8c9 drawn guidance 58
    38b6337c0e6f7da8 drawn guidance 59
    ba10700b5ef4fb15 drawn guidance 60
    3f16f83346df6e45 drawn apps 1
    d9b1cc5de2cf12ad drawn apps 2
    0db8fb7bc214cabc drawn apps 3
    013b41190b2c19ca drawn apps 4
    5e8bcd43ff8a2f45 drawn apps 5
    5cd6f92651db5c1e drawn apps 6
    8a282356719d27e4 drawn apps 7
    c095a8105c7df98d drawn apps 8
    1fd627829cbfc068 drawn apps 9
    d0abb7ad9e4f83cb drawn apps 10
    c8141189387afbba drawn apps 11
    a58923f7298f7715 drawn apps 12
    5f51fce6bf33915e drawn apps 13
    aa81224c62f8bb3e drawn apps 14
    fc87f4b191d03ac2 drawn apps 15
    1b716e8753f88eaf drawn apps 16
    e789e08df0764d56 drawn apps 17
    6999f0c40bc2558f drawn apps 18
    2217206677d8adf4 drawn apps 19
    db4fc8cd6d8dba06 drawn apps 20
    9227bf67c2d57091 drawn apps 21
    8f3643368cd7021c drawn apps 22
    94002ef253fa4fc2 drawn apps 23
    71d1cf4f2330b584 drawn apps 24
    b5422ff17c3430c2 drawn apps 25
    223dc6b963e53fe3 drawn apps 26
    aca89375e2d964e8 drawn apps 27
    ce513209ff50fe7c drawn apps 28
    6171c5924b25a52b drawn apps 29
    c469f80ccb11cba5 drawn apps 30
    e329b77e0195bd8d directed drives 1
    e98a6b2404ad22ee directed drives 2
    f518ed6d0eeba9ec directed drives 3
    7b84c38fcb0202cb directed drives 4
    71920fbb1ac496e8 directed drives 5
    cf5636e55b0008c8 directed drives 6
    7f8c51c506be3292 directed drives 7
    43163b1c82c514ca directed drives 8
    1813d13c8d08adf3 directed drives 9
    895b7203240e0d21 directed drives 10
    7c37d7cd9d3e0dac directed drives 11
    06b3c5d4b58f47a1 directed drives 12
    bcc465162bf200f8 directed drives 13
    3f122b4be5cdc95f directed drives 14
    68a1226044693bd8 directed drives 15
    40bcb18c13dae565 directed drives 16
    752e0a59e15381bf directed drives 17
    a2736185b643749a directed drives 18
    a6c05baff5353e71 directed drives 19
    829080cf8153988d directed drives 20
    e3006bbc88fe59bf drives with laterPartIsOnRoute
    0be69430de140539 drives with speaksOffRoute
    88cc5eeff51a3a65 drives with stepBeforeDeviation
    91a63a6c2d8b3e21 drives with stepByOffset
    7981e47f4c1274cc drives with movingAwayIsOff
    8e12e4d5f3dab361 drives with nearerRoadWins
    8ceacb38133ed6d6 drives with ignoredCourse
    cfab871ebd138904 drives with oneFixDecides
    5f5eaaf3c85835f8 drives with forgottenDeparture
    9c393eaf72216955 drives with stuckPlace
    5f7be15e4c1a2612 drives with snappedBeforeTheCheck
    895a6666d334d247 drives with oneStepAtATime
    b1212b7f6871db19 drives with keptStep
    d1988dcff02f5c6e drives with noHysteresis
    8c3071478b0971f1 drives with outageIsDeparture
    c6216b1f73ae5c90 drives with lateDeviation
    2fd482495228591f drives with invertedTolerance
    92babb11f63e4c5a drives with forgottenReset
    efed749a8049bc8a drives with overlappingRequests
    6fb9f7e999236e01 drives with staleAnswer
    a6279ead3b8683d6 drives with interruptedReroute
    a6fba4bc7e1d2886 drives with requestFromBehind
    8ee7e698a754ef3f drives with givesUpAfterFailure
    f6929b39c4e5dca7 drives with requestWithoutCourse
    0ff80bf87f8250aa drives with rawOrigin
    0bf8c1472892063c drives with guardInNanoseconds
    2dc3d069b61b138c drives with lostEast
    d008b9c85588d686 drives with searchAtEachFix
    6b0aefe1f108ce58 drives with arrivalByCourse
    c21c65690419018d drives with arrivesAgain
    df8b250b3b17daa5 drives with nextStopInTheSameFix
    5aa03c7c758ce03c drives with arrivalByLastWords
    8311c2ebfd8adb4e drives with viaMustBeVisited
    3be50175b7627b64 drives with skippedStopIsDropped
    32549c2752d24660 drives with passedViaStays
    0a51395e3aa987bf drives with arrivalByAir
    00c63a522a534f93 drives with arrivalByFixAlone
    e40d0aedb0c876ab drives with stopOfTheJourneyBefore
    43bb10788b4942e5 drives with jumpsBack
    538d047a4af4ee5a drives with accuracyIgnored
    8710fb0d290e7892 drives with simulatorGoesOn
    63911093ffba8f0b drives with truncatedMultiplier
    3098f31492ea3eda drives with wholeFirstGap
    b7dbeb894cf8aad2 drives with nearestPass
    2f2931851c1d156f drives with stuckOnEmptyStep
    d9dae34201c7287d drives with stepsWithoutLatch
    daa265eabe01a42a drives with wordsAgain
    ac98ef3f948a246e drives with nothingAtFirst
    03b02b1658394fa1 drives with moreThanTheThreshold
    c0b0dd769be362d9 drives with reportsTwice
    15b51aea3d463112 drives with roundedCourse
    9f83bb14a592508e wild drives 1
    dcd83de64fffb419 wild drives 2
    e9dc9e72b03bcc87 wild drives 3
    bc4a4017bbc070c9 wild drives 4
    8dfd5bdac1c60354 wild drives 5
    730374cb06bf12a6 wild drives 6
    1b1f3f6deb516b50 wild drives 7
    b9fbcc58efddfb5b wild drives 8
    60b06cde6e510084 wild drives 9
    7aed4297def76944 wild drives 10
    f61054e19447f68e wild drives 11
    d8070b7e62b016b2 wild drives 12
    29863a88471c30f4 wild drives 13
    72a1154a6b48ba95 wild drives 14
    7e089aadc7dd31e6 wild drives 15
    132b455195c8a155 wild drives 16
    b6d8bf68de612e3c wild drives 17
    5b1d82725131edd5 wild drives 18
    066c67c8ac3f3057 wild drives 19
    f4421f68d98455fc wild drives 20
    12c797f239820d81 wild drives 21
    46184642a1f68372 wild drives 22
    18d2d7c2d9c2a967 wild drives 23
    ce8498c53092e69d wild drives 24
    772a5993b18a47aa wild drives 25
    f382af192d7700a5 ledgers of drives
    ce43539604bbb807 claims
    e3fe867c323abbe2 drawn ways 1
    0273fed43e8810d2 drawn ways 2
    37ef727bde7c3203 drawn ways 3
    7683dd584d49bf2f drawn ways 4
    52bf2f5b358abefd drawn ways 5
    6b90a524d4a49792 drawn ways 6
    4494b904c5aef337 drawn ways 7
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
    a8dd2df4f3ff7211 difference: another reason of a new route
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
    ca1cfab9895ea9c6 as many differences as are told, and more
    a0c0f1a7cce18425 long texts
    95acdf053970d106 shifts on a track
    94251af4353e77f4 exit codes combined
    9cfc04081faac379 changes far from one another
    bdcdd86aa3e99204 last lines that close nothing
    0713f3947fa7f5ea what editors do to a recording
    27a5af4db19ca7b4 lists beside what a tolerance allows
    6c6dbc2d7a77e5c0 recordings without a golden
    4bc510837e92da95 goldens that end within a piece
    932d77815e14e5d9 claims of parts
    3dd8e7810f43e1db moments of events
    b156a501d63e2f42 numbers that cannot be, in any order
    312c561433d3333b shapes of failures
    ef15e4a7717e7121 marks of a conflict in texts
    172e4955a45504f1 findings in a report
    bb64c7290dc00149 what a test may write
    3c36dc3598d8ce76 what follows from a change
    61aec6e6024dfe3b drawn findings 1
    4aaa443c9dcafc42 drawn findings 2
    3b191aafd6f6f47a drawn findings 3
    a2b5d0d21fffb587 drawn findings 4
    ef61c095be388047 drawn findings 5
    bfd66c9ae82dcd69 drawn findings 6
    152ae8061df70ccf drawn findings 7
    31ff93899f6314c3 drawn findings 8
    823cec4fc4d57c33 drawn findings 9
    438f1394734b405d drawn findings 10
    b53e514ee406cb4f drawn findings 11
    dc145e4e7affa7be drawn findings 12
    807989a4863de4b6 drawn findings 13
    67bc2d368382f97c drawn findings 14
    b60251b939e8cd10 drawn findings 15
    e58c262c643e5f8a drawn findings 16
    67ba8d77c5a7c8b8 drawn findings 17
    ba2a8ba8962198d9 drawn findings 18
    e9499336915ae668 drawn findings 19
    48dae11eb01a801a drawn findings 20
    65cef66b37eacb91 drawn findings 21
    87d766641c65f548 drawn findings 22
    569fd6c316077ebf drawn findings 23
    2d3d24a690bff018 drawn findings 24
    74b2ed4299262ecc facts of a run with an answer too many
    d127670e2e1650c5 facts of a run without an answer
    5fd98312d25b5ca0 decisions at limits
    765aa765ab664f74 a run that is prepared
    4acc84c1ba9aca99 cassettes that are not kept
    d7075cb1c814c4be laws of drives with a defect
    2edc6f1b3157c252 drives without a part
    5142e6cbc55bdcea suites after traps
    5fc12822084ca933 causes: nothing
    8aba3e528d1601bd causes: an arrival
    25fe1255a5776763 causes: a departure
    caac74360fc0cf72 causes: a departure and an arrival
    eacd45fe6ab6f96b causes: reports
    b1377e7ef2077167 causes: words
    672f8e842b2ded31 causes: a slower service
    0829fd871aaa6f68 causes: a longer drive
    59994cbdb31c4fa7 live runs with a routing server
    327498a8723ccd5e live runs with a dispatcher
    f5dfad3c8f21aa17 live runs with both
    01ad94bad789e94e live runs with neither
    e68bed17c63baa3f live runs with an ensemble
    5a4952361cafa0e3 exit codes: sound
    8cef137188abd57f exit codes: expectation violated
    865212f00f190f0d exit codes: unknown key
    dd355c1a38ae1c17 exit codes: no golden
    2ef3b29e86ecf7c9 exit codes: nothing selected
    edb75f70e2a68565 exit codes: nothing selected, and that is fine
    02265ec097c1cf54 exit codes: two runs differ
    bf9e14775a9aa574 exit codes: obsolete golden
    dc96c4de13a6ca06 exit codes: an answer that another navigator does not ask for
    8522eadb37fe4822 exit codes: obsolete golden beside a regression
    fbbb81a52ef0f870 exit codes: two runs of a golden that is thinned differ
    281c3810c9988bd9 exit codes: a wrong key in an included part
    12da609280f2433f exit codes: over its budget
    4806ea24c643d9d0 exit codes: time that stands still
    fd9d9b5ce2d3f127 exit codes: a drive that the map does not have
    d813662ae200fe25 exit codes: an output that cannot be written
    46d8fead16e81296 exit codes: interrupted
    2f3a0c00d537469e exit codes: a regression beside a missing golden
    5ba16f973d69f03a exit codes: invalid input beside a regression
    618e541c943e3bd5 exit codes: two scenarios, of which the first fails
    9d447fb088e8c1bf exit codes: two scenarios, of which the last fails
    06fcbdac873fa62a what is known: an expectation
    c9743745bc9ffbfa what is known: an expectation, with a golden
    8e5f85e58a4ea20f what is known: an expectation that is met again
    78faa3207564382f what is known: an expectation, beside another
    8520c8343ca1a70a what is known: an expectation, beside a golden that differs
    597455f55c48ecaf what is known: a law
    0170628ad86dceb3 what is known: a law that is kept again
    9c936b6d9a9a34fa what is known: another law than the one that is broken
    3aceed3ba6991b2e what is known: a law that another navigator breaks
    8cef137188abd57f what is known: an expectation that another navigator does not meet
    1c97d1d243e7a62c what is known: differences of an event
    90c0c83a74ae9f19 what is known: differences of an event, and there is none
    73a9bcc79964c4e7 what is known: differences of an event, beside those of another
    59dd2ce6544d93f2 verdicts: a value changed
    95974b62c01e5bb3 verdicts: the smallest change of a place
    59fdaefd839a8400 verdicts: a word changed
    5bf648e446d0ed69 verdicts: a member more
    055914f9ec9cfaf8 verdicts: an event added
    9663a338ef763ac0 verdicts: an event removed
    563796de1eae21e0 verdicts: an arrival earlier by a tick
    5078e5c22274098f verdicts: an arrival later by a tick
    3c779be384a5e68f verdicts: two events of one moment in another order
    30147a183e8dd70a verdicts: many changes at once, each told as what it is
    50fcf616a0cdb89d verdicts: a departure that comes a tick later
    794a8a43adfaea47 verdicts: everything of a moment told twice
    d032471f48d0e210 verdicts: what programs read of a run
    2c92ba1261a3d533 verdicts: a recording that is longer
    618f8b9ef3e2b7b3 verdicts: a recording that is shorter
    6a1b9a09aedc6086 verdicts: a golden cut at the end of a line
    915760404007644d verdicts: a golden that lost a line
    ef1fd7edd97bbe75 verdicts: a golden that says another end
    111d99bf6757eab2 verdicts: a golden that goes on behind its end
    c0aabc4f517dcd8a verdicts: what was left out of a golden is another
    cf0120d1aaaee13e verdicts: more is left out of a golden
    0c441e671156c07f verdicts: a golden that is closed twice
    1d0ba72d87cf0e5c verdicts: a golden with the line ends of another system
    b289df6adc0d8f3b verdicts: a golden that an editor marked
    7b9419b0f259010b verdicts: a golden cut within a line
    7b9419b0f259010b verdicts: a golden without its last line feed
    3d0de66e97bef6b9 verdicts: an empty golden
    a9fca68d224ec850 verdicts: a golden of another scenario
    6b03fd0e841c96ed verdicts: a golden of another navigator
    a67b00060118170e verdicts: a golden of a later version
    318675912567ab2e verdicts: a line that is no JSON
    9919016d485778ce verdicts: a number that is none
    f425b247a2f42c8c verdicts: a record without a time
    faec8323e9b86b70 verdicts: a record without an event
    9544baf9f33827e0 verdicts: marks of a conflict
    dd355c1a38ae1c17 verdicts: a golden that is missing
    e27937a625c3d997 verdicts: a second run that is shorter
    ae7c5be7a017ed6f verdicts: a second run that is longer
    8531e883be10d97a verdicts: what differs waits where a person works
    85b41d3a7497111b verdicts: what differs waits nowhere in CI
    fb8574753cebf4b6 verdicts: what has no golden waits where a person works
    39708e1fc710f11c verdicts: a recording that waits needlessly goes
    14980a9a30aac76d verdicts: a recording that waits is told in CI, and stays
    970054a84b6595e2 verdicts: a recording that waits is told where nothing is to be written
    c764a0c62aa452e8 exit codes: a wish for recordings that is set to nothing
    a534f82931f10d7d verdicts: what differs becomes the golden, and what waited goes
    c3e0bdae597ae9b3 verdicts: what breaks an expectation waits, and becomes no golden
    4c7e073d037ce855 verdicts: of a thinned golden everything is kept beside
    1c7037b6e311991a verdicts: of a thinned golden of one run everything is kept beside
    7123032372b2fea5 verdicts: another navigator without goldens is judged by expectations alone
    888f44879ce46f55 verdicts: another navigator without goldens and expectations
    c8be6aad72a3911e exit codes: an answer that nobody asked for, in CI
    a2c83d9b9f8a7662 verdicts: a golden of which a line in the middle has no end
    aae32b698734eab2 verdicts: a golden whose header is no object
    eef3d2e6650af74c verdicts: a golden whose header is damaged
    208561527652fb09 verdicts: a golden of another header
    17a3d8be9a3fd276 verdicts: a golden of another header and another word
    f807199f85627b63 verdicts: a trace file without times, its fixes seconds apart
    dfc2b391fd601645 exit codes: an answer that nobody asked for, where a person works
    9f83c5f55afc91aa exit codes: a defect that is planted
    a68b969ba01276cf exit codes: a defect that the rules of a profile do not know
    6618192f42b95fe0 exit codes: a defect that is planted and seen
    46d8fead16e81296 exit codes: somebody stops it after a failure of the navigator
    99ab4ab723912b8b exit codes: the navigator fails: ended
    4b100b35dcc31437 exit codes: the navigator fails: silent
    1bdb1426dddecbd4 exit codes: the navigator fails: badLine
    d7e636b8b58a1c0c exit codes: the navigator fails: noise
    5fd582327a20a704 exit codes: the navigator fails: error
    70035652aba9050e exit codes: the navigator fails: flood
    834346f2e37f7f69 exit codes: the navigator fails: cannotStart
    3cceae38bc0ac831 verdicts: what nobody has seen is not accepted
    e38d95ce70986970 verdicts: what nobody has seen is accepted where that is said
    3d35b366ff863e25 verdicts: what waits is accepted
    7f117d5d48ee0efd verdicts: another recording waits than the one of now
    9efc9591f0d1d808 verdicts: more than words is not accepted as words
    21d6d7110c4f7b02 verdicts: words are accepted as words
    df2b2e0220815fbb verdicts: another finding than the one that is meant is not accepted
    21d6d7110c4f7b02 verdicts: the finding that is meant is accepted
    6851da78ee854640 exit codes: a part of a suite is missing
    d4873642b30936c5 exit codes: both parts of a suite
    525b84ae7d038422 exit codes: a part of a suite twice
    d09757f93c4374a2 exit codes: stopped after 0: a long drive, run twice
    d09757f93c4374a2 exit codes: stopped after 0: a golden that differs
    46d8fead16e81296 exit codes: stopped after 0: a navigator that fails
    d09757f93c4374a2 exit codes: stopped after 0: a scenario over its budget
    584e7fd073230272 exit codes: stopped after 0: four scenarios, and a claim that none meets
    d09757f93c4374a2 ensembles: stopped after 0: a bound at its end
    d09757f93c4374a2 exit codes: stopped after 1: a long drive, run twice
    679d6e2ba57ee6f6 exit codes: stopped after 1: a golden that differs
    46d8fead16e81296 exit codes: stopped after 1: a navigator that fails
    76505dca4642fde8 exit codes: stopped after 1: a scenario over its budget
    f7658cc38786133d exit codes: stopped after 1: four scenarios, and a claim that none meets
    d09757f93c4374a2 ensembles: stopped after 1: a bound at its end
    d09757f93c4374a2 exit codes: stopped after 2: a long drive, run twice
    b93d5af82c29f577 exit codes: stopped after 2: a golden that differs
    0bf87c2566f4417a exit codes: stopped after 2: a navigator that fails
    585a0db862e22413 exit codes: stopped after 2: a scenario over its budget
    9a7b52ad0ad7593c exit codes: stopped after 2: four scenarios, and a claim that none meets
    d09757f93c4374a2 ensembles: stopped after 2: a bound at its end
    79cd7f0942b63978 exit codes: stopped after 3: a long drive, run twice
    50870074bde791ca exit codes: stopped after 3: a golden that differs
    b9a6a6914c655ea7 exit codes: stopped after 3: a navigator that fails
    585a0db862e22413 exit codes: stopped after 3: a scenario over its budget
    8bbaac9d9ff86c03 exit codes: stopped after 3: four scenarios, and a claim that none meets
    3fb7ca667dddb5f2 ensembles: stopped after 3: a bound at its end
    7203b978cbc35653 exit codes: stopped after 4: a long drive, run twice
    50870074bde791ca exit codes: stopped after 4: a golden that differs
    b9a6a6914c655ea7 exit codes: stopped after 4: a navigator that fails
    585a0db862e22413 exit codes: stopped after 4: a scenario over its budget
    48b3566a20afbd48 exit codes: stopped after 4: four scenarios, and a claim that none meets
    200b2bfa38cf3587 ensembles: stopped after 4: a bound at its end
    7203b978cbc35653 exit codes: stopped after 5: a long drive, run twice
    50870074bde791ca exit codes: stopped after 5: a golden that differs
    b9a6a6914c655ea7 exit codes: stopped after 5: a navigator that fails
    585a0db862e22413 exit codes: stopped after 5: a scenario over its budget
    4704cbf10235c9c4 exit codes: stopped after 5: four scenarios, and a claim that none meets
    200b2bfa38cf3587 ensembles: stopped after 5: a bound at its end
    ee3d87339f1ebbb8 exit codes: a recording of 2090000 bytes, new
    a3f7c2815ee6c77a exit codes: a recording of 2090000 bytes, as its golden has it
    8f3283ef208e2fbc exit codes: a recording of 2090000 bytes, other than its golden
    9cb9141c82819c49 exit codes: a recording of 2110000 bytes, new
    461eb54cdc83d1e2 exit codes: a recording of 2110000 bytes, as its golden has it
    dc4b21f394c07c1d exit codes: a recording of 2110000 bytes, other than its golden
    7db0ebb54e4ad9fb verdicts: a recording as the golden has it
    2266d1bb1dfa41bd verdicts: a recording with another deviation
    4c0d237c40e6d0a1 verdicts: a recording without the arrival
    841826b02d40ff39 verdicts: a recording with a second arrival
    36a9e17bd3bc484d verdicts: a recording that breaks a law
    3a25091fca93c17f verdicts: a recording that ends early
    ff1495666180f190 verdicts: a recording of a thinned scenario
    c4757d19496a5669 verdicts: a recording without a golden
    587c27ee819d8f54 verdicts: a recording of another scenario
    c8f8a62e371ac710 verdicts: a recording that is none
    654d0eee8a429b3e verdicts: a recording of one scenario in two
    38121bec1edef029 verdicts: record 2 left out of the golden
    402883e6acd6f925 verdicts: record 2 twice in the golden
    d483ffa208f02874 verdicts: record 3 left out of the golden
    db56ee4076998720 verdicts: record 3 twice in the golden
    13b8c39538b214bb verdicts: record 4 left out of the golden
    64c1387629f14919 verdicts: record 4 twice in the golden
    ef82b0895cb7b02b verdicts: record 5 left out of the golden
    21fd24c9ed2ac169 verdicts: record 5 twice in the golden
    e22fb9aad1bf6333 verdicts: record 6 left out of the golden
    f46b1b45b06bbc4d verdicts: record 6 twice in the golden
    8bd3109e22e8eb8c verdicts: record 7 left out of the golden
    f817c66786ac2a16 verdicts: record 7 twice in the golden
    055914f9ec9cfaf8 verdicts: record 8 left out of the golden
    95b63f7f00f9dfaa verdicts: record 8 twice in the golden
    7bdfd0841f184e9c verdicts: record 9 left out of the golden
    82b1758751cfe8d2 verdicts: record 9 twice in the golden
    4675385984406195 verdicts: record 10 left out of the golden
    54cdf69a814b0677 verdicts: record 10 twice in the golden
    164994eade3564f5 verdicts: record 11 left out of the golden
    f9c7b4f69a42471b verdicts: record 11 twice in the golden
    54117088fd8e88eb verdicts: record 12 left out of the golden
    81ada6b20f2849af verdicts: record 12 twice in the golden
    4fb0dba1355f143a verdicts: record 13 left out of the golden
    c7fad380178fe0e4 verdicts: record 13 twice in the golden
    34b45b1dbbdb2d26 verdicts: record 14 left out of the golden
    1dab755f61038f90 verdicts: record 14 twice in the golden
    2bb120342018f4e6 verdicts: record 15 left out of the golden
    afcb4a791e89009e verdicts: record 15 twice in the golden
    c157123c097558ef verdicts: record 16 left out of the golden
    3f1cdc95f51f53f1 verdicts: record 16 twice in the golden
    1b2d62c688ce905a verdicts: record 17 left out of the golden
    328ec2a79f12f286 verdicts: record 17 twice in the golden
    4750307ec7a86b85 verdicts: record 18 left out of the golden
    13e2cc4565d45c13 verdicts: record 18 twice in the golden
    8a7434d969674e6f verdicts: record 19 left out of the golden
    27eba7920c1947d7 verdicts: record 19 twice in the golden
    eb2b34f2e9b35c0d verdicts: record 20 left out of the golden
    78d881ffdbf3468b verdicts: record 20 twice in the golden
    efbab96f245ddc9b verdicts: record 21 left out of the golden
    fe4e8780e3ed7b35 verdicts: record 21 twice in the golden
    e1d9d024631e37a2 verdicts: record 22 left out of the golden
    0822e798ca835f64 verdicts: record 22 twice in the golden
    fd34344a13f20808 verdicts: record 23 left out of the golden
    ff574b2b1fae3dc6 verdicts: record 23 twice in the golden
    6a271b0abf580130 verdicts: record 24 left out of the golden
    529ba236bed78ac0 verdicts: record 24 twice in the golden
    f71e40d0c3b10081 verdicts: record 25 left out of the golden
    c9a9da37a7781d9f verdicts: record 25 twice in the golden
    1241764238e82459 verdicts: record 26 left out of the golden
    5620f61859f6a595 verdicts: record 26 twice in the golden
    a4397e0e73fbc622 verdicts: record 27 left out of the golden
    82f8b80d196ddac4 verdicts: record 27 twice in the golden
    6dde4fe180da38bf verdicts: record 28 left out of the golden
    a12a6df239719451 verdicts: record 28 twice in the golden
    3a9cde9c7a41db7b verdicts: record 29 left out of the golden
    fd2a0a9fbacb0495 verdicts: record 29 twice in the golden
    f1580cb4946ff04b verdicts: record 30 left out of the golden
    36a0dfcb602c9a9f verdicts: record 30 twice in the golden
    e78f78ffece3aab1 verdicts: record 31 left out of the golden
    3005df56b681a685 verdicts: record 31 twice in the golden
    ee2adaeda3a12774 verdicts: record 32 left out of the golden
    7562096d4a9ff23c verdicts: record 32 twice in the golden
    813f11722174671f verdicts: record 33 left out of the golden
    3fb0a92f82b62281 verdicts: record 33 twice in the golden
    7cea0a722c142825 expectations: 1 of a navigator's own events
    99ea447160bb36aa expectations: 2 of a navigator's own events
    108d8fa674d2a593 expectations: a count, held
    d6610af296a86e41 expectations: a count, violated
    119cd86c4dbce659 expectations: a count of none, held
    7461e0ab22bb3e27 expectations: a count of none, violated
    2e20ea36a21d4717 expectations: a range, from below, held
    f60f17faa1edb4b5 expectations: a range, from below, violated
    2234f26f72882592 expectations: a range, from above, held
    febb1fafe5a2f921 expectations: a range, from above, violated
    f6d1810d94bab8d0 expectations: at least one, held
    902833670871b3ed expectations: at least one, violated
    e8e65e6e59aaec04 expectations: a window, from below, held
    7bdfb81f07f64a05 expectations: a window, from below, violated
    d821561e4a88d199 expectations: a window, from above, held
    b6f4bad607199327 expectations: a window, from above, violated
    e44de0be2723d015 expectations: never, held
    2df8dfa9e4d4ad2f expectations: never, violated
    7c39443513e92f81 expectations: never within a window, held
    a4a1770ac9e797c9 expectations: never within a window, violated
    95616bd502578ec1 expectations: never before, held
    cecc572f8dbd2da5 expectations: never before, violated
    5a4515e42d7f3d57 expectations: never after, held
    889516387325468f expectations: never after, violated
    cfff90e6f4ce4df1 expectations: an order, held
    3a96caecc2430d87 expectations: an order, violated
    6ca9024e67f85524 expectations: an order of two, held
    ef844a073236fad3 expectations: an order of two, violated
    1fd2ecd432e6b819 expectations: eventually, held
    b854c28b3bcb6b21 expectations: eventually, violated
    676790e3d9a8854c expectations: each followed, held
    200766d43c319549 expectations: each followed, violated
    634ceeacb88650e7 expectations: where a member is, held
    86b65b756cd5099d expectations: where a member is, violated
    53e64b4098c3f291 expectations: where a number is, held
    953db4c088d965c1 expectations: where a number is, violated
    0c365fae5bdb7198 expectations: a value that is, held
    0ed336ad331041a7 expectations: a value that is, violated
    9186a7557cc00e1e expectations: a value within a tolerance, held
    a563a7ab0556411b expectations: a value within a tolerance, violated
    0336ff0ee59f4378 expectations: a value between, from below, held
    613878d887504657 expectations: a value between, from below, violated
    da8f322d1f11d342 expectations: a value between, from above, held
    5d28ac55c61c5be3 expectations: a value between, from above, violated
    fd9f47de466168b2 expectations: the first value, held
    5f6abccbb8fa0fed expectations: the first value, violated
    b9dcae0220fd8526 expectations: the last value, held
    c57b07d0adb7ff57 expectations: the last value, violated
    28e51776d26a1071 expectations: any value, held
    ce0787fdfefc2771 expectations: any value, violated
    371460cf4a7fd176 expectations: each value, held
    0d03b6090f45f2b9 expectations: each value, violated
    5e88222a5c994dcd expectations: a place, held
    6918ee68cd497087 expectations: a place, violated
    a4ca69c10b1ed7fe expectations: a text, held
    c7dcd0ba7d18c379 expectations: a text, violated
    02b7a3a2dba2d346 laws: callbackOrder, broken
    f9d8728c4a3952dc laws: remainingInRange, broken
    02d5ac97542a35f2 laws: remainingNeverGrows, broken
    5b95a65c4922451a laws: oneArrival, broken
    0909a562818269cd laws: arrivalInReach, broken
    0909a562818269cd laws: arrivalWhereTheVehicleWas, broken
    6915d1e14b9bf0f6 laws: placeKeepsPace, broken
    2a627df710380016 laws: snappedNearTheFix, broken
    2f5e6a296bdea5a6 laws: journeysApart, broken
    bf2b042d10e21735 laws: oneRerouteInFlight, broken
    cbc8c608b6327088 laws: rerouteEnds, broken
    e64e35ac4681213f laws: oneStatus, broken
    e4a42f425965d101 laws: silentOffRoute, broken
    dd23919701e38043 laws: stateChain, broken
    1aa9477c4f5af3d2 laws: stepChain, broken
    3110f58afa243d6b laws: silentWithoutGuidance, broken
    4c909819b65dbda1 laws: passedWaypointsStayPassed, broken
    cc4d4610b830cc70 laws: callbackOrder, broken, a step before its place
    01965fc03b2b8072 laws: callbackOrder, broken, what remains before the step
    6ff639a030151e2e laws: callbackOrder, broken, the state before the place
    63a3588a83f81c13 laws: callbackOrder, broken, the question before the state
    445344bc8324f1ca laws: callbackOrder, broken, the reroute before the question
    8e522ac4b84cb9d1 laws: callbackOrder, broken, the arrival before what remains
    bdb7cca6115152cf laws: callbackOrder, broken, the end before the arrival
    f502e116fc2d70e6 laws: placeKeepsPace, broken by a step
    4c4c1928eae99228 laws: remainingNeverGrows, broken by 2 cm
    f189e905d25c38fc laws: snappedNearTheFix, broken by 2 cm
    6849b8b686ace96b laws: unscriptedRequest, broken
    f4b4da6615268188 laws: unscriptedRequest, broken by a provider's cassette
    415579dd352f8ede laws: unscriptedRequest, broken by a dispatcher's cassette
    2a2341cb8ad2b655 laws: placeKeepsPace, not quite by a step
    3b9d64fd8b07f064 laws: remainingNeverGrows, not quite at all
    809a0ee498b085d2 laws: snappedNearTheFix, not quite by 1 cm
    8cf417d1d242fc8e laws: remainingInRange, not quite
    3607beeb0aad55f5 laws: oneRerouteInFlight, not quite
    d9a741e2fab84338 laws: passedWaypointsStayPassed, not quite: asked for twice, passed never
    f5812849e241b4f7 laws: silentOffRoute, not quite
    ab4770fcf49f96e3 what must be so sometimes: an event that comes
    f441cbf011b963cb what must be so sometimes: an event that never comes
    b487dc0a8c7f82cd what must be so sometimes: an event with other members
    a76c11f97339ba41 what must be so sometimes: a value that comes once
    d5fd580ead14074b what must be so sometimes: a value that never comes
    12d36c2bf7b4768f what must be so sometimes: an order
    d6f1f3d45f00a8d1 what must be so sometimes: an order that is the other way round
    229646c3ede08f63 what must be so sometimes: an event outside its window
    a403d6fbbe870a23 what must be so sometimes: a decision
    ef7dab4ecef767a7 what must be so sometimes: a decision that is never taken
    bc1db0d9dc3702ef what must be so sometimes: a decision with another verdict
    bea6b24c2f0d6707 what must be so sometimes: a decision with another number
    471707b9a5c24297 what must be so sometimes: one of two is met
    23aa451f02ce2f71 what must be so sometimes: of a selection
    36268dda65c728bf what must be so sometimes: of a part
    f226b785b3c9c99b what must be so sometimes: misspelt
    200b2bfa38cf3587 ensembles: a bound at its end
    6e5b5bc97973d921 ensembles: a share that is too small
    977bb8f2b6f1f99c ensembles: a share that is too large
    2ced71f656fdf9c4 ensembles: a bound of another navigator
    8661e30ce0a0f3ca ensembles: a rate at its end
    7315cdbdcf4a1f98 ensembles: a rate that is too small
    326acd6ea13c7546 ensembles: drives that cannot be counted
    b35480b06e4f928c ensembles: all that is measured of drives with a departure
    c15256883bbbec58 ensembles: all that is measured of drives that begin late and end beside the road
    061ceb80e47c08f3 ensembles: drives on which a law is broken
    6d45b43656b6e5fe ensembles: reroutes that nobody drove, of a poor receiver
    bc0af1fa03eaa7e9 ensembles: departures that nobody notices
    750a4cced70dfa03 ensembles: reports off the route after a departure
    5cba2bbc7db59406 drawn: expectations 1
    db418865869124f6 drawn: expectations 2
    d9e37ad473a2df92 drawn: expectations 3
    3eee707e2f94cbf4 drawn: expectations 4
    11e58d8c78dde304 drawn: expectations 5
    d39d721af84711c0 drawn: expectations 6
    ef0f5be03d849d01 drawn: expectations 7
    5bc475d7c35940af drawn: expectations 8
    1dc8be5cee623cdd drawn: golden 1
    4e0efb3ece3969c2 drawn: golden 2
    041d52a89ae91f7c drawn: golden 3
    8bd33e6120184fbd drawn: golden 4
    56c5a2a161958d0c drawn: golden 5
    e85c1006f8b75102 drawn: golden 6
    3acc9d4f645c14f8 drawn: golden 7
    84f5e84a44387af3 drawn: golden 8
    54df559c9c6764d2 drawn: golden 9
    c371e388cc7ae918 drawn: golden 10
    9f8f8a17e307f047 drawn: golden 11
    0d57eca26e0eb339 drawn: golden 12
    fc011b6d3f03a77b drawn: golden 13
    eb7bb1ba00998e0c drawn: golden 14
    bbdf0c0c6ab4499d drawn: golden 15
    5f00218e94457a69 drawn: golden 16
    91de404faac7e529 drawn: golden 17
    820b247705f25a3b drawn: golden 18
    7e108ce8e13f9d61 drawn: golden 19
    e81d293b36d32c71 drawn: golden 20
    edbdee5dd780ea55 drawn: golden 21
    8325275b3b7035cd drawn: golden 22
    19612b0f4efef234 drawn: golden 23
    4fff3fc4eac806b6 drawn: golden 24
    a37c98eba7d6ce64 drawn: an arrival added in five
    f773238f6d59dfc0 drawn: a word in five
    f1127d88b89d0a02 drawn: two changes in five
    e88805db5dd768e0 drawn: a number in five
    7931b77482428291 drawn: five that pass
    ecb1ddb9a6a9e830 drawn: five without a golden
    1343a5f69d120862 drawn: five in a shard
    c005994688a9404f drawn: five, of which one is filtered
    a37c98eba7d6ce64 drawn: five, told quietly
    5dbca1eea112429f drawn: five, for a program
    a125789da9282d65 drawn: five, run twice
    8e5a3de01fc695f0 drawn: five, written
    314eadf041c4700a drawn: five, written all, with a law broken
    """#
}
