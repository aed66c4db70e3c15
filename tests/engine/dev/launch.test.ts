// The environment -> the editor a place is opened in, and how it is told the place.
import { expect, test } from 'vitest'
import { editorOf } from '../../../src/dev/launch.ts'

/** The command line for line 3, column 5 of a file. */
const line = (env: Record<string, string>) => {
  const editor = editorOf(env)
  return editor && [editor.command, ...editor.args('/s/a b.yaml', 3, 5)]
}

test.each<[Record<string, string>, string[] | undefined]>([
  [{ EDITOR: 'code --wait' }, ['code', '-g', '/s/a b.yaml:3:5']],
  [{ EDITOR: '/opt/bin/cursor -n -w' }, ['/opt/bin/cursor', '-n', '-g', '/s/a b.yaml:3:5']],
  [{ EDITOR: 'code.cmd' }, ['code.cmd', '-g', '/s/a b.yaml:3:5']],
  [{ EDITOR: 'subl -w' }, ['subl', '/s/a b.yaml:3:5']],
  [{ EDITOR: 'webstorm64' }, ['webstorm64', '--line', '3', '--column', '5', '/s/a b.yaml']],
  [{ EDITOR: 'emacsclient' }, ['emacsclient', '+3:5', '/s/a b.yaml']],
  [{ EDITOR: 'gedit' }, ['gedit', '+3', '/s/a b.yaml']],
  [{ EDITOR: 'my-own' }, ['my-own', '/s/a b.yaml']],
  // The first that has a window of its own.
  [{ SITE_EDITOR: 'zed', VISUAL: 'code', EDITOR: 'vim' }, ['zed', '/s/a b.yaml:3:5']],
  [{ VISUAL: 'nvim', EDITOR: 'kate' }, ['kate', '+3', '/s/a b.yaml']],
  [{ EDITOR: 'vim', TERM_PROGRAM: 'vscode' }, ['code', '-g', '/s/a b.yaml:3:5']],
  [{ EDITOR: 'nano' }, undefined],
  [{ EDITOR: ' ' }, undefined],
  [{}, undefined],
])('%j', (env, expected) => expect(line(env)).toEqual(expected))
