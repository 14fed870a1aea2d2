import { invokedSources } from '@tarang/flow-testing'
import { allCases } from '@tarang/machines/all-cases'
import { expect, test } from 'vitest'
import { callsByInvoke, callsIn, callsOf, describedAs } from './calls.ts'
import { operations } from './operations.ts'

const web = import.meta.glob<string>(
  ['../../packages/web/src/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.stories.*', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
)
const flows = allCases.map(({ name }) => name)
/** A flow that makes no calls. */
const withoutCalls = ['comparison']
/** Calls outside the API description: the form service, and the page that a blog links to. */
const outsideDescription = ['contact.submit', 'blogs.body']

/** The site imports single resources, so that a page loads only those that it uses. */
const callsOfResources = (source: string): string[] =>
  [...source.matchAll(/\b(\w+)\(http\)\.(\w+)/g)].map(([, resource, call]) => `${resource}.${call}`)

test.each(flows)('%s makes calls that the description knows', (flow) => {
  const known = [...operations.map(({ call }) => call), ...outsideDescription]
  expect(callsOf(flow).length === 0).toBe(withoutCalls.includes(flow))
  expect(
    callsOf(flow)
      .map(describedAs)
      .filter((call) => !known.includes(call)),
  ).toEqual([])
})

test('every call of the screens is on the page of a flow, and every brought call is made', () => {
  const made = [
    ...new Set(Object.values(web).flatMap((source) => [...callsIn(source), ...callsOfResources(source)])),
  ].filter((call) => !call.startsWith('http.'))
  const documented = new Set(flows.flatMap(callsOf))
  expect(made.filter((call) => !documented.has(call))).toEqual([])
  const brought = ['table', 'editor', 'action', 'resource'].flatMap(callsOf)
  expect(brought.filter((call) => !made.includes(call))).toEqual([])
})

test.each(allCases.filter(({ name }) => callsByInvoke(name, new Map()).length === 0))(
  'the table of $name has each call of its machine',
  ({ name, machine }) => {
    const sources = invokedSources(machine)
    expect([...new Set(callsByInvoke(name, sources).map(({ invoke }) => invoke))]).toEqual([
      ...sources.keys(),
    ])
  },
)
