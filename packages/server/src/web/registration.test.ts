import { defaultConfig, parseConfig, type Registration, type RuntimeConfig } from '@tarang/runtime-config'
import { expect, test } from 'vitest'
import { parseRegistration } from './registration.ts'

test('the web app reads every field of a registration that the server accepts', () => {
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
    changedOn: '2026-11-26',
  } satisfies Required<Registration>
  const written: RuntimeConfig = {
    ...defaultConfig,
    registration: parseRegistration(JSON.stringify(full)),
    hidePerformanceClaims: true,
  }
  expect(parseConfig(JSON.stringify(written))).toEqual({
    ...defaultConfig,
    registration: full,
    hidePerformanceClaims: true,
  })
})
