import { createResourceMachine, resourceView } from '@tarang/machines/resource'
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { complaintsDue, loadComplaints } from '#platform/complaints'

/** Treats an unreadable file as due: a missed deadline costs more than a needless reminder. */
async function load(now: Date, signal: AbortSignal): Promise<string | null> {
  if (complaintsDue(now, null) === null) return null
  return complaintsDue(now, await loadComplaints(signal).catch(() => null))
}

const dueMachine = createResourceMachine<string | null, Date>().provide({
  actors: { load: fromPromise(({ input: { request }, signal }) => load(request, signal)) },
})

/** The month whose complaints are due by the 7th and not yet published, else null. Fetches only in a month's first days. */
export function useComplaintsDue(now: Date): string | null {
  const [snapshot] = useMachine(dueMachine, { input: now })
  return resourceView(snapshot).data ?? null
}
