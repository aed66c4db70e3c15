// Renders a component that is hydrated in the browser when its trigger fires.
import type { FunctionComponent, ReactNode } from 'react'
import { useDrawing } from './context.tsx'

/** When the browser loads an island's script: on pointer or focus, when it comes near the screen, or when idle. */
export type Trigger = 'intent' | 'visible' | 'idle'

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }

type Props = { readonly [key: string]: Json }

/**
 * Draws templates/islands/<name>.tsx with `props` (JSON) in a wrapper the loader knows: no children, no islands inside.
 */
export function Island({
  name,
  on,
  props,
  className,
}: {
  name: string
  on: Trigger
  props: Props
  className?: string
}) {
  const { assets, islands } = useDrawing()
  const Component = islands[name] as FunctionComponent<Props> | undefined
  if (!Component) throw new Error(`there is no island "${name}" in templates/islands/`)
  return (
    <div
      className={className ?? 'contents'}
      data-island={assets.islands[name]}
      data-on={on}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </div>
  )
}

/** Wraps plain HTML that templates/islands/<name>.ts improves once its trigger fires. The HTML works without it. */
export function Enhanced({
  name,
  on,
  className,
  children,
}: {
  name: string
  on: Trigger
  className?: string
  children?: ReactNode
}) {
  const { assets } = useDrawing()
  const src = assets.islands[name]
  if (src === undefined) throw new Error(`there is no script "${name}" in templates/islands/`)
  return (
    <div className={className ?? 'contents'} data-island={src} data-on={on}>
      {children}
    </div>
  )
}
