// S3 and CloudFront: writes a CloudFront Function and the settings of a distribution, and reads both back.
// docs.aws.amazon.com/AmazonCloudFront: functions-javascript-runtime-20, understanding-response-headers-policies,
// cloudfront-limits (read 2026-11).
import type { HeaderRule, Host, HostWork } from '../model/host.ts'
import { decodedPath, encodedPath } from '../model/spellings.ts'
import { wholeRules } from './formats/header-rules.ts'
import { jsonOf, objectsIn, pairsIn } from './formats/json-files.ts'
import { encodedTarget, inSpellings } from './formats/spellings.ts'

const FUNCTION: string = 'cloudfront-function.js'
const SETTINGS: string = 'cloudfront.json'

/** Headers that a response headers policy has fields for, and takes nowhere else. */
const SECURITY: Readonly<Record<string, (value: string) => readonly [field: string, content: object]>> = {
  'Content-Security-Policy': (value) => ['ContentSecurityPolicy', { ContentSecurityPolicy: value }],
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity',
    {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0),
      IncludeSubdomains: /include/i.test(value),
    },
  ],
  'X-Content-Type-Options': () => ['ContentTypeOptions', {}],
  'X-Frame-Options': (value) => ['FrameOptions', { FrameOption: value }],
  'Referrer-Policy': (value) => ['ReferrerPolicy', { ReferrerPolicy: value }],
}

function headersPolicy({ path, values }: HeaderRule) {
  const custom = values.flatMap(([name, value]) =>
    name in SECURITY ? [] : [{ Header: name, Value: value, Override: true }],
  )
  const security = values.flatMap(([name, value]) => {
    const [field, content] = SECURITY[name]?.(value) ?? []
    return field === undefined ? [] : [[field, { ...content, Override: true }] as const]
  })
  return {
    PathPattern: path.replace(/^\/\*$/, '*'),
    ResponseHeadersPolicyConfig: {
      Name: `site${path.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '')}`,
      SecurityHeadersConfig: Object.fromEntries(security),
      CustomHeadersConfig: { Quantity: custom.length, Items: custom },
    },
  }
}

/**
 * The viewer-request function redirects old addresses and other spellings of pages, and requests the file of a page from
 * the bucket. A list of all pages would exceed its size limit, so a wrong address may be redirected before it gets 404.
 */
function functionText({ plan, queries, plainHtml, ownFiles }: HostWork): string {
  const always = plan.site.urls.trailingSlash === 'always'
  const asked = queries.map((redirect) => ({ ...redirect, query: `?${redirect.query}` }))
  const moved = inSpellings([...asked, ...plan.redirects.map((redirect) => ({ ...redirect, query: '' }))]).map(
    ({ from, query, to, status }) =>
      `  ${JSON.stringify(from + query)}: ${JSON.stringify(`${status} ${encodedTarget(to)}`)},\n`,
  )
  const plain = plainHtml.map((file) => decodedPath(`/${file}`))
  const paths = (list: readonly string[]) => `new Set(${JSON.stringify(list)})`
  return `// How CloudFront answers: associate this function with viewer requests.
const moved = {
  __proto__: null,
${moved.join('')}};
const plain = ${paths(plain)};
const hidden = ${paths(ownFiles.map((file) => `/${file}`))};

function decoded(uri) {
  try { return decodeURIComponent(uri); } catch (fault) { return uri; }
}

function parameters(request) {
  const parts = [];
  for (const name in request.querystring) {
    const one = request.querystring[name];
    for (const each of one.multiValue || [one]) parts.push(name + (each.value === '' ? '' : '=' + each.value));
  }
  return parts;
}

function redirect(status, to) {
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: to } } };
}

function redirectWithQuery(request, status, to) {
  const parts = parameters(request);
  const query = parts.length === 0 ? '' : '?' + parts.join('&');
  return redirect(status, to.includes('?') ? to : to.replace(/(?=#)|$/, query));
}

function handler(event) {
  const request = event.request;
  const path = decoded(request.uri);
  const asked = parameters(request).map((each) => moved[path + '?' + each]).find(Boolean);
  if (asked) return redirect(Number(asked.slice(0, 3)), asked.slice(4));
  const old = moved[path];
  if (old !== undefined) return redirectWithQuery(request, Number(old.slice(0, 3)), old.slice(4));
  if (hidden.has(path) || /\\/\\.(?!well-known\\/)/.test(path)) request.uri = '/404-hidden';
  else if (plain.has(path)) return request;
  else if (/^\\/(?:[a-z]{2}\\/)?(?:404|500)(?:\\/|\\.html)?$/.test(path)) request.uri = '/404-hidden';
  else if (/^\\/(?:[a-z0-9-]+\\/)*index\\.html$/.test(path)) return redirectWithQuery(request, 301, path.slice(0, -10));
${
  always
    ? `  else if (/^\\/(?:[a-z0-9-]+\\/)*[a-z0-9-]+$/.test(path)) return redirectWithQuery(request, 301, path + '/');
  else if (path.endsWith('/')) request.uri = path + 'index.html';`
    : `  else if (/^\\/(?:[a-z0-9-]+\\/)*[a-z0-9-]+(?:\\/|\\.html)$/.test(path))
    return redirectWithQuery(request, 301, path.replace(/(?:\\/|\\.html)$/, ''));
  else if (path === '/') request.uri = '/index.html';
  else if (/^\\/[a-z0-9\\/-]+$/.test(path)) request.uri = path + '.html';`
}
  return request;
}
`
}

