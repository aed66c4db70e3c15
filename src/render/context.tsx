// The React context of a page: assets for islands and pictures, and the contacts of the business for texts.
import { createContext, useContext } from 'react'
import type { BodyWork } from '../model/drawing.ts'
import { type Contacts, NO_CONTACTS } from './contacts.ts'

interface Drawing extends Pick<BodyWork, 'assets' | 'islands' | 'sections'> {
  readonly contacts: Contacts
}

const Drawing = createContext<Drawing>({
  assets: { islands: {}, pictures: {} },
  islands: {},
  sections: {},
  contacts: NO_CONTACTS,
})

export const DrawingProvider = Drawing.Provider

/** The assets, islands and contacts of the drawing in progress. */
export const useDrawing = () => useContext(Drawing)
