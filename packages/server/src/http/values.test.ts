import * as v from 'valibot'
import { expect, test } from 'vitest'
import { amount, percent, plausibleDay, ratio } from './values.ts'

const messageOf = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0].message

test.each<[string, v.GenericSchema, unknown, string | undefined]>([
  ['amount', amount, 0, undefined],
  ['amount', amount, -0.01, 'Must not be negative.'],
  ['amount', amount, Number.POSITIVE_INFINITY, 'Must be a number.'],
  ['percent', percent, 100, undefined],
  ['percent', percent, 100.01, 'Must be from 0 to 100.'],
  ['percent', percent, -1, 'Must be from 0 to 100.'],
  ['ratio', ratio, '1:5', undefined],
  ['ratio', ratio, ' 10:1 ', undefined],
  ['ratio', ratio, '0:5', 'Ratio must be like 1:5.'],
  ['ratio', ratio, '', 'Ratio is required.'],
  ['day', plausibleDay, '1990-01-01', undefined],
  ['day', plausibleDay, '1989-12-31', 'Must be from 1990 to 2100.'],
  ['day', plausibleDay, '2101-01-01', 'Must be from 1990 to 2100.'],
  ['day', plausibleDay, '2026-02-30', 'There is no such date.'],
])('%s %#: %j', (_, schema, value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})
