import { write } from '../../src/output.ts'
import { StartFailure } from '../../src/start-failure.ts'
import type { CleanedPage } from './clean-stored-pages.ts'
import { type Command, usageOf } from './command.ts'
import { runOperation } from './run-operation.ts'

/** Milliseconds for all pages: one may take 45 seconds. */
const TIMEOUT = 60 * 60_000

export const cleanPagesCommand: Command = {
  name: 'clean-pages',
  parameters: '[--yes]',
  summary: 'Makes the articles of blogs again from the pages that were uploaded.',
  details: [
    'Run it after an upgrade that reads pages better. Without --yes it lists what would change, and stores nothing.',
    'A changed blog keeps its earlier version, which can be restored in the console.',
  ].join('\n'),
  async run(args) {
    const isConfirmed = args[0] === '--yes'
    if (args.length > (isConfirmed ? 1 : 0)) throw new StartFailure(usageOf(cleanPagesCommand))
    report(await runOperation('clean-pages', { isConfirmed }, TIMEOUT), isConfirmed)
  },
}

function report(pages: readonly CleanedPage[], isConfirmed: boolean) {
  for (const { id, title, outcome, details } of pages)
    if (details) write(`${id} “${title}”: ${outcome === 'refused' ? 'stays as it is. ' : ''}${details}`)
  const count = (outcome: CleanedPage['outcome']) => pages.filter((page) => page.outcome === outcome).length
  const [changed, withoutFile, refused] = [count('changed'), count('without-file'), count('refused')]
  write(
    [
      `${isConfirmed ? 'Changed' : 'To change'}: ${changed} of ${pages.length} pages.`,
      ...(withoutFile > 0 ? [`Stored before uploaded files were kept: ${withoutFile}.`] : []),
      ...(refused > 0 ? [`Cannot be cleaned: ${refused}.`] : []),
    ].join(' '),
  )
  if (changed > 0 && !isConfirmed) throw new StartFailure('Nothing was changed yet: repeat with --yes.')
}
