// How the client looks: in a tree of its own, which the styles of the page do not reach.

export const sheet = new CSSStyleSheet()
sheet.replaceSync(`
:host { all: initial; color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; color: CanvasText }
.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0 }
dialog { font: inherit; color: CanvasText; background: Canvas; border: 1px solid GrayText; border-radius: 6px }
dialog { max-width: min(64rem, 92vw); max-height: 88vh; padding: 1.25rem }
.problems { border-top: 4px solid #d33 }
.problems::backdrop { background: #0006 }
h2 { margin: 0 0 .25rem; font-size: 1.15rem }
p { margin: 0 0 .75rem }
section { margin: 0 0 1rem }
pre { margin: .25rem 0; padding: .75rem; overflow: auto; background: #8882; border-radius: 4px }
pre { font: 14px/1.45 ui-monospace, monospace; white-space: pre }
button { font: inherit; min-height: 32px; padding: .2rem .7rem; cursor: pointer }
.place { font-family: ui-monospace, monospace; font-size: 14px; color: LinkText; background: none; border: 0 }
.place { padding: 0; text-decoration: underline; text-align: start }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`)
