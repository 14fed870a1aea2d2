import { expect, test, vi } from 'vitest'
import { configSchema } from './config-schema.ts'
import { parseConfig } from './parse-config.ts'
import { defaultConfig, type RuntimeConfig } from './runtime-config.ts'
import { writeConfig } from './write-config.ts'

test.each([
  ['nothing', null],
  ['an empty element', '  \n'],
  ['an empty object', '{}'],
  ['a schema and a version', '{"$schema":"./config.schema.json","version":1}'],
])('%s gives the defaults', (_, text) => {
  expect(parseConfig(text)).toMatchObject(defaultConfig)
})

test('a key of the page replaces its default', () => {
  const config = parseConfig(
    '{"apiBase":"https://api.example/api","activeUsers":8000,"adminHosts":["staff.example"]}',
  )
  expect(config).toEqual({
    ...defaultConfig,
    apiBase: 'https://api.example/api',
    activeUsers: 8000,
    adminHosts: ['staff.example'],
  })
})

test('an action that is not named waits as long as by default', () => {
  expect(parseConfig('{"holdSeconds":{"blogDeletion":10}}').holdSeconds).toEqual({
    ...defaultConfig.holdSeconds,
    blogDeletion: 10,
  })
})

test.each([
  ['an unknown key', '{"colour":"red"}', '"colour" is unknown.'],
  ['a mistyped key', '{"apiBase":5}', '"apiBase" is of a wrong type; its default is used.'],
  ['half a file', '{"apiBase":', 'it is not a JSON object; the defaults are used.'],
  ['another version', '{"version":2}', 'it is of version 2, and this build reads version 1.'],
])('%s is one line', (_, text, line) => {
  const problems: string[] = []
  expect(parseConfig(text, (problem) => problems.push(problem))).toEqual(defaultConfig)
  expect(problems).toEqual([line])
})

test('the schema has every key with its purpose', () => {
  const { $schema, version, ...keys } = configSchema.properties as Record<string, { description?: string }>
  expect(Object.keys(keys)).toEqual(Object.keys(defaultConfig))
  for (const [key, { description }] of Object.entries(keys)) expect(description, key).toBeTruthy()
})

test.each([
  ['broken JSON', '{"apiBase":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"hello"'],
  ['a number for a text', '{"apiBase":5}'],
  ['a list of numbers for a list of texts', '{"adminHosts":[1]}'],
  ['a text for a count', '{"activeUsers":"many"}'],
  ['null for an object', '{"registration":null}'],
  ['a registration without a status', '{"registration":{"number":"INH1"}}'],
  ['a registration of an unknown status', '{"registration":{"status":"lapsed"}}'],
  ['a registration with a number for a text', '{"registration":{"status":"granted","cin":1}}'],
  ['an officer who is a text', '{"registration":{"status":"granted","complianceOfficer":"Asha"}}'],
  [
    'an officer whose name is a number',
    '{"registration":{"status":"granted","complianceOfficer":{"name":1}}}',
  ],
  ['a text for a switch', '{"hidePerformanceClaims":"on"}'],
  ['a number for the waits', '{"holdSeconds":5}'],
  ['a wait of an unknown action', '{"holdSeconds":{"newsletter":5}}'],
  ['a text for a wait', '{"holdSeconds":{"notification":"5"}}'],
  ['half a second', '{"holdSeconds":{"notification":0.5}}'],
  ['a wait below zero', '{"holdSeconds":{"notification":-1}}'],
  ['a wait of an hour', '{"holdSeconds":{"notification":3600}}'],
  ['profiles without an address', '{"socialProfiles":[{"name":"X"}]}'],
])('%s is reported and replaced by the default', (_, text) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(parseConfig(text)).toEqual(defaultConfig)
  expect(report).toHaveBeenCalledTimes(1)
  report.mockRestore()
})

test('a configuration that was written is read again, without its defaults', () => {
  expect(writeConfig(defaultConfig)).toBe('{}')
  const config: RuntimeConfig = {
    ...defaultConfig,
    adminHosts: [],
    brand: 'Lahar',
    activeUsers: 0,
    socialProfiles: [{ name: 'X', url: 'https://x.com/lahar' }],
  }
  const text = writeConfig(config)
  expect(Object.keys(JSON.parse(text))).toEqual(['adminHosts', 'socialProfiles', 'brand', 'activeUsers'])
  expect(parseConfig(text)).toEqual(config)
})
