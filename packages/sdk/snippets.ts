/** Reads the TSDoc examples of the calls. */
import { readdir, readFile } from 'node:fs/promises'

const resources = new URL('src/resources/', import.meta.url)

/** The code of each `@example`, by call (`explore.list`). */
export async function snippets(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of await readdir(resources)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const source = await readFile(new URL(file, resources), 'utf8')
    // Matches `export interface BlogsApi {`, and in it the comments directly above a member.
    let namespace = ''
    for (const [, space, code, member] of source.matchAll(
      /^export interface (\w+)Api|@example\s*\n\s*\* ```ts\n([\s\S]*?)\n\s*\* ```\s*\n\s*\*\/\s*\n\s*(\w+)/gm,
    )) {
      if (space) namespace = space.charAt(0).toLowerCase() + space.slice(1)
      else if (code && member) found.set(`${namespace}.${member}`, code.replace(/^\s*\* ?/gm, ''))
    }
  }
  return found
}
