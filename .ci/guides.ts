/**
 * Follows the guides in `docs/add-*.md` in a copy of the repository: compiles their snippets, runs their tests and examples, builds the
 * application, finds their screens in the scripts of the right site, and compares the lists of a guide with the compiler's errors.
 *
 *     node .ci/guides.ts [--keep <folder>]
 *
 * A fence names its file after the language: ```` ```ts packages/sdk/src/client.ts ````. The snippet is the whole file;
 * with `after="…"` it follows the first line that contains the text, with `replace="…"` it replaces that line, and with
 * `end` it is appended. Biome removes the indentation of whole statements in Markdown; it is restored from that line.
 * The guides are applied in order to one copy of the repository, so a later guide can build on an earlier one. `--keep`
 * leaves the copy in a folder, where tests and the development server can be run.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  BuiltScripts,
  CONSOLE,
  consoleScreen,
  ENTRY,
  SITE,
  siteScreen,
} from '../packages/web/e2e/built-scripts.ts'
import { root } from './runner.ts'

/** In reading order: each continues those before it. */
const GUIDES = [
  'docs/add-a-table.md',
  'docs/add-an-editor.md',
  'docs/add-a-public-page.md',
  'docs/add-a-field.md',
]
/** It comes first, because its tests run on a database made by the migrations, and later guides change the tables without one. */
const TESTED_GUIDE = 'docs/add-a-setting.md'
/** Its snippets do not compile: it lists the files that the compiler then names. */
const LISTS_GUIDE = 'docs/add-a-channel-or-role.md'

interface Snippet {
  readonly guide: string
  readonly file: string
  /** What happens at the first line with `line`; null if the snippet is the whole file. */
  readonly edit: { readonly kind: string; readonly line: string } | null
  readonly text: string
}

const FENCE = /^(`{3,})\w+ (\S+)(?: (after|replace|end)(?:="(.+)")?)?\n([\s\S]*?)^\1$/gm

const snippetsOf = (guide: string): Snippet[] =>
  [...readFileSync(join(root, guide), 'utf8').matchAll(FENCE)].map(
    ([, , file = '', kind, line = '', text = '']) => ({
      guide,
      file,
      edit: kind === undefined ? null : { kind, line },
      text,
    }),
  )

/** Copies the repository with its links to installed packages, which are relative to the workspace. */
function copyRepository(folder: string) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  for (const file of String(files).split('\0').filter(Boolean)) {
    // A deleted file stays in the index until it is committed.
    try {
      cpSync(join(root, file), join(folder, file))
    } catch {}
  }
  cpSync(join(root, 'packages/web/styled-system'), join(folder, 'packages/web/styled-system'), {
    recursive: true,
  })
  for (const modules of [
    'node_modules',
    'openapi/node_modules',
    ...globSync('packages/*/node_modules', { cwd: root }),
  ]) {
    const source = join(root, modules)
    cpSync(source, join(folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/^\.(?!bin)/.test(relative(source, path)),
    })
  }
  symlinkSync(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'))
}

/** Indents a snippet like a line, or as its content if the line opens a block of YAML. */
function indentLike(line: string, text: string) {
  const indent = (/^ */.exec(line)?.[0] ?? '') + (line.endsWith(':') ? '  ' : '')
  return text.replaceAll(/^(?=.)/gm, indent)
}

function apply({ guide, file, edit, text }: Snippet, folder: string) {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  if (!edit) return writeFileSync(path, text)
  if (edit.kind === 'end') return appendFileSync(path, `\n${text}`)
  const lines = readFileSync(path, 'utf8').split('\n')
  const index = lines.findIndex((line) => line.includes(edit.line))
  const found = lines[index]
  if (found === undefined) throw new Error(`${guide}: no line of ${file} contains “${edit.line}”.`)
  const snippet = /^\s* /.test(text) ? text : indentLike(found, text)
  const [start, removed] = edit.kind === 'after' ? [index + 1, 0] : [index, 1]
  lines.splice(start, removed, ...snippet.split('\n').slice(0, -1))
  writeFileSync(path, lines.join('\n'))
}

function run(command: string, args: readonly string[], cwd: string) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed in a copy with the guides' snippets.`)
}

