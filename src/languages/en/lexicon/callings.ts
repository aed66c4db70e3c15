// English: who says in a heading or in small print that he is the business: companies by their form, trades. Data.
import type { Naming } from '../../../model/checks/phrases.ts'

const COMPANY = "((?:\\p{Lu}[\\p{L}&'’.-]* (?:(?:and|&|of) )?){1,5}(?:Ltd|Limited|LLP|LLC|PLC|plc|Inc)\\.?)"

/** Companies that keep what the reader writes, and trades by which a heading calls the business. */
export const callings: Pick<Naming, 'keeper' | 'keepsFor' | 'trades' | 'tradeIs'> = {
  keeper:
    `(?<!\\p{L})${COMPANY} (?:(?:only|also|will|may) )?(?:(?:keeps?|collects?|holds?|uses?|stores?) ` +
    '(?:what|the (?:details|data|information)|(?:all |any )?(?:personal )?(?:data|details|information)|your)' +
    '(?![^.!?]* (?:cookies|browser))|respects your|takes your privacy|is committed to|' +
    'is (?:the (?:data )?controller|responsible for (?:your|the|what)))',
  keepsFor:
    'forms?|hosts?|hosting|servers?|providers?|processors?|on our behalf|for us|passes|payments?|maps?|who|which|' +
    'instead|insurer|by law',
  trades: [
    ['Locksmith', 'locksmith'],
    ['Plumber', 'plumber'],
    ['Electrician', 'electrician'],
    ['RoofingContractor', 'roofer'],
    ['HousePainter', '(?:painter|decorator)'],
    ['HVACBusiness', '(?:heating|boiler|gas) engineer'],
    ['MovingCompany', '(?:removals? (?:firm|company)|remover)'],
    ['Dentist', 'dentist'],
    ['Optician', 'optician'],
    ['VeterinaryCare', 'vet'],
    ['AutoRepair', '(?:mechanic|garage)'],
    ['Florist', 'florist'],
    ['Bakery', 'baker'],
    ['HairSalon', 'hairdresser'],
    ['Attorney', '(?:solicitor|lawyer)'],
    ['AccountingService', 'accountant'],
  ],
  tradeIs: [
    '(?:An? |Your |The |Our )?(?:(?:local|emergency|trusted|reliable|friendly|good|honest|24-hour|family|mobile|' +
      'qualified|professional|master|independent) ){0,2}',
    '(?:(?= (?:in|near|for|who|around|across|throughout)(?!\\p{L}))|s(?= (?:in|near|around|across|throughout) ))' +
      '(?!.*(?<!\\p{L})(?:told|asked|said|lost|called|broke|came|was|had|we|us|our|trust)(?!\\p{L}))',
  ],
}
