// What the tags of islands are compiled to, by Preact's own factory: 0.2 kB less than its JSX runtime.
import { Fragment, h, type VNode } from 'preact'

const jsx = (type: string, props: object, key?: string): VNode => h(type, { ...props, key })

export { Fragment, jsx, jsx as jsxs }
