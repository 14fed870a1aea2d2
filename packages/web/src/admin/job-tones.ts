import type { Tone } from '#ui/badge'

/** How what became of a job or of a check looks; the word itself is the API's. */
export const jobTones: Readonly<Record<string, Tone>> = {
  success: 'positive',
  passed: 'positive',
  corrected: 'warning',
  partial: 'warning',
  running: 'info',
  failed: 'negative',
}
