/** The command line is a client like any other: it uses only the exports of the SDK. */
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
const exported = [...Object.keys(manifest.dependencies), '@tarang/sdk/extensions']

test.each(files)('%s imports the SDK by its name, and only dependencies', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  const imported = [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => name)
  for (const name of imported)
    if (name.startsWith('.'))
      expect(resolve(dirname(join(import.meta.dirname, file)), name)).toMatch(`${import.meta.dirname}/`)
    else expect(isBuiltin(name) || exported.includes(name), name).toBe(true)
})

test('the SDK is used', () => {
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  expect(sources.some((source) => source.includes("from '@tarang/sdk'"))).toBe(true)
})
