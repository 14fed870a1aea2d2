import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the libraries whose internals are used have exact versions', () => {
  const catalog = readFileSync(join(import.meta.dirname, '../../../../pnpm-workspace.yaml'), 'utf8')
  for (const name of ['pg', 'drizzle-orm'])
    expect(catalog).toMatch(new RegExp(`^  ${name}: \\d+\\.\\d+\\.\\d+$`, 'm'))
})