// Two cores are busy with other checks: several checkers would read the same types again.
const TSC = ['-p', 'tsconfig.guides.json', '--checkers', '1']

/** Writes a configuration for files of several packages, and everything that they import. */
function configure(folder: string, files: object) {
  const options = {
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
    resolveJsonModule: true,
    types: ['node', 'vite/client'],
    lib: ['esnext', 'dom', 'dom.iterable'],
  }
  const config = { extends: './tsconfig.base.json', compilerOptions: options, ...files }
  writeFileSync(join(folder, 'tsconfig.guides.json'), JSON.stringify(config))
}

function checkTypes(snippets: readonly Snippet[], folder: string) {
  const files = [...new Set(snippets.map(({ file }) => file))].filter((file) => /\.tsx?$/.test(file))
  configure(folder, { files })
  run('tsc', TSC, folder)
}

/** Checks that the compiler names the files that a guide lists, and no other. */
function checkLists(guide: string, folder: string) {
  const folders = [
    ...['cli', 'machines', 'sdk', 'web', 'server'].map((name) => `packages/${name}/src`),
    ...['operations', 'security'].map((name) => `packages/server/${name}`),
  ]
  configure(folder, { include: folders })
  const { stdout } = spawnSync('tsc', TSC, { cwd: folder, encoding: 'utf8' })
  const named = new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))
  const listed = new Set(
    [...readFileSync(join(root, guide), 'utf8').matchAll(/\]\(\.\.\/(packages\/[^)]+)\)/g)].map(
      ([, file = '']) => file,
    ),
  )
  const missing = [...named].filter((file) => !listed.has(file))
  const outdated = [...listed].filter((file) => !named.has(file))
  if (missing.length + outdated.length > 0)
    throw new Error(
      `${guide} does not list ${missing.join(', ') || '–'}; outdated: ${outdated.join(', ') || '–'}.`,
    )
}

/** Builds the application in the copy, without the renderer of pages. */
function build(folder: string) {
  const web = join(folder, 'packages/web')
  run(join(web, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], web)
  return new BuiltScripts(join(web, 'dist'))
}

/** Checks that a site can load a screen, and that the other site cannot. */
function checkSite(built: BuiltScripts, screen: string, site: string, other: string) {
  const [script = ''] = built.scriptsOf(screen)
  if (!built.reachableFrom(ENTRY, site).includes(script)) throw new Error(`${site} does not load ${screen}.`)
  if (built.reachableFrom(ENTRY, other).includes(script)) throw new Error(`${other} loads ${screen}.`)
}

const { values } = parseArgs({ options: { keep: { type: 'string' } } })
const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'tarang-guides-'))
try {
  copyRepository(folder)
  const testedSnippets = snippetsOf(TESTED_GUIDE)
  for (const snippet of testedSnippets) apply(snippet, folder)
  const tests = testedSnippets.map(({ file }) => file).filter((file) => file.endsWith('.test.ts'))
  run('vitest', ['run', '--project=server', ...tests, 'packages/server/src/settings.test.ts'], folder)
  const laterSnippets = GUIDES.flatMap(snippetsOf)
  for (const snippet of laterSnippets) apply(snippet, folder)
  run('node', ['packages/sdk/generate.ts'], folder)
  run('vitest', ['run', '--project=sdk', 'packages/sdk/src/examples.test.ts'], folder)
  const snippets = [...testedSnippets, ...laterSnippets]
  checkTypes(snippets, folder)
  const built = build(folder)
  checkSite(built, consoleScreen('holidays/holidays'), CONSOLE, SITE)
  checkSite(built, siteScreen('holidays/holidays'), SITE, CONSOLE)
  for (const snippet of snippetsOf(LISTS_GUIDE)) apply(snippet, folder)
  run('node', ['packages/sdk/generate.ts'], folder)
  checkLists(LISTS_GUIDE, folder)
  process.stdout.write(
    `${snippets.length} snippets of the guides compile, and their screens are in the right site\n`,
  )
} finally {
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
}
