/** A script that says that it has come, and does nothing. */
export default (element: HTMLElement) => {
  element.dataset.live = ''
}
