// Validates the markup of pages in a thread of its own.
import { answerRequests } from '../../runtime/thread.ts'
import { validateMarkup } from '../libraries/html-validate.ts'

answerRequests((html: string) => validateMarkup(html).length === 0)
