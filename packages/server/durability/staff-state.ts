import { readRole, rightsOf } from '../src/auth/roles.ts'
import { type Client, fetchBody } from './client.ts'

/** What decides whether a member of staff may write. */
export interface StaffState {
  role: string
  isDisabled: boolean
  sessions: number
}

export const isSameState = (one: StaffState, other: StaffState) => stateText(one) === stateText(other)

export const stateText = ({ role, isDisabled, sessions }: StaffState) =>
  `${isDisabled ? 'disabled' : 'enabled'} ${role} with ${sessions} sessions`

/** The status of a refused write; null where a member may write. */
export function refusalOf({ role, isDisabled, sessions }: StaffState): number | null {
  if (isDisabled || sessions === 0) return 401
  return rightsOf(readRole(role)).includes('edit') ? null : 403
}

/** The members of staff by id. */
export async function readMembers(client: Client): Promise<Map<string, StaffState>> {
  const staff = await fetchBody<
    { id: string; role: string; disabledAt: string | null; sessionCount: number }[]
  >(client, '/api/extensions/staff')
  return new Map(
    staff.map(({ id, role, disabledAt, sessionCount }) => [
      id,
      { role, isDisabled: disabledAt !== null, sessions: sessionCount },
    ]),
  )
}

/** The fields that a change of staff has changed. */
interface RecordedFields {
  role?: string
  disabledAt?: string | null
  /** In the record of a member. */
  sessionCount?: number
  /** In the record of ended sessions. */
  sessions?: number
}

interface StaffRecord {
  id: number
  subject: string | null
  requestId: string
  before: RecordedFields | null
  after: RecordedFields | null
}

/** The state with the values of one side of a record. */
export function afterRecord(state: StaffState, fields: RecordedFields | null): StaffState {
  const { role, disabledAt, sessionCount, sessions } = fields ?? {}
  return {
    role: role ?? state.role,
    isDisabled: disabledAt === undefined ? state.isDisabled : disabledAt !== null,
    sessions: sessions ?? sessionCount ?? state.sessions,
  }
}

/** The records of changes of staff, oldest first. */
export async function readRecords(client: Client): Promise<StaffRecord[]> {
  const records: StaffRecord[] = []
  for (let before = ''; ; ) {
    const path = `/api/extensions/activity?kind=staff&limit=200${before}`
    const page = await fetchBody<StaffRecord[]>(client, path)
    records.push(...page)
    if (page.length < 200) return records.reverse()
    before = `&before=${page.at(-1)!.id}`
  }
}
