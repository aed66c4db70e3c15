// Draws social cards in a thread of their own.
import { answerRequests } from '../../runtime/thread.ts'
import type { CardTask } from './card-picture.ts'
import { cardImage } from './image.ts'

answerRequests(({ svg, fonts }: CardTask) => cardImage(svg, fonts))
