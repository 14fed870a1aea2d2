/** Checks the contents of the published package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tool } from './tool.ts'

/** Where `checkContents` unpacks the package. */
export const unpacked = (work: string): string => join(work, 'package')

/** Throws if the package lacks a file that a user needs, or has what only the repository needs. */
export function checkContents(tarball: string, work: string): void {
  tool('tar', '-xzf', tarball, '-C', work)
  const root = unpacked(work)
  const problems: string[] = []
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of ['devDependencies', 'scripts'])
    if (name in manifest) problems.push(`package.json has ${name}.`)
  for (const [name, version] of Object.entries(manifest.dependencies))
    if (name !== 'openapi-fetch' || !/^\d/.test(`${version}`))
      problems.push(`package.json has the dependency ${name} ${version}.`)
  for (const name of ['homepage', 'bugs', 'repository', 'keywords'])
    if (!manifest[name]) problems.push(`package.json has no ${name}.`)
  for (const name of ['README.md', 'CHANGELOG.md', 'examples/README.md'])
    if (!existsSync(join(root, name))) problems.push(`There is no ${name}.`)
  for (const name of ['index', 'extensions', 'testing'].flatMap((entry) => [`${entry}.js`, `${entry}.cjs`]))
    if (!existsSync(join(root, 'dist', `${name}.map`))) problems.push(`dist/${name} has no source map.`)
  for (const name of ['README.md', 'examples/README.md'])
    for (const [, link = ''] of readFileSync(join(root, name), 'utf8').matchAll(/\]\(([^)#]+)[^)]*\)/g))
      if (!/^https?:/.test(link) && !existsSync(join(root, name, '..', link)))
        problems.push(`${name} links to ${link}, which is not packed.`)
  // Editors show the comments of these types.
  const types = readdirSync(join(root, 'dist')).filter((name) => name.endsWith('.d.ts'))
  const listed = /const stockSplits: \(http: Http\) => \{\s*\/\*\*\s*\n\s*\* Lists the splits/
  if (!types.some((name) => listed.test(readFileSync(join(root, 'dist', name), 'utf8'))))
    problems.push('The methods of a client have no comments in dist.')
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
