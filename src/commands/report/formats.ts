// Writes problems in formats for programs: SARIF 2.1.0 (OASIS, 2020) and GitHub's workflow commands.
import type { Rules } from '../../check/run.ts'
import type { Problem } from '../../model/problem.ts'

const SARIF_LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const

/** Problems as SARIF, with the rules that found them. */
export function sarif(problems: readonly Problem[], rules: Rules, version: string): string {
  const ids = [...new Set(problems.map((problem) => problem.rule ?? 'site'))].sort()
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'site check',
              version,
              rules: ids.map((id) => ({ id, shortDescription: { text: rules.get(id)?.why ?? id } })),
            },
          },
          columnKind: 'utf16CodeUnits',
          results: problems.map((problem) => ({
            ruleId: problem.rule ?? 'site',
            ruleIndex: ids.indexOf(problem.rule ?? 'site'),
            level: SARIF_LEVELS[problem.level],
            message: { text: problem.help === undefined ? problem.text : `${problem.text}\n${problem.help}` },
            ...(problem.at && {
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: encodeURI(problem.at.file) },
                    ...(problem.at.line !== undefined && {
                      region: {
                        startLine: problem.at.line,
                        ...(problem.at.column !== undefined && { startColumn: problem.at.column }),
                      },
                    }),
                  },
                },
              ],
            }),
          })),
        },
      ],
    },
    null,
    2,
  )}\n`
}

/** One line `::error file=…,line=…,col=…,title=…::text` per problem (docs.github.com, workflow commands, read 2026-11). */
export function github(problems: readonly Problem[]): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const kinds = { error: 'error', warning: 'warning', info: 'notice' } as const
  return problems
    .map(({ level, at, text, help, rule }) => {
      const parts = [
        at && `file=${property(at.file)}`,
        at?.line && `line=${at.line}`,
        at?.column && `col=${at.column}`,
        rule && `title=${property(rule)}`,
      ].filter(Boolean)
      return `::${kinds[level]} ${parts.join(',')}::${data(help === undefined ? text : `${text} (${help})`)}\n`
    })
    .join('')
}
