// Opens a place of a file in the developer's editor, and an address in the browser.
import { spawn } from 'node:child_process'
import { realpathSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Place } from '../model/problem.ts'
import { isBelow } from '../runtime/below.ts'

/** An editor with its own window, and its arguments for a place. */
export interface EditorCommand {
  readonly command: string
  /** Arguments for a file, given by its absolute path. */
  args(file: string, line: number, column: number): readonly string[]
}

const inOne: EditorCommand['args'] = (file, line, column) => [`${file}:${line}:${column}`]

/** The arguments of editors by the names of their programs. Manuals read 2026-11. */
const STYLES: readonly (readonly [names: RegExp, args: EditorCommand['args']])[] = [
  [/^(?:code|code-insiders|codium|vscodium|cursor|windsurf)$/, (...place) => ['-g', ...inOne(...place)]],
  [/^(?:subl|sublime_text|zed|atom|pulsar)$/, inOne],
  [
    /^(?:idea|webstorm|phpstorm|pycharm|goland|rider)\d*$/,
    (file, l, c) => ['--line', `${l}`, '--column', `${c}`, file],
  ],
  [/^(?:emacs|emacsclient)$/, (file, l, c) => [`+${l}:${c}`, file]],
  [/^(?:gvim|mvim|kate|gedit|gnome-text-editor|mate)$/, (file, l) => [`+${l}`, file]],
]

/** Editors that need a terminal, which a server cannot give them. */
const IN_TERMINAL = /^(?:vi|vim|nvim|nano|pico|micro|joe|ne|ed|hx|helix|kak|mcedit)$/

/**
 * The editor named by SITE_EDITOR, VISUAL or EDITOR, or whose terminal this is: the first with its own window.
 * Undefined if there is none.
 */
export function editorOf(env: Readonly<Record<string, string | undefined>>): EditorCommand | undefined {
  const terminals = [env.TERM_PROGRAM === 'vscode' && 'code', env.ZED_TERM === 'true' && 'zed']
  for (const wish of [env.SITE_EDITOR, env.VISUAL, env.EDITOR, ...terminals]) {
    const [command = '', ...typed] = (wish || '').trim().split(/\s+/)
    const name = basename(command).replace(/\.(?:exe|cmd|bat)$/i, '')
    if (name === '' || IN_TERMINAL.test(name)) continue
    const [, args] = STYLES.find(([names]) => names.test(name)) ?? []
    // An option to wait for the window to close would keep the process for ever.
    const options = typed.filter((option) => !/^(?:-w|--wait|-W)$/.test(option))
    return { command, args: (...place) => [...options, ...(args?.(...place) ?? [place[0]])] }
  }
  return undefined
}

/** The absolute path of a file below the root; undefined for anything else, and for hidden files. */
export function fileBelow(root: string, file: string): string | undefined {
  if (/\p{Cc}|\\/u.test(file) || file.startsWith('/') || /(?:^|\/)(?:\.[^/]*|node_modules)(?:\/|$)/.test(file)) return
  try {
    const whole = realpathSync(join(root, file))
    return isBelow(realpathSync(root), whole) && statSync(whole).isFile() ? whole : undefined
  } catch {
    return undefined
  }
}

/** Why a place outside the project is not opened. */
export const NO_FILE = 'this is not a file of the project'

/** Opens a place in an editor. The result is why that failed; undefined if the editor was started. */
export function launch(root: string, editor: EditorCommand | undefined, { file, line = 1, column = 1 }: Place) {
  return new Promise<string | undefined>((done) => {
    const whole = fileBelow(root, file)
    if (whole === undefined) return done(NO_FILE)
    if (!editor) return done('no editor with a window is named: start site dev with EDITOR="code" or another')
    // No shell, so a file name cannot be a command.
    const child = spawn(editor.command, [...editor.args(whole, line, column)], { detached: true, stdio: 'ignore' })
    child.on('error', () => done(`${editor.command} could not be started: see SITE_EDITOR, VISUAL and EDITOR`))
    child.on('spawn', () => done(undefined))
    child.unref()
  })
}

/** The commands that open an address, by operating system; all others have xdg-open. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Opens an address in the browser of this machine. Failure is ignored, because the address is printed too. */
export function openBrowser(address: string): void {
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? []
  const child = spawn(command, [...args, address], { detached: true, stdio: 'ignore' })
  child.on('error', () => undefined)
  child.unref()
}
