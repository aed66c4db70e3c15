// What islands, pictures and texts need while a page is drawn: the addresses and sizes of hashed assets, and the
// contacts of the business.
import { createContext, useContext } from 'react'
import type { Assets, Islands } from '../model/drawing.ts'
import { type Contacts, NO_CONTACTS } from './contacts.ts'

const Drawing = createContext<{ assets: Assets; islands: Islands; contacts: Contacts }>({
  assets: { islands: {}, pictures: {} },
  islands: {},
  contacts: NO_CONTACTS,
})

export const DrawingProvider = Drawing.Provider

/** The assets, islands and contacts of the drawing in progress. */
export const useDrawing = () => useContext(Drawing)
