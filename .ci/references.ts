/**
 * Fails for references that lead nowhere: links of Markdown pages, paths of files in pages, comments and strings, and
 * "section 7", "interpretation 16", "decision 8" of the documents in `docs/`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from './runner.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const isPage = (file: string) => /\.mdx?$/.test(file)

/** Files in which people write references; released and generated files keep the references of their time. */
const sources = files.filter(
  (file) =>
    /\.(mdx?|[cm]?[jt]sx?|css|ya?ml|sql)$|^Containerfile$/.test(file) &&
    !/\/(generated|migrations|released)\/|^pnpm-lock|CHANGELOG|^docs\/licences/.test(file),
)

/** The anchors of a page, as GitHub makes them of its headings, and its explicit ids. */
function anchorsOf(page: string): Set<string> {
  const text = read(page).replace(/^```[\s\S]*?^```/gm, '')
  const slugs = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  )
  return new Set([...slugs, ...[...text.matchAll(/id="([^"]+)"/g)].map(([, id = '']) => id)])
}

/** Links of a Markdown page to other files and to headings. */
function deadLinks(page: string): string[] {
  const text = read(page).replace(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map(([, link = '']) => link)
  return links
    .filter((link) => !/^(\w+:|\/|\?)/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? page : normalize(join(dirname(page), path))
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && isPage(target) && !anchorsOf(target).has(anchor)
    })
}

/** Numbers in "section 7", "sections 7 and 8", "interpretations 14–16". */
const numbersAfter = (text: string, noun: string) =>
  [
    ...text.matchAll(
      new RegExp(`(?<!RFC \\d+, )\\b${noun}s? (\\d+(?:(?:, | and |–)\\d+)*)(?!\\d|,\\d)`, 'gi'),
    ),
  ].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])

const sections = anchorsOf('docs/specification.md')
const interpretations = anchorsOf('docs/interpretation.md')
const decisions = new Set(
  globSync('docs/decisions/*.md', { cwd: root }).map((file) => Number(file.match(/\d+/)?.[0])),
)

const deadNumbers = (text: string): string[] => [
  ...numbersAfter(text, 'section').flatMap((n) => (sections.has(`section-${n}`) ? [] : [`section ${n}`])),
  ...numbersAfter(text, 'interpretation').flatMap((n) =>
    interpretations.has(`interpretation-${n}`) ? [] : [`interpretation ${n}`],
  ),
  ...numbersAfter(text, 'decision').flatMap((n) => (decisions.has(Number(n)) ? [] : [`decision ${n}`])),
]

/** Whether a path is an output of the build; `/` at the end lets patterns of folders match. */
const isIgnoredByGit = (path: string) =>
  spawnSync('git', ['check-ignore', '-q', `${path}/`], { cwd: root }).status === 0

/** Whether a path, or a pattern with `*` and `{a,b}`, has a file, or is an output of the build. */
const leadsSomewhere = (path: string): boolean =>
  existsSync(join(root, path)) ||
  (/[*{]/.test(path) && globSync(path, { cwd: root }).length > 0) ||
  isIgnoredByGit(path)

const PATH =
  /(?<![\w./@-])(?:packages|docs|openapi|\.ci|\.storybook)\/(?:[\w./*,-]|\{[\w.,*-]+\})*(?:[\w*]|\{[\w.,*-]+\})/g

const deadPaths = (text: string): string[] =>
  [...new Set(text.match(PATH) ?? [])].filter((path) => !leadsSomewhere(path))

/** Names of files between backticks, with or without a part of their path; `x` stands for any name. */
const deadNames = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]*\w\.(?:test|spec)?\.?(?:tsx?|mdx?|css|sql|yaml))`/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) =>
        !/^(.*\/)?x\./.test(name) && !files.some((file) => file === name || file.endsWith(`/${name}`)),
    )

/** The files that a guide's code blocks create. */
const createdBy = (page: string): string[] =>
  [...page.matchAll(/^`{3,}\w+ (\S+)/gm)].map(([, file = '']) => file)

let count = 0
for (const file of sources) {
  const text = read(file)
  const created = createdBy(text)
  const dead = new Set(
    [
      ...(isPage(file) ? [...deadLinks(file), ...deadNames(text)] : []),
      ...deadNumbers(text),
      ...deadPaths(text),
    ].filter((reference) => !created.some((path) => path.endsWith(reference))),
  )
  for (const reference of dead) console.error(`${file}: ${reference} leads nowhere.`)
  count += dead.size
}
if (count > 0) console.error(`\n${count} references lead nowhere.`)
process.exit(count === 0 ? 0 : 1)
