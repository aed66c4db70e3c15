// The loader of every page. Islands: imports their script on pointer or focus, near the viewport, or when idle.
// Pictures: fetched when a tenth is within 50 px of the viewport, shown when decoded.

const near = (element: Element, act: () => void) =>
  new IntersectionObserver(
    (entries, observer) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect()
        act()
      }
    },
    { threshold: 0.1, rootMargin: '50px' },
  ).observe(element)

for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { dataset } = island
  const first = island.firstElementChild as Element
  let started = false
  // Events that arrive before the script: the latest pointer event, and the latest of focus, key and press.
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
        // Dispatches pointer and focus again, if they are still on the element, for the new listeners.
        if (pointer && island.matches(':hover')) first.dispatchEvent(new PointerEvent('pointerenter', pointer))
        island.querySelector(':focus')?.dispatchEvent(new FocusEvent('focus'))
        // So does the press of someone who waits for it: not where the browser itself has acted, nor after any key.
        const button = press?.type === 'click' && (press.target as Element).closest<HTMLButtonElement>('[type=button]')
        if (button && !button.commandForElement && button.matches(':hover,:focus-visible')) button.click()
      },
      // The script failed to load: the next intent tries again.
      () => {
        started = false
      },
    )
  }
  // Whatever of it has a box: the island itself may have none, and neither may what stands first in it; and no screen
  // holds a tenth of what is higher than ten.
  if (dataset.on === 'visible') for (const part of island.querySelectorAll('*')) near(part, load)
  else if (dataset.on === 'idle') setTimeout(load, 200)
  else
    for (const type of ['pointerover', 'focusin', 'keydown', 'click'])
      island.addEventListener(
        type,
        (event) => (event.target as Element).closest('[data-island]') === island && load(event),
      )
}

for (const picture of document.querySelectorAll<HTMLElement>('[data-lazy]'))
  near(picture, () => {
    const done = () => (picture.dataset.lazy = 'shown')
    // data-sizes, data-srcset and data-src are sizes, srcset and src from here on.
    for (const part of picture.querySelectorAll<HTMLElement>('source,img')) Object.assign(part, part.dataset)
    picture.querySelector('img')?.decode().then(done, done)
  })
