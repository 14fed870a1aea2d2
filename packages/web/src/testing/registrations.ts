import type { Registration } from '@tarang/runtime-config'

/** A registration with every field. */
export const fullRegistration = {
  status: 'granted',
  name: 'Tarang Research LLP',
  number: 'INH000000000',
  validity: '1 December 2026 to 30 November 2031',
  bseEnlistment: '6000',
  address: '4, Sample Street, Shivajinagar, Pune 411005',
  cin: 'AAA-0000',
  telephone: '+91 20 5550 0000',
  parrva: 'PaRRVA-000000',
  aiUse: 'AI tools help us to write and to check texts. No recommendation is made by them.',
  complianceOfficer: { name: 'Asha Rao', contact: 'compliance@tarang.example' },
  grievanceOfficer: { email: 'grievance@tarang.example' },
} satisfies Registration

/** A registration with a number only. */
export const scantRegistration = { status: 'granted', number: 'INH000000000' } satisfies Registration
