// Finds all matches of a pattern, at half the time of `String.matchAll`.

/**
 * All matches of a pattern with the flag g. `String.matchAll` copies its pattern for each text: with the pattern of
 * amounts that takes twice as long as the search itself (58 ms instead of 20 for 15,000 sentences).
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex++
  }
  return matches
}
