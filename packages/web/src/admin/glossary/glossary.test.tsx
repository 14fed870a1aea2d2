import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CHECKS } from '../strategy-quality/strategy-quality.model.ts'
import { glossary, type TermName } from './glossary.model.ts'
import { Term } from './term.tsx'

const names = Object.keys(glossary) as TermName[]

test.each(names)('%s is explained in plain sentences', (name) => {
  const { meaning, formula, limit } = glossary[name]
  for (const text of [meaning, formula, limit]) {
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(text).not.toMatch(/[-–—]\s|undefined/)
  }
  expect(meaning.split('. ').length).toBeLessThanOrEqual(2)
})

test.each(names)('a button explains %s', async (name) => {
  render(<Term name={name} />)
  await userEvent.click(screen.getByRole('button', { name: `What is ${name}?` }))
  const text = (await screen.findByRole('dialog', { name })).textContent
  expect(text).toContain(glossary[name].meaning)
  expect(text).toContain(glossary[name].formula)
  expect(text).toContain(glossary[name].limit)
  // CAGR is on no screen of the console.
  expect(text?.includes(glossary.CAGR.meaning)).toBe(name === 'XIRR' || name === 'CAGR')
})

test('a short XIRR is read as its warning says', () => {
  expect(CHECKS.xirr.reason).toContain('“n/a, under 1 year”')
  expect(glossary.XIRR.limit).toContain('“n/a, under 1 year”')
})

test('the glossary of the documentation says the same', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/glossary.md'), 'utf8')
  for (const name of names) {
    const row = page.split('\n').find((line) => line.toLowerCase().startsWith(`| ${name.toLowerCase()} `))
    expect(row, name).toContain(glossary[name].meaning)
  }
})
