import { expect, test } from 'vitest'
import { hasPostgres } from '../testing/postgres-server.ts'
import { type Backend, pgliteBackend, postgresBackend } from './backends.ts'
import { deliverUnderKills } from './while-delivering.ts'

async function expectDelivered(backend: Backend, recipients: number, faultsEvery: number) {
  try {
    const campaign = { backend, recipients, faultsEvery, seed: 'share', timeout: 240_000 }
    const figures = await deliverUnderKills({ ...campaign, write: () => {} })
    expect(figures).toMatchObject({ delivered: recipients, violations: [] })
  } finally {
    await backend.remove()
  }
}

test('on PGlite a notification reaches each recipient while its process is killed', async () => {
  await expectDelivered(await pgliteBackend(), 2_000, 10)
}, 300_000)

// A share of `pnpm test:kills deliveries`.
test.skipIf(!hasPostgres())(
  'a notification reaches each recipient while processes and PostgreSQL are killed',
  async () => expectDelivered(await postgresBackend(), 5_000, 33),
  300_000,
)
