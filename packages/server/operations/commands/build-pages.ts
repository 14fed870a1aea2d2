import type { Log } from '../../src/log-event.ts'
import { fail, write } from '../../src/output.ts'
import { type PageSettings, readPageSettings } from '../../src/settings.ts'
import { StartFailure } from '../../src/start-failure.ts'
import { type BuiltPages, buildPages } from '../static-pages/build-pages.ts'
import { previousFiles, writeFiles } from '../static-pages/write-files.ts'
import { callerPath, parseArguments } from './command.ts'

/** Writes the public site as files for a static host. */

const usage = 'Usage: pnpm build:pages --api <url> --out <folder> [--origin <public origin>]'

interface PageArguments {
  readonly settings: PageSettings
  readonly origin: string
  readonly folder: string
}

/** Each argument replaces the environment variable of the same meaning; all other variables apply as for the server. */
function readArguments(args: string[]): PageArguments {
  const text = { type: 'string' } as const
  const { api, out, origin } = parseArguments(usage, {
    args,
    options: { api: text, out: text, origin: text },
  }).values
  if (!api || !out) throw new StartFailure(usage)
  if (!URL.canParse(api))
    throw new StartFailure('--api must be a web address, such as https://example.com/api.')
  const settings = readPageSettings({
    ...process.env,
    API_BASE: api,
    ...(origin !== undefined && { PUBLIC_ORIGIN: origin }),
  })
  if (settings.PUBLIC_ORIGIN === null)
    throw new StartFailure('Name the origin of the pages by --origin, such as https://www.example.com.')
  return { settings: withoutOwnForm(settings), origin: settings.PUBLIC_ORIGIN, folder: callerPath(out) }
}

// A static host answers no form.
const withoutOwnForm = (settings: PageSettings): PageSettings =>
  settings.config.contactFormUrl.startsWith('/')
    ? { ...settings, config: { ...settings.config, contactFormUrl: '' } }
    : settings

const log: Log = (event, details = {}, level = 'info') => {
  if (level !== 'info') console.error(`${event} ${JSON.stringify(details)}`)
}

async function build(settings: PageSettings, origin: string): Promise<BuiltPages> {
  try {
    const { PAGE_RENDERER: pageRenderer, WEB_BUILD: webBuild, config } = settings
    if (pageRenderer === null) throw new StartFailure('Another WEB_BUILD needs its own PAGE_RENDERER.')
    return await buildPages({ webBuild, pageRenderer, config, origin, log })
  } catch (error) {
    if (error instanceof StartFailure) throw new StartFailure(`${error.message} Nothing was changed.`)
    throw error
  }
}

async function main(args: string[]) {
  const { settings, origin, folder } = readArguments(args)
  // A folder that would be refused is refused before the pages are made.
  await previousFiles(folder)
  const { files, pageCount, skipped } = await build(settings, origin)
  const { written, unchanged, deleted } = await writeFiles(folder, files)
  write(
    `${folder}: ${pageCount} pages in ${files.size} files; ${written} written, ${unchanged} unchanged, ${deleted} deleted.`,
  )
  for (const path of skipped)
    write(`Left out: ${path} (no file can have its name, or it was deleted meanwhile)`)
  if (settings.config.contactFormUrl === '')
    write(
      'There is no form service: the contact page says how to write instead. Set CONTACT_FORM_URL for a form.',
    )
}

await main(process.argv.slice(2)).catch(fail)
