import { readFileSync } from 'node:fs'
import { describe, test } from 'vitest'
import { allCases } from '../cases/index.ts'
import { actorDriver } from './actor.driver.ts'
import { type Cases, readBundle, replay, type TourName } from './index.ts'
import { pureDriver } from './pure.driver.ts'

const bundleOfFile = ({ name }: Cases) =>
  readBundle(JSON.parse(readFileSync(new URL(`../${name}/${name}.paths.json`, import.meta.url), 'utf8')))

const drivers = { pure: pureDriver, actor: actorDriver }
const tours = ['transitions', 'pairs', 'ignored'] satisfies TourName[]

describe.each(allCases.map((cases) => [cases.name, cases] as const))('%s', (_, cases) => {
  const bundle = bundleOfFile(cases)

  test.each(Object.entries(drivers))('each tour, on the %s driver', async (_, driver) => {
    for (const tour of tours) await replay(bundle, driver(cases), { tour })
  })
})
