#include <stddef.h>

/* A text of a page: style, script or markup. */
struct page_text {
  const unsigned char *bytes;
  size_t count;
};

extern const struct page_text frames_css, frames_js, address_js, chart_js, compare_js, data_js,
  difference_js, drive_js, driveMap_js, folders_js, glance_js, ground_js, mapLayers_js, mapView_js,
  panels_js, pins_js, player_js, reasons_js, router_js, suite_js, theme_js, timeline_js, tools_js,
  track_js, base_css, colors_css, drive_css, map_css, print_css, suite_css, timeline_css, body_html,
  trips_css, trips_html, trips_js, ask_js, bars_js, benchKeys_js, desk_js, dials_js, hands_js,
  recorded_js, review_js, scene_js, shelf_js, textPane_js, completion_js, groups_js,
  bench_css, forms_css, hands_css, workbench_html;
