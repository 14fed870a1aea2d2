import { expect, test } from 'vitest'
import { defaultConfig as webDefaults } from '../../../web/src/platform/config.ts'
import { defaultConfig, isAdminHost } from './config.ts'

test('server and web app fall back to the same configuration', () => {
  expect(defaultConfig).toEqual(webDefaults)
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
