// A JSX runtime that draws each component between two marks with its name, so that its HTML can be cut out of a page.
import { createElement, type ElementType, type ReactElement, type ReactNode } from 'react'
import { Fragment, jsx as make, jsxs as makeMany } from 'react/jsx-runtime'

type Props = Readonly<Record<string, unknown>>
type Make = (type: ElementType, props: Props, key?: string) => ReactElement

/** Private-use characters, which no text may contain: before the name, after the name, and after the component. */
const [OPEN, NAMED, CLOSE] = ['\ue003', '\ue004', '\ue005']

function Marked({ name, children }: { name: string; children?: ReactNode }): ReactNode[] {
  return [OPEN + name + NAMED, children, CLOSE]
}

const marked =
  (make: Make): Make =>
  (type, props, key) => {
    const element = make(type, props, key)
    if (typeof type !== 'function') return element
    const name = type.name === 'Island' || type.name === 'Enhanced' ? `islands/${String(props.name)}` : type.name
    return createElement(Marked, { name, ...(key !== undefined && { key }) }, element)
  }

export const jsx = marked(make as Make)
export const jsxs = marked(makeMany as Make)
export { Fragment }
