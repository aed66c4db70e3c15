// The content policy -> the response headers every host should send. Pure. Values: OWASP Secure Headers Project (read
// 2026-11).
import type { HeaderRule } from '../model/checks/host.ts'

export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      path: '/*',
      values: [
        ['Content-Security-Policy', policy],
        ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
      ],
    },
    { path: '/assets/*', values: [['Cache-Control', 'public, max-age=31536000, immutable']] },
  ]
}
