// The notes of all files, grouped by kind for the rules that compare files.
import type { FileNotes, Note } from '../../model/checks/note.ts'
import type { SiteContext } from '../../model/checks/rule.ts'
import { groupedBy } from './grouped.ts'

/** A function that returns the files with notes of a kind. */
export function notesByKind(files: readonly FileNotes[]): SiteContext['notes'] {
  const kinds = new Map<Note['kind'], FileNotes[]>()
  for (const [file, notes] of files)
    for (const [kind, own] of groupedBy(notes, ({ kind }) => kind)) {
      const list = kinds.get(kind) ?? []
      kinds.set(kind, list)
      list.push([file, own])
    }
  return (kind, isAsked = () => true) => (kinds.get(kind) ?? []).filter(([file]) => isAsked(file))
}
