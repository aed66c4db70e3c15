// `react` for islands in the browser: Preact's hooks and element factory, 1.2 kB less than preact/compat.
export { createContext, Fragment, h as createElement } from 'preact'
export * from 'preact/hooks'
