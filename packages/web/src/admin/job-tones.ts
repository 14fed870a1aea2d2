import type { Tone } from '#ui/badge'

/** How what became of a job looks; the word itself is the API's. */
export const jobTones: Readonly<Record<string, Tone>> = {
  success: 'positive',
  partial: 'warning',
  running: 'info',
  failed: 'negative',
}
