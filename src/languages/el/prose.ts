// The articles of Greek by gender and number, and within each by case, the nominative first.
import { type Prose, phrases } from '../../model/checks/language.ts'

export const prose: Prose = {
  articles: [
    [phrases('η'), phrases('στη, στην, τη, την'), phrases('της')],
    [phrases('ο'), phrases('στον, τον'), phrases('του')],
    [phrases('το'), phrases('στο, το'), phrases('του')],
    [phrases('οι'), phrases('στις, τις'), phrases('των')],
    [phrases('οι'), phrases('στους, τους'), phrases('των')],
    [phrases('τα'), phrases('στα, τα'), phrases('των')],
  ],
}
