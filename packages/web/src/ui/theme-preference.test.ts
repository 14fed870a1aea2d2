import { readFileSync } from 'node:fs'
import { THEME_KEY } from '@tarang/runtime-config'
import { expect, test } from 'vitest'

test('the script before the first paint of a page without content reads the same key', () => {
  // A static file, which cannot import it.
  const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')
  expect(script).toContain(`localStorage.getItem('${THEME_KEY}')`)
})
