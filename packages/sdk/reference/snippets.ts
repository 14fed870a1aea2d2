/** The examples that stand above the calls in the sources. */
import { readdir, readFile } from 'node:fs/promises'

const resources = new URL('../src/resources/', import.meta.url)

/** Example code by call (`explore.list`), as it stands in the `@example` of its TSDoc. */
export async function snippets(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of await readdir(resources)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const source = await readFile(new URL(file, resources), 'utf8')
    for (const [, code = ''] of source.matchAll(/@example\s*\n\s*\* ```ts\n([\s\S]*?)\n\s*\* ```/g)) {
      const text = code.replace(/^\s*\* ?/gm, '')
      const call = /\bapi\.(\w+\.\w+)\(/.exec(text)?.[1]
      if (call && !found.has(call)) found.set(call, text)
    }
  }
  return found
}
