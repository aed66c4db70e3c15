// The look of the client, in a tree of its own that the styles of the page do not reach.

export const sheet = new CSSStyleSheet()
sheet.replaceSync(`
:host { all: initial; color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; color: CanvasText }
:host { --line: #d4dae1; --soft: #5a6572; --blue: #0b57a4; --red: #b3261e; --brown: #8a5000; --paper: #fff }
@media (prefers-color-scheme: dark) {
  :host { --line: #434b55; --soft: #a9b3be; --red: #ff8a80; --brown: #ffb74d; --paper: #1a1e23 }
}
.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0 }
*, ::before { box-sizing: border-box }
[hidden] { display: none !important }
h2 { margin: 0; font-size: 1.1rem; line-height: 1.3 }
h2::first-letter { text-transform: uppercase }
p { margin: 0 0 .75rem }
pre { margin: .25rem 0; padding: .75rem; overflow: auto; background: #8882; border-radius: 4px }
pre { font: 14px/1.45 ui-monospace, monospace; white-space: pre }
button, .button, summary { font: inherit; font-size: 15px; line-height: 1.3; min-height: 40px; padding: .5rem .9rem }
button, .button, summary { cursor: pointer; border-radius: 10px; border: 1px solid var(--line); white-space: nowrap }
button, .button, summary { color: CanvasText; background: var(--paper); text-decoration: none; display: inline-block }
button:hover, .button:hover, summary:hover { border-color: var(--soft) }
.save, .switch[aria-pressed=true] { font-weight: 600; color: #fff; background: var(--blue); border-color: var(--blue) }
.place { font: 14px/1.4 ui-monospace, monospace; color: LinkText; background: none; border: 0; padding: 0 }
.place { min-height: 0; text-decoration: underline; text-align: start; white-space: normal; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }

dialog { font: inherit; color: CanvasText; background: var(--paper); border: 1px solid var(--line); border-radius: 14px }
.problems { width: min(64rem, 94vw); max-width: none; max-height: 88vh; padding: 1.25rem }
.problems { border-top: 4px solid var(--red); box-shadow: 0 8px 40px #0008 }
.problems::backdrop { background: #000a }
.problems section { margin: 0 0 1rem }

.lost { position: fixed; inset: 8px 8px auto auto; z-index: 2147483646; margin: 0; padding: .3rem .9rem }
.lost { color: #fff; background: #b3261e; border-radius: 8px; box-shadow: 0 1px 6px #0006 }
.bar { position: fixed; inset: auto auto 10px 10px; z-index: 2147483646; display: flex; gap: 6px }
.bar > * { box-shadow: 0 1px 8px #0005; border-radius: 10px }
@media (max-width: 48rem) {
  .bar { inset: auto 8px 84px; gap: 4px }
  .bar :is(button, .button, summary) { padding-inline: .6rem; font-size: 14px }
}
summary { list-style: none }
summary::-webkit-details-marker { display: none }
.panel { position: fixed; inset: auto auto 60px 10px; width: min(26rem, 96vw); padding: .75rem; border-radius: 14px }
.panel { background: var(--paper); border: 1px solid var(--line); box-shadow: 0 4px 24px #0006 }
@media (max-width: 48rem) { .panel { inset-block-end: 132px } }
.list ol { max-height: 46vh; overflow: auto; margin: .5rem 0 0; padding: 2px; list-style: none }
.list li { border-top: 1px solid var(--line); padding: .1rem 0 }
.list li button { display: block; width: 100%; text-align: start; font-size: 14px; border: 0; padding-inline: .25rem }
.list li button { overflow: hidden; text-overflow: ellipsis }
.list small { display: block; padding: 0 .25rem .4rem; color: var(--brown) }
.frame { position: fixed; z-index: 2147483645; outline: 2px solid var(--blue); outline-offset: 2px; border-radius: 2px }
.frame { pointer-events: none; background: #0b57a412 }
.frame span { position: absolute; inset: auto auto calc(100% + 4px) -2px; padding: 2px 8px; border-radius: 4px 4px 0 0 }
.frame span { background: var(--blue); color: #fff; font-size: 13px; white-space: nowrap; max-width: 80vw }
.frame span { overflow: hidden; text-overflow: ellipsis }
.frame.low span { inset: calc(100% + 4px) auto auto -2px; border-radius: 0 0 4px 4px }
:host:has(.form[open]) .frame span { display: none }

.form { position: fixed; margin: 0; inset: auto; width: min(34rem, 94vw); z-index: 2147483647; padding: 1rem 1.1rem 0 }
.form { box-shadow: 0 6px 32px #0007; max-height: 84vh; overflow: auto }
.form section + section { border-top: 1px solid var(--line); padding-top: .9rem }
.form section { margin-bottom: .9rem }
.form p { margin: .25rem 0 .5rem }
.at { color: var(--soft); font-size: 14px }
textarea, input[type=search] { font: inherit; color: inherit; background: Field; width: 100%; padding: .5rem .6rem }
textarea, input[type=search] { border: 1px solid var(--soft); border-radius: 8px }
textarea { display: block; resize: vertical }
.real, .file { display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: center; min-height: 32px; font-size: 14px }
.real, .file { margin-top: .5rem }
.real input { width: 1.1rem; height: 1.1rem; flex: none }
.chip { min-height: 32px; padding: .2rem .7rem; font-size: 14px; border-radius: 1rem; margin: 0 4px 4px 0 }
.chip { border-color: var(--blue); white-space: normal; text-align: start; display: inline-block; border-width: 1px }
.note { border-inline-start: 3px solid var(--soft); padding-inline-start: .6rem; font-size: 15px }
.note small { display: block; color: var(--soft); font-size: 14px }
.note.warning { border-color: var(--brown) }
.note.error { border-color: var(--red) }
footer { position: sticky; bottom: 0; padding: .75rem 0; background: var(--paper); border-top: 1px solid var(--line) }
.buttons { display: flex; gap: .5rem }
.why { color: var(--red); white-space: pre-wrap }
.why:empty { display: none }
`)
