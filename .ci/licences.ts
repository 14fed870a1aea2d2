/**
 * Checks that every installed package has an allowed licence, and that `docs/licences.md` lists every shipped package:
 *
 *     node .ci/licences.ts [--check]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from './runner.ts'

const permissive = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
])

/** Packages without a permissive licence, and why they are allowed. Names may end in `*`. */
const exceptions: Record<string, string> = {
  '@img/sharp-libvips-*':
    'LGPL-3.0: libvips, a shared library beside sharp, unchanged and replaceable; on the server only',
  'caniuse-lite': 'CC-BY-4.0: data for build tools; not shipped',
  elkjs: 'EPL-2.0: lays out the charts of the documentation; not shipped',
  'axe-core': 'MPL-2.0: a test tool, unchanged; not shipped',
  '@axe-core/playwright': 'MPL-2.0: a test tool, unchanged; not shipped',
  'url-template': 'BSD: the text of BSD-3-Clause, without its number; in the page of the API',
  satori: 'MPL-2.0: lays out card images, unchanged; on the server only',
  'lightningcss*': 'MPL-2.0: a build tool, unchanged; not shipped',
}

interface Package {
  name: string
  versions: string[]
  homepage?: string
}
interface Listed {
  name: string
  versions: string
  licence: string
}

/** Every installed package; with `--prod` every shipped one. */
function list(...options: string[]): Listed[] {
  const { status, stdout } = spawnSync('pnpm', ['licenses', 'list', '-r', '--json', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('pnpm could not list the licences.')
  const byLicence = JSON.parse(stdout) as Record<string, Package[]>
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) =>
      packages.map(({ name, versions }) => ({ name, versions: versions.join(', '), licence })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const isException = (name: string) =>
  Object.keys(exceptions).some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : known === name,
  )

/** `OR` needs one permissive licence, `AND` needs all. */
const isPermissive = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((part) => permissive.has(part.trim())))

/** One name for the builds of a package for different machines, because each machine installs another. */
const anyMachine = ({ name, ...rest }: Listed): Listed => ({
  ...rest,
  name: name.replace(/-(linux|darwin|win32|linuxmusl|freebsd|android)(-[\w-]+)?$/, '-*'),
})

function page(shipped: Listed[]): string {
  const rows = new Map(shipped.map(anyMachine).map((each) => [`${each.name} ${each.versions}`, each]))
  const lines = [...rows.values()].map(
    ({ name, versions, licence }) => `| ${name} | ${versions} | ${licence} |`,
  )
  return [
    '# Licences of what is shipped',
    '',
    'Written by `node .ci/licences.ts` from the installed packages, and checked by `pnpm test`. Build and test tools follow the',
    'same rules and are not listed. Allowed without a permissive licence:',
    '',
    ...Object.entries(exceptions).map(([name, why]) => `- \`${name}\`: ${why}.`),
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n')
}

/** The words of a page, without differences of formatting. */
const words = (text: string) => text.replace(/[\s|-]+/g, ' ')

const refused = list().filter(({ name, licence }) => !isPermissive(licence) && !isException(name))
for (const { name, versions, licence } of refused)
  console.error(`${name} ${versions} has the licence ${licence}, which is not allowed here.`)

const file = `${root}docs/licences.md`
const wanted = page(list('--prod'))
const isStale = !existsSync(file) || words(readFileSync(file, 'utf8')) !== words(wanted)
if (process.argv.includes('--check')) {
  if (isStale) console.error('docs/licences.md is stale: run `node .ci/licences.ts`.')
} else if (isStale) writeFileSync(file, wanted)
process.exit(refused.length > 0 || (isStale && process.argv.includes('--check')) ? 1 : 0)
