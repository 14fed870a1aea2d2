import { writeFileSync } from 'node:fs'
import { codeOf } from '../../src/causes.ts'
import { write } from '../../src/output.ts'
import { StartFailure } from '../../src/start-failure.ts'
import type { Erasure } from '../personal-data/erase-person.ts'
import { limitsOfSearch, type PersonalData } from '../personal-data/export-person.ts'
import { summaryOf } from '../personal-data/holdings.ts'
import { type Identifiers, parseIdentifier } from '../personal-data/person.ts'
import { type Command, callerPath, parseArguments, usageOf } from './command.ts'
import { runOperation } from './run-operation.ts'

export const personCommand: Command = {
  name: 'person',
  parameters:
    '<export|erase> <phone number or e-mail address> [--user-id u01] [--file data.json] [--yes] [--pseudonymise]',
  summary: 'Exports or erases what the database keeps on a person.',
  details: [
    '--user-id       also the subscriptions of that user of the platform.',
    '--file          the file of an export, which must not exist; else it is printed.',
    '--yes           erases; without it the rows are counted only.',
    '--pseudonymise  makes the account of a disabled member of staff unrecognisable: it cannot be erased.',
  ].join('\n'),
  async run(args) {
    const { action, identifier, userId, file, yes, pseudonymise } = readArguments(args)
    const parsed = parseIdentifier(identifier)
    if (!parsed)
      throw new StartFailure('Name the person by a phone number of ten digits or by an e-mail address.')
    const identifiers: Identifiers = { ...parsed, userId }
    if (action === 'export') return writeExport(await runOperation('export-person', identifiers), file)
    const options = { identifiers, isConfirmed: yes, pseudonymises: pseudonymise }
    report(await runOperation('erase-person', options))
  },
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const usage = usageOf(personCommand)
  const options = { file: text, 'user-id': text, yes: flag, pseudonymise: flag }
  const { values, positionals } = parseArguments(usage, { args, options, allowPositionals: true })
  const [action, identifier, ...others] = positionals
  const { file = null, 'user-id': userId = null, yes = false, pseudonymise = false } = values
  const isFaulty =
    identifier === undefined ||
    others.length > 0 ||
    userId === '' ||
    (action !== 'erase' && (yes || pseudonymise)) ||
    (action !== 'export' && file !== null)
  if (isFaulty || (action !== 'export' && action !== 'erase')) throw new StartFailure(usage)
  return { action, identifier, userId, file, yes, pseudonymise }
}

function writeExport(data: PersonalData, file: string | null) {
  const json = JSON.stringify(data, null, 2)
  if (file === null) return write(json)
  const path = callerPath(file)
  try {
    writeFileSync(path, `${json}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new StartFailure(`${path} cannot be written (${codeOf(error) ?? 'unknown'}).`)
  }
  write(`${path}: what the database keeps on this person, readable by you alone.`)
}

function report({ result, deleted, kept }: Erasure) {
  const rows = `To erase: ${summaryOf(deleted)}.`
  switch (result) {
    case 'is-staff':
      throw new StartFailure(
        `${rows} This is a member of staff, whose account and actions (${summaryOf(kept)}) have to stay as records: nothing was erased. For a former member, disable the account and repeat with --pseudonymise.`,
      )
    case 'is-active-staff':
      throw new StartFailure(
        'This member of staff can still log in: nothing was erased. Disable the account first, by `pnpm admin staff disable <phone number>`.',
      )
    case 'not-confirmed':
      throw new StartFailure(`${rows} Nothing was erased yet: repeat with --yes.`)
    case 'erased':
      write(`Erased: ${summaryOf(deleted)}.`)
      if (Object.values(kept).some((count) => count > 0))
        write(`Kept: ${summaryOf(kept)}. The account has no name, number or address any more.`)
      for (const limit of limitsOfSearch) write(limit)
  }
}
