import type { Registration } from '@tarang/runtime-config'
import { config } from '#platform/config'

/** The regulator's wording, grammar included. */
export const standardWarning =
  'Investment in securities market are subject to market risks. Read all the related documents carefully before investing.'

export const pendingNotice =
  'SEBI registration in progress. We are not registered; nothing here is a recommendation.'

/** Shown with every figure that could be read as performance. */
export const performanceCaption = 'Hypothetical back-test, unverified. Not a claim of returns.'

/** The caption of a figure of performance, and the verifier's label where the firm has one. */
export function performanceNote(registration: Registration = config.registration) {
  const label = registration.status === 'granted' ? registration.parrva?.trim() : undefined
  return label
    ? { caption: 'Hypothetical back-test. Not a claim of returns.', verified: `Verified by PaRRVA: ${label}` }
    : { caption: performanceCaption }
}

/** The regulator's disclaimer for registered firms. */
export const registrationDisclaimer =
  'Registration granted by SEBI, enlistment with the exchange and certification from NISM in no way guarantee performance of the intermediary or provide any assurance of returns to investors.'

/** The firm's statement on its registration. */
export const registrationStatus = (registration: Registration = config.registration) =>
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

/** The firm's known facts in the regulator's order; those that SEBI gives, only once the registration is granted. */
export function registrationFacts(registration: Registration): readonly RegistrationFact[] {
  const { complianceOfficer, grievanceOfficer } = registration
  const granted = registration.status === 'granted' ? registration : undefined
  const facts: readonly [label: string, value: string | undefined, link?: typeof address][] = [
    ['Registered name', registration.name],
    ['SEBI registration number', granted?.number],
    ['Valid', granted?.validity],
    ['BSE enlistment number', granted?.bseEnlistment],
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
