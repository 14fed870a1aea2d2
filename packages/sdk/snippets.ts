/** Reads the TSDoc examples of the calls. */
import { readdir, readFile } from 'node:fs/promises'

const resources = new URL('src/resources/', import.meta.url)

/** The code of each `@example`, by call (`explore.list`). */
export async function snippets(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of await readdir(resources)) {
    const source = await readFile(new URL(file, resources), 'utf8')
    // Matches `export const blogs = (http: Http)`, and in it the comments directly above a member.
    let resource = ''
    for (const [, name, code, member] of source.matchAll(
      /^export const (\w+) = \(http: Http\)|@example\s*\n\s*\* ```ts\n([\s\S]*?)\n\s*\* ```\s*\n\s*\*\/\s*\n\s*(\w+)/gm,
    )) {
      if (name) resource = name
      else if (code && member) found.set(`${resource}.${member}`, code.replace(/^\s*\* ?/gm, ''))
    }
  }
  return found
}
