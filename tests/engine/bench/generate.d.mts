export function generate(count: number, out: string): void
