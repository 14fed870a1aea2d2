import { setTimeout as wait } from 'node:timers/promises'
import { type Blog, isNetworkError } from '@tarang/sdk'
import { type Command, InvalidArgumentError } from 'commander'
import { createContext, type Environment } from '../context.ts'
import { type Columns, writeLine, writeRows } from '../output.ts'

const columns: Columns<Blog> = [
  ['Id', 'id'],
  ['Published', 'publishedDate'],
  ['Likes', 'likesCount'],
  ['Title', 'text'],
  ['Categories', 'categories'],
]

/** `blogs list` and `blogs watch`. */
export function addBlogs(program: Command, environment: Environment): void {
  const blogs = program.command('blogs').description('blogs and newsletters')

  blogs
    .command('list')
    .description('list the blogs and newsletters')
    .action(async (_options, command: Command) => {
      const { client, terminal, format, signal } = createContext(environment, command)
      writeRows(terminal, await client.blogs.list({ signal }), columns, format)
    })

  blogs
    .command('watch')
    .description('write each blog when it is published, until interrupted')
    .option('--interval <seconds>', 'time between two looks', secondsOf, 30)
    .option('--all', 'first write the blogs that are there already')
    .action(async ({ interval, all }: { interval: number; all?: true }, command: Command) => {
      const { client, terminal, format, signal } = createContext(environment, command)
      const seen = new Set<string>()
      for (let isFirst = true; !signal.aborted; isFirst = false) {
        try {
          for (const blog of await client.blogs.list({ signal, retry: { retries: 4, base: 500 } })) {
            const isNew = !seen.has(`${blog.id}`)
            seen.add(`${blog.id}`)
            if (!isNew || (isFirst && !all)) continue
            if (format === 'table') terminal.write(`${blog.publishedDate ?? ''}  ${lineOf(blog.text)}\n`)
            else writeLine(terminal, blog)
          }
        } catch (error) {
          // Continues after a lost connection, but fails at once for a wrong address.
          if (signal.aborted) break
          if (isFirst || !isNetworkError(error)) throw error
          terminal.writeError(`${error.message}\n`)
        }
        await wait(interval * 1000, undefined, { signal }).catch(() => {})
      }
      signal.throwIfAborted()
    })
}

const lineOf = (text: string | null | undefined) => (text ?? '').replace(/\p{Cc}+/gu, ' ')

function secondsOf(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0)) throw new InvalidArgumentError('It must be a number of seconds.')
  return seconds
}
