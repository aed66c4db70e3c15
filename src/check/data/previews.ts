// Addresses at which hosts show a draft, a branch or one build of a site.

/** Each with a description; the address that a host gives to a whole site is none of them. */
const PREVIEWS: readonly (readonly [host: RegExp, what: string])[] = [
  [/^(?=[^.]*--)[^.]+\.netlify\.(?:app|com)$/, 'a branch or one build at Netlify'],
  [/^(?=[^.]*(?:-git-|-[a-z0-9]{9}-))[^.]+\.vercel\.app$/, 'a branch or one build at Vercel'],
  [/^[a-z0-9-]+\.[a-z0-9-]+\.pages\.dev$/, 'a branch or one build at Cloudflare'],
  [/^(?=[^.]*--)[^.]+-[a-z0-9]{8}\.web\.app$/, 'a preview channel of Firebase'],
  [
    /\.(?:ngrok(?:-free)?\.(?:app|dev|io)|trycloudflare\.com|loca\.lt|localhost\.run|serveo\.net)$/,
    "a tunnel to a developer's machine",
  ],
  [
    /\.(?:gitpod\.io|github\.dev|app\.github\.dev|codesandbox\.io|csb\.app|stackblitz\.io|webcontainer\.io|repl\.co)$/,
    'an editor in the browser',
  ],
  // Of a domain, not the domain itself: stage.co.uk is a shop.
  [/^(?:staging|stage|stg|preview|preprod|uat|dev|sandbox)\d*\.(?!(?:com?|net|org)\.[a-z]{2}$)[a-z0-9-]+\./, 'a draft'],
]

/** The kind of preview at a host; undefined for all other hosts. */
export const previewAt = (host: string) => PREVIEWS.find(([pattern]) => pattern.test(host.toLowerCase()))?.[1]
