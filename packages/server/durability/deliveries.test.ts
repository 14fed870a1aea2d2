import { expect, test } from 'vitest'
import { hasPostgres } from '../testing/postgres-server.ts'
import { deliverUnderKills } from './while-delivering.ts'

// A share of `pnpm test:kills deliveries`.
test.skipIf(!hasPostgres())(
  'a notification reaches each recipient while processes and PostgreSQL are killed',
  async () => {
    const figures = await deliverUnderKills({ recipients: 5_000, seed: 'share', write: () => {} })
    expect(figures).toMatchObject({ delivered: 5_000, violations: [] })
    expect(figures.faults).toBeGreaterThan(0)
  },
  300_000,
)
