// Reads the folder of templates from site.yaml, which is needed before the file can be validated.
import type { SourceFiles } from '../../model/problem.ts'
import { roughly } from './parse.ts'

const DEFAULT = 'templates'

/** The folder of templates, relative to the root; the default where site.yaml is missing or does not name one. */
export function templateFolder(files: Pick<SourceFiles, 'get'>): string {
  const text = Buffer.from(files.get('site.yaml') ?? '').toString('utf8')
  if (!text.includes('templates')) return DEFAULT
  const folder = roughly(text.replace(/^\ufeff/, ''))?.get('templates')
  return typeof folder === 'string' && folder !== '' ? folder : DEFAULT
}
