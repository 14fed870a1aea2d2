import { expect, test } from 'vitest'
import { isAdminHost } from './is-admin-host.ts'

test.each([
  ['admin.localhost', ['admin.*'], true],
  ['ADMIN.Example.com', ['admin.*'], true],
  ['localhost', ['admin.*'], false],
  ['administrator.example.com', ['admin.*'], false],
  ['www.admin.example.com', ['admin.*'], false],
  ['staff.example.com', ['staff.example.com'], true],
  ['staff.example.com.evil.example', ['staff.example.com'], false],
  ['staff.example.com', [' Staff.Example.com '], true],
  ['localhost', ['*'], false],
  ['localhost', [], false],
])('%s among %j: %s', (hostName, adminHosts, isAdmin) => {
  expect(isAdminHost(hostName, adminHosts)).toBe(isAdmin)
})
