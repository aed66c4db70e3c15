// Greek: the words that checks of texts need.
import { type Language, phrases } from '../model/checks/language.ts'
import { examples } from './el/examples.ts'
import { facts } from './el/facts.ts'
import { writing } from './el/writing.ts'

export default {
  ...writing,
  ...facts,
  name: 'Greek',
  genericAlts: phrases(`
    εικόνα, εικονα, φωτογραφία, φωτογραφια, φωτό, φωτο, λογότυπο, λογοτυπο, σχέδιο, γραφικό, εικονίδιο, χάρτης,
    εικόνα υπηρεσίας, κεντρική εικόνα, χωρίς τίτλο`),
  password: 'κωδικ(?:ός|οί)(?: (?:για|του|το|της)){0,2} (?:πρόσβασης|σύνδεσης|ftp|admin|smtp|e?-?mail|cpanel|plesk)',
  leading: phrases(`
    ο, η, το, οι, τα, του, της, των, τον, την, τη, τους, τις, ένας, ένα, μια, μία, ενός, μιας, σε, στο, στη, στην,
    στον, στα, στις, στους, στης, του, από, με, για, ως, έως, προς, χωρίς, κατά, μετά, πριν, παρά, αντί, και, κι, ή,
    να, θα, δεν, μην, που, πιο`),
  examples,
} satisfies Language
