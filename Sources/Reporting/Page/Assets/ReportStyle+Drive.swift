extension ReportStyle {
  static let drive = #"""
    .drive { display: grid; gap: 0 1rem; grid-template-columns: minmax(0, 1fr) }
    @media (min-width: 1080px) { .drive { grid-template-columns: minmax(0, 1.65fr) minmax(22rem, 1fr) }
    .stage { position: sticky; top: .6rem; align-self: start } }
    .head { display: flex; justify-content: space-between; gap: .4rem 1rem; flex-wrap: wrap;
    align-items: start; margin-bottom: .8rem }
    .scroll { max-height: 19rem; overflow: auto; border-top: 1px solid var(--line) }
    .events li button { display: grid; width: 100%; text-align: left; border: 0; border-radius: 6px;
    background: none; grid-template-columns: 4.6rem 5.6rem minmax(0, 1fr); gap: 0 .6rem;
    padding: .18rem .3rem; min-height: 1.7rem }
    .events li button:hover, .events .hover button { background: var(--sunk) }
    .events .now button { background: var(--mark) } .events .past { opacity: 1 }
    .tone-good { color: var(--good) } .tone-bad { color: var(--bad) } .tone-notice { color: var(--warn) }
    .tone-change { color: var(--change) } .tone-action { color: var(--link) }
    table { border-collapse: collapse; width: 100%; font-size: .92rem; overflow-wrap: normal }
    th { text-align: left; color: var(--soft); font-weight: 600 }
    th, td { padding: .22rem .5rem .22rem 0; border-top: 1px solid var(--line); vertical-align: top }
    td.num, th.num { text-align: right } tr.now td { background: var(--mark) }
    td button { border: 0; background: none; padding: 0; min-height: 1.5rem; color: var(--link);
    text-decoration: underline }
    .bar { display: inline-block; width: 4.4rem; height: .55rem; background: var(--sunk);
    border: 1px solid var(--edge); border-radius: 3px; position: relative; vertical-align: baseline }
    .bar i { position: absolute; inset: 0 auto 0 0; background: var(--soft); border-radius: 2px }
    .bar.over i { background: var(--bad) } .bar b { position: absolute; inset: -2px auto -2px 66.6%;
    border-left: 2px solid var(--ink) }
    .cause { border-top: 1px solid var(--line); padding: .4rem 0 } .cause summary { cursor: pointer }
    .cause .moment, .moments button { border: 0; background: none; padding: 0 .2rem; min-height: 1.5rem;
    color: var(--link); text-decoration: underline }
    .cause li { padding: .1rem 0 .1rem 1rem } .verdict { font-weight: 600 }
    .command { display: flex; gap: .5rem; align-items: center; margin: .3rem 0 }
    .command code { flex: 1; background: var(--sunk); border-radius: 6px; padding: .35rem .5rem;
    overflow-x: auto; white-space: pre; min-width: 0 }
    .command span { flex: 0 0 5.2rem; color: var(--soft) }
    .payload { margin: .2rem 0 0; white-space: pre-wrap; background: var(--sunk); border-radius: 6px;
    padding: .4rem .5rem; max-height: 12rem; overflow: auto }
    #verdict li { white-space: pre-wrap }
    .held::before { content: "✓ "; color: var(--good) } .broken::before { content: "✗ "; color: var(--bad) }
    @media (max-width: 560px) { .command { flex-wrap: wrap } .command code { flex-basis: 100%; order: 3 }
    .events li button { grid-template-columns: 4.2rem minmax(0, 1fr) }
    .events li button .text { grid-column: 2 } }
    """#

  static let map = #"""
    .map { position: relative; padding: 0; overflow: hidden }
    .map > svg { display: block; width: 100%; height: clamp(15rem, 42vh, 38rem); background: var(--land);
    touch-action: none; cursor: grab; user-select: none }
    .map > svg.sea { background: var(--sea) } .map > svg:active { cursor: grabbing }
    .map > svg:focus-visible { outline-offset: -3px }
    .map path { vector-effect: non-scaling-stroke; fill: none; stroke-linejoin: round;
    stroke-linecap: round }
    .map .area { fill: light-dark(#ebe6da, #22262d); fill-rule: evenodd }
    .map .area.land { fill: var(--land) } .map .area.water { fill: var(--sea) }
    .map .area.wood, .map .area.park, .map .area.grass, .map .area.heath, .map .area.cemetery,
    .map .area.pitch, .map .area.farmland { fill: light-dark(#dfe9cf, #1e2a22) }
    .map .area.building { fill: light-dark(#ddd3c6, #2d323b); stroke: light-dark(#c3b6a5, #3d4450) }
    .map .casing { stroke: var(--casing) } .map .road { stroke: var(--road) }
    .map .road.major { stroke: var(--major) } .map .road.motor { stroke: var(--motor) }
    .map .road.path, .map .road.rail, .map .road.ferry, .map .road.border {
    stroke: light-dark(#a3957f, #59606c); stroke-dasharray: 4 3 }
    .map .road.stream { stroke: light-dark(#9cc3d8, #24485c) }
    .map .route { stroke: var(--route); stroke-width: 10; opacity: .5 }
    .map .route.before { stroke: var(--before); stroke-width: 8; stroke-dasharray: 1 11; opacity: 1 }
    .map .route.was { stroke: var(--old); stroke-width: 4; stroke-dasharray: 9 6; opacity: .8 }
    .map .track { stroke-width: 3.2 } .map .track.was { stroke: var(--old); stroke-dasharray: 5 4;
    stroke-width: 2.4 }
    .map .fixes { stroke: var(--fix); stroke-width: 5; opacity: .75 } .map .accuracy { fill: var(--fix);
    fill-opacity: .06; stroke: none }
    .map .halo { fill: var(--link); fill-opacity: .14; stroke: var(--link); stroke-width: 1 }
    .map text { font-size: 11.5px; fill: var(--ink); paint-order: stroke; stroke: var(--halo);
    stroke-width: 3px; text-anchor: middle; pointer-events: none }
    .map .place { font-size: 14px; font-weight: 650 }
    .map .pin { cursor: pointer } .map .pin circle { fill: var(--card);
    stroke: currentColor; stroke-width: 2.4 } .map .pin.hover circle { fill: var(--mark); stroke-width: 4 }
    .map .pin text { stroke: none; font-size: 10px; font-weight: 700 }
    .map .scale path { stroke: var(--ink); stroke-width: 1.6 } .map .scale text { text-anchor: start }
    .map .stop path { fill: var(--good); stroke: var(--halo); stroke-width: 1.5 }
    .map .car path { fill: var(--link); stroke: #fff; stroke-width: 2 }
    .map .car.ghost path { fill: var(--card); stroke: var(--link) }
    .map .car circle { fill: var(--fix); stroke: #fff; stroke-width: 1.5 }
    .map-tools { position: absolute; right: .5rem; top: .5rem; display: grid; gap: .3rem }
    .map-tools button { width: 2.3rem; padding: 0; font-weight: 700 }
    .map-foot { display: flex; flex-wrap: wrap; gap: .3rem .9rem; padding: .45rem .7rem; font-size: .86rem;
    border-top: 1px solid var(--line); align-items: center }
    .map-foot label { display: inline-flex; gap: .3rem; align-items: center; min-height: 1.6rem }
    .key { display: inline-block; width: 1.1rem; height: .32rem; border-radius: 2px; margin-right: .3rem }
    .tip { position: absolute; pointer-events: none; background: var(--ink); color: var(--paper);
    border-radius: 6px; padding: .2rem .5rem; font-size: .85rem; max-width: 18rem; z-index: 3 }
    """#

  static let timeline = #"""
    .line-tools { margin-bottom: .5rem } .line-tools input[type=range] { flex: 1 1 9rem; min-width: 6rem;
    min-height: 2rem; accent-color: var(--link) }
    .line-tools output { min-width: 5.6rem; font-weight: 650 }
    .line { position: relative } .line svg { display: block; width: 100%; touch-action: pan-y;
    cursor: crosshair; user-select: none }
    .line text { font-size: 11px; fill: var(--soft); paint-order: stroke; stroke: var(--card);
    stroke-width: 3px } .line .value { text-anchor: end }
    .line .rule { stroke: var(--line) } .line .limit { stroke: var(--bad); stroke-dasharray: 5 4 }
    .line polyline { fill: none; stroke: var(--link); stroke-width: 1.6 }
    .line .was { stroke: var(--old); stroke-dasharray: 4 3 }
    .line .cursor { stroke: var(--ink); stroke-width: 2 } .line .ghost { stroke: var(--edge) }
    .line .cross { fill: var(--bad) } .line .back { fill: var(--good) } .line .report { fill: var(--edge) }
    .line .tick { stroke: var(--edge); stroke-width: 2 } .line .tick.tone-good { stroke: var(--good) }
    .line .tick.tone-bad { stroke: var(--bad) } .line .tick.tone-notice { stroke: var(--warn) }
    .line .tick.tone-change { stroke: var(--change) } .line .tick.tone-action { stroke: var(--link) }
    .line .tick.differs { stroke: var(--old) } .line .tick.hover { stroke-width: 5 }
    .span { stroke: var(--card) } .line .span-text { fill: var(--ink); stroke: none }
    .on { fill: light-dark(#cfe8d8, #1d4a31) } .off { fill: light-dark(#f6c9c4, #6b2620) }
    .wait { fill: light-dark(#e8dcf2, #43305a) } .poor { fill: light-dark(#fbe3b4, #5c4310) }
    .idle { fill: var(--sunk) }
    """#

  static let print = #"""
    @media print { button { transition: none } :root, :root[data-theme=dark] { color-scheme: light }
    .top, footer, .line-tools, .map-tools, .map-foot input, .filters, .chips, .command button, .skip { display: none }
    .drive { display: block } .stage { position: static } .scroll { max-height: none; overflow: visible }
    .card { break-inside: avoid; border-color: #bbb } main { padding: 0; max-width: none }
    .map > svg { height: 11cm } .list li { content-visibility: visible; break-inside: avoid } }
    """#
}
