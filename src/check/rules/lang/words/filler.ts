// Phrases that stand where a real text should: by language, in lower case. Phrases only, so that no true sentence is taken for one.

export const FILLER: Readonly<Record<string, readonly string[]>> = {
  el: [
    'κείμενο εδώ',
    'τίτλος εδώ',
    'περιγραφή εδώ',
    'το κείμενό σας εδώ',
    'δοκιμαστικό κείμενο',
    'κείμενο προς συμπλήρωση',
    'προς συμπλήρωση',
    'συμπληρώστε εδώ',
    'αλλάξτε με',
  ],
  en: ['your text here', 'text goes here', 'title goes here', 'insert text', 'placeholder text', 'sample text', 'dummy text', 'to be written', 'change me'],
}
