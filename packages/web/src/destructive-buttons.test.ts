import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname
const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/(\.test|\.stories)\.tsx?$|^testing\//.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const DESTROYS = /(Delete|Discard|Remove|Disable)\b/

/** What they take away is not stored. */
const harmless: readonly string[] = [
  'admin/compare/strategy-header.tsx Remove',
  'patterns/table/filters/column-filter-chips.tsx Remove',
  'patterns/table/list/refresh-button.tsx Remove',
  'ui/file-field.tsx Remove',
]

interface Found {
  readonly what: string
  readonly isRed: boolean
}

/** The buttons whose text, or whose label, begins with such a word. */
const buttons: readonly Found[] = sources.flatMap(({ file, text }) =>
  text
    .split(/<\/(?:Icon)?Button>/)
    .slice(0, -1)
    .map((before) => before.slice(Math.max(before.lastIndexOf('<Button'), before.lastIndexOf('<IconButton'))))
    .flatMap((button) => {
      const [, word] = new RegExp(`(?:>\\s*|aria-label=\\{\`|['"])${DESTROYS.source}`).exec(button) ?? []
      const what = `${file} ${word}`
      return word && !harmless.includes(what) ? [{ what, isRed: /\btone=/.test(button) }] : []
    }),
)

/** The actions whose button has such a word. */
const declarations: readonly Found[] = sources.flatMap(({ file, text }) =>
  [...text.matchAll(new RegExp(`^( *)(?:confirm|label|actNow): '${DESTROYS.source}[^\\n]*'`, 'gm'))]
    .filter(({ index }) => /defineAction|BulkActions/.test(text.slice(0, index)))
    .map(({ 0: found, index }) => {
      const end = text.indexOf('\n}', index)
      const declaration = text.slice(text.lastIndexOf('({', index), end)
      return { what: `${file} ${found.trim()}`, isRed: declaration.includes('isDangerous: true') }
    }),
)

/** The actions of a row, each in one line. */
const rowActions: readonly Found[] = sources.flatMap(({ file, text }) =>
  [...text.matchAll(new RegExp(`\\{ label: '${DESTROYS.source}'[^}]*`, 'g'))].map(
    ({ 0: found, 1: word }) => ({
      what: `${file} ${word} of a row`,
      isRed: found.includes('isDangerous: true'),
    }),
  ),
)

describe('what takes something away is red', () => {
  test('the search finds buttons and declarations', () => {
    expect(buttons.length).toBeGreaterThan(5)
    expect(rowActions.length).toBeGreaterThan(3)
    expect(declarations.length).toBeGreaterThan(4)
  })

  test.each([...buttons, ...declarations, ...rowActions])('$what', ({ isRed }) => {
    expect(isRed).toBe(true)
  })

  test('and never looks like the main answer', () => {
    const button = sources.find(({ file }) => file === 'ui/button.tsx')?.text
    expect(button).toContain("variant = tone && 'outline'")
    for (const { file, text } of sources)
      expect([file, /variant="solid"[^>]*tone=|tone=[^>]*variant="solid"/s.test(text)]).toEqual([file, false])
  })
})
