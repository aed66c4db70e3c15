// What islands get for `react` in the browser: Preact's hooks and element factory, 1.2 kB less than its compatibility
// layer.
export { createContext, Fragment, h as createElement } from 'preact'
export * from 'preact/hooks'
