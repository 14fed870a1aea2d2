/** Runs the examples outside the workspace, with the packed package, against the reference server. */
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname, join, normalize } from 'node:path'
import vm from 'node:vm'
import type { TestServer } from '@tarang/server/testing'
import { chromium } from 'playwright'
import { CHROMIUM_TEST_ARGS, ensureChromium } from '../../../../.ci/browser.ts'
import { createClient } from '../../src/index.ts'
import { unpacked } from './contents.ts'
import { runReadme } from './readme.ts'
import { run, type Tool } from './tool.ts'
import { withTestServer } from './with-test-server.ts'

interface GateContext {
  /** A folder outside the workspace. */
  work: string
  tarball: () => string
  tool: Tool
}

/** One step of the gate for each kind of program. */
export function consumers({ work, tarball, tool }: GateContext): Record<string, () => Promise<void>> {
  const home = join(work, 'consumers')
  const example = (...parts: string[]) => join(home, ...parts)
  const oldest = ['exec', 'tsc', '-p', 'typescript/tsconfig.nodenext.json']

  return {
    'installs outside the workspace': async () => {
      cpSync(join(unpacked(work), 'examples'), home, { recursive: true })
      writeFileSync(
        example('package.json'),
        JSON.stringify({
          name: 'consumer',
          private: true,
          dependencies: { '@tarang/sdk': `file:${tarball()}` },
          // The oldest TypeScript that the README names, and types of programs without the DOM's.
          devDependencies: { typescript: '5.4', '@types/node': '20' },
        }),
      )
      await run('pnpm', ['install', '--ignore-workspace', '--prefer-offline', '--silent'], home)
    },

    'the programs of the README': () =>
      runReadme(readFileSync(join(unpacked(work), 'README.md'), 'utf8'), home),

    'Node, ES module': () =>
      withTestServer(async (origin) => {
        const output = await run('node', ['index.mjs', origin], example('node-esm'))
        expectLines(output, [
          /^listBlogs: 200 after \d+ ms$/m,
          /^Newest: .+ \(.+\)$/m,
          /^Refused with 401: .+$/m,
        ])
      }),

    'Node, CommonJS': () =>
      withTestServer(async (origin) => {
        const output = await run('node', ['index.cjs', origin], example('node-cjs'))
        expectLines(output, [/^Explore: .+, .+$/m, /^Refused with 4\d\d: .+$/m])
      }),

    'TypeScript, nodenext': async () => void tool('tsc', '-p', example('typescript/tsconfig.nodenext.json')),
    'TypeScript, bundler': async () => void tool('tsc', '-p', example('typescript/tsconfig.bundler.json')),
    'TypeScript 6, nodenext': async () =>
      void tool('tsc6', '-p', example('typescript/tsconfig.nodenext.json')),
    'TypeScript 5.4, nodenext': async () => void (await run('pnpm', oldest, home)),
    'TypeScript 5.4 without the DOM': async () =>
      void (await run('pnpm', [...oldest, '--lib', 'es2022', '--types', 'node'], home)),

    'a page in Chromium': async () => {
      tool('vite', 'build', example('browser'), '--logLevel', 'error')
      await withTestServer(inChromium, files(example('browser/dist')))
    },

    'a worker without process and Buffer': () =>
      withTestServer(async (origin) => {
        tool(
          'esbuild',
          example('worker/worker.js'),
          '--bundle',
          '--format=iife',
          '--global-name=worker',
          '--platform=neutral',
          '--main-fields=module,main',
          `--outfile=${example('worker/bundle.js')}`,
          '--log-level=error',
        )
        const answer = await inWorker(readFileSync(example('worker/bundle.js'), 'utf8'), origin)
        if (!(answer.blogs > 0 && answer.sections > 0)) throw new Error(JSON.stringify(answer))
      }),
  }
}

function expectLines(output: string, lines: RegExp[]) {
  for (const line of lines) if (!line.test(output)) throw new Error(`${line} is missing in:\n${output}`)
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Serves the files of a folder. Returns false for all other requests. */
const files =
  (folder: string) =>
  (...[{ url = '/' }, response]: Parameters<RequestListener>): boolean => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return false
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
    return true
  }

async function inChromium(origin: string, server: TestServer) {
  const { jwtToken, refreshToken } = await login(origin, server)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_TEST_ARGS })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(origin)
    await page.getByText('Staff only (401)').waitFor()
    if ((await page.getByRole('listitem').count()) === 0) throw new Error('The page lists no section.')
    // The page exchanges a stale token.
    await page.evaluate((token) => sessionStorage.setItem('refreshToken', token), refreshToken)
    await page.evaluate(() => sessionStorage.setItem('jwtToken', 'no-longer-valid'))
    await page.reload()
    await page.getByText(/^Live strategies: [1-9]/).waitFor()
    const renewed = await page.evaluate(() => sessionStorage.getItem('jwtToken'))
    if (!renewed?.startsWith(jwtToken.slice(0, 10)))
      throw new Error('The page did not replace its stale token.')
    if (errors.length > 0) throw new Error(errors.join('\n'))
  } finally {
    await browser.close()
  }
}

/** Logs a sample member of staff in. */
async function login(origin: string, { staffPhone, latestCode }: TestServer) {
  const { auth } = createClient({
    baseUrl: `${origin}/api`,
    notificationsUrl: `${origin}/notifications-service`,
  })
  await auth.requestCode(staffPhone)
  return auth.verifyCode(staffPhone, latestCode(staffPhone))
}

/** Runs the bundle with the globals of the web platform, and none of Node. */
async function inWorker(bundle: string, origin: string): Promise<{ blogs: number; sections: number }> {
  const web = {
    AbortController,
    AbortSignal,
    Blob,
    DOMException,
    File,
    FormData,
    Headers,
    Request,
    Response,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
    clearTimeout,
    crypto,
    fetch,
    setTimeout,
  }
  const context = vm.createContext(web, { codeGeneration: { strings: false, wasm: false } })
  vm.runInContext(
    `${bundle};globalThis.answer = (request, env) => worker.default.fetch(request, env)`,
    context,
  )
  const { answer } = context as unknown as {
    answer: (request: Request, env: { PLATFORM: string }) => Promise<Response>
  }
  const response = await answer(new Request('https://edge.example/'), { PLATFORM: origin })
  return (await response.json()) as { blogs: number; sections: number }
}
