// Recognises hosts and phone numbers that cannot be real.

/** Hosts that can never be published: RFC 2606 and RFC 6761. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local)$/i
const PRIVATE = /^(?:127\.|10\.|192\.168\.|0\.0\.0\.0$|\[?::1)/

/** Whether a host, with a port or without, can never be published. */
export function isReservedHost(text: string): boolean {
  const host = text.replace(/:\d+$/, '')
  return RESERVED.test(host) || PRIVATE.test(host)
}

/** The reserved host a text names, in an address or an e-mail address. */
export function reservedHostIn(text: string): string | undefined {
  if (!text.includes('@') && !text.includes('://')) return undefined
  const host = /(?:https?:\/\/|@)([a-z0-9.-]+)/i.exec(text)?.[1]?.replace(/\.$/, '')
  return host !== undefined && isReservedHost(host) ? host : undefined
}

/** Whether a phone number ends in seven equal digits or in 1234567. */
export function isFictitiousPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return digits.length >= 8 && (/(\d)\1{6}$/.test(digits) || digits.endsWith('1234567'))
}
