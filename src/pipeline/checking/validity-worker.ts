// Validates the markup of pages in a thread of its own.

import { validateMarkup } from '../../check/libraries/html-validate.ts'
import { answerRequests } from '../../runtime/thread.ts'

answerRequests((html: string) => validateMarkup(html).length === 0)
