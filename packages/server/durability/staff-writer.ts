import { type Client, call } from './client.ts'
import { createSentWrites } from './sent-writes.ts'
import { splitNamed } from './split.ts'
import type { StaffMember } from './staff.ts'
import {
  afterRecord,
  isSameState,
  readMembers,
  readRecords,
  refusalOf,
  type StaffState,
  stateText,
} from './staff-state.ts'
import { isUnknown, sendWrite, type Writer } from './writer.ts'

interface Change {
  method: 'POST' | 'PUT'
  path: string
  json?: object
  after: Partial<StaffState>
}

/** Each member goes through these again and again. */
const changes: Change[] = [
  { method: 'PUT', path: '', json: { role: 'viewer' }, after: { role: 'viewer' } },
  { method: 'PUT', path: '', json: { role: 'editor' }, after: { role: 'editor' } },
  { method: 'POST', path: '/end-sessions', after: { sessions: 0 } },
  { method: 'POST', path: '/disable', after: { isDisabled: true, sessions: 0 } },
  { method: 'POST', path: '/enable', after: { isDisabled: false } },
]
/** Where a member begins: each with another change that withdraws the right to write. */
const starts = [0, 2, 3]

/** As `addStaff` makes them. */
const initial: StaffState = { role: 'editor', isDisabled: false, sessions: 1 }

interface ChangedMember extends StaffMember {
  step: number
  isBusy: boolean
  isChanged: boolean
  state: StaffState
  /** The state after a change whose outcome is unknown. */
  pending: StaffState | null
}

/** A member's token expires after a quarter of an hour. */
const TOKEN_AGE = 14 * 60_000

/**
 * Changes roles, disables and enables, and ends sessions. Each change has one record, a member whose right is withdrawn writes
 * nothing any more, and the last owner stays one.
 */
export function staffWriter(staff: readonly StaffMember[]): Writer {
  const sentWrites = createSentWrites()
  const since = performance.now()
  const numbers = new Map<string | null, number>()
  const found: string[] = []
  const members = staff.map((member, index): ChangedMember => {
    const step = starts[index % starts.length]!
    return { ...member, step, isBusy: false, isChanged: false, state: initial, pending: null }
  })
  let next = 0

  function takeMember(): ChangedMember {
    for (;;) {
      const member = members[next++ % members.length]!
      if (!member.isBusy) return member
    }
  }

  /** Accepts either state of a change with an unknown outcome, and no other. */
  function settle(member: ChangedMember, actual: StaffState | undefined) {
    const { state, pending } = member
    if (!actual || ![state, pending].some((possible) => possible && isSameState(possible, actual)))
      found.push(
        `member ${member.id}: ${actual ? stateText(actual) : 'lost'}, not ${stateText(pending ?? state)}`,
      )
    if (pending && actual && !isSameState(state, actual)) member.step += 1
    member.state = actual ?? state
    member.pending = null
  }

  /** A write with a member's own token. */
  const writeAs = ({ bearer, id }: ChangedMember, { base }: Client) =>
    call({ base, bearer }, '/api/saveStockSplitCalender', { json: splitNamed(`member ${id}`) })

  /** A token writes nothing without the right to it, and works with it. */
  async function checkToken(member: ChangedMember, { base }: Client) {
    if (performance.now() - since > TOKEN_AGE) return
    const { bearer } = member
    const refusal = refusalOf(member.state)
    const answer = await (refusal === null
      ? call({ base, bearer }, '/api/extensions/me')
      : writeAs(member, { base, bearer }))
    if (!isUnknown(answer) && answer.status !== (refusal ?? 200))
      found.push(`member ${member.id}, ${stateText(member.state)}: the token was answered ${answer.status}`)
  }

  async function demoteLastOwner(client: Client) {
    const me = await call<{ id: string }>(client, '/api/extensions/me')
    if (me?.status !== 200) return
    const path = `/api/extensions/staff/${me.body.id}`
    const answer = await call(client, path, { method: 'PUT', json: { role: 'viewer' } })
    if (!isUnknown(answer) && answer.status !== 409)
      found.push(`demoting the last owner was answered ${answer.status}`)
  }

  async function change(member: ChangedMember, client: Client): Promise<boolean> {
    if (member.pending) {
      const current = await readMembers(client).catch(() => null)
      if (!current) return false
      settle(member, current.get(member.id))
    }
    const { method, path, json, after } = changes[member.step % changes.length]!
    member.pending = { ...member.state, ...after }
    const mayWrite = refusalOf(member.state) === null && performance.now() - since < TOKEN_AGE
    const [acknowledged] = await Promise.all([
      sendWrite(sentWrites, client, `/api/extensions/staff/${member.id}${path}`, () => ({
        method,
        ...(json && { json }),
      })),
      // Both may happen: a write that was sent before its right was withdrawn.
      mayWrite && writeAs(member, client),
    ])
    if (!acknowledged) return false
    numbers.set(acknowledged.answer.requestId, acknowledged.number)
    member.state = member.pending
    member.pending = null
    member.step += 1
    await checkToken(member, client)
    if (acknowledged.number % 5 === 0) await demoteLastOwner(client)
    return true
  }

  return {
    name: 'changes of staff',
    sentWrites,
    async write(client) {
      const member = takeMember()
      member.isBusy = true
      member.isChanged = true
      return change(member, client).finally(() => {
        member.isBusy = false
      })
    },
    async violations(client) {
      const current = await readMembers(client)
      const records = await readRecords(client)
      for (const member of members) {
        settle(member, current.get(member.id))
        if (member.isChanged) await checkToken(member, client)
        let state = initial
        for (const { id, subject, before, after } of records) {
          if (subject !== member.id) continue
          if (!isSameState(afterRecord(state, before), state))
            found.push(`record ${id} of member ${member.id}: not after ${stateText(state)}`)
          state = afterRecord(state, after)
        }
        if (!isSameState(state, member.state))
          found.push(`member ${member.id}: ${stateText(member.state)}, the records say ${stateText(state)}`)
      }
      const owners = [...current.values()].filter(({ role, isDisabled }) => role === 'owner' && !isDisabled)
      if (owners.length !== 1) found.push(`${owners.length} owners`)
      const recorded = records.map(({ requestId }) => numbers.get(requestId) ?? null)
      return [
        ...found.splice(0),
        ...sentWrites.violations(
          'change of staff',
          recorded.filter((number) => number !== null),
        ),
      ]
    },
  }
}
