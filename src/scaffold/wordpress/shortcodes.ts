// Shortcodes of WordPress and its page builders -> HTML: the words in their attributes and the code in them are kept,
// and each shortcode of which something is lost is named.

/** The HTML of a page, and the shortcodes of which a text cannot contain something, as `[gallery]`. */
interface Unfolded {
  readonly html: string
  readonly dropped: readonly string[]
}

/** A shortcode. One word in brackets is a word in brackets, unless it is a known one or has a digit, `_` or `-`. */
const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]<>]*)?)\]/gi
const KNOWN = /^(?:gallery|embed|audio|video|playlist|caption)$|[\d_-]/
/** Shortcodes of forms and lists: their attributes are settings and names for editors. */
const SETTINGS = /form|wpforms|^(?:gallery|playlist|caption|embed|audio|video)$|slider|carousel|map/i
/** Attributes with a heading, and those with other words, of WPBakery, Divi, Avada, Enfold and others. */
const HEADING = /^(?:title|heading|headline|header|question|tab_title|title_text|author|name|label)$/
const WORDS =
  /^(?:text|sub_?title|sub_?heading|description|content|caption|quote|answer|testimonial|(?:button|btn|link)_?(?:text|title)?|editor|html|(?:tab|testimonial)_content)$/
/** Attributes with the words and with the address of a button. */
const BUTTON = /^(?:button|btn|link)_?(?:text|title)?$/
const LINK = /^(?:(?:button|btn|link)_)?(?:url|link|href)$/
const ADDRESS = /^(?:[a-z]+:|[#/])\S*$/i
/** Attributes with the address of a picture. */
const PICTURE = /^(?:src|image|image_url|bg_image|background_image|photo|img)$/
const ATTRIBUTE = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Shortcodes whose content is code that their builder has encoded: Base64, in WPBakery of escaped HTML. */
const ENCODED = /\[(vc_raw_html|vc_raw_js|fusion_code)\b[^\]]*\]([\s\S]*?)\[\/\1\]/gi

/** The HTML of a text with shortcodes. */
export function unfolded(text: string): Unfolded {
  const dropped = new Set<string>()
  const decoded = text.replace(ENCODED, (_, name: string, content: string) => {
    const html = name.toLowerCase() === 'vc_raw_js' ? undefined : decodedCode(content)
    if (html === undefined) dropped.add(`[${name}]`)
    return html ?? ' '
  })
  const closed = new Set([...decoded.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name))
  const html = decoded.replace(SHORTCODE, (whole, closing: string, name: string, attributes: string) => {
    if (closing !== '') return ' '
    if (!attributes.includes('=') && !KNOWN.test(name)) return whole
    const words = SETTINGS.test(name) ? '' : wordsIn(attributes)
    // One that encloses content is only its frame.
    if (words === '' && (!closed.has(name) || SETTINGS.test(name))) dropped.add(`[${name}]`)
    return ` ${words} `
  })
  return { html, dropped: [...dropped] }
}

/** The words in attributes as HTML. Divi escapes quotes and brackets. */
function wordsIn(attributes: string): string {
  const settings = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => ({
    key: key.toLowerCase(),
    value: (double ?? single ?? '').replace(/%22/g, '&quot;').replace(/%91/g, '[').replace(/%93/g, ']').trim(),
  }))
  const href = settings.find(({ key, value }) => LINK.test(key) && ADDRESS.test(value))?.value
  const elements = settings.map(({ key, value }) => {
    const element = settingAsElement(key, value)
    return href !== undefined && BUTTON.test(key)
      ? element.replace(value, () => `<a href="${href}">${value}</a>`)
      : element
  })
  return elements.join('')
}

/** A setting of a builder as an element of the page; '' if visitors do not read it. */
function settingAsElement(key: string, value: string): string {
  if (PICTURE.test(key) && /^(?:https?:)?\/\/\S+$/.test(value)) return `<img src="${value}">`
  if (!/\p{L}/u.test(value) || ADDRESS.test(value)) return ''
  if (HEADING.test(key)) return `<h3>${value}</h3>`
  return WORDS.test(key) && !/^(?:yes|no|true|false|none|default|left|right|center|[a-z]+_[a-z_]+)$/.test(value)
    ? `<div>${value}</div>`
    : ''
}

/** The HTML in Base64; undefined if it is not that, or code instead of HTML. */
function decodedCode(content: string): string | undefined {
  const typed = content.replace(/<[^<>]*>|\s/g, '')
  const text = /^[\w+/]+=*$/.test(typed) ? Buffer.from(typed, 'base64').toString('utf8') : content
  const html = /^(?:%[\da-f]{2}|[\w.~*'()!-])+$/i.test(text) ? unescaped(text) : text
  return html.includes('\ufffd') || !/<[a-z]/i.test(html) ? undefined : html
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '\ufffd'
  }
}

/** The page of Elementor as HTML, from the JSON in which it is stored; '' if it is damaged. */
export function elementorHtml(json: string): string {
  try {
    return htmlOf(JSON.parse(json))
  } catch {
    return ''
  }
}

/** The words and pictures of a value, in their order. Settings are named by their keys. */
function htmlOf(value: unknown, key = ''): string {
  if (typeof value === 'string') return settingAsElement(key, value)
  if (Array.isArray(value)) return value.map((item) => htmlOf(item, key)).join('')
  if (typeof value !== 'object' || value === null) return ''
  const url = 'url' in value && PICTURE.test(key) ? settingAsElement('image', String(value.url)) : ''
  return (
    url +
    Object.entries(value)
      .map(([name, inner]) => htmlOf(inner, name))
      .join('')
  )
}
