// Runs in a page before anything of it: the browser as it was before buttons had commands and dialogs closed by a press
// beside them.
export function older() {
  for (const name of ['command', 'commandForElement'])
    delete (HTMLButtonElement.prototype as unknown as Record<string, unknown>)[name]
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('dialog')?.removeAttribute('closedby')
    for (const button of document.querySelectorAll('[commandfor]'))
      button.addEventListener('command', (event) => event.preventDefault())
  })
  // The commands themselves cannot be taken from this browser, so the dialog does not obey them.
  addEventListener('command', (event) => event.preventDefault(), true)
}
