// A price: the words before its number, like "from", are smaller.

export function Amount({ text }: { text: string }) {
  const [words = ''] = /^\p{L}[\p{L} ]*(?=\s\P{L}?\d)/u.exec(text) ?? []
  return (
    <b>
      {words !== '' && <small>{words}</small>}
      {text.slice(words.length)}
    </b>
  )
}
