/* The texts of the pages, as bytes of the program: a compiler of C takes a file in milliseconds for which Swift
   reads a list of numbers for seconds. */
#include "pages.h"

/* A word of C23 that clang knows in every C. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char frames_css_bytes[] = {
#embed "../Reporting/Frames/frames.css"
};
const struct page_text frames_css = {frames_css_bytes, sizeof frames_css_bytes};

static const unsigned char frames_js_bytes[] = {
#embed "../Reporting/Frames/frames.js"
};
const struct page_text frames_js = {frames_js_bytes, sizeof frames_js_bytes};

static const unsigned char address_js_bytes[] = {
#embed "../Reporting/Page/Script/address.js"
};
const struct page_text address_js = {address_js_bytes, sizeof address_js_bytes};

static const unsigned char chart_js_bytes[] = {
#embed "../Reporting/Page/Script/chart.js"
};
const struct page_text chart_js = {chart_js_bytes, sizeof chart_js_bytes};

static const unsigned char compare_js_bytes[] = {
#embed "../Reporting/Page/Script/compare.js"
};
const struct page_text compare_js = {compare_js_bytes, sizeof compare_js_bytes};

static const unsigned char data_js_bytes[] = {
#embed "../Reporting/Page/Script/data.js"
};
const struct page_text data_js = {data_js_bytes, sizeof data_js_bytes};

static const unsigned char difference_js_bytes[] = {
#embed "../Reporting/Page/Script/difference.js"
};
const struct page_text difference_js = {difference_js_bytes, sizeof difference_js_bytes};

static const unsigned char drive_js_bytes[] = {
#embed "../Reporting/Page/Script/drive.js"
};
const struct page_text drive_js = {drive_js_bytes, sizeof drive_js_bytes};

static const unsigned char driveMap_js_bytes[] = {
#embed "../Reporting/Page/Script/driveMap.js"
};
const struct page_text driveMap_js = {driveMap_js_bytes, sizeof driveMap_js_bytes};

static const unsigned char folders_js_bytes[] = {
#embed "../Reporting/Page/Script/folders.js"
};
const struct page_text folders_js = {folders_js_bytes, sizeof folders_js_bytes};

static const unsigned char glance_js_bytes[] = {
#embed "../Reporting/Page/Script/glance.js"
};
const struct page_text glance_js = {glance_js_bytes, sizeof glance_js_bytes};

static const unsigned char ground_js_bytes[] = {
#embed "../Reporting/Page/Script/ground.js"
};
const struct page_text ground_js = {ground_js_bytes, sizeof ground_js_bytes};

static const unsigned char mapLayers_js_bytes[] = {
#embed "../Reporting/Page/Script/mapLayers.js"
};
const struct page_text mapLayers_js = {mapLayers_js_bytes, sizeof mapLayers_js_bytes};

static const unsigned char mapView_js_bytes[] = {
#embed "../Reporting/Page/Script/mapView.js"
};
const struct page_text mapView_js = {mapView_js_bytes, sizeof mapView_js_bytes};

static const unsigned char panels_js_bytes[] = {
#embed "../Reporting/Page/Script/panels.js"
};
const struct page_text panels_js = {panels_js_bytes, sizeof panels_js_bytes};

static const unsigned char pins_js_bytes[] = {
#embed "../Reporting/Page/Script/pins.js"
};
const struct page_text pins_js = {pins_js_bytes, sizeof pins_js_bytes};

static const unsigned char player_js_bytes[] = {
#embed "../Reporting/Page/Script/player.js"
};
const struct page_text player_js = {player_js_bytes, sizeof player_js_bytes};

static const unsigned char reasons_js_bytes[] = {
#embed "../Reporting/Page/Script/reasons.js"
};
const struct page_text reasons_js = {reasons_js_bytes, sizeof reasons_js_bytes};

static const unsigned char router_js_bytes[] = {
#embed "../Reporting/Page/Script/router.js"
};
const struct page_text router_js = {router_js_bytes, sizeof router_js_bytes};

static const unsigned char suite_js_bytes[] = {
#embed "../Reporting/Page/Script/suite.js"
};
const struct page_text suite_js = {suite_js_bytes, sizeof suite_js_bytes};

static const unsigned char theme_js_bytes[] = {
#embed "../Reporting/Page/Script/theme.js"
};
const struct page_text theme_js = {theme_js_bytes, sizeof theme_js_bytes};

static const unsigned char timeline_js_bytes[] = {
#embed "../Reporting/Page/Script/timeline.js"
};
const struct page_text timeline_js = {timeline_js_bytes, sizeof timeline_js_bytes};

static const unsigned char tools_js_bytes[] = {
#embed "../Reporting/Page/Script/tools.js"
};
const struct page_text tools_js = {tools_js_bytes, sizeof tools_js_bytes};

static const unsigned char track_js_bytes[] = {
#embed "../Reporting/Page/Script/track.js"
};
const struct page_text track_js = {track_js_bytes, sizeof track_js_bytes};

static const unsigned char base_css_bytes[] = {
#embed "../Reporting/Page/Style/base.css"
};
const struct page_text base_css = {base_css_bytes, sizeof base_css_bytes};

static const unsigned char colors_css_bytes[] = {
#embed "../Reporting/Page/Style/colors.css"
};
const struct page_text colors_css = {colors_css_bytes, sizeof colors_css_bytes};

static const unsigned char drive_css_bytes[] = {
#embed "../Reporting/Page/Style/drive.css"
};
const struct page_text drive_css = {drive_css_bytes, sizeof drive_css_bytes};

static const unsigned char map_css_bytes[] = {
#embed "../Reporting/Page/Style/map.css"
};
const struct page_text map_css = {map_css_bytes, sizeof map_css_bytes};

static const unsigned char print_css_bytes[] = {
#embed "../Reporting/Page/Style/print.css"
};
const struct page_text print_css = {print_css_bytes, sizeof print_css_bytes};

static const unsigned char suite_css_bytes[] = {
#embed "../Reporting/Page/Style/suite.css"
};
const struct page_text suite_css = {suite_css_bytes, sizeof suite_css_bytes};

static const unsigned char timeline_css_bytes[] = {
#embed "../Reporting/Page/Style/timeline.css"
};
const struct page_text timeline_css = {timeline_css_bytes, sizeof timeline_css_bytes};

static const unsigned char body_html_bytes[] = {
#embed "../Reporting/Page/body.html"
};
const struct page_text body_html = {body_html_bytes, sizeof body_html_bytes};

static const unsigned char trips_css_bytes[] = {
#embed "../Reporting/Trips/trips.css"
};
const struct page_text trips_css = {trips_css_bytes, sizeof trips_css_bytes};

static const unsigned char trips_html_bytes[] = {
#embed "../Reporting/Trips/trips.html"
};
const struct page_text trips_html = {trips_html_bytes, sizeof trips_html_bytes};

static const unsigned char trips_js_bytes[] = {
#embed "../Reporting/Trips/trips.js"
};
const struct page_text trips_js = {trips_js_bytes, sizeof trips_js_bytes};

static const unsigned char ask_js_bytes[] = {
#embed "../Reporting/Workbench/Script/ask.js"
};
const struct page_text ask_js = {ask_js_bytes, sizeof ask_js_bytes};

static const unsigned char bars_js_bytes[] = {
#embed "../Reporting/Workbench/Script/bars.js"
};
const struct page_text bars_js = {bars_js_bytes, sizeof bars_js_bytes};

static const unsigned char benchKeys_js_bytes[] = {
#embed "../Reporting/Workbench/Script/benchKeys.js"
};
const struct page_text benchKeys_js = {benchKeys_js_bytes, sizeof benchKeys_js_bytes};

static const unsigned char desk_js_bytes[] = {
#embed "../Reporting/Workbench/Script/desk.js"
};
const struct page_text desk_js = {desk_js_bytes, sizeof desk_js_bytes};

static const unsigned char dials_js_bytes[] = {
#embed "../Reporting/Workbench/Script/dials.js"
};
const struct page_text dials_js = {dials_js_bytes, sizeof dials_js_bytes};

static const unsigned char hands_js_bytes[] = {
#embed "../Reporting/Workbench/Script/hands.js"
};
const struct page_text hands_js = {hands_js_bytes, sizeof hands_js_bytes};

static const unsigned char recorded_js_bytes[] = {
#embed "../Reporting/Workbench/Script/recorded.js"
};
const struct page_text recorded_js = {recorded_js_bytes, sizeof recorded_js_bytes};

static const unsigned char review_js_bytes[] = {
#embed "../Reporting/Workbench/Script/review.js"
};
const struct page_text review_js = {review_js_bytes, sizeof review_js_bytes};

static const unsigned char scene_js_bytes[] = {
#embed "../Reporting/Workbench/Script/scene.js"
};
const struct page_text scene_js = {scene_js_bytes, sizeof scene_js_bytes};

static const unsigned char shelf_js_bytes[] = {
#embed "../Reporting/Workbench/Script/shelf.js"
};
const struct page_text shelf_js = {shelf_js_bytes, sizeof shelf_js_bytes};

static const unsigned char completion_js_bytes[] = {
#embed "../Reporting/Workbench/Script/completion.js"
};
const struct page_text completion_js = {completion_js_bytes, sizeof completion_js_bytes};

static const unsigned char groups_js_bytes[] = {
#embed "../Reporting/Workbench/Script/groups.js"
};
const struct page_text groups_js = {groups_js_bytes, sizeof groups_js_bytes};

static const unsigned char textPane_js_bytes[] = {
#embed "../Reporting/Workbench/Script/textPane.js"
};
const struct page_text textPane_js = {textPane_js_bytes, sizeof textPane_js_bytes};

static const unsigned char bench_css_bytes[] = {
#embed "../Reporting/Workbench/Style/bench.css"
};
const struct page_text bench_css = {bench_css_bytes, sizeof bench_css_bytes};

static const unsigned char forms_css_bytes[] = {
#embed "../Reporting/Workbench/Style/forms.css"
};
const struct page_text forms_css = {forms_css_bytes, sizeof forms_css_bytes};

static const unsigned char hands_css_bytes[] = {
#embed "../Reporting/Workbench/Style/hands.css"
};
const struct page_text hands_css = {hands_css_bytes, sizeof hands_css_bytes};

static const unsigned char workbench_html_bytes[] = {
#embed "../Reporting/Workbench/workbench.html"
};
const struct page_text workbench_html = {workbench_html_bytes, sizeof workbench_html_bytes};
