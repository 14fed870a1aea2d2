/** What a server at an https origin can lack, by the names that `ACCEPT` takes. */
export const gapNames = [
  'embedded-database',
  'sample-data',
  'no-sms',
  'no-email',
  'no-whatsapp',
  'no-push',
  'sample-services',
  'sample-backtest-link',
  'sample-videos',
  'sample-profiles',
  'sample-app-store',
  'sample-play-store',
  'sample-privacy-policy',
  'sample-terms',
  'sample-contact-email',
  'sample-registration',
] as const

export type GapName = (typeof gapNames)[number]
