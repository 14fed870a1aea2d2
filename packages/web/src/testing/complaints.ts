import type { ComplaintsData } from '#platform/api/complaints'

const line = (period: string, received: number) => ({
  period,
  carriedForward: 1,
  received,
  resolved: received,
  pending: 1,
})

const months = [
  'Nov 2025',
  'Dec 2025',
  ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct'.split(' ').map((each) => `${each} 2026`),
]

/** A complete complaints file. */
export const complaints = {
  monthEnding: '2026-10-31',
  bySource: [
    {
      source: 'Directly from investors',
      pendingBefore: 1,
      received: 4,
      resolved: 4,
      pending: 1,
      pendingOverThreeMonths: 0,
      averageDays: 6,
    },
    {
      source: 'SEBI (SCORES)',
      pendingBefore: 0,
      received: 1,
      resolved: 1,
      pending: 0,
      pendingOverThreeMonths: 0,
      averageDays: 11,
    },
    {
      source: 'Other sources (if any)',
      pendingBefore: 0,
      received: 0,
      resolved: 0,
      pending: 0,
      pendingOverThreeMonths: 0,
      averageDays: null,
    },
  ],
  byMonth: months.map((month, index) => line(month, index % 4)),
  byYear: [line('2024-25', 9), line('2025-26', 17)],
} satisfies ComplaintsData
