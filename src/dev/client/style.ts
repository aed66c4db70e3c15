// How the client looks: in a tree of its own, which the styles of the page do not reach.

export const sheet = new CSSStyleSheet()
sheet.replaceSync(`
:host { all: initial; color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; color: CanvasText }
.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0 }
*, ::before { box-sizing: border-box }
dialog { font: inherit; color: CanvasText; background: Canvas; border: 1px solid #8888; border-radius: 10px }
dialog { max-width: min(64rem, 92vw); max-height: 88vh; padding: 1.25rem }
.problems { border-top: 4px solid #d33; width: min(64rem, 94vw); box-shadow: 0 8px 40px #0008 }
.problems::backdrop { background: #000a }
.problems > p { opacity: .85 }
h2 { margin: 0 0 .25rem; font-size: 1.15rem }
p { margin: 0 0 .75rem }
section { margin: 0 0 1rem }
pre { margin: .25rem 0; padding: .75rem; overflow: auto; background: #8882; border-radius: 4px }
pre { font: 14px/1.45 ui-monospace, monospace; white-space: pre }
button { font: inherit; min-height: 36px; padding: .25rem .9rem; cursor: pointer; border-radius: 8px }
button:not(.place, .chip) { color: ButtonText; background: ButtonFace; border: 1px solid #8888 }
button.save { margin-inline-end: .5rem; font-weight: 600; color: #fff; background: #0b57a4; border-color: #0b57a4 }
.place { font-family: ui-monospace, monospace; font-size: 14px; color: LinkText; background: none; border: 0 }
.place { padding: 0; text-decoration: underline; text-align: start }
[hidden] { display: none !important }
.lost { position: fixed; inset: 8px 8px auto auto; z-index: 2147483646; margin: 0; padding: .3rem .9rem }
.lost { color: #fff; background: #b3261e; border-radius: 8px; box-shadow: 0 1px 6px #0006 }
.bar { position: fixed; inset: auto auto 8px 8px; z-index: 2147483646; display: flex; gap: 6px; align-items: end }
.bar > * { box-shadow: 0 1px 6px #0006 }
@media (max-width: 48rem) { .bar { inset-block-end: 88px } }
.switch[aria-pressed=true] { background: Highlight; color: HighlightText }
.list { background: Canvas; border: 1px solid GrayText; padding: .2rem .7rem; max-width: 24rem }
.list ol { max-height: 50vh; overflow: auto; margin: .5rem 0; padding-inline-start: 2.2rem }
.list ol button { text-align: start; font-size: 14px }
.list small { display: block }
.frame { position: fixed; z-index: 2147483645; outline: 2px solid #06c; pointer-events: none; background: #06c1 }
.frame span { position: absolute; inset: 100% auto auto 0; background: #06c; color: #fff; padding: 2px 8px }
.frame span { font-size: 13px; white-space: nowrap; max-width: 70vw; overflow: hidden; text-overflow: ellipsis }
.form { position: fixed; margin: 0; inset: auto; width: min(34rem, 92vw); z-index: 2147483647; padding: 1rem }
.form { box-shadow: 0 4px 24px #0008; max-height: 80vh; overflow: auto }
textarea { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem }
.real { display: flex; gap: .5rem; align-items: center; min-height: 32px; margin: .25rem 0 0 }
.real input { width: 1.1rem; height: 1.1rem; flex: none }
.chips { margin: .5rem 0 0 }
.chip { border-radius: 1rem; border: 1px solid #06c; background: #06c2; color: inherit; margin: 0 4px 4px 0 }
.note { border-inline-start: 3px solid #c80; padding-inline-start: .6rem; margin: .5rem 0 }
.why { color: #c00; white-space: pre-wrap; margin: .5rem 0 }
@media (prefers-color-scheme: dark) { .why { color: #f88 } }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`)
