import type { Registration } from '@tarang/runtime-config'
import { config } from '#platform/config'

/** Word for word as the regulator has it, its grammar included. */
export const standardWarning =
  'Investment in securities market are subject to market risks. Read all the related documents carefully before investing.'

export const pendingNotice =
  'SEBI registration in progress. We are not registered; nothing here is a recommendation.'

/** Stands beside every figure that could be read as performance, and is never shown apart from it. */
export const performanceCaption = 'Hypothetical back-test, unverified. Not a claim of returns.'

/** What stands beside a figure of performance: its caption, and the verifier's label where the firm has one. */
export function performanceNote(registration: Registration = config.registration) {
  const label = registration.status === 'granted' ? registration.parrva?.trim() : undefined
  return label
    ? { caption: 'Hypothetical back-test. Not a claim of returns.', verified: `Verified by PaRRVA: ${label}` }
    : { caption: performanceCaption }
}

/** What every registered firm has to say of its registration. */
export const registrationDisclaimer =
  'Registration granted by SEBI, enlistment with the exchange and certification from NISM in no way guarantee performance of the intermediary or provide any assurance of returns to investors.'

/** What the firm may say of itself today. */
export const standing = (registration: Registration = config.registration) =>
  registration.status === 'pending'
    ? { isPending: true, line: pendingNotice }
    : {
        isPending: false,
        line: registration.number ? `SEBI registered research analyst ${registration.number}.` : '',
      }

export interface RegistrationFact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
const isTelephone = (text: string) => /^\+?[\d ()-]{6,}$/.test(text)

const address = (text: string) => {
  if (isEmail(text)) return { href: `mailto:${encodeURI(text)}` }
  return isTelephone(text) ? { href: `tel:${text.replace(/[^\d+]/g, '')}` } : {}
}

/** The registration block, in the regulator's order; what is not known is left out, and nothing stands before the grant. */
export function registrationFacts(registration: Registration): readonly RegistrationFact[] {
  if (registration.status !== 'granted') return []
  const { complianceOfficer, grievanceOfficer } = registration
  const facts: readonly [label: string, value: string | undefined, link?: typeof address][] = [
    ['Registered name', registration.name],
    ['SEBI registration number', registration.number],
    ['Valid', registration.validity],
    ['BSE enlistment number', registration.bseEnlistment],
    ['CIN', registration.cin],
    ['Registered office', registration.address],
    ['Telephone', registration.telephone, address],
    ['Compliance officer', complianceOfficer?.name],
    ['Compliance officer’s contact', complianceOfficer?.contact, address],
    ['Grievance officer', grievanceOfficer?.email, address],
  ]
  return facts.flatMap(([label, text, link]) => {
    const value = text?.trim()
    return value ? [{ label, value, ...link?.(value) }] : []
  })
}
