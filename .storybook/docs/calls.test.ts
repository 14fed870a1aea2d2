import { expect, test } from 'vitest'
import { allCases } from '../../packages/machines/src/cases/index.ts'
import { callsIn, callsOf } from './calls.ts'
import { operations } from './operations.ts'

const web = import.meta.glob<string>(
  ['../../packages/web/src/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.stories.*', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
)
const flows = allCases.map(({ name }) => name)
/** Beside the description: the form service, and whatever page a blog links to. */
const elsewhere = ['contact.submit', 'blogs.body']

test.each(flows)('%s makes calls that the description knows', (flow) => {
  const known = [...operations.map(({ call }) => call), ...elsewhere]
  expect(callsOf(flow).length).toBeGreaterThan(0)
  expect(callsOf(flow).filter((call) => !known.includes(call))).toEqual([])
})

test('every call of the screens is on the page of a flow, and every brought call is made', () => {
  const made = [...new Set(Object.values(web).flatMap(callsIn))].filter((call) => !call.startsWith('http.'))
  const said = new Set(flows.flatMap(callsOf))
  expect(made.filter((call) => !said.has(call))).toEqual([])
  const brought = ['table', 'editor', 'confirmation', 'resource'].flatMap(callsOf)
  expect(brought.filter((call) => !made.includes(call))).toEqual([])
})
