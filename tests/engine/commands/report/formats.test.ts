// What machines read of `site check`: one JSON object, GitHub's workflow commands, SARIF by its standard.
import { describe, expect, test } from 'vitest'
import { check, folder, settings } from '../../check/checked.ts'

describe('formats', () => {
  const faulty = () =>
    folder({
      'content/urls.lock': '/gone:100%,really\n',
      'site.yaml': settings({ keep: ['url/changed', 'launch/origin'] }),
    })

  test('json is one object', async () => {
    const { code, out, err } = await check(faulty(), { format: 'json' })
    const { ms, ...rest } = JSON.parse(out)
    expect({ code, err, lines: out.split('\n').length, ms: typeof ms }).toEqual({
      code: 1,
      err: '',
      lines: 2,
      ms: 'number',
    })
    expect(rest).toMatchInlineSnapshot(`
      {
        "ok": false,
        "pages": 4,
        "problems": [
          {
            "at": {
              "column": 1,
              "file": "content/routes.yaml",
              "line": 12,
            },
            "help": "add under redirects: - { from: /gone:100%,really, to: / }",
            "level": "error",
            "rule": "url/changed",
            "text": "/gone:100%,really was published and is gone",
          },
          {
            "at": {
              "column": 9,
              "file": "site.yaml",
              "line": 1,
            },
            "help": "write the address of the site",
            "level": "info",
            "rule": "launch/origin",
            "text": "origin is https://wheels.example, which cannot be published",
          },
        ],
      }
    `)
  })

  test('github has one workflow command a line, escaped', async () => {
    expect((await check(faulty(), { format: 'github' })).out).toMatchInlineSnapshot(`
      "::error file=content/routes.yaml,line=12,col=1,title=url/changed::/gone:100%25,really was published and is gone (add under redirects: - { from: /gone:100%25,really, to: / })
      ::notice file=site.yaml,line=1,col=9,title=launch/origin::origin is https://wheels.example, which cannot be published (write the address of the site)
      "
    `)
  })

  test('sarif has what the standard requires', async () => {
    const log = JSON.parse((await check(faulty(), { format: 'sarif' })).out)
    expect(faultsOf(log)).toEqual([])
    expect(
      log.runs[0].results.map(({ ruleId, level }: { ruleId: string; level: string }) => `${level} ${ruleId}`),
    ).toEqual(['error url/changed', 'note launch/origin'])
  })

  test('sarif explains a problem of loading by its rule, and stands without a place', async () => {
    const unread = JSON.parse(
      (await check(folder({ 'content/prices.yaml': 'note: a\nnote: b\n' }), { format: 'sarif' })).out,
    )
    expect(faultsOf(unread)).toEqual([])
    expect(unread.runs[0].tool.driver.rules).toMatchObject([
      { id: 'content/schema', shortDescription: { text: expect.stringContaining('mistyped') } },
    ])
    const odd = JSON.parse((await check(folder({ 'templates/rules/odd.ts': '' }), { format: 'sarif' })).out)
    expect(faultsOf(odd)).toEqual([])
    expect(odd.runs[0].results).toHaveLength(1)
  })

  test('another is refused', async () => {
    expect(await check('.', { format: 'xml' })).toEqual({
      code: 2,
      out: '',
      err: '--format xml: choose one of text, json, sarif, github\n',
    })
  })
})

interface Log {
  readonly $schema?: unknown
  readonly version?: unknown
  readonly runs?: readonly {
    readonly tool?: {
      readonly driver?: {
        readonly name?: unknown
        readonly rules?: readonly { readonly id?: unknown; readonly shortDescription?: { readonly text?: unknown } }[]
      }
    }
    readonly columnKind?: unknown
    readonly results?: readonly {
      readonly ruleId?: string
      readonly ruleIndex?: number
      readonly level?: string
      readonly message?: { readonly text?: unknown }
      readonly locations?: readonly {
        readonly physicalLocation?: {
          readonly artifactLocation?: { readonly uri?: string }
          readonly region?: { readonly startLine?: number; readonly startColumn?: number }
        }
      }[]
    }[]
  }[]
}

/** What SARIF 2.1.0 (OASIS, 2020) requires and a log lacks: sections 3.13, 3.14, 3.18, 3.19, 3.27, 3.11, 3.30. */
function faultsOf({ version, runs }: Log): string[] {
  const faults: string[] = []
  const must = (what: string, is: boolean) => void (is || faults.push(what))
  must('version', version === '2.1.0')
  must('runs', Array.isArray(runs) && runs.length > 0)
  for (const { tool, results, columnKind } of runs ?? []) {
    const driven = tool?.driver?.rules ?? []
    must('driver.name', typeof tool?.driver?.name === 'string')
    must('columnKind', columnKind === 'utf16CodeUnits')
    must('unique rule ids', new Set(driven.map(({ id }) => id)).size === driven.length)
    for (const { id, shortDescription } of driven)
      must(`rule ${id}`, typeof id === 'string' && typeof shortDescription?.text === 'string')
    must('results', Array.isArray(results))
    for (const { ruleId, ruleIndex, level, message, locations } of results ?? []) {
      must('message.text', typeof message?.text === 'string' && message.text !== '')
      must('level', ['none', 'note', 'warning', 'error'].includes(level ?? ''))
      must('ruleIndex', driven[ruleIndex ?? -1]?.id === ruleId)
      for (const { physicalLocation } of locations ?? []) {
        const { uri = ' ' } = physicalLocation?.artifactLocation ?? {}
        must(`uri ${uri}`, /^[\w./%~-]+$/.test(uri) && !uri.startsWith('/'))
        const { startLine = 1, startColumn = 1 } = physicalLocation?.region ?? {}
        must(
          'region',
          Number.isInteger(startLine) && startLine >= 1 && Number.isInteger(startColumn) && startColumn >= 1,
        )
      }
    }
  }
  return faults
}
