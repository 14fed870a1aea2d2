import { expect, test } from 'vitest'
import {
  parseConfig,
  type RuntimeConfig as WebConfig,
  defaultConfig as webDefaults,
} from '../../../web/src/platform/config.ts'
import { defaultConfig, isAdminHost, type RuntimeConfig } from './config.ts'
import { parseRegistration } from './registration.ts'

test('server and web app fall back to the same configuration', () => {
  expect(defaultConfig).toEqual(webDefaults)
})

test('what the server writes of the registration is what the web app reads', () => {
  const full = {
    status: 'granted',
    name: 'N',
    number: 'INH',
    validity: 'V',
    bseEnlistment: 'B',
    address: 'A',
    cin: 'C',
    telephone: 'T',
    parrva: 'P',
    aiUse: 'AI',
    complianceOfficer: { name: 'O', contact: 'K' },
    grievanceOfficer: { email: 'g@tarang.example' },
  } satisfies Required<WebConfig['registration']> satisfies Required<RuntimeConfig['registration']>
  const written: RuntimeConfig = {
    ...defaultConfig,
    registration: parseRegistration(JSON.stringify(full)),
    hidePerformanceClaims: true,
  }
  expect(parseConfig(JSON.stringify(written))).toEqual({
    ...webDefaults,
    registration: full,
    hidePerformanceClaims: true,
  })
})

test.each([
  ['admin.localhost', ['admin.*'], true],
  ['ADMIN.localhost', ['admin.*'], true],
  ['localhost', ['admin.*'], false],
  ['administrator.example', ['admin.*'], false],
  ['www.admin.example', ['admin.*'], false],
  ['staff.tarang.example', ['staff.tarang.example'], true],
  ['staff.tarang.example.evil.example', ['staff.tarang.example'], false],
  ['anything', [], false],
])('%s with the admin hosts %j: %s', (host, hosts, expected) => {
  expect(isAdminHost(host, hosts)).toBe(expected)
})
