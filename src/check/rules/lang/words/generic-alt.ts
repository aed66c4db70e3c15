// Words that, alone, say nothing of a picture, by language. In lower case.
const WORDS: Readonly<Record<string, readonly string[]>> = {
  el: [
    'εικόνα',
    'εικονα',
    'φωτογραφία',
    'φωτογραφια',
    'φωτό',
    'φωτο',
    'λογότυπο',
    'λογοτυπο',
    'σχέδιο',
    'γραφικό',
    'εικονίδιο',
    'χάρτης',
    'εικόνα υπηρεσίας',
    'κεντρική εικόνα',
    'χωρίς τίτλο',
  ],
  en: [
    'image',
    'picture',
    'photo',
    'photograph',
    'logo',
    'graphic',
    'icon',
    'img',
    'drawing',
    'illustration',
    'banner',
    'hero',
    'hero image',
    'placeholder',
    'untitled',
    'image of',
    'alt',
    'alt text',
  ],
}

const sets = new Map<string, ReadonlySet<string>>()

/** English words count in every language: tools and templates write them. */
export function genericAlt(language: string): ReadonlySet<string> {
  let words = sets.get(language)
  if (!words) {
    words = new Set([...(WORDS.en ?? []), ...(WORDS[language] ?? [])])
    sets.set(language, words)
  }
  return words
}
