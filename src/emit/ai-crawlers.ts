// Crawlers that train language models, and document the name under which robots.txt refuses that (read 2026-11).
// Crawlers for search and for requests of a person have other names, and are not refused.
export const TRAINING_CRAWLERS: readonly { readonly agent: string; readonly source: string }[] = [
  { agent: 'GPTBot', source: 'https://platform.openai.com/docs/bots' },
  { agent: 'ClaudeBot', source: 'https://support.claude.com/en/articles/8896518' },
  {
    agent: 'Google-Extended',
    source: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  },
  { agent: 'Applebot-Extended', source: 'https://support.apple.com/en-us/119829' },
  { agent: 'CCBot', source: 'https://commoncrawl.org/ccbot' },
  { agent: 'meta-externalagent', source: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers' },
  { agent: 'Amazonbot', source: 'https://developer.amazon.com/amazonbot' },
]
