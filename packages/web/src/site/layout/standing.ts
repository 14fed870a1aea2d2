import { config } from '#platform/config'

/** Word for word as the regulator has it, its grammar included. */
export const standardWarning =
  'Investment in securities market are subject to market risks. Read all the related documents carefully before investing.'

export const pendingNotice =
  'SEBI registration in progress. We are not registered; nothing here is a recommendation.'

/** Stands beside every figure that could be read as performance, and is never shown apart from it. */
export const performanceCaption = 'Hypothetical back-test, unverified. Not a claim of returns.'

/** What the firm may say of itself today. */
export const standing = ({ registration } = config) =>
  registration.status === 'pending'
    ? { isPending: true, line: pendingNotice }
    : {
        isPending: false,
        line: registration.number ? `SEBI registered research analyst ${registration.number}.` : '',
      }
