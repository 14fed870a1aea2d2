import { VERSION } from './parse-config.ts'
import type { Registration } from './registration.ts'
import { defaultConfig, type HoldSeconds, MAX_HOLD_SECONDS, type RuntimeConfig } from './runtime-config.ts'

/** The purpose of each key. */
const descriptions: Readonly<Record<keyof RuntimeConfig, string>> = {
  apiBase: 'The platform API: a web address, or a path of the same host.',
  notificationsBase: 'The notifications service.',
  adminHosts: 'The host names of the console: exact, or a prefix that ends in *.',
  videoHosts: 'The only hosts that videos may be embedded from.',
  backtestUrl: 'The external backtest page; {strategyCode} is replaced.',
  contactFormUrl:
    'Where the contact form is sent; empty without a form service: the page says how to write instead.',
  filesOrigin: "The origin of blog pages and pictures, if it is neither the page's nor the API's.",
  imageWidths: 'The widths in which the API offers its pictures (?width=).',
  demoVideoUrl: 'The demo video of the landing page.',
  momentumVideoUrl: 'The momentum video of the landing page.',
  socialProfiles: 'The profiles that the public pages link to.',
  appStoreUrl: 'The app for iOS.',
  playStoreUrl: 'The app for Android.',
  privacyUrl: 'The privacy policy.',
  termsUrl: 'The terms of use.',
  contactEmail: 'The address for questions.',
  brand: 'The name of the firm.',
  registrationCredential: 'Leave it empty: every visitor of the console can read it.',
  registrationBase: 'Where Sign Up goes, if not to the API itself.',
  registration: 'The firm, and its registration with SEBI.',
  hidePerformanceClaims: 'Shows a neutral figure on the landing page instead of the back-tested return.',
  activeUsers: 'The verified count of active users, or null.',
  pageMaxAge:
    'Seconds for which shared caches keep a public page, and after which the application reloads its data.',
  extensions: 'Whether the API has the extensions of the reference server, such as tickets and staff.',
  confirmNotificationTitle: 'Asks for the title of a notification a second time before it is sent.',
  holdSeconds:
    'Seconds in which an action that cannot be undone waits for its call and can still be taken back; 0 calls at once.',
  deletedBlogDays: 'For how many days the API can restore a deleted blog, or null.',
}

const string = { type: 'string' }
const record = (properties: object) => ({ type: 'object', properties, additionalProperties: false })

const registration: Readonly<Record<keyof Registration, object>> = {
  status: { enum: ['pending', 'granted'] },
  name: string,
  number: string,
  validity: string,
  bseEnlistment: string,
  address: string,
  cin: string,
  telephone: string,
  parrva: { description: 'The label of the agency that verifies past performance.', ...string },
  aiUse: { description: "The firm's statement on its use of artificial intelligence.", ...string },
  complianceOfficer: record({ name: string, contact: string }),
  grievanceOfficer: record({ email: string }),
  changedOn: { description: 'The day of the last change of these facts.', ...string, format: 'date' },
}

const holdDescriptions: Readonly<Record<keyof HoldSeconds, string>> = {
  notification: 'Sending a notification, after its form.',
  blogDeletion: 'Deleting one or several blogs, after the confirmation.',
  tradeExclusion: 'Excluding a live trade, after its confirmation.',
}

const holdSeconds = Object.fromEntries(
  Object.entries(holdDescriptions).map(([action, description]) => [
    action,
    { description, type: 'integer', minimum: 0, maximum: MAX_HOLD_SECONDS },
  ]),
)

/** The JSON schema of the configuration, for editors. */
export const configSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Configuration of the application',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    version: { const: VERSION },
    ...Object.fromEntries(
      Object.entries(defaultConfig).map(([key, value]) => [
        key,
        {
          description: descriptions[key as keyof RuntimeConfig],
          ...typeOf(key, value),
          // A host of static files cannot receive a form.
          default: key === 'contactFormUrl' ? '' : value,
        },
      ]),
    ),
  },
}

function typeOf(key: string, value: unknown): object {
  if (key === 'activeUsers' || key === 'deletedBlogDays') return { type: ['number', 'null'] }
  if (key === 'registration') return { ...record(registration), required: ['status'] }
  if (key === 'holdSeconds') return record(holdSeconds)
  if (key === 'socialProfiles')
    return {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, url: { type: 'string' } },
        required: ['name', 'url'],
      },
    }
  if (Array.isArray(value))
    return { type: 'array', items: { type: key === 'imageWidths' ? 'integer' : 'string' } }
  return { type: typeof value }
}
