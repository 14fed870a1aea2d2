import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Live Strategies', 'live-strategies-2026-11-21.csv'],
  ['Users Subscribed to MOM-50/É', 'users-subscribed-to-mom-50-e-2026-11-21.csv'],
  ['../../etc/passwd', 'etc-passwd-2026-11-21.csv'],
  ['हिन्दी', 'table-2026-11-21.csv'],
])('the file of %j is called %s', (title, name) => {
  expect(fileName(title, '2026-11-21', 'csv')).toBe(name)
})
