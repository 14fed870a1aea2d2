import { globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.ts'
import { isExecutable } from './browser.ts'

interface Program {
  readonly name: string
  /** The environment variable that names another one. */
  readonly variable: string
  /** Names on the path, and patterns of whole paths. */
  readonly names: readonly string[]
  readonly patterns: readonly string[]
  /** The Debian package that brings it. */
  readonly debian: string
}

const FIREFOX: Program = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  patterns: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  debian: 'firefox-esr',
}
const WEBKIT_DRIVER: Program = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  names: ['WebKitWebDriver'],
  patterns: [],
  debian: 'webkit2gtk-driver',
}
/** The browser that WebKitGTK's library brings; the driver's package depends on that library. */
const MINI_BROWSER: Program = {
  name: 'WebKitGTK’s MiniBrowser',
  variable: 'WEBKIT_BROWSER_PATH',
  names: [],
  patterns: ['lib/*', 'lib', 'lib64', 'libexec'].flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
      (version) => `/usr/${folder}/${version}/MiniBrowser`,
    ),
  ),
  debian: 'webkit2gtk-driver',
}
const XVFB: Program = {
  name: 'Xvfb',
  variable: 'XVFB_PATH',
  names: ['Xvfb'],
  patterns: [],
  debian: 'xvfb',
}

function find({ variable, names, patterns }: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  const installed = patterns.flatMap((pattern) => globSync(pattern))
  return [process.env[variable], ...onPath, ...installed].find((path) => path && isExecutable(path))
}

function pathOf(program: Program): string {
  const path = find(program)
  if (path) return path
  throw new Error(
    `No ${program.name} found. Install ${program.debian}, or name its path in ${program.variable}.`,
  )
}

export const firefoxPath = () => pathOf(FIREFOX)
export const webkitDriverPath = () => pathOf(WEBKIT_DRIVER)
export const miniBrowserPath = () => pathOf(MINI_BROWSER)
export const xvfbPath = () => pathOf(XVFB)

const programs = { firefox: [FIREFOX], webkit: [WEBKIT_DRIVER, MINI_BROWSER, XVFB] } as const

/** Installs the browser of an engine where it is missing; throws with what to install where it cannot. */
export function ensureEngine(engine: keyof typeof programs): void {
  for (const program of programs[engine]) {
    if (find(program)) continue
    console.error(`No ${program.name} here yet: installing ${program.debian}.`)
    aptInstall(program.debian)
    pathOf(program)
  }
}
