import { defineResource, useResource } from '#patterns/resource'
import { complaintsDue, loadComplaints } from '#platform/complaints'

const dueMonth = defineResource<string | null, Date>({
  load: async (now, { signal }) => {
    if (complaintsDue(now, null) === null) return null
    // Treats an unreadable file as due: a missed deadline costs more than a needless reminder.
    return complaintsDue(now, await loadComplaints(signal).catch(() => null))
  },
})

/** The month whose complaints are due by the 7th and not yet published, else null. Fetches only in a month's first days. */
export const useComplaintsDue = (now: Date): string | null => useResource(dueMonth, { request: now }).data
