/**
 * Holds retired words out of identifiers and file names. Each of them meant something else in every file; the words that
 * replace them stand in docs/glossary.md or are the platform's.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { root } from './runner.ts'

const retired = new Set(
  `asking begun beside came chance desk doors dress elsewhere fate fates flaw gone greeting hands hear heard held kept
  means mend nobody odd outgoing patience place places pretend racing resumption said say saying says shelf speechless
  spoken stage standing taken tell telling tells told voice walk walked walker walks whoever wish witness world wrongs`.split(
    /\s+/,
  ),
)

/** Names that others gave: the DOM, CSS, PostCSS, the catalogue of events in the specification, our one hook by its issue's name. */
const allowed = new Set([
  'createTreeWalker',
  'TreeWalker',
  'walkAtRules',
  'walkClasses',
  'walkRules',
  'placeItems',
  'placeContent',
  'placeSelf',
  'useHeldFlow',
  'use-held-flow',
])

const wordsOf = (name: string) =>
  name
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
    .filter(Boolean)

const retiredIn = (name: string) =>
  allowed.has(name) ? [] : wordsOf(name).filter((word) => retired.has(word))

/** The identifiers of a file, each with the line on which it first stands. */
function identifiersOf(file: string): Map<string, number> {
  const found = new Map<string, number>()
  const source = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && !found.has(node.text))
      found.set(node.text, source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && !file.includes('/generated/'))

const findings = files.flatMap((file) => {
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\..*$/, '')
  return [
    ...retiredIn(base).map((word) => `${file}: the file's name says "${word}"`),
    ...[...identifiersOf(file)].flatMap(([name, line]) =>
      retiredIn(name).map((word) => `${file}:${line}: ${name} says "${word}"`),
    ),
  ]
})

for (const finding of findings) console.error(finding)
if (findings.length > 0) {
  console.error(`\n${findings.length} retired words. See docs/glossary.md for the words in use.`)
  process.exit(1)
}
