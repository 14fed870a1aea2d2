import type { Tone } from '#ui/badge'

/** Badge tones by the API's status words for jobs and checks. */
export const jobTones: Readonly<Record<string, Tone>> = {
  success: 'positive',
  passed: 'positive',
  corrected: 'warning',
  partial: 'warning',
  running: 'info',
  failed: 'negative',
}
