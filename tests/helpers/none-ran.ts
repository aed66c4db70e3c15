// A reporter that fails a run in which -t names no test: it would pass without having tested anything.
import type { Reporter, TestModule, Vitest } from 'vitest/node'

export class NoneRan implements Reporter {
  #pattern: RegExp | undefined

  onInit({ config }: Vitest): void {
    this.#pattern = config.testNamePattern
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    if (!this.#pattern || states.some((state) => state !== 'skipped')) return
    process.stderr.write(`no test of these files has a name that matches ${this.#pattern}\n`)
    process.exitCode = 1
  }
}
