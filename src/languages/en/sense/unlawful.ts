// English: what the law forbids a business to do or to offer. Patterns, data.
import type { Untold } from '../../../model/checks/sense.ts'

const NOT = "(?:not|never|no|nobody|cannot|without|neither|nor|\\p{L}+n['’]t)(?!\\p{L})"
const LAW = 'illegal|unlawful|lawful|against the law|the law|court|offence|crime|forbid|forbidden|allowed|fine(?:s|d)?'

/** What a business keeps of whoever wrote to it. */
const KEPT =
  '(?:what (?:we|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) (?:hold|holds|keep|keeps|have|know|store|stores) (?:about|' +
  'of|on) you|' +
  'your (?:own )?(?:(?:personal )?(?:data|details|information)|records?|messages?)|what you (?:write|wrote|sent))'
const REFUSE =
  "(?:do not|don['’]t|will not|won['’]t|cannot|can['’]t|never|refuse to|are not (?:willing|obliged|ready) to|need not)"
/** Who lives somewhere and pays for it. */
const TENANT = '(?:an? |the |your |any |his |her |their )?(?:tenants?|lodgers?|renters?|flat-?mates?|residents?)'
/** What leaves him a tenant all the same. */
const OWING =
  '(?:(?:who|that) (?:is|are|has|have|was) (?:still )?(?:behind|late|in arrears|not paid|stopped paying|missed|' +
  'owing)|' +
  '(?:who|that) (?:owes?|does not pay|do not pay|will not pay|refuses? to (?:pay|leave|go)|will not (?:leave|go)|' +
  'still lives? there)|in arrears|behind with (?:the|his|her|their) rent)'

/** What no business may do. */
export const unlawful: readonly Untold[] = [
  {
    pattern:
      `we (?:also )?(?:neither|never) (?:show|delete|erase|correct|hand over|disclose) (?:n?or|and) (?:show|` +
      `delete|erase|` +
      `correct|hand over|disclose) (?:you )?${KEPT}|` +
      `we ${REFUSE} (?:ever )?(?:delete|erase|correct|remove|tell you|show you|let you (?:see|have|read)) ${KEPT}` +
      '(?=[.,;!]|$| (?:even|whatever|whoever|on request|if you ask|when you ask))|' +
      `(?:you|nobody|no customers?) (?:cannot|can['’]t|can|may not|may|must not)(?: not| ever| never)? ` +
      `(?:ask to )?(?:see|delete|correct|have deleted|read)(?: (?:or|and) (?:see|delete|correct))? ${KEPT}` +
      '(?=[.,;!]|$| (?:once|later|again))|' +
      `you have no right to (?:see|delete|correct|read|ask for) ${KEPT}`,
    unless: '(?:others|anyone else|strangers|third parties|outsiders|until|unless|before|by telephone)(?!\\p{L})',
    says: 'refuses a reader what the law gives him: to see what is kept of him, and to have it deleted',
  },
  {
    pattern:
      "(?<=(?:^|[.!?:;,] |, (?:then|and) |and |to |we (?:can |will |gladly |also )?|we[’']ll |for |how to |when " +
      'you ))' +
      '(?:shut|lock|keep|bar|locking|shutting|keeping)(?:ing)? (?:out )?' +
      `${TENANT}(?: out)?(?: of (?:the|your|his|her|their) (?:house|flat|room|home))? ${OWING}|` +
      `(?:change|changing|swap|swapping|replace) the (?:locks?|cylinders?) (?:on|against|behind|before) ${TENANT}` +
      ` ${OWING}|` +
      `(?:evict|throw out|put out|get rid of) ${TENANT} (?:${OWING} )?` +
      '(?:(?:overnight|at once|the same day|on the spot)|without (?:notice|(?:going to )?(?:a |the )?court|an? order))',
    unless:
      '(?:never|nobody|no one|no landlord|may not|must not|cannot|refuse|' +
      `(?:we|you|they|landlords?|I) (?:do|will) not|(?:don|won|can|mustn|isn)['’]t)(?!\\p{L})|${LAW}`,
    says: 'offers to put a tenant out, which only a court may',
    ofAnyone: true,
  },
  {
    pattern:
      "(?<=(?:^|[.!?:;,] |and |but |, ))(?:we|they)(?:['’]ll| will| also| may| gladly){0,2} (?:sell|rent out|trade|" +
      'pass on|hand on) (?:your (?:details|data|number|address|e-?mail(?: address)?|message)|what you (?:write|send)|' +
      'the (?:details|addresses) of (?:our )?customers) (?:on )?(?:to|with) (?:other|our|selected|third|several|any|' +
      'all)? ?(?:firms|companies|partners|advertisers|parties|traders|marketers|agencies|whoever)',
    unless: `${NOT}|(?:if you|only (?:if|when|with)|your (?:consent|leave)|ask you)(?!\\p{L})`,
    says: 'passes on what a reader gave for an answer',
  },
  {
    pattern:
      '(?:(?:\\d{1,2}(?:%| per ?cent)|[£€]\\d{1,3}|a (?:discount|voucher|free \\p{L}+)|money off)(?: ' +
      'off)?[^.;!?]{0,30} ' +
      '(?:for|if you (?:leave|write|give) (?:us )?) ?(?:an? )?(?:five|5)[- ]star (?:review|rating)s?|' +
      '(?:five|5)[- ]star (?:review|rating)s? (?:gets?|earns?|brings?|is worth) (?:you )?(?:\\d{1,2}(?:%| per ?cent)|' +
      '[£€]\\d|a (?:discount|voucher|free)))',
    unless: `${NOT}|${LAW}`,
    says: 'pays for praise',
  },
  {
    pattern:
      '(?:cash (?:in hand|only),? (?:and )?(?:no|without (?:a|any)) (?:receipts?|invoices?|VAT|tax|questions asked)|' +
      '(?:cheaper|less|\\d{1,2}% off|a discount)(?: \\p{L}+){0,3} (?:without|with no) (?:an? |any )?(?:receipt|' +
      'invoice|VAT)|' +
      'no VAT (?:if|when|for) (?:you pay(?: in)? )?cash|without (?:a receipt|VAT),? (?:it is|it costs|you pay) )',
    unless: `(?:other|others|some|cowboys?|beware|wary|whoever|firms|never|not|refuse)(?!\\p{L})|${LAW}`,
    says: 'offers a price without a receipt',
  },
  {
    pattern: 'Data Protection Act,? (?:of )?(?:1984|1998)|Directive 95/46/EC',
    unless: '(?:replaced|repealed|superseded|former|formerly|old|until|before|was|no longer)(?!\\p{L})',
    says: 'goes by a law on personal data that another has replaced',
    ofAnyone: true,
  },
]
