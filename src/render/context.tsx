// What islands and pictures need while a page is drawn: the addresses and sizes of hashed assets.
import { createContext, useContext } from 'react'
import type { Assets, Islands } from '../model/drawing.ts'

const Drawing = createContext<{ assets: Assets; islands: Islands }>({
  assets: { islands: {}, pictures: {} },
  islands: {},
})

export const DrawingProvider = Drawing.Provider

/** The assets and islands of the drawing in progress. */
export const useDrawing = () => useContext(Drawing)
