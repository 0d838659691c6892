extension ReportStyle {
  /// Every text has a contrast of 4.5 to 1 against what it stands on, in both themes.
  static let colors = #"""
    :root { color-scheme: light dark;
    --paper: light-dark(#fbfaf7, #14171c); --card: light-dark(#ffffff, #1c2027);
    --sunk: light-dark(#f1efe9, #101317); --line: light-dark(#d9d5cb, #343a45);
    --edge: light-dark(#7d7768, #7b8493);
    --ink: light-dark(#1d2126, #e6e9ee); --soft: light-dark(#565d69, #a9b2bf);
    --link: light-dark(#1b57b0, #8fbcff); --mark: light-dark(#fff1c2, #4a3c10);
    --good: light-dark(#17663a, #76d8a2); --bad: light-dark(#b3261e, #ff9f97);
    --warn: light-dark(#835000, #f3b960); --new: light-dark(#1b57b0, #8fbcff);
    --change: light-dark(#7a3aa8, #d3a4f7);
    --route: light-dark(#1a56db, #6ea2ff); --before: light-dark(#6a7fae, #6c7ba0);
    --old: light-dark(#c2410c, #ff9a5c); --fix: light-dark(#5b6270, #9aa4b3);
    --s0: light-dark(#6b2fa0, #b98af0); --s1: light-dark(#3458b5, #7f9cff);
    --s2: light-dark(#0d7f8c, #3cc3cf); --s3: light-dark(#1f8f4e, #55d98b);
    --s4: light-dark(#9a8200, #e3cf3f); --s5: light-dark(#d1480f, #ff8a50);
    --land: light-dark(#f5f2ea, #1b1f25); --sea: light-dark(#c3dcea, #15252f);
    --road: light-dark(#ffffff, #3a414d); --casing: light-dark(#b9b2a6, #14171b);
    --major: light-dark(#fad292, #6a5a38); --motor: light-dark(#e9a0ab, #74434d);
    --halo: light-dark(#fffdf8, #14171c); }
    :root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
    """#

  static let base = #"""
    * { box-sizing: border-box }
    html { font: 15px/1.45 system-ui, "Noto Sans", "DejaVu Sans", sans-serif }
    body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere }
    h1 { font-size: 1.35rem; line-height: 1.25; margin: .2rem 0 }
    h2 { font-size: 1rem; margin: 0 0 .5rem }
    p { margin: .3rem 0 } a { color: var(--link) } ul, ol { padding: 0; margin: 0; list-style: none }
    code, kbd, pre { font: .86rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace }
    kbd { border: 1px solid var(--edge); border-radius: 4px; padding: 0 .35em }
    button, select, input[type=search] { font: inherit; color: inherit; background: var(--card);
    border: 1px solid var(--edge); border-radius: 7px; padding: .28rem .65rem; min-height: 2.1rem }
    button { cursor: pointer } button:hover { background: var(--sunk) }
    button[aria-pressed=true] { background: var(--ink); color: var(--paper); border-color: var(--ink) }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
    main:focus { outline: none }
    .skip { position: absolute; left: -99rem; background: var(--card); padding: .5rem; z-index: 9 }
    .skip:focus { left: .5rem; top: .5rem }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .row { display: flex; flex-wrap: wrap; gap: .45rem; align-items: center }
    .soft { color: var(--soft) } .num { font-variant-numeric: tabular-nums; white-space: nowrap }
    .top { display: flex; justify-content: space-between; align-items: center; gap: .6rem;
    padding: .5rem clamp(.6rem, 2vw, 1.6rem); border-bottom: 1px solid var(--line); flex-wrap: wrap }
    .top nav { display: flex; gap: .6rem; align-items: center; min-width: 0; flex-wrap: wrap }
    #home { font-weight: 650; color: inherit; text-decoration: none }
    main { padding: 1rem clamp(.6rem, 2vw, 1.6rem); max-width: 110rem; margin: 0 auto }
    footer { padding: .6rem clamp(.6rem, 2vw, 1.6rem) 2rem; color: var(--soft); font-size: .88rem;
    max-width: 110rem; margin: 0 auto }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
    padding: .8rem .9rem; margin: 0 0 .9rem; min-width: 0 }
    .state { font-weight: 650; white-space: nowrap }
    .passed, .updated { color: var(--good) } .new, .interrupted { color: var(--new) }
    .differs, .known { color: var(--warn) } .violated, .error, .failed, .unstable { color: var(--bad) }
    dialog { color: inherit; background: var(--card); border: 1px solid var(--edge);
    border-radius: 10px; max-width: 32rem } dialog::backdrop { background: #0008 }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem .9rem; margin: 0 0 .6rem }
    dd, dd.num { margin: 0; white-space: normal } dt { color: var(--soft); white-space: nowrap }
    @media screen and (prefers-reduced-motion: no-preference) { button { transition: background .12s } }
    """#

  static let suite = #"""
    .sums { display: flex; gap: 1.2rem; flex-wrap: wrap; color: var(--soft) }
    .filters { margin: .8rem 0 }
    .filters input[type=search] { flex: 1 1 14rem; min-width: 0 }
    .list li { border-top: 1px solid var(--line); content-visibility: auto;
    contain-intrinsic-size: auto 3.6rem }
    .list a { display: grid; grid-template-columns: 7.6rem minmax(0, 1fr) auto; gap: .1rem .8rem;
    padding: .5rem .4rem; color: inherit; text-decoration: none; border-radius: 7px }
    .list a:hover { background: var(--sunk) } .list .name { font-weight: 600 }
    .list .what { grid-column: 2; color: var(--soft) } .list .why { grid-column: 2 }
    .list .facts { grid-column: 3; grid-row: 1 / span 3; text-align: right; color: var(--soft);
    font-size: .88rem }
    .list mark { background: var(--mark); color: inherit; border-radius: 3px }
    @media (max-width: 560px) { .list a { grid-template-columns: 1fr }
    .list .what, .list .why, .list .facts { grid-column: 1; grid-row: auto; text-align: left } }
    """#
}
