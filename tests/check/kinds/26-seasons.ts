// Hours and days off of a season that is over, left in a text, and what only looks like them.
import { english, type Kinds } from '../kinds.ts'

export default {
  'hours of a season that is over': {
    rule: 'content/dates',
    faults: [
      'Θερινό ωράριο 2025: απαντάμε κάθε μέρα.',
      'Χειμερινό ωράριο 2023-2024: απαντάμε κάθε μέρα.',
      'Εορταστικό ωράριο 2024',
      'Χριστουγεννιάτικο ωράριο 2022: κανονικά.',
      'Το πασχαλινό μας ωράριο για το 2025 μένει ίδιο.',
      'Εφημερίες Αυγούστου 2024: όλα τα συνεργεία.',
      'Διακοπές 2024: κλειστά από 10 έως 20 Αυγούστου.',
      'Θερινές διακοπές (2025): το γραφείο δεν απαντά το δεκαπενταύγουστο.',
      'Τιμοκατάλογος 2023-24',
      ...english(
        'Christmas hours 2023: closed until the 27th.',
        'Christmas opening hours 2024',
        'Opening hours August 2024: 9 to 2.',
        'Our hours for August 2025 stay the same.',
        'Opening hours (August 2024)',
        'Winter opening times 2023/24',
        'New Year hours 2025: back on 2 January.',
      ),
    ],
    harmless: [
      'Θερινό ωράριο 2026: απαντάμε κάθε μέρα.',
      'Χειμερινό ωράριο 2025-2026: απαντάμε κάθε μέρα.',
      'Το ωράριο του δήμου άλλαξε το 2024.',
      'Το θερινό ωράριο του δήμου για το 2023 το θυμούνται όλοι.',
      'Τον Αύγουστο του 2024 ο δρόμος ήταν κλειστός.',
      'Το ωράριο των καταστημάτων ορίζεται με τον νόμο 4849/2021.',
      'Στις διακοπές του 2022 έσπασε ο κεντρικός αγωγός της παραλίας.',
      ...english(
        'Christmas hours 2026: closed on 25 and 26 December.',
        'The council cut its library hours in 2024.',
        'The opening hours of the market changed in August 2024.',
        'Opening hours in August 2024 fell to four a day at the library.',
        'Winter opening times 2025/26',
      ),
    ],
  },
} satisfies Kinds
