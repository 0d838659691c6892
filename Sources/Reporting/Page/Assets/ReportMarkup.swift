/// The body of the page, before the script fills it.
enum ReportMarkup {
  static let body = #"""
    <body>
    <a class="skip" id="skip" href="#main">Skip to content</a>
    <header class="top">
    <nav aria-label="Report"><a id="home" href="#">navsim report</a><span id="crumb"></span></nav>
    <div class="row">
    <button type="button" id="keys" aria-haspopup="dialog">Keys</button>
    <button type="button" id="theme">Theme: auto</button>
    </div>
    </header>
    <main id="main" tabindex="-1">
    <noscript><p>This report is drawn by a script inside of it, and scripts are off.</p></noscript>
    </main>
    <footer><p id="made"></p></footer>
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Keys</h2>
    <dl>
    <dt><kbd>/</kbd></dt><dd>search</dd>
    <dt><kbd>k</kbd></dt><dd>play and pause</dd>
    <dt><kbd>,</kbd> <kbd>.</kbd></dt><dd>one fix back, one on</dd>
    <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>the event before, the next one</dd>
    <dt><kbd>{</kbd> <kbd>}</kbd></dt><dd>the difference before, the next one</dd>
    <dt><kbd>&lt;</kbd> <kbd>&gt;</kbd></dt><dd>the scenario before, the next one</dd>
    <dt><kbd>Escape</kbd></dt><dd>back to the list</dd>
    <dt>on the map</dt><dd>arrows move it, <kbd>+</kbd> <kbd>-</kbd> zoom, <kbd>0</kbd> shows all,
    <kbd>c</kbd> follows the vehicle</dd>
    </dl>
    <button type="button" id="help-close">Close</button>
    </dialog>
    <div id="say" class="unseen" role="status" aria-live="polite"></div>

    """#
}
