import { isRecord } from './is-record.ts'

/** The firm, and its registration with SEBI. Absent fields are not shown; those that SEBI gives, only once it is granted. */
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
  /** The firm's statement on its use of artificial intelligence. */
  readonly aiUse?: string | undefined
  readonly complianceOfficer?:
    | { readonly name?: string | undefined; readonly contact?: string | undefined }
    | undefined
  readonly grievanceOfficer?: { readonly email?: string | undefined } | undefined
  /** The day of the last change of these fields, `YYYY-MM-DD`. */
  readonly changedOn?: string | undefined
}

const areStrings = (fields: Record<string, unknown>) =>
  Object.values(fields).every((value) => typeof value === 'string')

/** Whether a value can be shown as a registration. */
export function isRegistration(value: unknown): value is Registration {
  if (!isRecord(value)) return false
  const { status, complianceOfficer = {}, grievanceOfficer = {}, ...strings } = value
  return (
    (status === 'pending' || status === 'granted') &&
    areStrings(strings) &&
    [complianceOfficer, grievanceOfficer].every((officer) => isRecord(officer) && areStrings(officer))
  )
}
