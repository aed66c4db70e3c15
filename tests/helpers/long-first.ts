// Test files in the order they are run: those of a project together, since a worker that goes on to a file of another project is started
// anew and loads the engine again, and of each project those that take longest first, so that none of them runs on alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests in a browser wait half of their time, so the others begin while the last of them run. */
const PROJECTS = ['browser', 'alone', 'unit']

/** From the longest on; of all others the larger file comes first. */
const LONG = [
  'tests/browser/gates.test.ts',
  'tests/browser/submenu.test.ts',
  'tests/browser/late.test.ts',
  'tests/browser/dev.test.ts',
  'tests/browser/starter.test.ts',
  'tests/browser/look.test.ts',
  'tests/browser/contact-form.test.ts',
  'tests/browser/page.test.ts',
  'tests/browser/dev-editor.test.ts',
  'tests/browser/reviews.test.ts',
  'tests/engine/check/mutations.test.ts',
  'tests/engine/scaffold/packed.test.ts',
  'tests/engine/pipeline/equal.test.ts',
  'tests/engine/pipeline/threads/workers.test.ts',
  'tests/engine/readme.test.ts',
  'tests/engine/check/site-rules.test.ts',
  'tests/hosts/verify.test.ts',
  'tests/hosts/probes.test.ts',
  'tests/engine/commands/stop.test.ts',
  'tests/engine/commands/compile.test.ts',
  'tests/site/site.test.ts',
  'tests/engine/load/hostile.test.ts',
  'tests/engine/commands/build.test.ts',
  'tests/engine/commands/environment.test.ts',
  'tests/engine/regex.test.ts',
  'tests/engine/assets/styles.test.ts',
  'tests/engine/theme/overlay.test.ts',
  'tests/hosts/preview.test.ts',
]

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kind = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name)
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((file) => moduleId.endsWith(file))
      return at < 0 ? LONG.length : at
    }
    return (await super.sort(files)).sort((a, b) => kind(a) - kind(b) || rank(a) - rank(b))
  }
}
