import { setTimeout } from 'node:timers/promises'
import type { Random } from '../src/sample-data/random.ts'
import { runProgram, type ServerProcess, startServer } from '../testing/processes.ts'
import type { Backend } from './backends.ts'
import { fetchBody } from './client.ts'

export interface StartFigures {
  kills: number
  wholeStarts: number
  slowestStart: number
  violations: string[]
}

interface Campaign {
  backend: Backend
  kills: number
  random: Random
}

/** Kills first starts at random moments, up to three in a row; the next complete start must have all the data. */
export async function killWhileStarting({ backend, kills, random }: Campaign): Promise<StartFigures> {
  const figures: StartFigures = { kills: 0, wholeStarts: 0, slowestStart: 0, violations: [] }
  const start = async () => {
    const began = performance.now()
    const server = await startServer(backend.environment)
    const took = performance.now() - began
    figures.wholeStarts += 1
    figures.slowestStart = Math.max(figures.slowestStart, took)
    const there = await contentsOf(server).catch((error: Error) => error.message)
    const code = await server.kill('SIGTERM')
    if (code !== 0) figures.violations.push(`SIGTERM ended it with ${code}: ${server.errors()}`)
    return { took, there }
  }

  await backend.reset()
  const undisturbed = await start()
  while (figures.kills < kills) {
    await backend.reset()
    for (let row = random.integer(1, 3); row > 0 && figures.kills < kills; row--) {
      // A start that has finished already is stopped, not killed: it is no kill during a start.
      const run = runProgram('src/main.ts', backend.environment)
      await setTimeout(random.between(0.05, 1) * undisturbed.took)
      if (run.out().includes('Tarang is running.')) await run.kill('SIGTERM')
      else {
        await run.kill('SIGKILL')
        figures.kills += 1
      }
    }
    const { there } = await start()
    if (there !== undisturbed.there) figures.violations.push(`not as after a whole start: ${there}`)
  }
  return figures
}

/** A one-line summary of the data that a visitor sees. */
async function contentsOf({ base, out }: ServerProcess): Promise<string> {
  const client = { base, bearer: null }
  const blogs = await fetchBody<{ htmlPageLink: string }[]>(client, '/api/fetchNewsLetterAndBlogs')
  const pages = await Promise.all(
    blogs.map(({ htmlPageLink }) => fetchBody<string>(client, new URL(htmlPageLink).pathname)),
  )
  const explore = await fetchBody<{ data: { exploreData: { content: unknown[] }[] } }>(
    client,
    '/api/getAllExploreData',
  )
  const items = explore.data.exploreData.flatMap(({ content }) => content)
  const phone = /Log in with +(\d{10})/.exec(out())?.[1]
  return `${blogs.length} blogs, ${pages.join('').length} letters, ${items.length} items, staff ${phone}`
}
