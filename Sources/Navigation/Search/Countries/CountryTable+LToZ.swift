extension CountryTable {
  /// The countries whose alpha-2 code begins with L to Z.
  static let rowsLToZ = """
    LA LAO 418 LAO     Laos
    LB LBN 422 RL      Lebanon
    LC LCA 662 WL      Saint Lucia
    LI LIE 438 FL      Liechtenstein
    LK LKA 144 CL      Sri Lanka
    LR LBR 430 LB      Liberia
    LS LSO 426 LS      Lesotho
    LT LTU 440 LT      Lithuania
    LU LUX 442 L       Luxembourg
    LV LVA 428 LV      Latvia
    LY LBY 434 LAR     Libya
    MA MAR 504 MA      Morocco
    MC MCO 492 MC      Monaco
    MD MDA 498 MD      Moldova
    ME MNE 499 MNE     Montenegro
    MF MAF 663 -       Saint Martin
    MG MDG 450 RM      Madagascar
    MH MHL 584 MH      Marshall Islands
    MK MKD 807 NMK,MK  North Macedonia
    ML MLI 466 RMM     Mali
    MM MMR 104 BUR,MYA Myanmar
    MN MNG 496 MGL     Mongolia
    MO MAC 446 -       Macao
    MP MNP 580 -       Northern Mariana Islands
    MQ MTQ 474 -       Martinique
    MR MRT 478 RIM     Mauritania
    MS MSR 500 -       Montserrat
    MT MLT 470 M       Malta
    MU MUS 480 MS      Mauritius
    MV MDV 462 MV      Maldives
    MW MWI 454 MW      Malawi
    MX MEX 484 MEX     Mexico
    MY MYS 458 MAL     Malaysia
    MZ MOZ 508 MOC     Mozambique
    NA NAM 516 NAM     Namibia
    NC NCL 540 NCL     New Caledonia
    NE NER 562 RN      Niger
    NF NFK 574 -       Norfolk Island
    NG NGA 566 WAN,NGR Nigeria
    NI NIC 558 NIC     Nicaragua
    NL NLD 528 NL      Netherlands
    NO NOR 578 N       Norway
    NP NPL 524 NEP     Nepal
    NR NRU 520 NAU     Nauru
    NU NIU 570 -       Niue
    NZ NZL 554 NZ      New Zealand
    OM OMN 512 OM      Oman
    PA PAN 591 PA      Panama
    PE PER 604 PE      Peru
    PF PYF 258 -       French Polynesia
    PG PNG 598 PNG     Papua New Guinea
    PH PHL 608 RP      Philippines
    PK PAK 586 PK      Pakistan
    PL POL 616 PL      Poland
    PM SPM 666 -       Saint Pierre and Miquelon
    PN PCN 612 -       Pitcairn
    PR PRI 630 PRI     Puerto Rico
    PS PSE 275 -       Palestine
    PT PRT 620 P       Portugal
    PW PLW 585 PAL     Palau
    PY PRY 600 PY      Paraguay
    QA QAT 634 Q       Qatar
    RE REU 638 -       Réunion
    RO ROU 642 RO      Romania
    RS SRB 688 SRB     Serbia
    RU RUS 643 RUS     Russia
    RW RWA 646 RWA     Rwanda
    SA SAU 682 KSA     Saudi Arabia
    SB SLB 090 SOL     Solomon Islands
    SC SYC 690 SY      Seychelles
    SD SDN 729 SUD     Sudan
    SE SWE 752 S       Sweden
    SG SGP 702 SGP     Singapore
    SH SHN 654 -       Saint Helena, Ascension and Tristan da Cunha
    SI SVN 705 SLO     Slovenia
    SJ SJM 744 -       Svalbard and Jan Mayen
    SK SVK 703 SK      Slovakia
    SL SLE 694 WAL,SLE Sierra Leone
    SM SMR 674 RSM     San Marino
    SN SEN 686 SN      Senegal
    SO SOM 706 SO      Somalia
    SR SUR 740 SME     Suriname
    SS SSD 728 SSD     South Sudan
    ST STP 678 STP     Sao Tome and Principe
    SV SLV 222 ES      El Salvador
    SX SXM 534 -       Sint Maarten
    SY SYR 760 SYR     Syria
    SZ SWZ 748 SD      Eswatini
    TC TCA 796 -       Turks and Caicos Islands
    TD TCD 148 TD      Chad
    TF ATF 260 -       French Southern Territories
    TG TGO 768 TG      Togo
    TH THA 764 T       Thailand
    TJ TJK 762 TJ      Tajikistan
    TK TKL 772 -       Tokelau
    TL TLS 626 TL      Timor-Leste
    TM TKM 795 TM      Turkmenistan
    TN TUN 788 TN      Tunisia
    TO TON 776 TON     Tonga
    TR TUR 792 TR      Türkiye
    TT TTO 780 TT      Trinidad and Tobago
    TV TUV 798 TUV     Tuvalu
    TW TWN 158 RC      Taiwan
    TZ TZA 834 EAT,EAZ Tanzania
    UA UKR 804 UA      Ukraine
    UG UGA 800 EAU     Uganda
    UM UMI 581 -       United States Minor Outlying Islands
    US USA 840 USA     United States
    UY URY 858 UY,ROU  Uruguay
    UZ UZB 860 UZ      Uzbekistan
    VA VAT 336 V       Vatican City
    VC VCT 670 WV      Saint Vincent and the Grenadines
    VE VEN 862 YV      Venezuela
    VG VGB 092 VG,BVI  British Virgin Islands
    VI VIR 850 -       United States Virgin Islands
    VN VNM 704 VN      Vietnam
    VU VUT 548 VAN     Vanuatu
    WF WLF 876 -       Wallis and Futuna
    WS WSM 882 WS      Samoa
    YE YEM 887 YAR,YEM Yemen
    YT MYT 175 -       Mayotte
    ZA ZAF 710 ZA      South Africa
    ZM ZMB 894 RNR,Z   Zambia
    ZW ZWE 716 ZW      Zimbabwe
    """
}
