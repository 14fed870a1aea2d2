import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import { exceptions, inventory } from './story-inventory.ts'

const src = dirname(import.meta.dirname)
const read = (file: string) => readFileSync(join(src, file), 'utf8')

function storiesIn(name: string) {
  const fileName = `${name}.stories.tsx`
  const csf = loadCsf(read(fileName), { fileName, makeTitle: (title) => title ?? fileName }).parse()
  return csf.indexInputs.map(({ exportName }) => exportName)
}

const files = (pattern: string) =>
  globSync(pattern, { cwd: src })
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => file.replace(/\.tsx$/, ''))

/** The screens that a site's routes load. */
const screens = (site: string) =>
  [...read(`${site}/routes.ts`).matchAll(/import\('\.\/(.+)\.tsx'\)/g)].map(([, file]) => `${site}/${file}`)

test.each([...files('ui/*.tsx'), ...screens('admin'), ...screens('site')])(
  '%s is in the inventory',
  (name) => {
    expect(Object.hasOwn(inventory, name) || Object.hasOwn(exceptions, name)).toBe(true)
  },
)

test.each([...new Set(files('patterns/*/*.tsx').map(dirname))])('%s is in the inventory', (folder) => {
  const known = [...Object.keys(inventory), ...Object.keys(exceptions)]
  expect(known.some((name) => name === folder || name.startsWith(`${folder}/`))).toBe(true)
})

describe('has its required stories', () => {
  test.each(Object.entries(inventory))('%s', (name, kinds) => {
    const stories = storiesIn(name)
    expect(kinds.filter((kind) => !stories.includes(kind))).toEqual([])
  })
})
