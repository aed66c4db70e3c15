// The script that every page runs first. It imports the script of an island on pointer or focus, when it is near, or when the
// browser is idle. It loads a picture when a tenth of it is within 50 px of the viewport, and shows it when it is decoded.

const near = (element: Element, act: () => void) =>
  new IntersectionObserver(
    (entries, observer) => {
      if (entries.at(-1)?.isIntersecting) {
        observer.disconnect()
        act()
      }
    },
    { threshold: 0.1, rootMargin: '50px' },
  ).observe(element)

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { dataset } = island
  let started = false
  // Events before the script is loaded: the latest pointer event, and the latest of focus, key and click.
  let pointer: Event | undefined
  let press: Event | undefined
  const load = (event?: Event) => {
    if (event?.type === 'pointerover') pointer = event
    else press = event ?? press
    if (started) return
    started = true
    import(dataset.island as string).then(
      (module) => {
        module.default(island)
        // A pointer or focus that is still on the island is dispatched again for the new listeners.
        if (pointer && island.matches(':hover'))
          island.firstElementChild?.dispatchEvent(new PointerEvent('pointerenter', pointer))
        island.querySelector(':focus')?.dispatchEvent(new FocusEvent('focus'))
        // A click is repeated unless the browser handled it (a command, a form with an action) or, outside a form, the
        // visitor has left the button.
        const button = press?.type === 'click' && (press.target as Element).closest('button')
        if (
          button &&
          !button.commandForElement &&
          (button.form ? button.form.method === 'dialog' : button.matches(':hover,:focus-visible'))
        )
          button.click()
      },
      // Not available: styles can show it (`[data-lost]`), and the next intent tries again.
      () => {
        started = false
        dataset.lost = ''
      },
    )
  }
  // Observes every descendant: the island itself may have no box, and an element ten times as high as the viewport never
  // shows a tenth.
  if (dataset.on === 'visible') for (const part of island.querySelectorAll('*')) near(part, load)
  else if (dataset.on === 'idle') setTimeout(load, 200)
  else
    for (const type of ['pointerover', 'focusin', 'keydown', 'click'])
      island.addEventListener(
        type,
        (event) => (event.target as Element).closest('[data-island]') === island && load(event),
      )
}

// Styles hide lazy pictures for a moment until this script runs. Without it, `loading="lazy"` applies.
for (const picture of document.querySelectorAll<HTMLElement>('[data-lazy]')) {
  const { dataset } = picture
  const image = picture.querySelector('img') as HTMLImageElement
  const done = () => (dataset.lazy = 'shown')
  dataset.lazy = 'held'
  near(picture, () => {
    image.loading = 'eager'
    image.decode().then(done, done)
  })
}
