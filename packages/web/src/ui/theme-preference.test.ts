import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { THEME_KEY } from '@tarang/runtime-config'
import { expect, test } from 'vitest'

test('the script before the first paint of a page without content reads the same key', () => {
  // A static file, which cannot import it.
  const script = readFileSync(join(import.meta.dirname, '../../public/theme.js'), 'utf8')
  expect(script).toContain(`localStorage.getItem('${THEME_KEY}')`)
})
