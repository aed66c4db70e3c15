// The words of the interface with their type, which is that of data/labels.ts: the site's, if it has one.
import type { AnyView } from '#site'
import type { Labels } from '#theme/data/labels.ts'

/** The labels of content/labels.yaml. */
export const labelsOf = (view: Pick<AnyView, 'labels'>) => view.labels as unknown as Labels
