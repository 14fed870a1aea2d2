/** How the firm stands with the regulator, and what it then has to show; what it does not have is left out. */
export interface Registration {
  readonly status: 'pending' | 'granted'
  readonly name?: string | undefined
  readonly number?: string | undefined
  readonly validity?: string | undefined
  readonly bseEnlistment?: string | undefined
  readonly address?: string | undefined
  readonly cin?: string | undefined
  readonly telephone?: string | undefined
  /** The label of the past-performance verification agency, shown beside every figure of performance. */
  readonly parrva?: string | undefined
  /** How far artificial intelligence is used in the research, in the firm's own words. */
  readonly aiUse?: string | undefined
  readonly complianceOfficer?:
    | { readonly name?: string | undefined; readonly contact?: string | undefined }
    | undefined
  readonly grievanceOfficer?: { readonly email?: string | undefined } | undefined
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const areTexts = (fields: Fields) => Object.values(fields).every((value) => typeof value === 'string')

/** Whether a value can be shown as a registration. */
export function isRegistration(value: unknown): boolean {
  if (!isFields(value)) return false
  const { status, complianceOfficer = {}, grievanceOfficer = {}, ...texts } = value
  return (
    (status === 'pending' || status === 'granted') &&
    areTexts(texts) &&
    [complianceOfficer, grievanceOfficer].every((officer) => isFields(officer) && areTexts(officer))
  )
}
