/** Installs the packed command line beside the packed SDK, outside the workspace, and runs it as its users do. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './tool.ts'
import { withTestServer } from './with-test-server.ts'

const source = join(import.meta.dirname, '../../../cli')

/** Installs both packages in a separate folder, and runs commands there. */
export async function runCommandLine(work: string, sdk: string): Promise<void> {
  const home = join(work, 'command-line')
  mkdirSync(home)
  await run('pnpm', ['exec', 'tsdown', '--log-level', 'warn'], source)
  await run('pnpm', ['pack', '--pack-destination', home], source)
  const packed = readdirSync(home).find((name) => name.endsWith('.tgz'))
  if (!packed) throw new Error('Nothing was packed.')
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'shell', private: true }))
  // The command line depends on an SDK version that is not published yet: npm takes the packed one.
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--silent']
  await run('npm', ['install', ...options, join(home, packed), sdk], home)

  await withTestServer(async (origin) => {
    const tarang = (...args: string[]) =>
      run(join(home, 'node_modules/.bin/tarang'), [...args, '--api', `${origin}/api`], home)
    const blogs = JSON.parse(await tarang('blogs', 'list', '--json')) as unknown[]
    if (blogs.length === 0) throw new Error('It lists no blogs.')
    const refusal = await tarang('strategies', 'list').catch(String)
    if (!/exit code 3\n/.test(refusal)) throw new Error(`A visitor’s strategies: ${refusal}`)
    const version = (await run(join(home, 'node_modules/.bin/tarang'), ['--version'], home)).trim()
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`Its version is ${version}.`)
  })
}
