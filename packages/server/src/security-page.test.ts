import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const rows = page.split('\n').filter((line) => /^\| (\d+|§\d) /.test(line))
const proofs = [...page.matchAll(/`([\w./-]+\.tsx?) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({
  file,
  name,
}))

describe('docs/security.md', () => {
  test('has every row of the threat model, each with a test', () => {
    expect(rows.map((row) => row.split('|')[1]?.trim())).toEqual([
      ...Array.from({ length: 21 }, (_, at) => String(at + 1)),
      '§2',
      '§3',
    ])
    expect(rows.filter((row) => !row.includes(' › '))).toEqual([])
  })

  test.each(proofs)('names an existing test: $file › $name', ({ file, name }) => {
    const path = join(root, file.includes('/') ? file : `packages/server/security/checks/${file}`)
    expect(existsSync(path)).toBe(true)
    expect(readFileSync(path, 'utf8')).toContain(name)
  })
})
