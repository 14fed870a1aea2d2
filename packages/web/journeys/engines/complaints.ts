/** Excludes Chromium's own report of each failed response: journeys provoke those on purpose. */
export const isComplaint = (text: string) => !text.startsWith('Failed to load resource')

/** Returns the collected complaints and empties the list. */
export const drain = (collected: string[]): readonly string[] => collected.splice(0)

/** Script for a new document: policy violations become console errors, which the browser reports. */
export const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', (violation) =>
  console.error('Policy violation: ' + violation.effectiveDirective + ' refused ' + violation.blockedURI +
    ' (' + violation.sourceFile + ':' + violation.lineNumber + ')'))`
