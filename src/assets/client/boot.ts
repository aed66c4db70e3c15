// The script every page begins with. Islands: import their script on pointer or focus, when near, or when idle.
// Pictures: fetch when a tenth is within 50 px of the screen (spec.md, point 9), show when decoded.

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
  // What came while the script was not there yet: the latest of each.
  let pointer: Event | undefined
  let press: Event | undefined
  const load = (event?: Event) => {
    if (event?.type === 'click') press = event
    if (event?.type === 'pointerover') pointer = event
    if (started) return
    started = true
    import(dataset.island as string).then(
      (module) => {
        module.default(island)
        // The pointer, the focus and the press that are already there happen again, for the one who now listens.
        if (pointer && island.matches(':hover')) first.dispatchEvent(new PointerEvent('pointerenter', pointer))
        island.querySelector(':focus')?.dispatchEvent(new FocusEvent('focus'))
        if (press && island.matches(':hover,:focus-within'))
          (press.target as Element).closest<HTMLElement>('[type=button]')?.click()
      },
      // Not there: the next intent tries again.
      () => {
        started = false
      },
    )
  }
  if (dataset.on === 'visible') near(first, load)
  else if (dataset.on === 'idle') setTimeout(load, 200)
  else
    for (const type of ['pointerover', 'focusin', 'click'])
      island.addEventListener(
        type,
        (event) => (event.target as Element).closest('[data-island]') === island && load(event),
      )
}

for (const picture of document.querySelectorAll<HTMLElement>('[data-lazy]'))
  near(picture, () => {
    const image = picture.querySelector('img') as HTMLImageElement
    const done = () => (picture.dataset.lazy = 'shown')
    for (const part of [...picture.querySelectorAll('source'), image] as (HTMLImageElement | HTMLSourceElement)[]) {
      if (part.dataset.srcset) part.srcset = part.dataset.srcset
      if (part.dataset.src) part.src = part.dataset.src
    }
    image.decode().then(done, done)
  })
