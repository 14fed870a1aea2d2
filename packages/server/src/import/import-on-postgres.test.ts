import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createImportFolder } from '../../testing/imports.ts'
import { hasPostgres, type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import type { Store } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  let postgres: PostgresServer
  let store: Store
  const imports = createImportFolder(() => store.database)
  beforeAll(async () => {
    postgres = await startPostgres()
    // PostgreSQL ends a transaction that runs no statement for 1.2 seconds.
    const limits = { connections: 4, connect: 5000, statement: 300, idle: 10_000 }
    store = await openPostgres(postgres.url, { limits })
  }, 180_000)
  afterAll(async () => {
    await store?.close()
    postgres?.remove()
    imports.remove()
  })

  test('blogs are imported whose photos take longer to decode than a transaction may be idle', async () => {
    const photo = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const photos = Array.from({ length: 2 }, (_, index) => `photo-${index}.jpg`)
    for (const name of photos) imports.write(name, photo)
    imports.write('page.html', '<h1>Rates</h1>')
    const header = 'externalKey,text,category,publishedDate,htmlPage,backgroundImage,images'
    const row = `B-1,Rates,Market Events,2019-04-01,page.html,${photos[0]},${photos.join('|')}`
    const began = performance.now()
    expect(await imports.importText('blogs', `${header}\n${row}\n`)).toMatchObject({
      added: 1,
      errorCount: 0,
    })
    expect(performance.now() - began).toBeGreaterThan(1_500)
  })
})
