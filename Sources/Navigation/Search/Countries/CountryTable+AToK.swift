extension CountryTable {
  /// The countries whose alpha-2 code begins with A to K.
  static let rowsAToK = """
    AD AND 020 AND     Andorra
    AE ARE 784 UAE     United Arab Emirates
    AF AFG 004 AFG     Afghanistan
    AG ATG 028 AG      Antigua and Barbuda
    AI AIA 660 AXA     Anguilla
    AL ALB 008 AL      Albania
    AM ARM 051 AM      Armenia
    AO AGO 024 ANG     Angola
    AQ ATA 010 -       Antarctica
    AR ARG 032 RA      Argentina
    AS ASM 016 -       American Samoa
    AT AUT 040 A       Austria
    AU AUS 036 AUS     Australia
    AW ABW 533 ARU,AUA Aruba
    AX ALA 248 AX      Åland Islands
    AZ AZE 031 AZ      Azerbaijan
    BA BIH 070 BIH     Bosnia and Herzegovina
    BB BRB 052 BDS     Barbados
    BD BGD 050 BD      Bangladesh
    BE BEL 056 B       Belgium
    BF BFA 854 BF      Burkina Faso
    BG BGR 100 BG      Bulgaria
    BH BHR 048 BRN     Bahrain
    BI BDI 108 RU      Burundi
    BJ BEN 204 DY,BJ   Benin
    BL BLM 652 -       Saint Barthélemy
    BM BMU 060 -       Bermuda
    BN BRN 096 BRU     Brunei
    BO BOL 068 BOL     Bolivia
    BQ BES 535 -       Bonaire, Sint Eustatius and Saba
    BR BRA 076 BR      Brazil
    BS BHS 044 BS      Bahamas
    BT BTN 064 BHT     Bhutan
    BV BVT 074 -       Bouvet Island
    BW BWA 072 BW,RB   Botswana
    BY BLR 112 BY      Belarus
    BZ BLZ 084 BH,BZ   Belize
    CA CAN 124 CDN     Canada
    CC CCK 166 -       Cocos (Keeling) Islands
    CD COD 180 CGO,ZRE Democratic Republic of the Congo
    CF CAF 140 RCA     Central African Republic
    CG COG 178 RCB     Republic of the Congo
    CH CHE 756 CH      Switzerland
    CI CIV 384 CI      Côte d’Ivoire
    CK COK 184 -       Cook Islands
    CL CHL 152 RCH     Chile
    CM CMR 120 CAM     Cameroon
    CN CHN 156 CHN     China
    CO COL 170 CO      Colombia
    CR CRI 188 CR      Costa Rica
    CU CUB 192 CU,C    Cuba
    CV CPV 132 CV      Cabo Verde
    CW CUW 531 -       Curaçao
    CX CXR 162 -       Christmas Island
    CY CYP 196 CY      Cyprus
    CZ CZE 203 CZ      Czechia
    DE DEU 276 D       Germany
    DJ DJI 262 DJI     Djibouti
    DK DNK 208 DK      Denmark
    DM DMA 212 -       Dominica
    DO DOM 214 DOM     Dominican Republic
    DZ DZA 012 DZ      Algeria
    EC ECU 218 EC      Ecuador
    EE EST 233 EST     Estonia
    EG EGY 818 ET      Egypt
    EH ESH 732 -       Western Sahara
    ER ERI 232 ER      Eritrea
    ES ESP 724 E       Spain
    ET ETH 231 ETH     Ethiopia
    FI FIN 246 FIN     Finland
    FJ FJI 242 FJI     Fiji
    FK FLK 238 -       Falkland Islands
    FM FSM 583 FSM     Micronesia
    FO FRO 234 FO      Faroe Islands
    FR FRA 250 F       France
    GA GAB 266 G       Gabon
    GB GBR 826 UK,GB   United Kingdom
    GD GRD 308 WG      Grenada
    GE GEO 268 GE      Georgia
    GF GUF 254 -       French Guiana
    GG GGY 831 GBG,GBA Guernsey
    GH GHA 288 GH      Ghana
    GI GIB 292 GBZ     Gibraltar
    GL GRL 304 KN      Greenland
    GM GMB 270 WAG     Gambia
    GN GIN 324 RG,GUI  Guinea
    GP GLP 312 -       Guadeloupe
    GQ GNQ 226 GQ      Equatorial Guinea
    GR GRC 300 GR      Greece
    GS SGS 239 -       South Georgia and the South Sandwich Islands
    GT GTM 320 GCA     Guatemala
    GU GUM 316 -       Guam
    GW GNB 624 GUB     Guinea-Bissau
    GY GUY 328 GUY     Guyana
    HK HKG 344 HK      Hong Kong
    HM HMD 334 -       Heard Island and McDonald Islands
    HN HND 340 HN      Honduras
    HR HRV 191 HR      Croatia
    HT HTI 332 RH      Haiti
    HU HUN 348 H       Hungary
    ID IDN 360 RI      Indonesia
    IE IRL 372 IRL     Ireland
    IL ISR 376 IL      Israel
    IM IMN 833 GBM     Isle of Man
    IN IND 356 IND     India
    IO IOT 086 -       British Indian Ocean Territory
    IQ IRQ 368 IRQ     Iraq
    IR IRN 364 IR      Iran
    IS ISL 352 IS      Iceland
    IT ITA 380 I       Italy
    JE JEY 832 GBJ     Jersey
    JM JAM 388 JA      Jamaica
    JO JOR 400 HKJ,JOR Jordan
    JP JPN 392 J       Japan
    KE KEN 404 EAK     Kenya
    KG KGZ 417 KS,KG   Kyrgyzstan
    KH KHM 116 KH,K    Cambodia
    KI KIR 296 KIR     Kiribati
    KM COM 174 COM     Comoros
    KN KNA 659 KAN     Saint Kitts and Nevis
    KP PRK 408 KP      North Korea
    KR KOR 410 ROK     South Korea
    KW KWT 414 KWT     Kuwait
    KY CYM 136 -       Cayman Islands
    KZ KAZ 398 KZ      Kazakhstan
    """
}
