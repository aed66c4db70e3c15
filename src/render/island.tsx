// Renders a component that is hydrated in the browser when its trigger fires.
import type { FunctionComponent, ReactNode } from 'react'
import { useDrawing } from './context.tsx'

/** When the browser loads an island's script: on pointer or focus, when it comes near the screen, or when idle. */
export type Trigger = 'intent' | 'visible' | 'idle'

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

type Props = { readonly [key: string]: Json }

interface IslandOptions {
  name: string
  on: Trigger
  className?: string
}

/**
 * Draws templates/islands/<name>.tsx with `props` (JSON) in a wrapper the loader knows: no children, no islands inside. `around`
 * draws plain HTML around it that triggers the island, too, and that the script leaves as it is.
 */
export function Island({
  props,
  around,
  ...options
}: IslandOptions & { props: Props; around?: (part: ReactNode) => ReactNode }) {
  const { assets, islands } = useDrawing()
  const Component = islands[options.name] as FunctionComponent<Props> | undefined
  if (!Component) throw new Error(`there is no island "${options.name}" in templates/islands/`)
  const component = <Component {...props} />
  const drawn = around ? around(<div data-part="">{component}</div>) : component
  return wrapped(drawn, assets.islands[options.name], options, JSON.stringify(props))
}

/** Wraps plain HTML that templates/islands/<name>.ts improves once its trigger fires. The HTML works without it. */
export function Enhanced({ children, ...options }: IslandOptions & { children?: ReactNode }) {
  const src = useDrawing().assets.islands[options.name]
  if (src === undefined) throw new Error(`there is no script "${options.name}" in templates/islands/`)
  return wrapped(children, src, options)
}

const wrapped = (children: ReactNode, src: string | undefined, { on, className }: IslandOptions, props?: string) => (
  <div className={className ?? 'contents'} data-island={src} data-on={on} data-props={props}>
    {children}
  </div>
)
