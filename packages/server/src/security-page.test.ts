import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const threats = [...page.matchAll(/^## (\d+)\. .+\n([\s\S]*?)(?=^## )/gm)]
const proofs = [...page.matchAll(/`([\w./-]+\.tsx?) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({
  file,
  name,
}))

describe('docs/security.md', () => {
  test('has every threat of the model, each with a test', () => {
    expect(threats.map(([, number]) => number)).toEqual(threats.map((_, index) => String(index + 1)))
    expect(threats.length).toBeGreaterThanOrEqual(23)
    expect(threats.filter(([, , text]) => !text?.includes(' › '))).toEqual([])
  })

  test.each(proofs)('names an existing test: $file › $name', ({ file, name }) => {
    const path = join(root, file.includes('/') ? file : `packages/server/security/checks/${file}`)
    expect(existsSync(path)).toBe(true)
    expect(readFileSync(path, 'utf8')).toContain(name)
  })
})