export default {
  own: [FUNCTION, SETTINGS],

  files(work) {
    const errors = [403, 404, 500, 502, 503, 504].map((code) => ({
      ErrorCode: code,
      ResponsePagePath: code < 500 ? '/404.html' : '/500.html',
      ResponseCode: code < 500 ? '404' : String(code),
      ErrorCachingMinTTL: 0,
    }))
    const settings = { Compress: true, ViewerProtocolPolicy: 'redirect-to-https', CustomErrorResponses: errors }
    const policies = wholeRules(work.headers).map(headersPolicy)
    return new Map([
      [FUNCTION, functionText(work)],
      [SETTINGS, `${JSON.stringify({ ...settings, CacheBehaviors: policies }, null, 2)}\n`],
    ])
  },

  canonical: 301,
  hidesErrorPages: true,
  queries: 'dropped',
  limits: {
    statuses: [301, 302, 307, 308],
    ownBytes: { [FUNCTION]: 10 << 10 },
    headerRules: 25,
    source: 'docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html (read 2026-11)',
  },

  read(text) {
    const line = /^ {2}("(?:[^"\\\n]|\\.)*"): "(3\d\d) ((?:[^"\\\n]|\\.)*)",$/gm
    const redirects = [...(text(FUNCTION) ?? '').matchAll(line)].map(([, from = '', status, to = '']) => {
      const [path = '', query] = (JSON.parse(from) as string).split('?')
      return { from: encodedPath(path), ...(query !== undefined && { query }), to, status: Number(status) }
    })
    const headers = objectsIn(jsonOf(text(SETTINGS) ?? '').CacheBehaviors).map(ruleOf)
    return { redirects, rules: redirects.length, headers }
  },
} satisfies Host

/** A headers policy as a rule. */
function ruleOf(behavior: Readonly<Record<string, unknown>>): HeaderRule {
  const [policy = {}] = objectsIn([behavior.ResponseHeadersPolicyConfig])
  const [security = {}] = objectsIn([policy.SecurityHeadersConfig])
  const [custom = {}] = objectsIn([policy.CustomHeadersConfig])
  const of = (field: string, key: string) => String(objectsIn([security[field]])[0]?.[key] ?? '')
  const values: [string, string][] = [
    ['Content-Security-Policy', of('ContentSecurityPolicy', 'ContentSecurityPolicy')],
    [
      'Strict-Transport-Security',
      `max-age=${of('StrictTransportSecurity', 'AccessControlMaxAgeSec')}${
        of('StrictTransportSecurity', 'IncludeSubdomains') === 'true' ? '; includeSubDomains' : ''
      }`,
    ],
    ['X-Content-Type-Options', 'ContentTypeOptions' in security ? 'nosniff' : ''],
    ['X-Frame-Options', of('FrameOptions', 'FrameOption')],
    ['Referrer-Policy', of('ReferrerPolicy', 'ReferrerPolicy')],
    ...pairsIn(custom.Items, 'Header', 'Value'),
  ]
  return {
    path: String(behavior.PathPattern).replace(/^\*$/, '/*'),
    values: values.filter(([, value]) => value !== '' && value !== 'max-age='),
  }
}
