import { setTimeout } from 'node:timers/promises'
import type { Random } from '../src/sample-data/random.ts'
import { runProgram, type ServerProcess, startServer } from '../testing/processes.ts'
import type { Backend } from './backends.ts'
import { look } from './client.ts'

/** What a campaign of kills during first starts came to. */
export type StartFigures = { kills: number; wholeStarts: number; slowestStart: number; wrongs: string[] }

type Campaign = { backend: Backend; kills: number; random: Random }

/** Kills first starts at random moments, up to three in a row, and then lets one through: all must be there. */
export async function killWhileStarting({ backend, kills, random }: Campaign): Promise<StartFigures> {
  const figures: StartFigures = { kills: 0, wholeStarts: 0, slowestStart: 0, wrongs: [] }
  const start = async () => {
    const began = performance.now()
    const server = await startServer(backend.environment)
    const took = performance.now() - began
    figures.wholeStarts += 1
    figures.slowestStart = Math.max(figures.slowestStart, took)
    const there = await contentsOf(server).catch((error: Error) => error.message)
    const code = await server.kill('SIGTERM')
    if (code !== 0) figures.wrongs.push(`told to stop, it ended with ${code}: ${server.errors()}`)
    return { took, there }
  }

  await backend.fresh()
  const undisturbed = await start()
  while (figures.kills < kills) {
    await backend.fresh()
    for (let row = random.integer(1, 3); row > 0 && figures.kills < kills; row--) {
      // The start that is killed may itself be told to stop well: then it ends as one that is not starting.
      const run = runProgram('main.ts', backend.environment)
      await setTimeout(random.between(0.05, 1) * undisturbed.took)
      if (run.out().includes('Tarang is running.')) await run.kill('SIGTERM')
      else {
        await run.kill('SIGKILL')
        figures.kills += 1
      }
    }
    const { there } = await start()
    if (there !== undisturbed.there) figures.wrongs.push(`not as after a whole start: ${there}`)
  }
  return figures
}

/** What a visitor finds, in one line. */
async function contentsOf({ base, out }: ServerProcess): Promise<string> {
  const client = { base, bearer: null }
  const blogs = await look<{ htmlPageLink: string }[]>(client, '/api/fetchNewsLetterAndBlogs')
  const pages = await Promise.all(
    blogs.map(({ htmlPageLink }) => look<string>(client, new URL(htmlPageLink).pathname)),
  )
  const explore = await look<{ data: { exploreData: { content: unknown[] }[] } }>(
    client,
    '/api/getAllExploreData',
  )
  const items = explore.data.exploreData.flatMap(({ content }) => content)
  const phone = /Log in with +(\d{10})/.exec(out())?.[1]
  return `${blogs.length} blogs, ${pages.join('').length} letters, ${items.length} items, staff ${phone}`
}
