// The menu of small screens is a <dialog> that HTML opens and closes by itself. This adds the commands of buttons and the
// press beside the dialog for browsers that lack them, closes it on a link and on wide screens, and says so.

/** `element` holds the dialog, right after the button that opens it. */
export default function menu(element: HTMLElement) {
  const dialog = element.querySelector('dialog') as HTMLDialogElement
  const opener = dialog.previousElementSibling as HTMLElement
  const say = () => {
    opener.ariaExpanded = `${dialog.open}`
  }
  element.onclick = ({ target, offsetX }) => {
    const pressed = target as Element
    // Nothing to do for a browser that knows commands.
    const command = 'command' in opener || pressed.closest('[command]')?.getAttribute('command')
    if (command === 'show-modal') dialog.showModal()
    const isBeside = pressed === dialog && (offsetX < 0 || offsetX > dialog.offsetWidth)
    if (command === 'close' || pressed.closest('dialog a') || isBeside) dialog.close()
    say()
  }
  dialog.ontoggle = say
  dialog.onclose = say
  matchMedia('(min-width: 48em)').onchange = () => dialog.close()
  say()
}
