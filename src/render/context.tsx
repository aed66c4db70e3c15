// What islands and pictures need while a page is drawn: the addresses and sizes of hashed assets.
import { createContext, type FunctionComponent, useContext } from 'react'

/** A picture as the asset stage prepared it: every address and size a `<picture>` needs. */
export interface PreparedPicture {
  readonly width: number
  readonly height: number
  /** Placeholder colour, #rrggbb. */
  readonly color: string
  readonly fallback: string
  readonly fallbackSrcset: string
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
}

/** Addresses from the root of the site. */
export interface Assets {
  /** Island name -> address of its script. */
  readonly islands: Readonly<Record<string, string>>
  /** Path below content/images -> picture. */
  readonly pictures: Readonly<Record<string, PreparedPicture>>
}

/** Island components by name, as templates/islands/ holds them. */
export type Islands = Readonly<Record<string, FunctionComponent<never>>>

const Drawing = createContext<{ assets: Assets; islands: Islands }>({ assets: { islands: {}, pictures: {} }, islands: {} })

export const DrawingProvider = Drawing.Provider

/** The assets and islands of the drawing in progress. */
export const useDrawing = () => useContext(Drawing)
