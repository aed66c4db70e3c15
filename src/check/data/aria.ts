// The roles and attributes there are for assistive technology. Data.
// WAI-ARIA 1.2 (W3C Recommendation, 6 June 2023), its modules for graphics and digital publishing (roles by prefix).

const words = (text: string) => new Set(text.trim().split(/\s+/))

export const rolesOfAria: ReadonlySet<string> = words(`
  alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
  complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid
  gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar
  menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio
  radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong
  subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree
  treegrid treeitem graphics-document graphics-object graphics-symbol doc-abstract doc-acknowledgments doc-afterword
  doc-appendix doc-backlink doc-biblioentry doc-bibliography doc-biblioref doc-chapter doc-colophon doc-conclusion
  doc-cover doc-credit doc-credits doc-dedication doc-endnote doc-endnotes doc-epigraph doc-epilogue doc-errata
  doc-example doc-footnote doc-foreword doc-glossary doc-glossref doc-index doc-introduction doc-noteref doc-notice
  doc-pagebreak doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna doc-subtitle doc-tip doc-toc`)

export const attributesOfAria: ReadonlySet<string> = words(`
  aria-activedescendant aria-atomic aria-autocomplete aria-braillelabel aria-brailleroledescription aria-busy
  aria-checked aria-colcount aria-colindex aria-colindextext aria-colspan aria-controls aria-current aria-describedby
  aria-description aria-details aria-disabled aria-dropeffect aria-errormessage aria-expanded aria-flowto aria-grabbed
  aria-haspopup aria-hidden aria-invalid aria-keyshortcuts aria-label aria-labelledby aria-level aria-live aria-modal
  aria-multiline aria-multiselectable aria-orientation aria-owns aria-placeholder aria-posinset aria-pressed
  aria-readonly aria-relevant aria-required aria-roledescription aria-rowcount aria-rowindex aria-rowindextext
  aria-rowspan aria-selected aria-setsize aria-sort aria-valuemax aria-valuemin aria-valuenow aria-valuetext`)

const BOOLEAN = words('true false')
const OPTIONAL = words('true false undefined')
const MIXED = words('true false mixed undefined')

/** The values of attributes that have no others (WAI-ARIA 1.2, section 6.6); any other is passed over. */
export const valuesOfAria: Readonly<Record<string, ReadonlySet<string>>> = {
  'aria-atomic': BOOLEAN,
  'aria-autocomplete': words('inline list both none'),
  'aria-busy': BOOLEAN,
  'aria-checked': MIXED,
  'aria-current': words('page step location date time true false'),
  'aria-disabled': BOOLEAN,
  'aria-expanded': OPTIONAL,
  'aria-haspopup': words('true false menu listbox tree grid dialog'),
  'aria-hidden': OPTIONAL,
  'aria-invalid': words('true false grammar spelling'),
  'aria-live': words('assertive off polite'),
  'aria-modal': BOOLEAN,
  'aria-multiline': BOOLEAN,
  'aria-multiselectable': BOOLEAN,
  'aria-orientation': words('horizontal vertical undefined'),
  'aria-pressed': MIXED,
  'aria-readonly': BOOLEAN,
  'aria-required': BOOLEAN,
  'aria-selected': OPTIONAL,
  'aria-sort': words('ascending descending none other'),
}
